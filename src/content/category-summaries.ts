import type { CategoryHue } from './lesson.ts'

/** What a page can show about a category without loading its lessons. */
export interface CategorySummary {
  readonly id: number
  readonly displayName: string
  readonly description: string
  readonly hue: CategoryHue
  /** Words to listen for in a problem. */
  readonly listenFor: string
  readonly patternCount: number
  /** Sum over the category's patterns; a problem practiced under two of them counts twice. */
  readonly problemCount: number
}

export const categorySummaries: readonly CategorySummary[] = [
  {
    id: 1,
    displayName: 'Arrays',
    description:
      'Move indices through an array: pointers that meet, windows that slide, sums computed only once.',
    hue: 'arrays',
    listenFor: 'contiguous, pair, in place',
    patternCount: 6,
    problemCount: 59,
  },
  {
    id: 2,
    displayName: 'Binary Search',
    description: 'Halve the search space at every step, even when what you search for is the answer itself.',
    hue: 'bsearch',
    listenFor: 'sorted, minimize the maximum, log n',
    patternCount: 4,
    problemCount: 35,
  },
  {
    id: 3,
    displayName: 'Strings',
    description: 'Substrings, palindromes and anagrams: array techniques on a small alphabet.',
    hue: 'strings',
    listenFor: 'substring, palindrome, anagram',
    patternCount: 5,
    problemCount: 51,
  },
  {
    id: 4,
    displayName: 'Linked Lists',
    description: 'Rewire pointers without losing the rest of the chain, fast and slow runners included.',
    hue: 'lists',
    listenFor: 'next pointer, cycle, nth from end',
    patternCount: 4,
    problemCount: 38,
  },
  {
    id: 5,
    displayName: 'Stack & Queue',
    description: 'Decide what comes out next: the latest item, the earliest, or the next greater value.',
    hue: 'stack',
    listenFor: 'matching, next greater, undo',
    patternCount: 3,
    problemCount: 30,
  },
  {
    id: 6,
    displayName: 'Trees',
    description: 'Go deep or level by level, and know what every recursive call has to return.',
    hue: 'trees',
    listenFor: 'root, path, level, ancestor',
    patternCount: 8,
    problemCount: 79,
  },
  {
    id: 7,
    displayName: 'Graphs',
    description: 'Islands, prerequisites and shortest paths: learn which traversal the wording calls for.',
    hue: 'graphs',
    listenFor: 'connected, prerequisites, shortest',
    patternCount: 6,
    problemCount: 58,
  },
  {
    id: 8,
    displayName: 'Dynamic Programming',
    description: 'Define the state, write the transition, fill the table: the long climb with the best view.',
    hue: 'dp',
    listenFor: 'count ways, min cost, can you reach',
    patternCount: 7,
    problemCount: 62,
  },
]

export const catalogueTotals = {
  categories: 8,
  patterns: 43,
  /** Distinct problems: one that is practiced under two patterns counts once. */
  distinctProblems: 402,
} as const

/** The first categories by name, as a sentence lists them. */
export function namesOfFirst(count: number): string {
  return new Intl.ListFormat('en').format(
    categorySummaries.slice(0, count).map(({ displayName }) => displayName),
  )
}
