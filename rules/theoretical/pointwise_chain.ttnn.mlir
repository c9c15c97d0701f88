module {
  func.func @three_ops(%x: tensor<32x64xbf16>, %y: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.multiply"(%x, %y) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %1 = "ttnn.tanh"(%0) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: pointwise_chain [out=%2]
    %2 = "ttnn.add"(%1, %y) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %2 : tensor<32x64xbf16>
  }

  func.func @two_ops(%x: tensor<32x64xbf16>, %y: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.multiply"(%x, %y) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: pointwise_chain
    %1 = "ttnn.add"(%0, %y) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %1 : tensor<32x64xbf16>
  }

  func.func @used_in_between(%x: tensor<32x64xbf16>, %y: tensor<32x64xbf16>) -> (tensor<32x64xbf16>, tensor<32x64xbf16>) {
    %0 = "ttnn.multiply"(%x, %y) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %1 = "ttnn.tanh"(%0) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: pointwise_chain
    %2 = "ttnn.add"(%1, %y) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %2, %1 : tensor<32x64xbf16>, tensor<32x64xbf16>
  }
}
