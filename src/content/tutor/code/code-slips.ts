import type { CodeSlip } from './code-expressions.ts'
import { slipsInLoops } from './slips-in-loops.ts'
import { slipsInRecursion } from './slips-in-recursion.ts'
import { slipsInValues } from './slips-in-values.ts'

export const codeSlips: Readonly<Record<string, CodeSlip>> = {
  ...slipsInLoops,
  ...slipsInRecursion,
  ...slipsInValues,
}
