import { joinWords } from '#algorithms/format-text.ts'
import { decideAmong } from '#algorithms/moves.ts'
import type { Decision } from '#algorithms/step.ts'

/** In the order of insertion. */
export type Counts = readonly (readonly [letter: string, count: number])[]

/** Asks about the next letter of the first word. Some letter is counted already. */
export function decideCount(counts: Counts, letter: string): Decision {
  const known = counts.find(([key]) => key === letter)?.[1]
  const times = known === 1 ? 'once' : known === 2 ? 'twice' : `${known} times`
  return decideAmong(
    [
      {
        option: 'It gets a new entry, with count 1',
        wrong:
          known === undefined
            ? undefined
            : `“${letter}” has an entry: it has been counted ${times}. A new entry with count 1 would forget that.`,
      },
      {
        option: 'The count of its entry goes up by 1',
        wrong:
          known === undefined
            ? `“${letter}” has no entry whose count could go up. So far, the table has only ${joinWords(counts.map(([key]) => `“${key}”`))}.`
            : undefined,
      },
      {
        option: 'Nothing: only new letters matter',
        wrong:
          known === undefined
            ? `“${letter}” is new: the table has no entry for it. Without one, the second word could not use this “${letter}”.`
            : `The second word may now use “${letter}” one more time, so its count must be ${known} + 1 = ${known + 1}. Only a set would forget that.`,
      },
    ],
    {
      question: `The next letter of the first word is “${letter}”. What happens in the table?`,
      line: 'start',
    },
  )
}

/** Asks about the next letter of the second word. */
export function decideMatch(counts: Counts, letter: string): Decision {
  const entry = counts.findIndex(([key]) => key === letter)
  const left = counts[entry]?.[1]
  const isLeft = left !== undefined && left > 0
  return decideAmong(
    [
      {
        option: 'Yes: one is used up',
        wrong: isLeft
          ? undefined
          : left === undefined
            ? `The table has no “${letter}”: the first word does not contain it, so there is nothing to match it with.`
            : `The count of “${letter}” is 0: each “${letter}” of the first word is matched with an earlier one of the second.`,
        ...(entry >= 0 && { position: { kind: 'item', index: entry, in: 2 } }),
      },
      {
        option: 'No: not an anagram',
        wrong: isLeft
          ? `The count of “${letter}” is ${left}, so the first word has one that is not matched yet. Nothing is missing so far.`
          : undefined,
      },
    ],
    { question: `The second word needs “${letter}”. Is one left in the table?`, line: 'check' },
  )
}
