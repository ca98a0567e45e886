import type { Lesson } from '../../lesson.ts'

export const binarySearchTree: Lesson = {
  id: 25,
  name: 'binary-search-tree',
  displayName: 'Binary Search Tree',
  description:
    'Use the left-smaller, right-larger rule to prune half of the tree, or read it sorted by an in-order walk.',
  scenarios: [],
  identificationClues: '',
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
