#loc3 = loc("y")

"builtin.module"() <{sym_name = "m"}> ({
  "ttcore.device_module"() ({
    "builtin.module"() ({
      "func.func"() <{arg_attrs = [{ttir.name = "w"}], function_type = (tensor<2xbf16, #l>) -> tensor<1xbf16>, sym_name = "f"}> ({
      ^bb0(%arg0: tensor<2xbf16, #l> loc("m":0:0), %arg1: i1):
        %1 = "func.call"(%arg0) <{callee = @g}> : (tensor<2xbf16, #l>) -> tensor<1xbf16> loc(#loc3)
        %2:2 = "stablehlo.reduce"(%1) ({
        ^bb0(%x: f32, %y: f32):
          %3 = "stablehlo.add"(%x, %y) : (f32, f32) -> f32
          "stablehlo.return"(%3) : (f32) -> ()
        }, {
        }) {k} : (tensor<1xbf16>) -> (f32, f32)
        "cf.br"(%2#1)[^bb1] : (f32) -> ()
      ^bb1(%z: f32):
        "func.return"(%1) : (tensor<1xbf16>) -> () loc(#loc)
      }) {tt.function_type = "const_eval"} : () -> () loc(#loc)
      "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
      }) : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> () loc(#loc)
