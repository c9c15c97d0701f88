module {
  func.func @sum_of_exps(%a: tensor<32x64xbf16>, %b: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.exp"(%a) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %1 = "ttir.exp"(%b) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %2 = "ttir.add"(%0, %1) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // fuse: logaddexp [a=%a b=%b out=%3]
    %3 = "ttir.log"(%2) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %3 : tensor<32x64xbf16>
  }

  func.func @one_exp(%a: tensor<32x64xbf16>, %b: tensor<32x64xbf16>) -> tensor<32x64xbf16> {
    %0 = "ttir.exp"(%a) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %2 = "ttir.add"(%0, %b) : (tensor<32x64xbf16>, tensor<32x64xbf16>) -> tensor<32x64xbf16>
    // no-fuse: logaddexp
    %3 = "ttir.log"(%2) : (tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %3 : tensor<32x64xbf16>
  }
}
