/** A prompt that anyone may try, as it is asked: among four names, with a clue marked already. */
export interface TrialPrompt {
  readonly id: string
  /** Repeated here, because the pages that ask it must not load the prompts with their keys. */
  readonly text: string
  /** In the order of the lessons. One is right, another its nearest rival. */
  readonly names: readonly string[]
  /** Words that show what marking is. */
  readonly marked?: string
}

/** An easy prompt of the landing page, then a harder one. Anyone may have seen them, so no round asks them. */
export const trialPrompts: readonly [TrialPrompt, TrialPrompt] = [
  {
    id: 'sliding-window-3',
    text: 'A scale under a beehive records how many grams of honey were added each day; no entry is negative. Over up to 500,000 days of archived data, a beekeeper looks for the fewest days in a row in which at least 9,000 grams came in. Answer 0 if there is no such stretch.',
    names: ['two-pointers', 'sliding-window', 'prefix-sum', 'hash-lookup'],
    marked: 'the fewest days in a row',
  },
  {
    id: 'binary-search-on-answer-7',
    text: 'A violin maker has n wires, up to 10,000, of given lengths in millimeters. From them she cuts at least 5,000 strings of one common length. A string cannot be joined from two wires, and leftovers are thrown away. What is the greatest whole length the strings can have?',
    names: ['greedy-intervals', 'basic-binary-search', 'binary-search-on-answer', 'unbounded-knapsack'],
  },
]

export const trialPromptIds: readonly string[] = trialPrompts.map(({ id }) => id)
