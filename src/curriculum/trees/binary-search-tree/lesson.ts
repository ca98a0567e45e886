import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 25,
  name: 'binary-search-tree',
  displayName: 'Binary Search Tree',
  shortName: 'BST',
  description:
    'Every value in the left subtree of a node is smaller and every value in the right subtree is larger, so one comparison rules out a whole side. Visited inorder (left, node, right), the tree is a sorted list.',
  idea: 'Smaller values are on the left and larger ones on the right, so one comparison rules out a whole subtree.',
  scenarios: [
    'Find, insert or delete a key',
    'Find the k-th smallest value',
    'Check that a tree keeps the order, or repair it',
    'Find the smallest difference between any two values',
    'Deliver the values in ascending order, one at a time',
    'Build a search tree of least height from sorted values',
  ],
  identificationClues:
    'The tree is a binary search tree, or must be checked or made to be one, and its sorted order does the work: k-th smallest, closest, next. It also fits items that come and go while you need the neighbors or the rank of any value: that is an ordered map. If you only ever take the smallest or largest item, a heap is enough.',
  recognitionGuide: {
    keyPhrases: ['binary search tree', 'kth smallest value', 'in-order successor', 'the closest value'],
    commonVariations: [
      'Guided descent: one comparison chooses left or right',
      'Bounds: you pass the open interval of allowed values down',
      'Sorted stream: you walk inorder and compare each value with the one before; for descending values, you walk right to left',
      'Middle as root: the middle of a sorted array splits it into two halves, one for each subtree',
      'Facts from below: each subtree reports its smallest and largest value and whether it is valid',
      'Ordered map: a balanced search tree (TreeMap, std::map, SortedList in Python) finds the nearest key below or above in O(log n) while keys come and go',
    ],
  },
  commonMistakes: [
    'Comparing only parent and child: under root 5, a right child 7 with left child 4 passes, although 4 is smaller than 5',
    'Undecided duplicates: test [2,2] and check whether the statement allows equal keys',
    'Deleting a node with two children by cutting it off: its subtrees are lost; copy its inorder successor up and delete that one instead',
    'Dropping the returned subtree: insert creates a node that nothing links to; after the first insert into an empty tree, the tree is still empty',
  ],
  complexity: {
    time: 'O(n)',
    timeReason:
      'Checking, listing or rebuilding a tree visits all n nodes; one guided descent costs only O(h), a node per level.',
    space: 'O(h)',
    spaceReason:
      'Recursion or a stack holds one path from the root: h is about log n when balanced and n for a chain.',
  },
  whenNot: ['Nothing is inserted or removed: a sorted array with Basic Binary Search needs less memory'],
  story: {
    problem:
      'A theater keeps the prices of its free seats in a **binary search tree**, each price once. A visitor names two limits, low and high. List **all prices between them, limits included, in ascending order**.',
    naive:
      'Visit all n nodes, keep the prices in the range, and sort them. For ten matching seats among a million, almost every visit is wasted.',
    insight:
      'At a price below low, the whole left subtree is too cheap. At a price above high, the whole right subtree is too expensive. Inorder also gives the rest in ascending order, so nothing is sorted.',
    invariant:
      'When the call on a subtree returns, it has added exactly the matching prices of that subtree, in ascending order.',
    plan: [
      'Stop at an empty subtree.',
      'If the price is above `low`, visit the left subtree.',
      'If the price is in the range, add it to the list.',
      'If the price is below `high`, visit the right subtree.',
    ],
    rival: {
      name: 'tree-traversal',
      reason:
        'A plain traversal never compares a price with the range before it descends, so it visits all n nodes. The guided walk visits about the height plus the number of matches.',
    },
  },
  workedExample:
    'What is the largest price not above 12 in a tree with root 10, its children 5 and 20, and 15 as the left child of 20? 10 is allowed: remember it and go right for more. 20 is too much, so go left. 15 is too much, so go left again: nothing is there. The answer is 10, and the left subtree was never visited.',
  listings: [
    {
      id: 'binary-search-tree',
      label: 'Insert and search',
      note: 'Each comparison rules out one side; a new value always becomes a leaf.',
      shows: ['Guided descent'],
    },
    {
      id: 'bst-validate',
      label: 'Validate with bounds',
      note: 'Each node must lie between the bounds set by all its ancestors, not only by its parent.',
      shows: ['Bounds'],
    },
    {
      id: 'bst-kth-smallest',
      label: 'k-th smallest, O(h + k)',
      note: 'An inorder walk with a stack stops at the k-th value, so it visits only the nodes it needs.',
      shows: ['Sorted stream'],
    },
    {
      id: 'bst-delete',
      label: 'Delete a node',
      note: 'A node with two children takes the value of its successor, which is then deleted from the right subtree.',
    },
  ],
  practice: [
    {
      number: 700,
      title: 'Search in a Binary Search Tree',
      slug: 'search-in-a-binary-search-tree',
      difficulty: 'Easy',
      premium: false,
      adds: 'You make one comparison per node and follow one side, until you reach the value or an empty subtree.',
    },
    {
      number: 108,
      title: 'Convert Sorted Array to Binary Search Tree',
      slug: 'convert-sorted-array-to-binary-search-tree',
      difficulty: 'Easy',
      premium: false,
      adds: 'This time you build the tree: the middle value becomes the root, so that both sides are almost equal in size.',
    },
    {
      number: 530,
      title: 'Minimum Absolute Difference in BST',
      slug: 'minimum-absolute-difference-in-bst',
      difficulty: 'Easy',
      premium: false,
      adds: 'Inorder gives the values sorted, so the closest pair is adjacent.',
    },
    {
      number: 98,
      title: 'Validate Binary Search Tree',
      slug: 'validate-binary-search-tree',
      difficulty: 'Medium',
      premium: false,
      adds: 'Comparing with the parent is not enough: you pass a range down and narrow it at each step.',
    },
    {
      number: 230,
      title: 'Kth Smallest Element in a BST',
      slug: 'kth-smallest-element-in-a-bst',
      difficulty: 'Medium',
      premium: false,
      adds: 'You walk inorder with a counter, and stop as soon as you have seen k values.',
    },
    {
      number: 701,
      title: 'Insert into a Binary Search Tree',
      slug: 'insert-into-a-binary-search-tree',
      difficulty: 'Medium',
      premium: false,
      adds: 'The search ends at an empty position, and exactly there you attach the new leaf.',
    },
    {
      number: 173,
      title: 'Binary Search Tree Iterator',
      slug: 'binary-search-tree-iterator',
      difficulty: 'Medium',
      premium: false,
      adds: 'You pause the inorder walk between two calls: a stack holds the path to the next node.',
    },
    {
      number: 450,
      title: 'Delete Node in a BST',
      slug: 'delete-node-in-a-bst',
      difficulty: 'Medium',
      premium: false,
      adds: 'A node with two children takes the value of its successor, which you then delete instead.',
    },
    {
      number: 99,
      title: 'Recover Binary Search Tree',
      slug: 'recover-binary-search-tree',
      difficulty: 'Medium',
      premium: false,
      adds: 'Inorder drops where a swapped value is: two drops name the two nodes, and one drop means that they are adjacent.',
    },
    {
      number: 1373,
      title: 'Maximum Sum BST in Binary Tree',
      slug: 'maximum-sum-bst-in-binary-tree',
      difficulty: 'Hard',
      premium: false,
      adds: 'Each subtree reports its smallest value, its largest value, its sum, and whether it is a search tree at all.',
    },
  ],
}
