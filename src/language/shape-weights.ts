/** Weights of the regression in `code.ts`, in the order of its features. Written by `GLOSSA_CODE=DIR npm run train:language-shapes`. */
/* biome-ignore format: one line for each eight */
export const SHAPE_WEIGHTS: readonly number[] = [
  -2523, 1309, 69, 326, 5415, 2698, 4108, 902,
  -183, 5264, 2016, 4665, 3498, -2172, 5699, -288,
  149, -2205, 2440, -299, -4688, -1200, 80, -947,
  -1807, 4325, -3805, -629
].map((thousandths) => thousandths / 1000)
