module {
  func.func @log_of_sigmoid(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.sigmoid"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: log_sigmoid [x=%x out=%1]
    %1 = "ttnn.log"(%0) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %1 : tensor<32x64xbf16>
  }

  func.func @negated_softplus(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttnn.neg"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %1 = "ttnn.exp"(%0) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %2 = "ttnn.log1p"(%1) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: log_sigmoid [x=%x out=%3]
    %3 = "ttnn.neg"(%2) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %3 : tensor<32x64xbf16>
  }

  func.func @without_the_first_negation(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %1 = "ttnn.exp"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %2 = "ttnn.log1p"(%1) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: log_sigmoid
    %3 = "ttnn.neg"(%2) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %3 : tensor<32x64xbf16>
  }
}
