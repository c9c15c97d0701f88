module {
  func.func @two_scales(%q: tensor<32x64xi8>, %s: tensor<1xf32>, %z: tensor<1xsi32>, %t: tensor<1xf32>) -> tensor<32x64xi8> {
    %0 = "ttnn.dequantize"(%q, %s, %z) : (tensor<32x64xi8>, tensor<1xf32>, tensor<1xsi32>) -> tensor<32x64xf32>
    // fuse: requantize [q=%q]
    %1 = "ttnn.quantize"(%0, %t, %z) : (tensor<32x64xf32>, tensor<1xf32>, tensor<1xsi32>) -> tensor<32x64xi8>
    return %1 : tensor<32x64xi8>
  }

  func.func @computed(%q: tensor<32x64xi8>, %s: tensor<1xf32>, %z: tensor<1xsi32>, %t: tensor<1xf32>) -> tensor<32x64xi8> {
    %0 = "ttnn.dequantize"(%q, %s, %z) : (tensor<32x64xi8>, tensor<1xf32>, tensor<1xsi32>) -> tensor<32x64xf32>
    %1 = "ttnn.relu"(%0) : (tensor<32x64xf32>) -> tensor<32x64xf32>
    // no-fuse: requantize
    %2 = "ttnn.quantize"(%1, %t, %z) : (tensor<32x64xf32>, tensor<1xf32>, tensor<1xsi32>) -> tensor<32x64xi8>
    return %2 : tensor<32x64xi8>
  }
}
