import { greedyIntervalsPrompts } from './open/arrays/greedy-intervals.ts'
import { hashLookupPrompts } from './open/arrays/hash-lookup.ts'
import { prefixSumPrompts } from './open/arrays/prefix-sum.ts'
import { slidingWindowPrompts } from './open/arrays/sliding-window.ts'
import { sortingPrompts } from './open/arrays/sorting.ts'
import { twoPointersPrompts } from './open/arrays/two-pointers.ts'
import { basicBinarySearchPrompts } from './open/binary-search/basic-binary-search.ts'
import { binarySearchOnAnswerPrompts } from './open/binary-search/binary-search-on-answer.ts'
import { rangeSearchPrompts } from './open/binary-search/range-search.ts'
import { rotatedArraySearchPrompts } from './open/binary-search/rotated-array-search.ts'
import { dynamicProgrammingPrompts } from './open/dynamic-programming/dynamic-programming.ts'
import { gridDpPrompts } from './open/dynamic-programming/grid-dp.ts'
import { intervalDpPrompts } from './open/dynamic-programming/interval-dp.ts'
import { longestIncreasingSubsequencePrompts } from './open/dynamic-programming/longest-increasing-subsequence.ts'
import { stateMachineDpPrompts } from './open/dynamic-programming/state-machine-dp.ts'
import { unboundedKnapsackPrompts } from './open/dynamic-programming/unbounded-knapsack.ts'
import { zeroOneKnapsackPrompts } from './open/dynamic-programming/zero-one-knapsack.ts'
import { breadthFirstSearchPrompts } from './open/graphs/breadth-first-search.ts'
import { depthFirstSearchPrompts } from './open/graphs/depth-first-search.ts'
import { matrixTraversalPrompts } from './open/graphs/matrix-traversal.ts'
import { shortestPathAndMstPrompts } from './open/graphs/shortest-path-and-mst.ts'
import { topologicalSortPrompts } from './open/graphs/topological-sort.ts'
import { unionFindPrompts } from './open/graphs/union-find.ts'
import { linkedListDesignPrompts } from './open/linked-lists/linked-list-design.ts'
import { linkedListManipulationPrompts } from './open/linked-lists/linked-list-manipulation.ts'
import { linkedListReversalPrompts } from './open/linked-lists/linked-list-reversal.ts'
import { linkedListTwoPointersPrompts } from './open/linked-lists/linked-list-two-pointers.ts'
import { monotonicStackPrompts } from './open/stack-and-queue/monotonic-stack.ts'
import { queueOperationsPrompts } from './open/stack-and-queue/queue-operations.ts'
import { stackOperationsPrompts } from './open/stack-and-queue/stack-operations.ts'
import { digitAndBitParsingPrompts } from './open/strings/digit-and-bit-parsing.ts'
import { frequencyCountingPrompts } from './open/strings/frequency-counting.ts'
import { stringDynamicProgrammingPrompts } from './open/strings/string-dynamic-programming.ts'
import { stringSlidingWindowPrompts } from './open/strings/string-sliding-window.ts'
import { stringTwoPointersPrompts } from './open/strings/string-two-pointers.ts'
import { backtrackingPrompts } from './open/trees/backtracking.ts'
import { binarySearchTreePrompts } from './open/trees/binary-search-tree.ts'
import { heapPriorityQueuePrompts } from './open/trees/heap-priority-queue.ts'
import { levelOrderTraversalPrompts } from './open/trees/level-order-traversal.ts'
import { pathSumAndLcaPrompts } from './open/trees/path-sum-and-lca.ts'
import { treeConstructionPrompts } from './open/trees/tree-construction.ts'
import { treeTraversalPrompts } from './open/trees/tree-traversal.ts'
import { triePrompts } from './open/trees/trie.ts'
import { arraysPairs } from './pairs/arrays.ts'
import { binarySearchPairs } from './pairs/binary-search.ts'
import { dynamicProgrammingPairs } from './pairs/dynamic-programming.ts'
import { graphsPairs } from './pairs/graphs.ts'
import { linkedListsPairs } from './pairs/linked-lists.ts'
import { stackAndQueuePairs } from './pairs/stack-and-queue.ts'
import { stringsPairs } from './pairs/strings.ts'
import { treesPairs } from './pairs/trees.ts'
import type { MinimalPair, Prompt } from './prompt.ts'

/** In rounds. */
export const openPrompts: readonly Prompt[] = [
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
  ...digitAndBitParsingPrompts,
  ...frequencyCountingPrompts,
  ...stringDynamicProgrammingPrompts,
  ...stringSlidingWindowPrompts,
  ...stringTwoPointersPrompts,
  ...linkedListDesignPrompts,
  ...linkedListManipulationPrompts,
  ...linkedListReversalPrompts,
  ...linkedListTwoPointersPrompts,
  ...monotonicStackPrompts,
  ...queueOperationsPrompts,
  ...stackOperationsPrompts,
  ...backtrackingPrompts,
  ...binarySearchTreePrompts,
  ...heapPriorityQueuePrompts,
  ...levelOrderTraversalPrompts,
  ...pathSumAndLcaPrompts,
  ...treeConstructionPrompts,
  ...treeTraversalPrompts,
  ...triePrompts,
  ...breadthFirstSearchPrompts,
  ...depthFirstSearchPrompts,
  ...matrixTraversalPrompts,
  ...shortestPathAndMstPrompts,
  ...topologicalSortPrompts,
  ...unionFindPrompts,
  ...dynamicProgrammingPrompts,
  ...gridDpPrompts,
  ...intervalDpPrompts,
  ...longestIncreasingSubsequencePrompts,
  ...stateMachineDpPrompts,
  ...unboundedKnapsackPrompts,
  ...zeroOneKnapsackPrompts,
]

/** In duels; each half also serves in rounds. */
export const minimalPairs: readonly MinimalPair[] = [
  ...arraysPairs,
  ...binarySearchPairs,
  ...stringsPairs,
  ...linkedListsPairs,
  ...stackAndQueuePairs,
  ...treesPairs,
  ...graphsPairs,
  ...dynamicProgrammingPairs,
]
