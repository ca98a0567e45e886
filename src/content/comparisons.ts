export interface ComparisonTable {
  readonly title: string
  /** The things compared; each row has one value for each of them. */
  readonly columns: readonly string[]
  readonly rows: readonly ComparisonRow[]
  readonly note?: string
}

export interface ComparisonRow {
  readonly feature: string
  readonly values: readonly string[]
}

/** The tables that help a reader of this pattern, in a fixed order; none for most patterns. */
export function comparisonsFor(patternName: string): readonly ComparisonTable[] {
  const name = simplifyName(patternName)
  return comparisons
    .filter(({ shownFor }) => shownFor.some((part) => name.includes(part)))
    .map(({ table }) => table)
}

/** Spec section 5: lower case, and nothing but a to z and hyphens; then matched by substring. */
function simplifyName(patternName: string): string {
  return patternName.toLowerCase().replace(/[^a-z-]/g, '')
}

const breadthOrDepth: ComparisonTable = {
  title: 'BFS vs DFS',
  columns: ['Breadth-first search', 'Depth-first search'],
  rows: [
    {
      feature: 'Question it answers',
      values: ['How few steps does it take?', 'Can it be reached at all, and how?'],
    },
    {
      feature: 'Order of visits',
      values: ['Ring by ring, nearest first', 'One route to its end, then back to the last fork'],
    },
    { feature: 'Held in', values: ['A queue', 'The call stack, or a stack of your own'] },
    { feature: 'Memory', values: ['The widest ring', 'The longest route'] },
    { feature: 'Time', values: ['O(V + E)', 'O(V + E)'] },
    {
      feature: 'First visit is a shortest route',
      values: ['Yes, when every move costs the same', 'No'],
    },
    {
      feature: 'Also good at',
      values: [
        'Spreading from several sources, levels of a tree',
        'Cycles, components, all routes, finishing order',
      ],
    },
    {
      feature: 'Words to listen for',
      values: ['fewest, nearest, minimum steps, level', 'exists, connected, all paths, cycle'],
    },
  ],
  note: 'If neither distance nor order matters, take the one you write with fewer mistakes. On very long routes, recursive DFS can run out of call stack.',
}

const linksAndOrders: ComparisonTable = {
  title: 'DFS vs Topological Sort vs Union-Find',
  columns: ['Depth-first search', 'Topological sort', 'Union-find'],
  rows: [
    {
      feature: 'Question it answers',
      values: [
        'What can be reached from here?',
        'What has to come before what?',
        'Are these two in one group?',
      ],
    },
    { feature: 'Edges', values: ['With or without direction', 'With direction', 'Without direction'] },
    {
      feature: 'Keeps',
      values: ['Marks and a stack', 'A count of open prerequisites and a queue', 'A parent for each node'],
    },
    {
      feature: 'Shows a cycle by',
      values: [
        'Meeting a node that is still open (directed), or a marked node other than the parent (undirected)',
        'Nodes left over when nothing is free',
        'A link whose two ends are already in one group',
      ],
    },
    {
      feature: 'Edges that keep arriving',
      values: ['Search again', 'Sort again', 'One union each'],
    },
    {
      feature: 'Can name the route',
      values: ['Yes', 'No, it gives an order', 'No, only the group'],
    },
    {
      feature: 'Time',
      values: ['O(V + E)', 'O(V + E)', 'Practically constant per link or question'],
    },
  ],
  note: 'A topological order also falls out of DFS: note each node when it is finished, and read the notes backwards.',
}

const dpApproaches: ComparisonTable = {
  title: 'Dynamic Programming Approaches',
  columns: ['0/1 knapsack', 'Unbounded knapsack', 'Longest common subsequence', 'Fibonacci style'],
  rows: [
    {
      feature: 'What a cell means',
      values: [
        'Best, or possible, with the items so far and capacity c',
        'Best, or number of ways, for amount a',
        'Best for a prefix of each text',
        'Answer up to position i',
      ],
    },
    {
      feature: 'The choice',
      values: [
        'Take this item once, or skip it',
        'Which piece comes next, again and again',
        'Match both last characters, or drop one of them',
        'Which of a few steps back led here',
      ],
    },
    {
      feature: 'Transition',
      values: [
        'best[c] = max(best[c], best[c - weight] + value)',
        'best[a] = min over pieces of best[a - piece] + 1',
        'equal: diagonal + 1; else max(up, left)',
        'f(i) = f(i - 1) + f(i - 2)',
      ],
    },
    {
      feature: 'Order of filling',
      values: ['Capacities downward for each item', 'Amounts upward', 'Row by row', 'Left to right'],
    },
    {
      feature: 'Base case',
      values: [
        'Capacity 0: nothing taken',
        'Amount 0: no piece (min) or one way (count)',
        'An empty prefix has length 0',
        'The first two positions',
      ],
    },
    {
      feature: 'Time',
      values: ['O(items x capacity)', 'O(pieces x amount)', 'O(n x m)', 'O(n)'],
    },
    {
      feature: 'Memory, once rows are reused',
      values: ['O(capacity)', 'O(amount)', 'O(shorter text)', 'O(1)'],
    },
    {
      feature: 'Words to listen for',
      values: [
        'each at most once, subset, partition',
        'unlimited, coins, fewest pieces',
        'two strings, edit, common',
        'stairs, number of ways, no two adjacent',
      ],
    },
  ],
  note: 'The direction of the inner loop is the whole difference between the two knapsacks: downward uses an item once, upward as often as it fits.',
}

const comparisons: readonly { readonly shownFor: readonly string[]; readonly table: ComparisonTable }[] = [
  { shownFor: ['breadth-first', 'depth-first', 'traversal'], table: breadthOrDepth },
  { shownFor: ['depth-first', 'topological', 'union-find'], table: linksAndOrders },
  { shownFor: ['knapsack', 'dynamic-programming'], table: dpApproaches },
]
