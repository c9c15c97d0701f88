!q = !quant.uniform<i32:f32, 0.1>
module {
  sdy.mesh @mesh = <["x"=2]>
  func.func @f(%a: tensor<2x3xf32>, %b: tensor<?xf32>) {
    %c = stablehlo.constant dense<"0x00FF"> : tensor<1xi16>
    %0 = ttir.empty() : tensor<4xf32>
    %1 = "ttir.add"(%a, %b, %0) : (tensor<2x3xf32>, tensor<?xf32>, tensor<4xf32>) -> tensor<4xf32>
    %2:2 = sdy.manual_computation(%a, %b) in_shardings=[<@mesh, [{"x", ?}]>] manual_axes={} (%arg2: tensor<1xi64>, %arg3: tensor<2xf32>) {
      %3 = stablehlo.negate %arg3 : tensor<2xf32>
      sdy.return %3, %arg2 : tensor<2xf32>, tensor<1xi64>
    } : (tensor<2x3xf32>, tensor<?xf32>) -> (tensor<2xf32>, tensor<1xi64>) loc(#loc4)
    %4 = stablehlo.reduce(%a init: %b) across dimensions = [1] : (tensor<2x3xf32>, tensor<?xf32>) -> tensor<2xf32>
     reducer(%x: tensor<f32>, %y: tensor<f32>)  {
      stablehlo.return %x : tensor<f32>
    }
    %5 = stablehlo.while(%it = %4) : tensor<2xf32>
     cond {
      stablehlo.return %it : tensor<2xf32>
    } do {
      stablehlo.return %it : tensor<2xf32>
    }
    scf.if %5 {
      "x.g"(%5) : (tensor<2xf32>) -> ()
    } else {
    }
    linalg.generic {maps = [#map]} ins(%a : tensor<2x3xf32>) outs(%b : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3xf32>
    %6 = ttir.to_layout %4, %1 : tensor<2xf32> into tensor<4xf32> -> tensor<4xf32>
    return
  }
}
{-#
  dialect_resources: {
    builtin: {
      blob: "0x0400"
    }
  }
#-}
// -----
func.func private @g(%a: f32) -> f32 attributes {const_eval} {
  return %a : f32
}
