import type { Lesson } from '../../lesson.ts'

export const binarySearchTree: Lesson = {
  id: 25,
  name: 'binary-search-tree',
  displayName: 'Binary Search Tree',
  description:
    'Everything to the left of a node is smaller, everything to the right larger, so one comparison drops a whole side. Read left, node, right, the tree is a sorted list.',
  scenarios: [
    'Find, insert or delete a key',
    'Find the kth smallest value',
    'Check that a tree really keeps the order',
    'Smallest difference between any two values',
  ],
  identificationClues:
    'The statement says binary search tree, or wants sorted facts of a tree: kth, closest, next, in a range. If your solution never compares a value with the node, you treat it as any tree and give the order away; if the tree is to be built or written out, see tree construction.',
  recognitionGuide: {
    keyPhrases: [
      'binary search tree',
      'BST',
      'kth smallest value',
      'is a valid BST',
      'in-order iterator',
      'two nodes were swapped',
    ],
    commonVariations: [
      'Guided descent: one comparison chooses left or right',
      'Bounds: hand the open interval of allowed values down',
      'Sorted stream: walk in order and compare each value with the one before',
    ],
  },
  commonMistakes: [
    'Comparing only parent and child: under root 5, a right child 7 with left child 4 passes, though 4 is smaller than 5',
    'Undecided duplicates: test [2,2] and see whether the statement allows equal keys',
    'Deleting a node with two children by cutting it off: its subtrees vanish; move its inorder successor up instead',
  ],
  practice: [
    {
      number: 700,
      title: 'Search in a Binary Search Tree',
      slug: 'search-in-a-binary-search-tree',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 108,
      title: 'Convert Sorted Array to Binary Search Tree',
      slug: 'convert-sorted-array-to-binary-search-tree',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 530,
      title: 'Minimum Absolute Difference in BST',
      slug: 'minimum-absolute-difference-in-bst',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 98,
      title: 'Validate Binary Search Tree',
      slug: 'validate-binary-search-tree',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 230,
      title: 'Kth Smallest Element in a BST',
      slug: 'kth-smallest-element-in-a-bst',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 701,
      title: 'Insert into a Binary Search Tree',
      slug: 'insert-into-a-binary-search-tree',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 173,
      title: 'Binary Search Tree Iterator',
      slug: 'binary-search-tree-iterator',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 450,
      title: 'Delete Node in a BST',
      slug: 'delete-node-in-a-bst',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 99,
      title: 'Recover Binary Search Tree',
      slug: 'recover-binary-search-tree',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 1373,
      title: 'Maximum Sum BST in Binary Tree',
      slug: 'maximum-sum-bst-in-binary-tree',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
