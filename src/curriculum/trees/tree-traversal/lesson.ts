import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 23,
  name: 'tree-traversal',
  displayName: 'Tree DFS & Traversals',
  shortName: 'Tree DFS',
  description:
    'Visit a node and its two subtrees in a fixed order, and let each call return one small fact about its subtree. Decide what the empty tree returns and how the results of two subtrees combine; recursion does the rest.',
  idea: 'Let each call answer for its own subtree, and build the answer of a node from those of its two children.',
  formula: 'height(node) = 1 + max(height(left), height(right))',
  scenarios: [
    'Find the depth of a tree, or check its balance',
    'Mirror a tree, or compare two of them',
    'List the values in preorder, inorder or postorder',
    'Carry the largest value seen so far down each path',
    'Check whether one tree is a subtree of another',
    "Choose a node's state from the states of its children",
  ],
  identificationClues:
    'You get the root, and the answer for a node follows from the answers for its two subtrees, whatever its depth. Or a limit or a maximum travels down from the root. If rows matter, go level by level. If the values are ordered from left to right, use that order. If a path bends or is listed, see path sums and ancestors; if the tree is given as edges, search it as a graph.',
  recognitionGuide: {
    keyPhrases: ['maximum depth', 'inorder traversal', 'the root of a binary tree', 'same structure'],
    commonVariations: [
      'Bottom up (postorder): both children report first, as for the height of a tree',
      'Top down (preorder): a limit or a maximum travels down as an argument',
      'Iterative: your own stack replaces the call stack',
      'Two at once: you walk two trees, or the two halves of one, side by side',
      'Tree DP: each call returns the best result for every state of its node, as in House Robber III (337)',
    ],
  },
  commonMistakes: [
    'Computing the height again at every node: a balance check of a full tree then costs O(n log n) instead of O(n); return height and verdict together',
    'No base case for the empty tree: the very first call fails when the root is null',
    'Comparing values only: two trees of different shapes pass; a null may match only a null',
    'Overwriting a link before saving it: after `left = right` the old left subtree is lost; inverting 1 with children 2 and 3 gives 3 twice',
  ],
  complexity: {
    time: 'O(n)',
    timeReason: 'Each of the n nodes is visited once and does constant work besides its two recursive calls.',
    space: 'O(h)',
    spaceReason:
      'One call waits on each level of the current path: the height h is about log n for a balanced tree and n for a chain.',
  },
  whenNot: [
    'The tree may be a chain of thousands of nodes: use your own stack, because Python stops near 1,000 nested calls',
  ],
  story: {
    problem:
      'A river map is a tree: **at most two streams join** at each junction, and a spring has none. A spring has order 1. Where two streams of **equal order** join, the order grows by one; otherwise the river keeps **the larger order of the two**. What order does the river have at its mouth?',
    naive:
      'Survey each junction on its own by walking everything upstream of it. On a long river the same springs are visited again for every junction below them: O(n²) steps.',
    insight:
      'A junction needs only two numbers, the orders that its two sides report. Let a missing stream report 0: then a spring is the ordinary case of 0 and 0, which gives 1.',
    invariant: 'When a call returns, it has reported the true order of the river at its junction.',
    plan: [
      'Return 0 for a missing stream.',
      'Call the function on the left stream, then on the right one.',
      'If the two orders are equal, return one more.',
      'Otherwise return the larger one.',
    ],
    rival: {
      name: 'level-order-traversal',
      reason:
        "A queue takes out the mouth first, but the mouth's order depends on springs that come out much later. Streams at the same depth have nothing in common here.",
    },
  },
  workedExample:
    "How many people are in a manager's team, the manager included, if nobody leads more than two people directly? A missing person counts 0. An assistant gets 0 from both sides and reports 0 + 0 + 1 = 1. A team lead with two assistants reports 1 + 1 + 1 = 3. Each person needs only the two numbers reported from below.",
  listings: [
    {
      id: 'tree-traversal',
      label: 'Inorder, recursive',
      note: 'Move one line to get preorder or postorder: only the time of writing the value changes.',
    },
    {
      id: 'inorder-with-stack',
      label: 'Inorder with a stack',
      note: 'The stack holds the nodes whose left side is being visited, which is what the call stack does for you.',
      shows: ['Iterative'],
    },
    {
      id: 'height-and-balance',
      label: 'Bottom up: height and balance',
      note: 'Each call returns the height, or -1 once a subtree is out of balance, so every node is measured once.',
      shows: ['Bottom up (postorder)'],
    },
    {
      id: 'tree-dp',
      label: 'Tree DP: House Robber III',
      note: 'Each call returns one result per state of its node; the parent picks the state that it allows.',
      shows: ['Tree DP'],
    },
  ],
  practice: [
    {
      number: 94,
      title: 'Binary Tree Inorder Traversal',
      slug: 'binary-tree-inorder-traversal',
      difficulty: 'Easy',
      premium: false,
      adds: 'You visit left, node, right; writing it with your own stack shows what the call stack does for you.',
    },
    {
      number: 104,
      title: 'Maximum Depth of Binary Tree',
      slug: 'maximum-depth-of-binary-tree',
      difficulty: 'Easy',
      premium: false,
      adds: 'This is the first value that travels up: each node returns one more than its deeper side.',
    },
    {
      number: 226,
      title: 'Invert Binary Tree',
      slug: 'invert-binary-tree',
      difficulty: 'Easy',
      premium: false,
      adds: 'You change links during the walk: swap the two children before or after both recursive calls.',
    },
    {
      number: 100,
      title: 'Same Tree',
      slug: 'same-tree',
      difficulty: 'Easy',
      premium: false,
      adds: 'You walk two trees together, and a node missing from one must be missing from the other.',
    },
    {
      number: 101,
      title: 'Symmetric Tree',
      slug: 'symmetric-tree',
      difficulty: 'Easy',
      premium: false,
      adds: 'You again walk two subtrees together, but as mirror images: left is compared with right.',
    },
    {
      number: 110,
      title: 'Balanced Binary Tree',
      slug: 'balanced-binary-tree',
      difficulty: 'Easy',
      premium: false,
      adds: 'Height and verdict travel up together; otherwise the same heights are computed over and over.',
    },
    {
      number: 572,
      title: 'Subtree of Another Tree',
      slug: 'subtree-of-another-tree',
      difficulty: 'Easy',
      premium: false,
      adds: 'You start a comparison at every node, which costs O(n · m); matching the serialized trees as strings is linear.',
    },
    {
      number: 1448,
      title: 'Count Good Nodes in Binary Tree',
      slug: 'count-good-nodes-in-binary-tree',
      difficulty: 'Medium',
      premium: false,
      adds: 'This time something travels down: the largest value on the path so far.',
    },
    {
      number: 114,
      title: 'Flatten Binary Tree to Linked List',
      slug: 'flatten-binary-tree-to-linked-list',
      difficulty: 'Medium',
      premium: false,
      adds: 'You have to find the last node of one flattened side before you attach the other side to it.',
    },
    {
      number: 968,
      title: 'Binary Tree Cameras',
      slug: 'binary-tree-cameras',
      difficulty: 'Hard',
      premium: false,
      adds: "Each node returns one of three states: an uncovered child forces a camera here, otherwise a child's camera covers this node, otherwise it stays uncovered.",
    },
  ],
}
