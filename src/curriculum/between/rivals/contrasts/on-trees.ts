import { type ContrastTexts, code, subsets, sum } from './texts.ts'

interface Tree {
  readonly value: number
  readonly left?: Tree
  readonly right?: Tree
}

type Edge = readonly [from: number, to: number]

const bothWays = (edges: readonly Edge[]) =>
  edges.flatMap(([from, to]): readonly Edge[] => [
    [from, to],
    [to, from],
  ])
const depth = (tree?: Tree): number => (tree ? 1 + Math.max(depth(tree.left), depth(tree.right)) : 0)
const inorder = (tree?: Tree): number[] =>
  tree ? [...inorder(tree.left), tree.value, ...inorder(tree.right)] : []
const longestBend = (tree?: Tree): number =>
  tree ? Math.max(depth(tree.left) + depth(tree.right), longestBend(tree.left), longestBend(tree.right)) : 0
const level = (tree: Tree | undefined, at: number): number[] =>
  tree ? (at === 0 ? [tree.value] : [...level(tree.left, at - 1), ...level(tree.right, at - 1)]) : []

/** All trees with these values in preorder. */
function treesOf(preorder: readonly number[]): readonly (Tree | undefined)[] {
  const [value, ...rest] = preorder
  if (value === undefined) return [undefined]
  return preorder.flatMap((_, size) =>
    treesOf(rest.slice(0, size)).flatMap((left) =>
      treesOf(rest.slice(size)).map((right) => ({ value, ...(left && { left }), ...(right && { right }) })),
    ),
  )
}

/** How many walks visit every cell once, from the first cell to one that counts. */
function walks(rows: number, columns: number, isEnd: (cell: number) => boolean): number {
  const cells = rows * columns
  const isNeighbor = (a: number, b: number) =>
    Math.abs(Math.floor(a / columns) - Math.floor(b / columns)) + Math.abs((a % columns) - (b % columns)) ===
    1
  const from = (path: readonly number[]): number => {
    if (path.length === cells) return isEnd(path.at(-1)!) ? 1 : 0
    const next = Array.from({ length: cells }, (_, cell) => cell).filter(
      (cell) => !path.includes(cell) && isNeighbor(path.at(-1)!, cell),
    )
    return sum(next.map((cell) => from([...path, cell])))
  }
  return from([0])
}

