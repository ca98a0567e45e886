import {
  endsOrWindow,
  orderOrBest,
  orderOrLookup,
  searchKinds,
  sweepOrHeap,
  windowOrPrefix,
} from './array-tables.ts'
import type { ComparisonTable } from './comparison-table.ts'
import { chainOrNeighbour, dpApproaches, listOrCount, modesOrPositions, twoIndices } from './dp-tables.ts'
import { breadthOrDepth, gridWalks, hopsOrWeights, linksAndOrders } from './graph-tables.ts'
import { levelsOrLines, listTechniques, openEnds, treeWalks } from './structure-tables.ts'
import { countsOfLetters, palindromes, wordsAndPrefixes } from './text-tables.ts'

/** The tables that help a reader of this pattern, in a fixed order. */
export function comparisonsFor(patternName: string): readonly ComparisonTable[] {
  const name = simplifyName(patternName)
  return comparisons
    .filter(
      ({ shownFor, exceptFor = [] }) =>
        shownFor.some((part) => name.includes(part)) && !exceptFor.some((part) => name.includes(part)),
    )
    .map(({ table }) => table)
}

/** Spec section 5: lower case, and nothing but a to z and hyphens; then matched by substring. */
function simplifyName(patternName: string): string {
  return patternName.toLowerCase().replace(/[^a-z-]/g, '')
}

interface Comparison {
  /** Parts of pattern names. */
  readonly shownFor: readonly string[]
  /** Parts of longer names that contain one of these parts by chance: their pattern is about something else. */
  readonly exceptFor?: readonly string[]
  readonly table: ComparisonTable
}

const comparisons: readonly Comparison[] = [
  { shownFor: ['breadth-first', 'depth-first', 'traversal'], table: breadthOrDepth },
  { shownFor: ['depth-first', 'topological', 'union-find'], table: linksAndOrders },
  { shownFor: ['knapsack', 'dynamic-programming'], table: dpApproaches },
  { shownFor: ['two-pointers', 'sliding-window'], table: endsOrWindow },
  { shownFor: ['sliding-window', 'prefix-sum'], exceptFor: ['string'], table: windowOrPrefix },
  { shownFor: ['two-pointers', 'hash-lookup'], exceptFor: ['string'], table: orderOrLookup },
  { shownFor: ['sorting', 'heap', 'binary-search-tree'], table: orderOrBest },
  { shownFor: ['greedy-intervals', 'heap', 'search-on-answer'], table: sweepOrHeap },
  {
    shownFor: ['basic-binary-search', 'range-search', 'rotated-array', 'search-on-answer'],
    table: searchKinds,
  },
  { shownFor: ['string-two-pointers', 'string-dynamic', 'interval-dp'], table: palindromes },
  { shownFor: ['frequency-counting', 'string-sliding-window', 'bit-parsing'], table: countsOfLetters },
  { shownFor: ['trie', 'string-dynamic'], table: wordsAndPrefixes },
  { shownFor: ['linked-list'], table: listTechniques },
  { shownFor: ['stack-operations', 'queue-operations', 'monotonic-stack', 'bit-parsing'], table: openEnds },
  { shownFor: ['tree-traversal', 'path-sum', 'binary-search-tree', 'tree-construction'], table: treeWalks },
  { shownFor: ['tree-traversal', 'level-order'], table: levelsOrLines },
  { shownFor: ['breadth-first', 'topological', 'union-find', 'shortest-path'], table: hopsOrWeights },
  { shownFor: ['matrix-traversal', 'grid-dp'], table: gridWalks },
  { shownFor: ['backtracking', 'zero-one-knapsack'], table: listOrCount },
  { shownFor: ['longest-increasing', 'monotonic-stack'], table: chainOrNeighbour },
  {
    shownFor: ['state-machine', 'dynamic-programming', 'prefix-sum'],
    exceptFor: ['string'],
    table: modesOrPositions,
  },
  { shownFor: ['grid-dp', 'interval-dp', 'string-dynamic'], table: twoIndices },
]

export const allTables: readonly ComparisonTable[] = comparisons.map(({ table }) => table)
