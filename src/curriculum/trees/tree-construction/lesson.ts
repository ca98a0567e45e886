import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 27,
  name: 'tree-construction',
  displayName: 'Tree Construction & Serialization',
  shortName: 'Tree Construction',
  description:
    'Find the root, split the rest of the input into what belongs left and right, and build both sides the same way. Serialization is the reverse: write every node and mark every missing child, so that the string alone determines the shape.',
  idea: 'Find the root, split the rest of the input into a left and a right part, and build both parts the same way.',
  scenarios: [
    'Rebuild a tree from two of its traversals',
    'Turn a sorted array into a balanced search tree',
    'Serialize a tree to a string and read it back',
    'Find subtrees that occur more than once',
    'Rebuild a tree from a list of values with depths, as in an outline',
  ],
  identificationClues:
    'The output is a tree, or a tree has to become a string or a key. Something fixes the root (the first value in preorder, the last in postorder, the middle, the maximum), and something separates left from right. If the tree exists and you only read it, it is a traversal.',
  recognitionGuide: {
    keyPhrases: [
      'construct the binary tree',
      'preorder and inorder',
      'serialize and deserialize',
      'recover the tree',
    ],
    commonVariations: [
      'Two traversals: preorder names the root, and its index in inorder gives the size of both sides',
      'Root from a range: the middle of a range, or its maximum, is the root, and both sides are subarrays',
      'String with null markers: you read the tokens in the order in which they were written',
      'Search tree from preorder: an upper bound on the values tells where a side ends',
      'Depth marks: a stack holds the current path, and the depth of a value tells which node on it is the parent',
    ],
  },
  commonMistakes: [
    'Scanning inorder for each root: quadratic on a chain of left children; build a map from value to inorder index first',
    'Copying slices: on a chain their lengths add up to quadratic time and memory; pass index bounds instead',
    'No marker for a missing child: a left chain and a right chain give the same string',
    'Left side first from a postorder: read from the end, the right side comes first; try inorder 2 1 3 with postorder 2 3 1',
  ],
  complexity: {
    time: 'O(n)',
    timeReason:
      'Each node is created or written once, and a map from value to inorder index finds each split in constant time.',
    space: 'O(n)',
    spaceReason: 'The map, the tree or string itself, and a call stack as deep as the tree.',
  },
  whenNot: [
    'Values arrive one at a time and their order decides the position: insert into a search tree (Binary Search Tree)',
    'Only one traversal without null markers: several trees fit it, unless the tree is a search tree, so ask for more input',
  ],
  story: {
    problem:
      'A backup tool prints **each folder before its contents**. Next to each name it prints **how many folders are anywhere inside it**. **Rebuild the folder tree**.',
    naive:
      'For each line, scan upward for the nearest folder whose count still covers the line. In a folder with many subfolders each scan passes all earlier ones, so the work is quadratic.',
    insight:
      'The first line of a part is its root, and the count says how many of the next lines belong to it. So you always know where a subtree ends, without searching.',
    invariant: 'Each call consumes exactly the consecutive lines of its own subtree, and nothing else.',
    plan: [
      'Keep one index of the next unread line, shared by all calls.',
      'Create a folder from that line and advance the index; the subtree ends count lines later.',
      'While the index is before that end, build a subfolder recursively and attach it.',
      'Return the folder.',
    ],
    rival: {
      name: 'binary-search-tree',
      reason:
        'Inserting the names by comparing them also builds a tree. But alphabetical order says nothing about which folder contains which.',
    },
  },
  workedExample:
    'Build the tree of + 2 * 3 4, where an operator comes before its two operands. The root is +, and both of its sides are still to come. Its left side is 2, which is complete. Its right side is *, with 3 on the left and 4 on the right. Each call reads exactly its own part and leaves the next token to its caller.',
  listings: [
    {
      id: 'tree-construction',
      label: 'Preorder and inorder',
      note: 'Preorder names the next root, and a map finds where inorder splits.',
      shows: ['Two traversals'],
    },
    {
      id: 'serialize-tree',
      isJudged: false,
      label: 'Serialize and deserialize',
      note: 'A marker for each missing child makes one traversal enough to read the tree back.',
      shows: ['String with null markers'],
    },
    {
      id: 'bst-from-preorder',
      label: 'Search tree from preorder',
      note: 'In a search tree an upper bound replaces inorder: a value above it ends the side.',
      shows: ['Search tree from preorder'],
    },
    {
      id: 'tree-from-depths',
      label: 'Depth marks',
      note: 'The current path is a stack; cutting it to the depth of the new node leaves the parent on top.',
      shows: ['Depth marks'],
    },
  ],
  practice: [
    {
      number: 108,
      title: 'Convert Sorted Array to Binary Search Tree',
      slug: 'convert-sorted-array-to-binary-search-tree',
      difficulty: 'Easy',
      premium: false,
      adds: 'The middle element becomes the root, which splits the array in half and keeps the tree balanced.',
    },
    {
      number: 606,
      title: 'Construct String from Binary Tree',
      slug: 'construct-string-from-binary-tree',
      difficulty: 'Medium',
      premium: false,
      adds: 'This is the reverse direction: a missing left child is written only if there is a right one, and a missing right child never.',
    },
    {
      number: 654,
      title: 'Maximum Binary Tree',
      slug: 'maximum-binary-tree',
      difficulty: 'Medium',
      premium: false,
      adds: 'The maximum of a range is its root; a monotonic stack builds the whole tree in linear time.',
    },
    {
      number: 105,
      title: 'Construct Binary Tree from Preorder and Inorder Traversal',
      slug: 'construct-binary-tree-from-preorder-and-inorder-traversal',
      difficulty: 'Medium',
      premium: false,
      adds: 'The first value of preorder is the root, and its index in inorder separates the two sides.',
    },
    {
      number: 106,
      title: 'Construct Binary Tree from Inorder and Postorder Traversal',
      slug: 'construct-binary-tree-from-inorder-and-postorder-traversal',
      difficulty: 'Medium',
      premium: false,
      adds: 'Postorder gives the roots from the back, so you build the right side before the left one.',
    },
    {
      number: 1008,
      title: 'Construct Binary Search Tree from Preorder Traversal',
      slug: 'construct-binary-search-tree-from-preorder-traversal',
      difficulty: 'Medium',
      premium: false,
      adds: 'One traversal is enough, because the order of values replaces inorder: pass an upper bound down.',
    },
    {
      number: 449,
      title: 'Serialize and Deserialize BST',
      slug: 'serialize-and-deserialize-bst',
      difficulty: 'Medium',
      premium: false,
      adds: 'The order of values makes null markers unnecessary, so the string stays short.',
    },
    {
      number: 652,
      title: 'Find Duplicate Subtrees',
      slug: 'find-duplicate-subtrees',
      difficulty: 'Medium',
      premium: false,
      adds: 'The serialized subtree becomes a hash key: equal keys mean equal subtrees.',
    },
    {
      number: 297,
      title: 'Serialize and Deserialize Binary Tree',
      slug: 'serialize-and-deserialize-binary-tree',
      difficulty: 'Hard',
      premium: false,
      adds: 'Values have no order here, so every missing child must be written, or the string fits several trees.',
    },
    {
      number: 1028,
      title: 'Recover a Tree From Preorder Traversal',
      slug: 'recover-a-tree-from-preorder-traversal',
      difficulty: 'Hard',
      premium: false,
      adds: 'Dashes give the depth of each node, and a stack with the current path finds its parent.',
    },
  ],
}
