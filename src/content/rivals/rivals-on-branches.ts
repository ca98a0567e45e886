import type { RivalPair } from './rival-pair.ts'

/** Trees, graphs and dynamic programming. */
export const rivalsOnBranches: readonly RivalPair[] = [
  // Trees
  {
    between: ['tree-traversal', 'level-order-traversal'],
    clue: 'Does the answer depend on levels, or on what lies below each node?',
    signs: [
      'On what lies below, or on left, node, right: recursion follows one branch to its end',
      'On levels, nearest leaves or what is seen from a side: a queue, level by level',
    ],
  },
  {
    between: ['tree-traversal', 'path-sum-and-lca'],
    clue: 'Does each node matter by itself, or together with others on one path?',
    signs: [
      'Each node is visited and its subtree summed up',
      'A path is the answer: something is carried down, or two sides meet at a node',
    ],
  },
  {
    between: ['tree-traversal', 'binary-search-tree'],
    clue: 'Does the order of values allow you to skip a whole side?',
    signs: [
      'No, values have no order, so every node is visited',
      'Yes, smaller is left and larger is right: one side is left out, or inorder is sorted',
    ],
  },
  {
    between: ['level-order-traversal', 'breadth-first-search'],
    clue: 'Can you come to the same node twice?',
    signs: [
      'No, a tree has one way to each node: no marks are needed',
      'Yes, a graph has cycles or several ways: mark when you enqueue',
    ],
  },
  {
    between: ['binary-search-tree', 'heap-priority-queue'],
    clue: 'Is order needed among all values, or only the best one?',
    signs: [
      'Any value, its neighbours or a range may be asked for',
      'Only the smallest or largest is taken, again and again',
    ],
  },
  {
    between: ['binary-search-tree', 'tree-construction'],
    clue: 'Does the tree exist already?',
    signs: [
      'Yes, and the order of its values guides each step down it',
      'No, it is built from a list of visits or a text, and the split has to be found',
    ],
  },
  {
    between: ['path-sum-and-lca', 'backtracking'],
    clue: 'Is the tree given, or are the branches your own choices?',
    signs: [
      'A tree is given: each root-to-leaf path exists already',
      'You make the tree by choosing: each choice is undone before the next',
    ],
  },
  {
    between: ['path-sum-and-lca', 'tree-construction'],
    clue: 'Does the recursion return a fact about the subtree, or the subtree itself?',
    signs: [
      'A fact: a sum, a height, a node that was found',
      'A new subtree, which the parent hangs on its left or right',
    ],
  },
  {
    between: ['trie', 'backtracking'],
    clue: 'Is looking up a prefix the answer, or only what cuts off a search?',
    signs: [
      'The prefix is the question: insert, search, suggest',
      'Placements or paths are tried and undone; a trie may stop hopeless ones early',
    ],
  },
  {
    between: ['backtracking', 'zero-one-knapsack'],
    clue: 'Must the choices be listed, or only counted or valued?',
    signs: [
      'Listed: every subset, order or placement itself is asked for',
      'Only how many, whether, or how much: equal remainders are solved once in a table',
    ],
  },
  // Graphs
  {
    between: ['depth-first-search', 'breadth-first-search'],
    clue: 'Is the fewest number of steps asked for?',
    signs: [
      'No: whether, which group, a cycle, all routes',
      'Yes, and each step costs the same: the first arrival is the shortest',
    ],
  },
  {
    between: ['depth-first-search', 'topological-sort'],
    clue: 'Must everything be put into an order that respects who comes first?',
    signs: [
      'No, it is enough to see what can be reached, which groups there are, or a cycle',
      'Yes, prerequisites: take what waits for nothing, again and again',
    ],
  },
  {
    between: ['depth-first-search', 'union-find'],
    clue: 'Do links keep arriving between the questions?',
    signs: [
      'No, the graph is complete before the first question: one search answers it',
      'Yes: links are added one by one, and all that is asked is whether two are in one group',
    ],
  },
  {
    between: ['breadth-first-search', 'shortest-path-and-mst'],
    clue: 'Do all steps cost the same?',
    signs: [
      'Yes, every edge counts as one: a plain queue',
      'No, edges have weights: the cheapest open node comes next, from a heap',
    ],
  },
  {
    between: ['matrix-traversal', 'union-find'],
    clue: 'Is the map complete, or does land appear while you count?',
    signs: [
      'Complete: flood each region once, and count the floods',
      'It changes cell by cell: join neighbours and keep the number of groups',
    ],
  },
  {
    between: ['matrix-traversal', 'grid-dp'],
    clue: 'May a path turn back, or does every move lead onward, such as right or down?',
    signs: [
      'Moves in all four directions: cycles are possible, so cells are marked',
      'No way back: each cell is final once the cells before it are',
    ],
  },
  {
    between: ['topological-sort', 'shortest-path-and-mst'],
    clue: 'Is an order asked for, or a least total?',
    signs: [
      'An order that respects directions: weights play no part',
      'A least total of weights: a route, or a tree that joins all',
    ],
  },
  {
    between: ['union-find', 'shortest-path-and-mst'],
    clue: 'Do edges have a cost that is to be kept small?',
    signs: [
      'No, only membership of groups counts',
      'Yes: the cheapest route or network; inside, union-find may tell which edges would close a cycle',
    ],
  },
  // Dynamic programming
  {
    between: ['dynamic-programming', 'unbounded-knapsack'],
    clue: 'Does the index stand for a place in the input, or for an amount still to fill?',
    signs: [
      'A place: the answer at i comes from a fixed few places before it',
      'An amount: every piece may be used again, so each is tried at each amount',
    ],
  },
  {
    between: ['dynamic-programming', 'state-machine-dp'],
    clue: 'Does the position alone say what is allowed next?',
    signs: [
      'Yes, one number for each position is enough',
      'No, it depends on a mode such as holding or resting: one number for each mode',
    ],
  },
  {
    between: ['zero-one-knapsack', 'unbounded-knapsack'],
    clue: 'How often may one item be used?',
    signs: [
      'At most once: a single row is filled from high to low',
      'As often as it fits: a single row is filled from low to high',
    ],
  },
  {
    between: ['zero-one-knapsack', 'longest-increasing-subsequence'],
    clue: 'What limits the choice: a budget, or the order of the chosen values?',
    signs: [
      'A budget of weight or sum that is used up',
      'Each chosen value must exceed the one chosen before it',
    ],
  },
  {
    between: ['longest-increasing-subsequence', 'state-machine-dp'],
    clue: 'Does the next choice depend on the value chosen last, or on one of a few modes?',
    signs: [
      'On the value chosen last: it must be larger',
      'On the mode you are in: which moves are allowed today',
    ],
  },
  {
    between: ['grid-dp', 'interval-dp'],
    clue: 'Do the two indices name a place, or the two ends of a piece?',
    signs: [
      'A row and a column: filled from a corner, row by row',
      'Left and right end: filled by length, shortest pieces first',
    ],
  },
]
