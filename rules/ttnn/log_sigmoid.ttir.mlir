module {
  func.func @log_of_sigmoid(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.sigmoid"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: log_sigmoid [x=%x out=%1]
    %1 = "ttir.log"(%0) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %1 : tensor<32x64xbf16>
  }

  func.func @negated_softplus(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.neg"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %1 = "ttir.exp"(%0) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %2 = "ttir.log1p"(%1) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: log_sigmoid [x=%x out=%3]
    %3 = "ttir.neg"(%2) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %3 : tensor<32x64xbf16>
  }

  func.func @without_the_first_negation(%x: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %1 = "ttir.exp"(%x) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %2 = "ttir.log1p"(%1) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: log_sigmoid
    %3 = "ttir.neg"(%2) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %3 : tensor<32x64xbf16>
  }
}
