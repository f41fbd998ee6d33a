/** Weights of the regression in `code.ts`, in the order of its features. Written by `GLOSSA_CODE=DIR npx tsx scripts/language/shape-train.ts`. */
export const SHAPE_WEIGHTS: readonly number[] = [
  -2525, 1469, -30, 404, 5399, 3099, 3970, 964, -224, 5342, 2030, 4592, 3653, -2402, 5201, -536, -388, -2147, 2475, -279, -4826, -1104, 4, -510, -1998, 4646,
  -3767, -556
].map((thousandths) => thousandths / 1000)
