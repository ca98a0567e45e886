import { greedyIntervalsPrompts } from '#content/prompts/open/arrays/greedy-intervals.ts'
import { hashLookupPrompts } from '#content/prompts/open/arrays/hash-lookup.ts'
import { prefixSumPrompts } from '#content/prompts/open/arrays/prefix-sum.ts'
import { slidingWindowPrompts } from '#content/prompts/open/arrays/sliding-window.ts'
import { sortingPrompts } from '#content/prompts/open/arrays/sorting.ts'
import { twoPointersPrompts } from '#content/prompts/open/arrays/two-pointers.ts'
import { basicBinarySearchPrompts } from '#content/prompts/open/binary-search/basic-binary-search.ts'
import { binarySearchOnAnswerPrompts } from '#content/prompts/open/binary-search/binary-search-on-answer.ts'
import { rangeSearchPrompts } from '#content/prompts/open/binary-search/range-search.ts'
import { rotatedArraySearchPrompts } from '#content/prompts/open/binary-search/rotated-array-search.ts'
import { arraysPairs } from '#content/prompts/pairs/arrays.ts'
import { binarySearchPairs } from '#content/prompts/pairs/binary-search.ts'
import { createBank } from '../rounds/bank.ts'
import { isOpen } from './guest-practice.ts'

/** The prompts of the first two categories. Only loaded for guests, with a dynamic import. */
export const guestBank = createBank(
  [
    ...greedyIntervalsPrompts,
    ...hashLookupPrompts,
    ...prefixSumPrompts,
    ...slidingWindowPrompts,
    ...sortingPrompts,
    ...twoPointersPrompts,
    ...basicBinarySearchPrompts,
    ...binarySearchOnAnswerPrompts,
    ...rangeSearchPrompts,
    ...rotatedArraySearchPrompts,
  ],
  [...arraysPairs, ...binarySearchPairs].filter(({ prompts }) =>
    prompts.every(({ pattern }) => isOpen(pattern)),
  ),
)
