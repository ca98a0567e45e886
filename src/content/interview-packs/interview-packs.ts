import { arrayPacks } from './array-packs.ts'
import { graphPacks } from './graph-packs.ts'
import type { InterviewPack } from './interview-pack.ts'
import { searchAndChoicePacks } from './search-and-choice-packs.ts'
import { stackAndListPacks } from './stack-and-list-packs.ts'
import { stringPacks } from './string-packs.ts'
import { tablePacks } from './table-packs.ts'
import { treeAndHeapPacks } from './tree-and-heap-packs.ts'

/** One for each popular and each essential question. For the server only: a candidate must not find them in the page. */
export const interviewPacks: readonly InterviewPack[] = [
  ...arrayPacks,
  ...stringPacks,
  ...stackAndListPacks,
  ...searchAndChoicePacks,
  ...treeAndHeapPacks,
  ...graphPacks,
  ...tablePacks,
]

/** Undefined for a number without a pack. */
export function findInterviewPack(number: number): InterviewPack | undefined {
  return interviewPacks.find((pack) => pack.number === number)
}
