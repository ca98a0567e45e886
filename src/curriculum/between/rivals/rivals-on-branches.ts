import type { RivalPair } from './rival-pair.ts'

/** Trees, graphs and dynamic programming. */
export const rivalsOnBranches: readonly RivalPair[] = [
  // Trees
  {
    between: ['tree-traversal', 'level-order-traversal'],
    clue: 'Does the answer depend on rows or columns of nodes, or on branches and subtrees?',
    signs: [
      'Branches and subtrees: their depth, shape or contents, or an order such as left, node, right',
      'Rows, columns, width, a side view or the nearest leaf: a queue takes one level at a time',
    ],
  },
  {
    between: ['tree-traversal', 'path-sum-and-lca'],
    clue: 'Is the answer about nodes and subtrees, or about a path: its sum, its nodes or its two ends?',
    signs: [
      'Nodes and subtrees: their depth, number, shape, states or order of visits',
      'A path: its sum or its nodes, or two nodes with their distance, route or common ancestor',
    ],
  },
  {
    between: ['tree-traversal', 'binary-search-tree'],
    clue: 'Does the statement speak of a binary search tree, so that the order of values counts?',
    signs: [
      'No, the values have no order from left to right, so every node is visited',
      'Yes: smaller values are left and larger ones right, and this order is used, checked, restored or built',
    ],
  },
  {
    between: ['tree-traversal', 'tree-construction'],
    clue: 'Must a tree be built from data or written out, or duplicates found among its own subtrees?',
    signs: [
      'No: a tree is measured, listed, rewired, or compared with one other tree or its own mirror image',
      'Yes: a list or a string becomes a tree, a tree becomes a string, or equal subtrees of one tree are found',
    ],
  },
  {
    between: ['level-order-traversal', 'breadth-first-search'],
    clue: 'Is it a tree entered at its root, or a graph, a grid or a set of states?',
    signs: [
      'A tree: one path leads to each node, so no marks are needed',
      'A graph, grid or states: a node can be reached twice, so mark it when you enqueue it',
    ],
  },
  {
    between: ['binary-search-tree', 'heap-priority-queue'],
    clue: 'Is a binary search tree given or built, or only a collection or stream of items?',
    signs: [
      'A search tree is given or built: any value, its neighbors or the sorted order may be needed',
      'No tree is mentioned: you need the best remaining item again and again, the k best, or the middle of a stream',
    ],
  },
  {
    between: ['binary-search-tree', 'tree-construction'],
    clue: 'Must a list or a string become a tree, or a tree become a string or a key?',
    signs: [
      'No: a search tree exists or is looked for, and its order guides a search, a walk, an update or a check',
      'Yes: a tree is rebuilt from a list or a string, stored as a string, or searched for equal subtrees',
    ],
  },
  {
    between: ['path-sum-and-lca', 'backtracking'],
    clue: 'Does the statement give you a tree, or do your own choices create the branches?',
    signs: [
      'A tree is given, and every path in it exists already',
      'No tree is given: you choose, explore, and undo each choice before the next',
    ],
  },
  {
    between: ['trie', 'backtracking'],
    clue: 'Are many words, or the bits of many numbers, matched or compared, or is each candidate built by choices?',
    signs: [
      'Many words or numbers: store each once, then match, complete, split or compare them from the front',
      'One board, string, set or number: each candidate is built choice by choice, and each choice is undone',
    ],
  },
  {
    between: ['trie', 'hash-lookup'],
    clue: 'Do prefixes, single characters or bits of the keys matter, or only whole keys?',
    signs: [
      'Prefixes, wildcards, parts of words, words spelled out on a board, or bits: read one character or bit at a time',
      'Complete words, numbers or pairs: one lookup tells whether, where or how often a key occurred',
    ],
  },
  {
    between: ['backtracking', 'depth-first-search'],
    clue: 'Are given nodes and edges visited, or do you build candidates whose parts are free again after each attempt?',
    signs: [
      'You build subsets, orders, splits, placements or a path for one word; each part is free again for the next attempt',
      'Nodes and edges are given: reach, group, copy or color them, use each edge once, or list all paths without cycles',
    ],
  },
  {
    between: ['backtracking', 'unbounded-knapsack'],
    clue: 'Are the combinations listed, or is only a count, a best value or a yes/no needed for an amount?',
    signs: [
      'They are listed, as in 39, or no amount is filled with repeating pieces: try every choice',
      'One number, result or yes/no for an amount, a length or days, filled with repeating pieces, as in 377',
    ],
  },
  // Graphs
  {
    between: ['depth-first-search', 'breadth-first-search'],
    clue: 'Does the problem ask for the fewest steps, or describe a change that spreads from its sources?',
    signs: [
      'Neither: what can be reached or cut off, groups, colors, a copy, all paths, or a route over all edges',
      'Yes: the fewest steps, moves or minutes, or a fill that spreads from its sources, at equal cost per step',
    ],
  },
  {
    between: ['depth-first-search', 'topological-sort'],
    clue: 'Do links say what must come first, so that a cycle spoils the answer, or only where you can go?',
    signs: [
      'Only where you can go: reachability, groups, a copy, colors, all paths, or one route that uses every edge',
      'What comes first: prerequisites, an order, nodes or paths that a cycle spoils, or roots of least height',
    ],
  },
  {
    between: ['depth-first-search', 'union-find'],
    clue: 'Do you only need to know which things are in one group, or more about how they are linked?',
    signs: [
      'More: a path, a copy, reach along arrows, two colors, or links without a detour',
      'Only groups: same or not, how many, what shares a key, whether a link closes a cycle or is not needed',
    ],
  },
  {
    between: ['breadth-first-search', 'shortest-path-and-mst'],
    clue: 'Do all steps cost the same?',
    signs: [
      'Yes, every move counts as one, or nothing is counted at all: a plain queue',
      'No: costs, times, heights or probabilities differ, so the cheapest open node or edge comes next',
    ],
  },
  {
    between: ['matrix-traversal', 'breadth-first-search'],
    clue: 'Does the problem count the fewest steps or minutes, or the distance to the nearest source?',
    signs: [
      'No: regions, borders, an order of cells, rising paths, or the next state of each cell',
      'Yes, on a grid or between states such as words, locks or stops; a single fill works with either',
    ],
  },
  {
    between: ['matrix-traversal', 'union-find'],
    clue: 'Are neighbors the adjacent cells of a grid, or does the input state which items are linked?',
    signs: [
      'Adjacent cells of a grid: flood or walk it once, without building groups',
      'Linked items: pairs, a matrix of links, equations, or a shared key such as a row or an address',
    ],
  },
  {
    between: ['matrix-traversal', 'grid-dp'],
    clue: 'Does each cell follow from cells on one side of it, such as above and to the left?',
    signs: [
      'No: cells depend on all sides, a whole row or column, a rotation, a walking order, or which value is larger',
      'Yes: moves never lead back up, or a square ends at this corner, so filling row by row works',
    ],
  },
  {
    between: ['topological-sort', 'shortest-path-and-mst'],
    clue: 'Must everything before a node be finished first, or are costs of paths or links compared?',
    signs: [
      'Finished first: prerequisites, an order, values or nodes that a cycle spoils, or roots of least height',
      'Compared: times, distances, heights, prices or probabilities of paths, or the cost of linking everything',
    ],
  },
  {
    between: ['union-find', 'shortest-path-and-mst'],
    clue: 'Do weights decide which links you use?',
    signs: [
      'No: links have no weights, and only membership in groups matters',
      'Yes: the best path or the cheapest network; Kruskal uses union-find as a tool inside it',
    ],
  },
  // Dynamic programming
  {
    between: ['dynamic-programming', 'unbounded-knapsack'],
    clue: 'Is there a set of pieces to reuse for an amount, a length or days, or a fixed short look-back?',
    signs: [
      'Look-back: one or two stairs, digits, houses or board columns, half of i, or the partner of a bracket',
      'A set of coins, numbers, words or passes: each is tried at every amount, as often as it fits',
    ],
  },
  {
    between: ['dynamic-programming', 'state-machine-dp'],
    clue: 'Does a choice you made stay in force until a later choice ends it?',
    signs: [
      'No, it affects only the next position or two (a circle is cut into two rows), or nothing is chosen: ways add up',
      'Yes, you stay in a mode (holding, last step up, one absence used): one value for each mode',
    ],
  },
  {
    between: ['dynamic-programming', 'greedy-intervals'],
    clue: 'Is one choice always safe, or must earlier answers be added up or compared?',
    signs: [
      'Added up or compared: ways are counted, an answer builds on an earlier one, or grabbing the best now costs more later',
      'Safe: in the right order, a sweep (or one each way) settles each choice or limit and never undoes it',
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
    clue: 'What limits the choice: a sum or budget, or a rule between chosen neighbors?',
    signs: [
      'A sum to hit, reach, balance or stay within; the order of the items does not matter',
      'Each chosen element must fit the one before it: larger, divisible, one letter more, same difference',
    ],
  },
  {
    between: ['longest-increasing-subsequence', 'state-machine-dp'],
    clue: 'Does one rule link each chosen element to the one before, or does the allowed move change by mode?',
    signs: [
      'One rule throughout, such as larger; a mountain is two such chains that meet',
      'The move changes: buy then sell, up and down in turn, plus then minus, so many absences left',
    ],
  },
  {
    between: ['grid-dp', 'interval-dp'],
    clue: 'Is the input a board of cells, or one row whose pieces are solved on their own?',
    signs: [
      'A board or triangle: each cell is built from fixed neighbors, row by row',
      'A row, range or polygon: a piece from i to j is split or loses an end, shortest pieces first',
    ],
  },
]
