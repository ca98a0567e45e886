import { categorySummaries } from './category-summaries.ts'
import type { Lesson, LessonCategory } from './lesson.ts'
import { greedyIntervals } from './lessons/arrays/greedy-intervals.ts'
import { hashLookup } from './lessons/arrays/hash-lookup.ts'
import { prefixSum } from './lessons/arrays/prefix-sum.ts'
import { slidingWindow } from './lessons/arrays/sliding-window.ts'
import { sorting } from './lessons/arrays/sorting.ts'
import { twoPointers } from './lessons/arrays/two-pointers.ts'
import { basicBinarySearch } from './lessons/binary-search/basic-binary-search.ts'
import { binarySearchOnAnswer } from './lessons/binary-search/binary-search-on-answer.ts'
import { rangeSearch } from './lessons/binary-search/range-search.ts'
import { rotatedArraySearch } from './lessons/binary-search/rotated-array-search.ts'
import { dynamicProgramming } from './lessons/dynamic-programming/dynamic-programming.ts'
import { gridDp } from './lessons/dynamic-programming/grid-dp.ts'
import { intervalDp } from './lessons/dynamic-programming/interval-dp.ts'
import { longestIncreasingSubsequence } from './lessons/dynamic-programming/longest-increasing-subsequence.ts'
import { stateMachineDp } from './lessons/dynamic-programming/state-machine-dp.ts'
import { unboundedKnapsack } from './lessons/dynamic-programming/unbounded-knapsack.ts'
import { zeroOneKnapsack } from './lessons/dynamic-programming/zero-one-knapsack.ts'
import { breadthFirstSearch } from './lessons/graphs/breadth-first-search.ts'
import { depthFirstSearch } from './lessons/graphs/depth-first-search.ts'
import { matrixTraversal } from './lessons/graphs/matrix-traversal.ts'
import { shortestPathAndMst } from './lessons/graphs/shortest-path-and-mst.ts'
import { topologicalSort } from './lessons/graphs/topological-sort.ts'
import { unionFind } from './lessons/graphs/union-find.ts'
import { linkedListDesign } from './lessons/linked-lists/linked-list-design.ts'
import { linkedListManipulation } from './lessons/linked-lists/linked-list-manipulation.ts'
import { linkedListReversal } from './lessons/linked-lists/linked-list-reversal.ts'
import { linkedListTwoPointers } from './lessons/linked-lists/linked-list-two-pointers.ts'
import { monotonicStack } from './lessons/stack-and-queue/monotonic-stack.ts'
import { queueOperations } from './lessons/stack-and-queue/queue-operations.ts'
import { stackOperations } from './lessons/stack-and-queue/stack-operations.ts'
import { digitAndBitParsing } from './lessons/strings/digit-and-bit-parsing.ts'
import { frequencyCounting } from './lessons/strings/frequency-counting.ts'
import { stringDynamicProgramming } from './lessons/strings/string-dynamic-programming.ts'
import { stringSlidingWindow } from './lessons/strings/string-sliding-window.ts'
import { stringTwoPointers } from './lessons/strings/string-two-pointers.ts'
import { backtracking } from './lessons/trees/backtracking.ts'
import { binarySearchTree } from './lessons/trees/binary-search-tree.ts'
import { heapPriorityQueue } from './lessons/trees/heap-priority-queue.ts'
import { levelOrderTraversal } from './lessons/trees/level-order-traversal.ts'
import { pathSumAndLca } from './lessons/trees/path-sum-and-lca.ts'
import { treeConstruction } from './lessons/trees/tree-construction.ts'
import { treeTraversal } from './lessons/trees/tree-traversal.ts'
import { trie } from './lessons/trees/trie.ts'

/** Lessons of each category, by category id, in display order. */
const lessonsByCategory: Readonly<Record<number, readonly Lesson[]>> = {
  1: [twoPointers, slidingWindow, prefixSum, hashLookup, sorting, greedyIntervals],
  2: [basicBinarySearch, rangeSearch, rotatedArraySearch, binarySearchOnAnswer],
  3: [
    stringTwoPointers,
    stringSlidingWindow,
    stringDynamicProgramming,
    frequencyCounting,
    digitAndBitParsing,
  ],
  4: [linkedListManipulation, linkedListTwoPointers, linkedListReversal, linkedListDesign],
  5: [stackOperations, queueOperations, monotonicStack],
  6: [
    treeTraversal,
    levelOrderTraversal,
    binarySearchTree,
    pathSumAndLca,
    treeConstruction,
    heapPriorityQueue,
    trie,
    backtracking,
  ],
  7: [depthFirstSearch, breadthFirstSearch, matrixTraversal, topologicalSort, unionFind, shortestPathAndMst],
  8: [
    dynamicProgramming,
    zeroOneKnapsack,
    unboundedKnapsack,
    longestIncreasingSubsequence,
    gridDp,
    intervalDp,
    stateMachineDp,
  ],
}

/** The eight categories in display order, each with its lessons. */
export const catalogue: readonly LessonCategory[] = categorySummaries.map(
  ({ id, displayName, description, hue, listenFor }) => ({
    id,
    displayName,
    description,
    hue,
    listenFor,
    lessons: lessonsByCategory[id] ?? [],
  }),
)

export const allLessons: readonly Lesson[] = catalogue.flatMap((category) => category.lessons)

const lessonById = new Map(allLessons.map((lesson) => [lesson.id, lesson]))
const lessonByName = new Map(allLessons.map((lesson) => [lesson.name, lesson]))

export function findLesson(id: number): Lesson | undefined {
  return lessonById.get(id)
}

/** By slug, e.g. `two-pointers`. */
export function findLessonByName(name: string): Lesson | undefined {
  return lessonByName.get(name)
}

/** The display name of a pattern, or its slug when there is no lesson on it. */
export function nameOf(pattern: string): string {
  return findLessonByName(pattern)?.displayName ?? pattern
}

/** Practice problems of the whole catalogue; one that two patterns share counts once. */
export const distinctProblemCount = new Set(
  allLessons.flatMap((lesson) => lesson.practice.map((problem) => problem.number)),
).size
