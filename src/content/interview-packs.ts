import { arrayPacks } from './interview-packs/array-packs.ts'
import { graphPacks } from './interview-packs/graph-packs.ts'
import type { InterviewPack } from './interview-packs/interview-pack.ts'
import { searchAndChoicePacks } from './interview-packs/search-and-choice-packs.ts'
import { stackAndListPacks } from './interview-packs/stack-and-list-packs.ts'
import { stringPacks } from './interview-packs/string-packs.ts'
import { tablePacks } from './interview-packs/table-packs.ts'
import { treeAndHeapPacks } from './interview-packs/tree-and-heap-packs.ts'

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
