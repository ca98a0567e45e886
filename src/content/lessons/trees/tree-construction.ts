import type { Lesson } from '../../lesson.ts'

export const treeConstruction: Lesson = {
  id: 27,
  name: 'tree-construction',
  displayName: 'Tree Construction & Serialization',
  description:
    'Rebuild a tree from traversals or text by fixing the root first and recursing on what belongs to each side.',
  scenarios: [],
  identificationClues: '',
  practice: [
    {
      number: 108,
      title: 'Convert Sorted Array to Binary Search Tree',
      slug: 'convert-sorted-array-to-binary-search-tree',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 606,
      title: 'Construct String from Binary Tree',
      slug: 'construct-string-from-binary-tree',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 654,
      title: 'Maximum Binary Tree',
      slug: 'maximum-binary-tree',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 105,
      title: 'Construct Binary Tree from Preorder and Inorder Traversal',
      slug: 'construct-binary-tree-from-preorder-and-inorder-traversal',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 106,
      title: 'Construct Binary Tree from Inorder and Postorder Traversal',
      slug: 'construct-binary-tree-from-inorder-and-postorder-traversal',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 1008,
      title: 'Construct Binary Search Tree from Preorder Traversal',
      slug: 'construct-binary-search-tree-from-preorder-traversal',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 449,
      title: 'Serialize and Deserialize BST',
      slug: 'serialize-and-deserialize-bst',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 652,
      title: 'Find Duplicate Subtrees',
      slug: 'find-duplicate-subtrees',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 297,
      title: 'Serialize and Deserialize Binary Tree',
      slug: 'serialize-and-deserialize-binary-tree',
      difficulty: 'Hard',
      premium: false,
    },
    {
      number: 1028,
      title: 'Recover a Tree From Preorder Traversal',
      slug: 'recover-a-tree-from-preorder-traversal',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
