import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 26,
  name: 'path-sum-and-lca',
  displayName: 'Path Sums & Lowest Common Ancestor',
  shortName: 'Path Sums & LCA',
  description:
    'Carry a sum or a list down from the root, or bring the best single branch up and join two of them at a node. The node where two branches meet is the answer, or it is where the answer is updated.',
  idea: 'Each call returns what its parent needs of one branch; where two branches meet, join them and record the answer.',
  formula: 'branch(node) = node.value + max(0, branch(left), branch(right))',
  scenarios: [
    'Decide whether a root-to-leaf path has a given sum',
    'List all root-to-leaf paths, or those with a given sum',
    'Find the longest or the richest path between any two nodes',
    'Find the lowest common ancestor of two nodes',
    'Find all nodes at distance k from one node',
    'Give directions from one node to another',
  ],
  identificationClues:
    'The answer is a path that is remembered or adds up to a value, or the node where the paths to two nodes split. The path may bend at a node and need not touch the root. If each call only reports a fact about its own subtree and nothing bends, plain tree DFS is enough.',
  recognitionGuide: {
    keyPhrases: [
      'root-to-leaf path',
      'lowest common ancestor',
      'path between any two nodes',
      'does not need to pass through the root',
    ],
    commonVariations: [
      'Root to leaf: you subtract on the way down and test at the leaf',
      'Bend at a node: you return one branch to the parent, and record `left + node + right`',
      'Any downward path: you keep prefix sums of the current branch, and undo them on the way back',
      'Meeting point: each side reports whether it contains one of the two; a node with both is the ancestor',
      'In all directions: you store the parents, then search the tree as an undirected graph',
      'Binary lifting: for many ancestor queries, you precompute the ancestors 1, 2, 4, ... levels up, and climb in O(log n) jumps',
    ],
  },
  commonMistakes: [
    'Returning both branches to the parent: a path cannot fork; pass the better branch up, and only record the sum of both',
    'Testing at null instead of at a leaf: root 1 with a single child 2 then seems to have a path of sum 1',
    'Keeping losing branches: a negative branch makes the path worse; take `max(0, branch)`, but do not start `best` at 0: test a single node of -3',
    'Not removing the node on the way back: the shared list keeps growing, and the second path found begins with the first',
  ],
  complexity: {
    time: 'O(n)',
    timeReason:
      'Each of the n nodes is visited once and does constant work with the results of its two sides.',
    space: 'O(h)',
    spaceReason:
      'The call stack is as deep as the tree: the height h is about log n when balanced and n for a chain.',
  },
  whenNot: ['Each node only reports a fact about its own subtree: no path is needed (Tree DFS & Traversals)'],
  story: {
    problem:
      'The paths of a garden form a tree: at each spot **at most two new paths begin**, and each spot grows one kind of flower. A walk may **start and end at any spot**, but passes no spot twice. How many spots has the **longest walk among one kind of flower**?',
    naive:
      'Start a walk at every spot and try all directions. The same spots are walked again for each start: O(n²) steps.',
    insight:
      'Each walk has one spot nearest the root, where it joins at most one arm from the left and one from the right. So each call returns its longest single arm.',
    invariant:
      'When a call returns, it reports the longest arm that leads down from its spot through one flower, and `best` covers every walk below it.',
    plan: [
      'Return 0 for a missing spot.',
      'Get the left and the right arm; set an arm to 0 if its flower differs.',
      'Update `best` with `left + 1 + right`.',
      'Return 1 plus the longer arm.',
    ],
    rival: {
      name: 'tree-traversal',
      reason:
        'If each call only reports the longest walk of its subtree, the parent cannot extend it: that walk may bend below and never touch the child.',
    },
  },
  workedExample:
    'How long is the longest hike, if the trails form a tree? From hut T, one trail leads down for 2 km, another for 3 km, and a third leads up to hut P in 1 km. At T, the hike over both lower trails is 2 + 3 = 5 km long: record it. Only the longer one can continue to P, as 3 + 1 = 4 km, because a hike cannot fork. The answer is 5 km.',
  listings: [
    {
      id: 'path-sum-and-lca',
      label: 'Lowest common ancestor',
      note: 'Each call returns p, q, their meeting point or nothing; a node that gets one from each side is the answer.',
      shows: ['Meeting point'],
    },
    {
      id: 'all-paths-with-sum',
      label: 'All paths with a given sum',
      note: 'One shared path: each call appends its node, and removes it before it returns.',
      shows: ['Root to leaf'],
    },
    {
      id: 'max-path-sum',
      label: 'Bend: maximum path sum',
      note: 'The bend is only recorded; the parent gets the better branch, since a path cannot fork.',
      shows: ['Bend at a node'],
    },
    {
      id: 'downward-paths-with-sum',
      label: 'Any downward path: prefix sums',
      note: 'A map counts the prefix sums of the current branch only, so each call undoes its entry.',
      shows: ['Any downward path'],
    },
  ],
  practice: [
    {
      number: 112,
      title: 'Path Sum',
      slug: 'path-sum',
      difficulty: 'Easy',
      premium: false,
      adds: 'You carry the remainder down, and it must be zero at a leaf, not at any node.',
    },
    {
      number: 257,
      title: 'Binary Tree Paths',
      slug: 'binary-tree-paths',
      difficulty: 'Easy',
      premium: false,
      adds: 'You carry the path itself down; a copied string needs no undoing.',
    },
    {
      number: 543,
      title: 'Diameter of Binary Tree',
      slug: 'diameter-of-binary-tree',
      difficulty: 'Easy',
      premium: false,
      adds: 'Each node has two values: the height that it returns, and the bend that only updates the best.',
    },
    {
      number: 113,
      title: 'Path Sum II',
      slug: 'path-sum-ii',
      difficulty: 'Medium',
      premium: false,
      adds: 'Now all calls share one path, so each return has to remove what its call added.',
    },
    {
      number: 437,
      title: 'Path Sum III',
      slug: 'path-sum-iii',
      difficulty: 'Medium',
      premium: false,
      adds: 'The path may start at any node: you keep prefix sums in a map, and remove them on the way back.',
    },
    {
      number: 235,
      title: 'Lowest Common Ancestor of a Binary Search Tree',
      slug: 'lowest-common-ancestor-of-a-binary-search-tree',
      difficulty: 'Medium',
      premium: false,
      adds: 'The order saves the search: the first node with a value from p to q, ends included, is the answer.',
    },
    {
      number: 236,
      title: 'Lowest Common Ancestor of a Binary Tree',
      slug: 'lowest-common-ancestor-of-a-binary-tree',
      difficulty: 'Medium',
      premium: false,
      adds: 'Without order, each side reports what it found, and two reports meet at the ancestor.',
    },
    {
      number: 863,
      title: 'All Nodes Distance K in Binary Tree',
      slug: 'all-nodes-distance-k-in-binary-tree',
      difficulty: 'Medium',
      premium: false,
      adds: 'The search must also go up, so you first store the parents, or treat the tree as a graph.',
    },
    {
      number: 2096,
      title: 'Step-By-Step Directions From a Binary Tree Node to Another',
      slug: 'step-by-step-directions-from-a-binary-tree-node-to-another',
      difficulty: 'Medium',
      premium: false,
      adds: 'You turn both paths from the ancestor into a string: up for the start, left and right for the destination.',
    },
    {
      number: 124,
      title: 'Binary Tree Maximum Path Sum',
      slug: 'binary-tree-maximum-path-sum',
      difficulty: 'Hard',
      premium: false,
      adds: 'A negative branch is worse than none, and the bend is only recorded, never returned.',
    },
  ],
}
