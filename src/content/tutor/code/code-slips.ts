import type { CodeLanguage } from './code-spellings.ts'
import { slipsInLists } from './slips-in-lists.ts'
import { slipsInLoops } from './slips-in-loops.ts'
import { slipsInRecursion } from './slips-in-recursion.ts'
import { slipsInValues } from './slips-in-values.ts'

/** A slip in pasted code that a lesson names. */
export interface CodeSlip {
  /** Slug of the pattern whose lesson names it. */
  readonly pattern: string
  readonly says: string
  /**
   * Match code in the spelling of `code-spellings.ts`, one statement per line, indented by tabs. The line is that of the
   * group `at`. An expression that is not sure must not match: a wrong finding costs more than a missing one.
   */
  readonly finds: readonly RegExp[]
  /** Must occur in the code, or in the slug of the pattern that the conversation is about. */
  readonly when?: RegExp
  readonly unless?: RegExp
  readonly languages?: readonly CodeLanguage[]
}

export const codeSlips: Readonly<Record<string, CodeSlip>> = {
  ...slipsInLoops,
  ...slipsInLists,
  ...slipsInRecursion,
  ...slipsInValues,
}
