import { quickPrompts } from '#curriculum/between/quick/quick-prompts.ts'
import { guestPairs, guestPrompts } from '#curriculum/guest-prompts.ts'
import { createBank } from '../rounds/bank.ts'
import { isOpen } from './guest-practice.ts'

/** The prompts of the open categories. Only loaded for guests, with a dynamic import. */
export const guestBank = createBank({
  prompts: guestPrompts,
  pairs: guestPairs.filter(({ prompts }) => prompts.every(({ pattern }) => isOpen(pattern))),
  quick: quickPrompts.filter(({ pattern }) => isOpen(pattern)),
})
