module {
  func.func @two_scales(%q: tensor<32x64x!quant.uniform<i8:f32, 0.02>>) -> tensor<32x64x!quant.uniform<i8:f32, 0.05>> {
    %0 = "ttir.dequantize"(%q) : (tensor<32x64x!quant.uniform<i8:f32, 0.02>>) -> tensor<32x64xf32>
    // fuse: requantize [q=%q]
    %1 = "ttir.quantize"(%0) : (tensor<32x64xf32>) -> tensor<32x64x!quant.uniform<i8:f32, 0.05>>
    return %1 : tensor<32x64x!quant.uniform<i8:f32, 0.05>>
  }

  func.func @unrolled(%q: tensor<32x64xi8>, %s: tensor<1xf32>, %z: tensor<1xi32>, %t: tensor<1xf32>) -> tensor<32x64xi8> {
    %0 = "ttir.dequantize_unrolled"(%q, %s, %z) : (tensor<32x64xi8>, tensor<1xf32>, tensor<1xi32>) -> tensor<32x64xf32>
    // fuse: requantize [q=%q]
    %1 = "ttir.quantize_unrolled"(%0, %t, %z) : (tensor<32x64xf32>, tensor<1xf32>, tensor<1xi32>) -> tensor<32x64xi8>
    return %1 : tensor<32x64xi8>
  }

  // Numbers in between are computed with.
  func.func @computed(%q: tensor<32x64x!quant.uniform<i8:f32, 0.02>>) -> tensor<32x64x!quant.uniform<i8:f32, 0.05>> {
    %0 = "ttir.dequantize"(%q) : (tensor<32x64x!quant.uniform<i8:f32, 0.02>>) -> tensor<32x64xf32>
    %1 = "ttir.relu"(%0) : (tensor<32x64xf32>) -> tensor<32x64xf32>
    // no-fuse: requantize
    %2 = "ttir.quantize"(%1) : (tensor<32x64xf32>) -> tensor<32x64x!quant.uniform<i8:f32, 0.05>>
    return %2 : tensor<32x64x!quant.uniform<i8:f32, 0.05>>
  }

  // The other way round is what a fake quantisation does.
  func.func @fake(%x: tensor<32x64xf32>) -> tensor<32x64xf32> {
    %0 = "ttir.quantize"(%x) : (tensor<32x64xf32>) -> tensor<32x64x!quant.uniform<i8:f32, 0.05>>
    // no-fuse: requantize
    %1 = "ttir.dequantize"(%0) : (tensor<32x64x!quant.uniform<i8:f32, 0.05>>) -> tensor<32x64xf32>
    return %1 : tensor<32x64xf32>
  }
}
