import type { RivalPair } from './rival-pair.ts'

/** Trees, and the choices of backtracking, which are drawn as one. */
export const rivalsOnTrees: readonly RivalPair[] = [
  {
    between: ['tree-traversal', 'level-order-traversal'],
    clue: 'Do nodes of one level or column belong together, even if only down to the nearest one that fits?',
    signs: [
      'No: the answer for a node follows from its two subtrees, whatever its depth',
      'Yes: a queue takes one level at a time',
    ],
    contrast: {
      problem:
        'The root 1 has children 2 and 3, and 2 has the child 4. Which nodes do you see from the right?',
      is: 'level-order-traversal',
      because:
        'Going down to the right as far as possible sees 1, 3. The last node of each level gives 1, 3, 4.',
      answers: ['[1, 3]', '[1, 3, 4]'],
    },
  },
  {
    between: ['tree-traversal', 'path-sum-and-lca'],
    clue: 'Does the answer need a path that bends at a node, is remembered or adds up to a value?',
    signs: [
      'No: each node reports a fact about its own subtree or is changed in place',
      'Yes: carry the path down, or bring the best branch up and join two of them at a node',
    ],
    contrast: {
      problem:
        'The root 1 has one child, 2. Below 2 are the chains 3, 5 and 4, 6. How many edges has the longest path between two nodes?',
      is: 'path-sum-and-lca',
      because:
        'Adding up the depths on both sides of the root gives 3 + 0 = 3. The path that bends at 2 has 4 edges.',
      answers: ['3', '4'],
    },
  },
  {
    between: ['tree-traversal', 'binary-search-tree'],
    clue: 'Are smaller values on the left and larger ones on the right, even if you must check or make it so?',
    signs: [
      'No: the values have no order, so every node is visited',
      'Yes: one comparison rules out a whole side, and inorder the values are sorted',
    ],
    contrast: {
      problem: 'The root 5 has children 3 and 7, and 3 has the right child 6. Is it a search tree?',
      is: 'binary-search-tree',
      because:
        'Compared with its own parent, each node is on the right side, so a local check says yes. But inorder the values are 3, 6, 5, 7: not sorted.',
    },
  },
  {
    between: ['tree-traversal', 'tree-construction'],
    clue: 'Must a tree be built from data or turned into a string or a key?',
    signs: [
      'No: the tree exists, and is only measured, listed, compared or rewired',
      'Yes: find the root, split the rest, and build both sides the same way',
    ],
    contrast: {
      problem: 'Which tree is visited as 1, 2, 3 in preorder and as 2, 1, 3 inorder?',
      is: 'tree-construction',
      because:
        'Following one traversal alone leaves 5 trees. The position of the root 1 in the inorder list leaves only 1 of them.',
    },
  },
  {
    between: ['level-order-traversal', 'breadth-first-search'],
    clue: 'Can a node be reached in more than one way?',
    signs: [
      'No: a tree is entered at its root, so no marks are needed',
      'Yes: mark each node when you enqueue it, and count rings as distances',
    ],
    contrast: {
      problem:
        'Edges lead from 1 to 2, 1 to 3, 2 to 4 and 3 to 4. How many nodes does a search from 1 visit?',
      is: 'breadth-first-search',
      because: 'Without marks, as in a tree, 4 is enqueued twice, and the count is 5. With marks it is 4.',
      answers: ['5', '4'],
    },
  },
  {
    between: ['binary-search-tree', 'heap-priority-queue'],
    clue: 'Is only the smallest, the largest or the middle item needed each time?',
    signs: [
      'No: you need neighbors, ranks or any value, so keep the items in a search tree (an ordered map)',
      'Yes: a heap has it on top, and leaves the rest unsorted',
    ],
    contrast: {
      problem: '`[10, 20]` and `[40, 50]` are booked. Is `[25, 45]` free?',
      is: 'binary-search-tree',
      because:
        'The top of a min-heap, `[10, 20]`, does not overlap it, so a look at the top says yes. The next booking in order, `[40, 50]`, says no.',
      answers: ['yes', 'no'],
    },
  },
  {
    between: ['binary-search-tree', 'tree-construction'],
    clue: 'Must a whole tree be built at once or written out?',
    signs: [
      'No: it exists, or values join it one by one, and its order guides a search, an update or a check',
      'Yes: build it from a list or a string, or write down every node and missing child',
    ],
    contrast: {
      problem: 'Which search tree is visited as 1, 2, 3, 4, 5 in preorder?',
      is: 'tree-construction',
      because:
        'Inserting the values one by one takes 10 comparisons with earlier nodes, and the number grows with n². Passing an upper bound down looks at each of the 5 values once.',
    },
  },
  {
    between: ['path-sum-and-lca', 'backtracking'],
    clue: 'Is the tree given, so that every path exists already?',
    signs: [
      'Yes: walk down it, and carry the sum or the nodes along',
      'No: your own choices create the branches, and you undo each one before the next',
    ],
    contrast: {
      problem: 'Which subsets of `[1, 2, 3]` have the sum 3?',
      is: 'backtracking',
      because:
        'Read as a tree with the root 1 and the children 2 and 3, the list has 1 such path. Taking or skipping each number finds 2 subsets.',
      answers: ['1', '2'],
    },
  },
  {
    between: ['trie', 'backtracking'],
    clue: 'Are many words (or the bits of many numbers) all matched from the same end?',
    signs: [
      'Yes: store them once, so that a shared prefix is followed only once',
      'No: one candidate is built choice by choice, and each choice is undone',
    ],
    contrast: {
      problem: 'Which of `"aab"`, `"aac"` and `"aad"` can be spelled out on a board of letters?',
      is: 'trie',
      because: 'Searched one by one, the words have 9 letters to match. A trie of the words has 5.',
    },
  },
  {
    between: ['trie', 'hash-lookup'],
    clue: 'Do prefixes, shared endings, wildcards or single bits of the keys matter?',
    signs: [
      'Yes: follow the key from the root, one character or bit at a time (reversed for endings)',
      'No: whole keys are enough, and one lookup finds them',
    ],
    contrast: {
      problem: 'How many of `"car"`, `"card"` and `"dog"` start with `"ca"`?',
      is: 'trie',
      because: 'A set of the words finds `"ca"` 0 times. In a trie, 2 words end below the node of `"ca"`.',
      answers: ['0', '2'],
    },
  },
  {
    between: ['backtracking', 'depth-first-search'],
    clue: 'Do your own choices build candidates, with each part free again for the next one?',
    signs: [
      'Yes: choose, explore and undo, so that each candidate starts clean',
      'No: the nodes and edges are given, and each is marked as used or visited',
    ],
    contrast: {
      problem: 'In how many ways can you walk over all cells of a 2 x 2 grid, starting in a corner?',
      is: 'backtracking',
      because:
        'With marks that stay, a search reaches all 4 cells and finds at most 1 walk. With each cell freed again after its attempt, it finds 2.',
      answers: ['1', '2'],
    },
  },
  {
    between: ['backtracking', 'unbounded-knapsack'],
    clue: 'Is one number or a yes or no enough, for an amount or a length that reusable pieces fill?',
    signs: [
      'No: the solutions themselves are needed, or no amount is filled, so choose, explore and undo',
      'Yes: solve each amount once, and build larger amounts from smaller ones',
    ],
    contrast: {
      problem: 'In how many orders can you climb 30 stairs, 1 or 2 at a time?',
      is: 'unbounded-knapsack',
      because: 'Trying all orders reaches the top 1,346,269 times. A table has 31 cells.',
    },
  },
  {
    between: ['backtracking', 'grid-dp'],
    clue: 'Do you need each path in full, to list it or to know which moves are left?',
    signs: [
      'Yes: one number per cell cannot know what the path has used, so choose, explore and undo',
      'No: only the current cell matters (and the number of moves left, if it is limited)',
    ],
    contrast: {
      problem:
        'How many paths from the top left to the bottom right of a grid of 2 rows and 3 columns visit every cell once?',
      is: 'backtracking',
      because:
        'Adding up the counts from above and from the left gives 3, because it knows nothing of the cells that were missed. Trying and undoing moves finds 1.',
      answers: ['3', '1'],
    },
  },
  {
    between: ['backtracking', 'zero-one-knapsack'],
    clue: 'Is one number enough, for two groups or a budget whose sums are small enough to index a table?',
    signs: [
      'No: three or more groups, huge sums or all solutions need choices, or a table over sets of used items',
      'Yes: many choices lead to the same sum, and the table solves each sum once',
    ],
    contrast: {
      problem: 'Can you divide `[7, 7, 4, 2, 2, 2]` into 3 groups with equal sums?',
      is: 'backtracking',
      because:
        'A table of sums finds one group with the sum 8 and says yes. Filling all 3 groups shows that no group can take a 7, so the answer is no.',
      answers: ['yes', 'no'],
    },
  },
  {
    between: ['tree-traversal', 'depth-first-search'],
    clue: 'Does the input hand you the root of a tree whose nodes know their children?',
    signs: [
      'Yes: every call goes down to the children, and nothing has to be marked',
      'No: edges, neighbors or parents are listed, so build the lists first and do not go back where you came from',
    ],
    contrast: {
      problem:
        'The edges 1-2, 3-2 and 3-4 form a tree with the root 1. How many nodes are on the longest path down?',
      is: 'depth-first-search',
      because:
        'Read as parent and child, the edges lead from 1 to 2 and no farther: 2 nodes. As neighbors in both directions, they make a path of 4.',
      answers: ['2', '4'],
    },
  },
  {
    between: ['path-sum-and-lca', 'depth-first-search'],
    clue: 'Is it a binary tree, so that a path can bend only between a left and a right branch?',
    signs: [
      'Yes: join the results of the two sides at each node, and pass the better one up',
      'No: a node can have any number of neighbors, so visit them all except the one you came from',
    ],
    contrast: {
      problem: 'A tree has the edges 1-2, 1-3, 3-4, 1-5 and 5-6. How many edges has its longest path?',
      is: 'depth-first-search',
      because:
        'Joining the first two branches of 1 gives 1 + 2 = 3. The two longest of all its branches give 2 + 2 = 4.',
      answers: ['3', '4'],
    },
  },
]
