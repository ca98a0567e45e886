import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 24,
  name: 'level-order-traversal',
  displayName: 'Level-Order Traversal',
  shortName: 'Level Order',
  description:
    'Put the root in a queue. Then repeat rounds: take out exactly as many nodes as the queue held when the round began, and add their children. Each round is one level, so you can read off rows, sides and widths.',
  idea: 'Read the length of the queue before each round and take out exactly that many nodes: they are one level.',
  scenarios: [
    'List the values row by row',
    'Find what is visible from the right side',
    'Find the smallest depth of any leaf',
    'Link each node to its neighbor in the same row',
    'Take the average or the largest value of each row',
    'Measure the widest row, gaps included',
  ],
  identificationClues:
    'Nodes of one depth or one column belong together, or you need the leaf nearest to the root. The structure is a tree, so each node is reached in one way only. If the answer only combines two subtrees, depth first is shorter. If nodes can be reached in several ways, use breadth-first search with marks.',
  recognitionGuide: {
    keyPhrases: ['level by level', 'at each level', 'right side of it', 'maximum width'],
    commonVariations: [
      'Level loop: you read the length of the queue once, before each round',
      'Alternating rows: you fill every second row from the other end',
      'Position numbers: the children of `i` are `2i` and `2i + 1`, which gives the width of a row',
      'Linked rows: the links made on one level replace the queue on the next',
      'Without a queue: you go depth first with the depth as an argument, and add to the list of that depth',
    ],
  },
  commonMistakes: [
    "Reading the queue's length inside the round: children end up in their parents' row",
    'Position numbers that overflow: on a deep chain `2i` exceeds the integer range; subtract the first number of the row',
    'Treating a node with one child as a leaf: a chain of three nodes has minimum depth 3, not 1',
    'Adding missing children to the queue: they create rows that do not exist; a single node must give exactly one row',
  ],
  complexity: {
    time: 'O(n)',
    timeReason: 'Each of the n nodes enters the queue once and leaves it once.',
    space: 'O(w)',
    spaceReason:
      'The queue holds nodes of at most two adjacent levels; w, the size of the widest level, can be half of all nodes.',
  },
  whenNot: ['The answer combines what both subtrees report: recursion is shorter (Tree DFS & Traversals)'],
  story: {
    problem:
      'A school spreads news by a call tree. In minute 1 the head calls up to two families; **one minute later** each of them calls up to two others, and so on, each family once. **In which minute do more than k calls first happen at the same time**?',
    naive:
      'For each minute, walk from the root and count the calls at that depth. The top of the tree is walked again for every minute: O(n · h) steps.',
    insight:
      'The families called in one minute make all the calls of the next. If a queue holds exactly one such group, its size is the count.',
    invariant:
      'At the start of each round the queue holds exactly one level, from left to right, and nothing else.',
    plan: [
      'Put the families that the head calls into the queue; this is minute 1.',
      'Read the size of the queue. If it exceeds k, return the minute.',
      'Take out exactly that many families, and add the ones they call.',
      'Repeat with the next minute until the queue is empty.',
    ],
    rival: {
      name: 'tree-traversal',
      reason:
        'Recursion finishes one branch first, so it may reach the second call of minute 1 after thousands of later ones. The queue stops at the answer.',
    },
  },
  workedExample:
    'How many people are in each generation of A, with children B and C, where C has a child D? The queue holds A: one person. Take out one and add B and C: two. Take out two and add D: one. The size is read before each round; otherwise D would be counted with its parents.',
  listings: [
    {
      id: 'level-order-traversal',
      label: 'Level by level',
      note: 'The size read before the inner loop is the boundary between two levels.',
      shows: ['Level loop'],
    },
    {
      id: 'zigzag-level-order',
      label: 'Zigzag: alternating rows',
      note: 'The nodes leave the queue as before; only the end of the row at which a value is added changes.',
      shows: ['Alternating rows'],
    },
    {
      id: 'width-by-position',
      label: 'Width by position numbers',
      note: 'Number the nodes as in a heap, starting again near 0 on each level so that the numbers stay small.',
      shows: ['Position numbers'],
    },
    {
      id: 'right-side-view',
      label: 'Right side view, depth first',
      note: 'Without a queue: visit the right child first, and the first node you reach at each depth is the visible one.',
      shows: ['Without a queue'],
    },
  ],
  practice: [
    {
      number: 111,
      title: 'Minimum Depth of Binary Tree',
      slug: 'minimum-depth-of-binary-tree',
      difficulty: 'Easy',
      premium: false,
      adds: 'The first leaf that leaves the queue ends the search; depth first has to visit the rest to be sure.',
    },
    {
      number: 637,
      title: 'Average of Levels in Binary Tree',
      slug: 'average-of-levels-in-binary-tree',
      difficulty: 'Easy',
      premium: false,
      adds: 'You read the length of the queue at the start of a round, which separates one level from the next.',
    },
    {
      number: 102,
      title: 'Binary Tree Level Order Traversal',
      slug: 'binary-tree-level-order-traversal',
      difficulty: 'Medium',
      premium: false,
      adds: 'The rounds are the same, but now you keep each level as a list of its own.',
    },
    {
      number: 199,
      title: 'Binary Tree Right Side View',
      slug: 'binary-tree-right-side-view',
      difficulty: 'Medium',
      premium: false,
      adds: 'You need only the last node of each round; a left branch may be the deepest and still be visible.',
    },
    {
      number: 103,
      title: 'Binary Tree Zigzag Level Order Traversal',
      slug: 'binary-tree-zigzag-level-order-traversal',
      difficulty: 'Medium',
      premium: false,
      adds: 'The direction alternates: fill every second row from the other end, and leave the traversal as it is.',
    },
    {
      number: 515,
      title: 'Find Largest Value in Each Tree Row',
      slug: 'find-largest-value-in-each-tree-row',
      difficulty: 'Medium',
      premium: false,
      adds: "You must start the maximum with the row's first value or negative infinity, since all values may be negative.",
    },
    {
      number: 116,
      title: 'Populating Next Right Pointers in Each Node',
      slug: 'populating-next-right-pointers-in-each-node',
      difficulty: 'Medium',
      premium: false,
      adds: 'The links made on one level let you walk along it and link the next one, so you need no queue.',
    },
    {
      number: 662,
      title: 'Maximum Width of Binary Tree',
      slug: 'maximum-width-of-binary-tree',
      difficulty: 'Medium',
      premium: false,
      adds: "Each node gets a position number as in a heap, and gaps count; subtract each level's first number, so that the numbers do not grow with the depth.",
    },
    {
      number: 987,
      title: 'Vertical Order Traversal of a Binary Tree',
      slug: 'vertical-order-traversal-of-a-binary-tree',
      difficulty: 'Hard',
      premium: false,
      adds: 'You group nodes by column instead of row, and sort nodes in the same row and column by value.',
    },
  ],
}
