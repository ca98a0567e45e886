import type { Lesson } from '../../lesson.ts'

export const treeConstruction: Lesson = {
  id: 27,
  name: 'tree-construction',
  displayName: 'Tree Construction & Serialization',
  description:
    'Find the root, split the rest into what belongs left and right, and build both sides the same way. Writing a tree down is the reverse: mark the empty places, and the text alone brings the shape back.',
  scenarios: [
    'Rebuild a tree from two of its traversals',
    'Turn a sorted array into a balanced search tree',
    'Write a tree as text and read it back',
    'Find subtrees that occur more than once',
  ],
  identificationClues:
    'The tree is the output, or has to become a text or a key. Look for what fixes the root (first in preorder, last in postorder, the middle, the maximum) and for what separates left from right. If the tree is there already and is only read, it is a traversal.',
  recognitionGuide: {
    keyPhrases: [
      'construct and return the binary tree',
      'preorder and inorder',
      'serialize',
      'deserialize',
      'convert the sorted array',
      'duplicate subtrees',
    ],
    commonVariations: [
      'Two traversals: preorder names the root, inorder the size of both sides',
      'Text with null marks: read the tokens in the order in which they were written',
      'Search tree from preorder: bounds on the values tell where a side ends',
    ],
  },
  commonMistakes: [
    'Scanning for the root at each level: quadratic on a chain; prepare a map from value to inorder index',
    'Copying slices: memory grows quadratically on a chain; hand over index bounds',
    'No mark for a missing child: a left chain and a right chain give the same text',
  ],
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
