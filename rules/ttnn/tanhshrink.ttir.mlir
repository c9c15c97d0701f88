module {
  func.func @difference(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.tanh"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: tanhshrink [x=%x out=%1]
    %1 = "ttir.subtract"(%x, %0) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %1 : tensor<32x64xbf16>
  }

  func.func @the_other_way_round(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.tanh"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: tanhshrink
    %1 = "ttir.subtract"(%0, %x) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %1 : tensor<32x64xbf16>
  }
}
