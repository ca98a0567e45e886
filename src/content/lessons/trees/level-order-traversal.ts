import type { Lesson } from '../../lesson.ts'

export const levelOrderTraversal: Lesson = {
  id: 24,
  name: 'level-order-traversal',
  displayName: 'Level-Order Traversal',
  description:
    'Put the root in a queue; then, again and again, take out exactly as many nodes as it holds, and add their children. Each round is one level, so rows, sides and widths can be read off.',
  scenarios: [
    'List the values row by row',
    'What can be seen from the right-hand side',
    'Smallest depth of any leaf',
    'Link each node to its neighbour on the same row',
  ],
  identificationClues:
    'The tree question speaks of rows, depth, sides, width or the nearest leaf, so nodes of one depth belong together. If an answer only combines two subtrees, depth first is shorter; if the structure has cycles, or you count moves between states, it is breadth-first search with marks.',
  recognitionGuide: {
    keyPhrases: [
      'level by level',
      'right side of it',
      'each row of the tree',
      'zigzag',
      'average value of the nodes on each level',
      'maximum width',
    ],
    commonVariations: [
      "Level loop: fix the queue's length before each round",
      'Alternating rows: fill every second row from the other end',
      'Position numbers: the children of i are 2i and 2i + 1, for widths',
    ],
  },
  commonMistakes: [
    "Reading the queue's length inside the round: children slip into their parents' row",
    'Position numbers that overflow: on a deep chain 2i leaves the integer range; subtract the first number of the row',
    'Taking a node with one child for a leaf: a chain of three nodes has minimum depth 3, not 1',
  ],
  complexity: {
    time: 'O(n)',
    timeReason: 'Each of the n nodes enters the queue once and leaves it once.',
    space: 'O(w)',
    spaceReason:
      'The queue holds at most two neighbouring levels; w, the widest level, can be half of all nodes.',
  },
  whenNot: [
    'The answer combines what both subtrees report: recursion is shorter (Tree DFS & Traversals)',
    'Nodes can be reached in several ways or in circles: mark them when they are enqueued (Breadth-First Search)',
  ],
  practice: [
    {
      number: 111,
      title: 'Minimum Depth of Binary Tree',
      slug: 'minimum-depth-of-binary-tree',
      difficulty: 'Easy',
      premium: false,
      adds: 'The first leaf met ends the search, which depth-first cannot promise.',
    },
    {
      number: 637,
      title: 'Average of Levels in Binary Tree',
      slug: 'average-of-levels-in-binary-tree',
      difficulty: 'Easy',
      premium: false,
      adds: 'Freezing the queue length at the start of a round separates one level from the next.',
    },
    {
      number: 102,
      title: 'Binary Tree Level Order Traversal',
      slug: 'binary-tree-level-order-traversal',
      difficulty: 'Medium',
      premium: false,
      adds: 'The same rounds, but now each level is kept as a list of its own.',
    },
    {
      number: 199,
      title: 'Binary Tree Right Side View',
      slug: 'binary-tree-right-side-view',
      difficulty: 'Medium',
      premium: false,
      adds: 'Only the last node of a round is wanted; a hidden left branch may still be the deepest.',
    },
    {
      number: 103,
      title: 'Binary Tree Zigzag Level Order Traversal',
      slug: 'binary-tree-zigzag-level-order-traversal',
      difficulty: 'Medium',
      premium: false,
      adds: 'Direction alternates: fill from the other side rather than reversing the traversal itself.',
    },
    {
      number: 515,
      title: 'Find Largest Value in Each Tree Row',
      slug: 'find-largest-value-in-each-tree-row',
      difficulty: 'Medium',
      premium: false,
      adds: 'The start value of a maximum must be the first node, since all values may be negative.',
    },
    {
      number: 116,
      title: 'Populating Next Right Pointers in Each Node',
      slug: 'populating-next-right-pointers-in-each-node',
      difficulty: 'Medium',
      premium: false,
      adds: 'The links made on one level serve to walk the next one, so no queue is needed.',
    },
    {
      number: 662,
      title: 'Maximum Width of Binary Tree',
      slug: 'maximum-width-of-binary-tree',
      difficulty: 'Medium',
      premium: false,
      adds: 'Each node gets a position as in a heap, and gaps count; subtract the first to avoid huge numbers.',
    },
    {
      number: 987,
      title: 'Vertical Order Traversal of a Binary Tree',
      slug: 'vertical-order-traversal-of-a-binary-tree',
      difficulty: 'Hard',
      premium: false,
      adds: 'Columns cross the levels, and equal places are decided by value.',
    },
  ],
}
