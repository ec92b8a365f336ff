;; y[t][o] = bias[o] + xScale[t] * wScale[o] * sum over i of x[t][i] * w[o][i]
(module
  (import "memory" "all" (memory 1))
  (func (export "linear")
    (param $x i32) (param $xScale i32) (param $w i32) (param $wScale i32) (param $bias i32) (param $y i32)
    (param $tokens i32) (param $width i32) (param $outputs i32)
    (local $bytes i32) (local $t i32) (local $o i32) (local $at i32)
    (local $x0 i32) (local $x1 i32) (local $w0 i32) (local $w1 i32)
    (local $a v128) (local $b v128) (local $p v128) (local $q v128)
    (local $s00 v128) (local $s01 v128) (local $s10 v128) (local $s11 v128)
    (local.set $bytes (i32.shl (local.get $width) (i32.const 1)))
    (local.set $o (i32.const 0))
    (loop $eachOutput
      (local.set $w0 (i32.add (local.get $w) (i32.mul (local.get $o) (local.get $bytes))))
      (local.set $w1 (i32.add (local.get $w0) (local.get $bytes)))
      (local.set $t (i32.const 0))
      (loop $eachToken
        (local.set $x0 (i32.add (local.get $x) (i32.mul (local.get $t) (local.get $bytes))))
        (local.set $x1 (i32.add (local.get $x0) (local.get $bytes)))
        (local.set $s00 (v128.const i32x4 0 0 0 0)) (local.set $s01 (v128.const i32x4 0 0 0 0))
        (local.set $s10 (v128.const i32x4 0 0 0 0)) (local.set $s11 (v128.const i32x4 0 0 0 0))
        (local.set $at (i32.const 0))
        (loop $inner
          (local.set $a (v128.load (i32.add (local.get $x0) (local.get $at))))
          (local.set $b (v128.load (i32.add (local.get $x1) (local.get $at))))
          (local.set $p (v128.load (i32.add (local.get $w0) (local.get $at))))
          (local.set $q (v128.load (i32.add (local.get $w1) (local.get $at))))
          (local.set $s00 (i32x4.add (local.get $s00) (i32x4.dot_i16x8_s (local.get $a) (local.get $p))))
          (local.set $s01 (i32x4.add (local.get $s01) (i32x4.dot_i16x8_s (local.get $a) (local.get $q))))
          (local.set $s10 (i32x4.add (local.get $s10) (i32x4.dot_i16x8_s (local.get $b) (local.get $p))))
          (local.set $s11 (i32x4.add (local.get $s11) (i32x4.dot_i16x8_s (local.get $b) (local.get $q))))
          (br_if $inner (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $bytes))))
        (call $store (local.get $s00) (local.get $t) (local.get $o) (local.get $xScale) (local.get $wScale) (local.get $bias) (local.get $y) (local.get $outputs))
        (call $store (local.get $s01) (local.get $t) (i32.add (local.get $o) (i32.const 1)) (local.get $xScale) (local.get $wScale) (local.get $bias) (local.get $y) (local.get $outputs))
        (call $store (local.get $s10) (i32.add (local.get $t) (i32.const 1)) (local.get $o) (local.get $xScale) (local.get $wScale) (local.get $bias) (local.get $y) (local.get $outputs))
        (call $store (local.get $s11) (i32.add (local.get $t) (i32.const 1)) (i32.add (local.get $o) (i32.const 1)) (local.get $xScale) (local.get $wScale) (local.get $bias) (local.get $y) (local.get $outputs))
        (br_if $eachToken (i32.lt_u (local.tee $t (i32.add (local.get $t) (i32.const 2))) (local.get $tokens))))
      (br_if $eachOutput (i32.lt_u (local.tee $o (i32.add (local.get $o) (i32.const 2))) (local.get $outputs)))))
  (func $store (param $sums v128) (param $t i32) (param $o i32) (param $xScale i32) (param $wScale i32) (param $bias i32) (param $y i32) (param $outputs i32)
    (f32.store
      (i32.add (local.get $y) (i32.shl (i32.add (i32.mul (local.get $t) (local.get $outputs)) (local.get $o)) (i32.const 2)))
      (f32.add
        (f32.load (i32.add (local.get $bias) (i32.shl (local.get $o) (i32.const 2))))
        (f32.mul
          (f32.mul (f32.load (i32.add (local.get $xScale) (i32.shl (local.get $t) (i32.const 2)))) (f32.load (i32.add (local.get $wScale) (i32.shl (local.get $o) (i32.const 2)))))
          (f32.convert_i32_s
            (i32.add
              (i32.add (i32x4.extract_lane 0 (local.get $sums)) (i32x4.extract_lane 1 (local.get $sums)))
              (i32.add (i32x4.extract_lane 2 (local.get $sums)) (i32x4.extract_lane 3 (local.get $sums)))))))))
)
