import type { Lesson } from '../../lesson.ts'

export const pathSumAndLca: Lesson = {
  id: 26,
  name: 'path-sum-and-lca',
  displayName: 'Path Sums & Lowest Common Ancestor',
  description:
    'Carry a sum or a list down from the root, or bring the best single branch up and join two of them at a node. The node where two branches meet is the answer, or the place where the answer is updated.',
  scenarios: [
    'Does a way from root to leaf have a given sum',
    'Longest way between any two nodes',
    'Lowest common ancestor of two nodes',
    'All nodes at distance k from one node',
  ],
  identificationClues:
    'The answer is a path, its sum or its length, or the node where the ways to two nodes part; the path may bend at a node and need not touch the root. If each call only reports a fact about its own subtree and nothing bends, plain tree DFS is enough.',
  recognitionGuide: {
    keyPhrases: [
      'root-to-leaf path',
      'path sum equals',
      'lowest common ancestor',
      'longest path between any two nodes',
      'distance k from the target',
      'does not need to pass through the root',
    ],
    commonVariations: [
      'Root to leaf: subtract on the way down and test at the leaf',
      'Bend at a node: report one branch upward, record left + node + right',
      'Any downward path: keep prefix sums of the current branch and undo them on the way back',
    ],
  },
  commonMistakes: [
    'Reporting both branches to the parent: a path cannot fork; report the better one and record their sum only',
    'Testing at null instead of at a leaf: a root 1 with one child 2 is said to have a path of sum 1',
    'Keeping losing branches: a negative branch makes the path worse; take max(0, branch) and test a single node of -3',
  ],
  practice: [
    { number: 112, title: 'Path Sum', slug: 'path-sum', difficulty: 'Easy', premium: false },
    {
      number: 257,
      title: 'Binary Tree Paths',
      slug: 'binary-tree-paths',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 543,
      title: 'Diameter of Binary Tree',
      slug: 'diameter-of-binary-tree',
      difficulty: 'Easy',
      premium: false,
    },
    { number: 113, title: 'Path Sum II', slug: 'path-sum-ii', difficulty: 'Medium', premium: false },
    { number: 437, title: 'Path Sum III', slug: 'path-sum-iii', difficulty: 'Medium', premium: false },
    {
      number: 235,
      title: 'Lowest Common Ancestor of a Binary Search Tree',
      slug: 'lowest-common-ancestor-of-a-binary-search-tree',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 236,
      title: 'Lowest Common Ancestor of a Binary Tree',
      slug: 'lowest-common-ancestor-of-a-binary-tree',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 863,
      title: 'All Nodes Distance K in Binary Tree',
      slug: 'all-nodes-distance-k-in-binary-tree',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 2096,
      title: 'Step-By-Step Directions From a Binary Tree Node to Another',
      slug: 'step-by-step-directions-from-a-binary-tree-node-to-another',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 124,
      title: 'Binary Tree Maximum Path Sum',
      slug: 'binary-tree-maximum-path-sum',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
