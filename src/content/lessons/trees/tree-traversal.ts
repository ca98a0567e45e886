import type { Lesson } from '../../lesson.ts'

export const treeTraversal: Lesson = {
  id: 23,
  name: 'tree-traversal',
  displayName: 'Tree DFS & Traversals',
  description:
    'Visit a node and its two subtrees in a chosen order, and let each call report one small fact about its subtree. Decide what the empty tree reports and how two reports become one; recursion does the rest.',
  scenarios: [
    'Depth, size or balance of a tree',
    'Mirror a tree, or compare two of them',
    'List the values in preorder, inorder or postorder',
    'Carry the largest value seen so far on the way down',
  ],
  identificationClues:
    'The question about a tree follows from the same question about its left and its right side, whatever the depth of a node. If rows matter, go level by level; if values are ordered left to right, use the search-tree rule; if the answer is a path or a meeting point, see path sums and ancestors.',
  recognitionGuide: {
    keyPhrases: [
      'root of a binary tree',
      'maximum depth',
      'inorder traversal',
      'mirror of itself',
      'structurally identical',
      'height-balanced',
    ],
    commonVariations: [
      'Bottom up: the children report first, as for height',
      'Top down: a limit or a maximum travels along as an argument',
      'Iterative: a stack of your own replaces the recursion',
    ],
  },
  commonMistakes: [
    'Measuring height anew at every node: a balance check turns quadratic on a long chain; report height and verdict together',
    'Nothing said about the empty tree: the very first call fails on a null root',
    'Comparing values only: two trees of different shape pass; a null may match only a null',
  ],
  practice: [
    {
      number: 94,
      title: 'Binary Tree Inorder Traversal',
      slug: 'binary-tree-inorder-traversal',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 104,
      title: 'Maximum Depth of Binary Tree',
      slug: 'maximum-depth-of-binary-tree',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 226,
      title: 'Invert Binary Tree',
      slug: 'invert-binary-tree',
      difficulty: 'Easy',
      premium: false,
    },
    { number: 100, title: 'Same Tree', slug: 'same-tree', difficulty: 'Easy', premium: false },
    { number: 101, title: 'Symmetric Tree', slug: 'symmetric-tree', difficulty: 'Easy', premium: false },
    {
      number: 110,
      title: 'Balanced Binary Tree',
      slug: 'balanced-binary-tree',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 572,
      title: 'Subtree of Another Tree',
      slug: 'subtree-of-another-tree',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 1448,
      title: 'Count Good Nodes in Binary Tree',
      slug: 'count-good-nodes-in-binary-tree',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 114,
      title: 'Flatten Binary Tree to Linked List',
      slug: 'flatten-binary-tree-to-linked-list',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 968,
      title: 'Binary Tree Cameras',
      slug: 'binary-tree-cameras',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