export const contrastsOnTrees: ContrastTexts = {
  'tree-traversal level-order-traversal': () => {
    const tree: Tree = { value: 1, left: { value: 2, left: { value: 4 } }, right: { value: 3 } }
    const right: number[] = []
    for (let node: Tree | undefined = tree; node; node = node.right) right.push(node.value)
    const last = [0, 1, 2].map((at) => level(tree, at).at(-1))
    return [
      'The root 1 has children 2 and 3, and 2 has the child 4',
      `sees ${right.join(', ')}`,
      `gives ${last.join(', ')}`,
    ]
  },
  'tree-traversal path-sum-and-lca': () => {
    const chain = (upper: number, lower: number): Tree => ({ value: upper, left: { value: lower } })
    const tree: Tree = { value: 1, left: { value: 2, left: chain(3, 5), right: chain(4, 6) } }
    const [left, right] = [depth(tree.left), depth(tree.right)]
    return [
      'The root 1 has one child, 2. Below 2 are the chains 3, 5 and 4, 6',
      `gives ${left} + ${right} = ${left + right}`,
      `bends at 2 has ${longestBend(tree)} edges`,
    ]
  },
  'tree-traversal binary-search-tree': () => {
    const tree: Tree = { value: 5, left: { value: 3, right: { value: 6 } }, right: { value: 7 } }
    const isLocal = (node?: Tree): boolean =>
      !node ||
      ((node.left?.value ?? Number.NEGATIVE_INFINITY) < node.value &&
        (node.right?.value ?? Number.POSITIVE_INFINITY) > node.value &&
        isLocal(node.left) &&
        isLocal(node.right))
    const values = inorder(tree)
    const isSorted = values.every((value, index) => index === 0 || value > values[index - 1]!)
    return [
      'The root 5 has children 3 and 7, and 3 has the right child 6',
      isLocal(tree) ? 'says yes' : '?',
      `the values are ${values.join(', ')}: ${isSorted ? '?' : 'not sorted'}`,
    ]
  },
  'tree-traversal tree-construction': () => {
    const trees = treesOf([1, 2, 3])
    const fitting = trees.filter((tree) => inorder(tree).join() === '2,1,3')
    return [
      'visited as 1, 2, 3 in preorder and as 2, 1, 3 inorder',
      `leaves ${trees.length} trees`,
      `the root 1 in the inorder list leaves only ${fitting.length} of them`,
    ]
  },
  'level-order-traversal breadth-first-search': () => {
    const next: Readonly<Record<number, readonly number[]>> = { 1: [2, 3], 2: [4], 3: [4] }
    const visits = (isMarking: boolean) => {
      const queue = [1]
      for (const node of queue)
        queue.push(...(next[node] ?? []).filter((other) => !isMarking || !queue.includes(other)))
      return queue.length
    }
    return [
      'from 1 to 2, 1 to 3, 2 to 4 and 3 to 4',
      'a search from 1',
      `4 is enqueued twice, and the count is ${visits(false)}`,
      `With marks it is ${visits(true)}`,
    ]
  },
  'binary-search-tree heap-priority-queue': () => {
    const booked: readonly (readonly [number, number])[] = [
      [10, 20],
      [40, 50],
    ]
    const wish = [25, 45] as const
    const overlaps = booked.map(([from, to]) => from < wish[1] && wish[0] < to)
    return [
      `${code(booked[0])} and ${code(booked[1])} are booked`,
      `Is ${code(wish)} free`,
      `a min-heap, ${code(booked[0])}, ${overlaps[0] ? '?' : 'does not overlap it'}`,
      `in order, ${code(booked[1])}, says ${overlaps[1] ? 'no' : '?'}`,
    ]
  },
  'binary-search-tree tree-construction': () => {
    const values = [1, 2, 3, 4, 5]
    // Each value goes right at every earlier one.
    const comparisons = sum(values.map((value) => values.filter((earlier) => earlier < value).length))
    return [
      `visited as ${values.join(', ')} in preorder`,
      `takes ${comparisons} comparisons`,
      `each of the ${values.length} values once`,
    ]
  },
  'path-sum-and-lca backtracking': () => {
    const paths = [
      [1, 2],
      [1, 3],
    ]
    const isThree = (values: readonly number[]) => sum(values) === 3
    return [
      `${code([1, 2, 3])} have the sum 3`,
      `the root 1 and the children 2 and 3, the list has ${paths.filter(isThree).length} such path`,
      `finds ${subsets([1, 2, 3]).filter(isThree).length} subsets`,
    ]
  },
  'trie backtracking': () => {
    const words = ['aab', 'aac', 'aad']
    const prefixes = new Set(words.flatMap((word) => [...word].map((_, index) => word.slice(0, index + 1))))
    return [`have ${words.join('').length} letters`, `trie of the words has ${prefixes.size}`]
  },
  'trie hash-lookup': () => {
    const words = ['car', 'card', 'dog']
    return [
      `finds ${code('ca')} ${words.filter((word) => word === 'ca').length} times`,
      `In a trie, ${words.filter((word) => word.startsWith('ca')).length} words`,
    ]
  },
  'backtracking depth-first-search': () => [
    'a 2 x 2 grid',
    'all 4 cells and finds at most 1 walk',
    `it finds ${walks(2, 2, () => true)}`,
  ],
  'backtracking unbounded-knapsack': () => {
    const ways = [1, 1]
    while (ways.length < 31) ways.push(ways.at(-1)! + ways.at(-2)!)
    return [
      'climb 30 stairs, 1 or 2 at a time',
      `the top ${ways[30]!.toLocaleString('en-US')} times`,
      `has ${ways.length} cells`,
    ]
  },
  'backtracking grid-dp': () => {
    const counts = [
      [1, 1, 1],
      [1, 2, 3],
    ]
    const [above, here] = counts as [number[], number[]]
    const isAddedUp = here.every((count, column) => count === above[column]! + (here[column - 1] ?? 0))
    return [
      'a grid of 2 rows and 3 columns',
      `gives ${isAddedUp ? here[2] : '?'},`,
      `finds ${walks(2, 3, (cell) => cell === 5)}.`,
    ]
  },
  'backtracking zero-one-knapsack': () => {
    const values = [7, 7, 4, 2, 2, 2]
    const share = sum(values) / 3
    const canFill = (rest: readonly number[], groups: readonly number[]): boolean => {
      const [value, ...more] = rest
      if (value === undefined) return groups.every((total) => total === share)
      return groups.some(
        (total, at) => total + value <= share && canFill(more, groups.with(at, total + value)),
      )
    }
    const hasGroup = subsets(values).some((group) => sum(group) === share)
    return [
      `${code(values)} into 3 groups`,
      hasGroup ? `one group with the sum ${share} and says yes` : '?',
      'Filling all 3 groups shows that no group can take a 7',
      canFill(values, [0, 0, 0]) ? '?' : 'the answer is no',
    ]
  },
  'tree-traversal depth-first-search': () => {
    const deepest = (edges: readonly Edge[], node = 1, from = 0): number =>
      1 +
      Math.max(
        0,
        ...edges
          .filter(([start, end]) => start === node && end !== from)
          .map(([, end]) => deepest(edges, end, node)),
      )
    const edges: readonly Edge[] = [
      [1, 2],
      [3, 2],
      [3, 4],
    ]
    return [
      'The edges 1-2, 3-2 and 3-4 form a tree with the root 1',
      `from 1 to 2 and no farther: ${deepest(edges)} nodes`,
      `a path of ${deepest(bothWays(edges))}`,
    ]
  },
  'path-sum-and-lca depth-first-search': () => {
    const edges = bothWays([
      [1, 2],
      [1, 3],
      [3, 4],
      [1, 5],
      [5, 6],
    ])
    const branches = (node: number, from: number): number[] =>
      edges
        .filter(([start, end]) => start === node && end !== from)
        .map(([, end]) => 1 + Math.max(0, ...branches(end, node)))
    const below = branches(1, 0)
    const firstTwo = below.slice(0, 2)
    const longestTwo = below.toSorted().slice(-2)
    return [
      'the edges 1-2, 1-3, 3-4, 1-5 and 5-6',
      'branches of 1 gives',
      `${firstTwo.join(' + ')} = ${sum(firstTwo)}`,
      `${longestTwo.join(' + ')} = ${sum(longestTwo)}`,
    ]
  },
}
