import type { Prompt } from '../prompt.ts'

export const treesSealed: readonly Prompt[] = [
  {
    id: 'tree-traversal-s1',
    text: 'A circuit is given as a binary tree. Each leaf is a resistor with a known value. Every other node joins its two sides in series, so that their values add up, or in parallel, so that the reciprocals add up. What is the resistance of the whole circuit, which has up to 100,000 resistors?',
    world: 'circuits',
    pattern: 'tree-traversal',
    evidence: [
      {
        words: 'Each leaf is a resistor with a known value',
        tells: 'Leaves are the base case that needs no further call.',
        decides: false,
      },
      {
        words: 'joins its two sides',
        tells: 'A node is computed from what its left and right subtrees return.',
        decides: true,
      },
      { words: 'the whole circuit', tells: 'The answer is what the topmost call returns.', decides: false },
    ],
    rival: {
      pattern: 'path-sum-and-lca',
      fails:
        'No single route through the circuit gives its resistance. Both sides of every node contribute, so whole subtrees must report.',
    },
    why: 'Compute the values of the two sides first, then combine them by the rule of the node.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'tree-traversal-s2',
    text: 'A linguist stores each sentence as a binary tree with one word per node. To read it, start at the top: at each node, first read everything that hangs on its left, then its own word, then everything on its right. Print the sentence for a tree of up to 50,000 words that may be very deep.',
    world: 'linguistics',
    pattern: 'tree-traversal',
    evidence: [
      {
        words: 'everything that hangs on its left',
        tells: 'A whole left branch comes before the node.',
        decides: true,
      },
      { words: 'then its own word', tells: 'Left, node, right is the order of inorder.', decides: true },
      {
        words: 'may be very deep',
        tells: 'A deep tree needs a stack of your own instead of nested calls.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'binary-search-tree',
      fails:
        'The words have no order from small to large, and no word is looked for. Every node is visited, and only its position counts.',
    },
    why: 'Go left while you can and remember the nodes, then print the last one remembered and go on with its right side.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'path-sum-and-lca-s1',
    text: 'The runs of a ski resort form a tree: from the summit, slopes split on the way down and never join again. Each slope has a drop in meters. A descent from the summit to a place where no slope goes on counts as official if its total drop is between 800 and 1,000 meters. How many official descents are there?',
    world: 'ski resort',
    pattern: 'path-sum-and-lca',
    evidence: [
      { words: 'never join again', tells: 'One path leads to every place.', decides: false },
      {
        words: 'from the summit to a place where no slope goes on',
        tells: 'A path from the top to a leaf is meant.',
        decides: true,
      },
      {
        words: 'its total drop',
        tells: 'A sum along the path is carried down and judged at the leaf.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'Skiers cannot arrange slopes freely. The tree gives all descents, one per lowest place, so each is summed up in one walk.',
    },
    why: 'Pass the drop so far to each slope below, and count a descent when no slope continues and the total is within the limits.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'path-sum-and-lca-s2',
    text: 'A club stores its chess games as a tree of up to 200,000 nodes. The top is the start, every other node is a move, and games that begin alike share their first moves. Links lead only from a node to the moves that followed. Given the last nodes of two games, how many moves do they have in common from the start?',
    world: 'chess openings',
    pattern: 'path-sum-and-lca',
    evidence: [
      {
        words: 'share their first moves',
        tells: 'Two paths from the top run together until they part.',
        decides: true,
      },
      {
        words: 'Links lead only from a node to the moves that followed',
        tells: 'Nothing leads up from a node, so the two are looked for from the top.',
        decides: false,
      },
      {
        words: 'in common from the start',
        tells: 'The depth of the lowest common ancestor is the answer.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Listing or measuring all games does not compare two of them. Only the node where the paths to the two given nodes part matters, and its depth.',
    },
    why: 'Let each call report which of the two nodes it has below it, and take the depth of the deepest node that has both.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'level-order-traversal-s1',
    text: 'A coral grows as a binary tree of up to 100,000 cells. Only the cells that are farthest from the first one are still alive. Print their numbers from left to right. Branches have very different lengths, and all of the living cells may be in one of them.',
    world: 'coral growth',
    pattern: 'level-order-traversal',
    evidence: [
      {
        words: 'farthest from the first one',
        tells: 'The deepest row is the last one that comes out of the queue.',
        decides: true,
      },
      { words: 'from left to right', tells: 'A queue keeps the order within a row.', decides: false },
      {
        words: 'very different lengths',
        tells: 'A single branch does not tell how deep the others go.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Listing the ends of all branches includes those that stopped higher up. Which row is the last is known only when all branches have been followed.',
    },
    why: 'Replace each row by the next one until nothing follows, and print the last row.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'level-order-traversal-s2',
    text: 'A gardener has drawn the branches of an espalier as a binary tree of up to 20,000 pears, each with its weight. He likes a row if the weights, from the leftmost to the rightmost pear at that height, never fall. How many rows does he like?',
    world: 'espalier',
    pattern: 'level-order-traversal',
    evidence: [
      { words: 'of up to 20,000 pears', tells: 'One visit per pear is cheap.', decides: false },
      {
        words: 'from the leftmost to the rightmost pear at that height',
        tells: 'Neighbors in a row are compared, even if they are in different branches.',
        decides: true,
      },
      { words: 'How many rows', tells: 'The result is counted per row.', decides: true },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Two neighbors in a row may hang on different branches, so no branch can judge a row on its own.',
    },
    why: 'Take out one row at a time with a queue, and compare each pear with the one before it in the row.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'binary-search-tree-s1',
    text: 'A forester stores the heights of up to 100,000 oaks in centimeters in a binary search tree: smaller heights are on the left, and none occurs twice. She looks for the longest run of heights that follow each other in steps of exactly one centimeter. How long is it? Copying the heights is not allowed.',
    world: 'tree heights',
    pattern: 'binary-search-tree',
    evidence: [
      {
        words: 'a binary search tree',
        tells: 'Left, node, right visits the values in rising order.',
        decides: true,
      },
      {
        words: 'follow each other in steps of exactly one centimeter',
        tells: 'Such heights are neighbors in rising order, wherever they are in the tree.',
        decides: true,
      },
      {
        words: 'Copying the heights is not allowed',
        tells: 'Remembering the value visited last and the length of the run is enough.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Comparing a node with its parent or children is not enough: the next height may be deep in one side. Only the order makes such neighbors meet.',
    },
    why: 'Walk left, node, right, and extend the current run if a height is one more than the one visited just before.',
    cost: 'O(n)',
    given: ['tree', 'binary search'],
  },
  {
    id: 'binary-search-tree-s2',
    text: 'A hotel stores the arrival days of its bookings in a search tree, with earlier days to the left and later ones to the right. A guest cancels, and the node with this day must be removed. All other bookings remain, and searching must work as before. The depth must not grow, and the tree is at most 30 deep.',
    world: 'hotel bookings',
    pattern: 'binary-search-tree',
    evidence: [
      {
        words: 'earlier days to the left and later ones to the right',
        tells: 'The order leads to the node and must hold afterward.',
        decides: true,
      },
      { words: 'All other bookings remain', tells: 'Only a few links may change.', decides: false },
      {
        words: 'searching must work as before',
        tells: 'What takes the place of the removed node must lie between its two sides.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'A heap removes only its earliest day quickly. Any other day would have to be searched in the whole collection.',
    },
    why: 'Find the node by comparing; if it has two sides, replace its day by the smallest one on the right and remove that node instead.',
    cost: 'O(h)',
    given: ['tree'],
  },
  {
    id: 'heap-priority-queue-s1',
    text: 'In a kitchen, up to 100,000 orders come in at known minutes, and each must be served by its own deadline. One cook needs exactly one minute per dish. In each minute he prepares one of the dishes that were ordered by then. What is the largest number of dishes he can serve in time?',
    world: 'restaurant kitchen',
    pattern: 'heap-priority-queue',
    alsoFits: [
      {
        pattern: 'greedy-intervals',
        whyNotFirst:
          'The choice is greedy, but each minute it is made among a changing set, and the heap that finds it is the main step.',
      },
    ],
    evidence: [
      {
        words: 'by its own deadline',
        tells: 'The waiting dish with the earliest deadline comes next.',
        decides: true,
      },
      {
        words: 'In each minute he prepares one of the dishes',
        tells: 'The best of a changing set is needed every minute.',
        decides: true,
      },
      { words: 'ordered by then', tells: 'Dishes become available over time.', decides: false },
    ],
    rival: {
      pattern: 'sorting',
      fails:
        'Ordered by deadline alone, dishes that are not ordered yet come up too early. The set to choose from changes every minute.',
    },
    why: 'Add the dishes of each minute to a heap by deadline, drop those that are too late, and cook the one on top.',
    cost: 'O(n log n)',
  },
  {
    id: 'heap-priority-queue-s2',
    text: 'At a charity auction, ten equal prizes go to the ten highest bids. Up to a million bids come in one at a time. After each bid, a screen shows the lowest bid that would win a prize at that moment, or a dash while there are fewer than ten. What do you store?',
    world: 'charity auction',
    pattern: 'heap-priority-queue',
    evidence: [
      {
        words: 'one at a time',
        tells: 'The input is never complete, so there is no moment to put it in order.',
        decides: false,
      },
      { words: 'After each bid', tells: 'The answer is needed after every arrival.', decides: true },
      {
        words: 'the lowest bid that would win a prize',
        tells: 'The k-th largest so far is the smallest of the ten best.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'sorting',
      fails:
        'Putting all bids in order after each new one is far too slow for a million, and only the ten best matter.',
    },
    why: 'Keep the ten best bids in a min-heap: its top is on the screen, and a higher bid replaces it.',
    cost: 'O(n log k)',
  },
  {
    id: 'tree-construction-s1',
    text: 'A robot is a tree of up to 100,000 parts, each with a type number and any number of parts attached in a fixed order. Many parts have the same type. A factory abroad must build the same robot, but the only channel to it carries whole numbers one after the other, at most two per part. Which numbers do you send?',
    world: 'robot assemblies',
    pattern: 'tree-construction',
    evidence: [
      {
        words: 'any number of parts attached',
        tells: 'The list must say where the children of a node end.',
        decides: false,
      },
      {
        words: 'must build the same robot',
        tells: 'What is written must determine the shape of the tree, not only its contents.',
        decides: true,
      },
      {
        words: 'carries whole numbers one after the other',
        tells: 'A tree becomes a list and a tree again, without links.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Listing the types in the order of a walk loses the shape: the same list fits a chain of parts and one part that carries all others.',
    },
    why: 'Send each part before the parts attached to it, as its type and how many are attached, so that the factory can read the branches in the same order.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'tree-construction-s2',
    text: 'Trails from a hut form a binary tree of up to 30,000 junctions. A ranger walks all of them, always the left branch before the right one, and writes down each junction when she first reaches it, with the number of junctions between it and the hut. A single branch counts as left. Restore the tree from her log.',
    world: 'trail log',
    pattern: 'tree-construction',
    alsoFits: [
      {
        pattern: 'stack-operations',
        whyNotFirst:
          'The path of open junctions can be kept on a stack, but this is a means: the task is to build a tree from a list.',
      },
    ],
    evidence: [
      {
        words: 'when she first reaches it',
        tells: 'Each junction is written before everything below it.',
        decides: false,
      },
      {
        words: 'the number of junctions between it and the hut',
        tells: 'The depth shows to which earlier junction the next one belongs.',
        decides: true,
      },
      { words: 'Restore the tree from her log', tells: 'A tree is built from a list.', decides: true },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'The log is the result of a walk, and the tree that was walked is missing. Each junction must be attached to the right earlier one.',
    },
    why: 'Keep the path of the current junctions by depth, and attach each new one to the last junction with a depth one less.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'trie-s1',
    text: 'A typing game knows up to 100,000 words. A player adds letters at the end of a line or deletes the last one, with up to a million keystrokes in all. After each of them, the screen shows how many letters must be deleted until the line is the beginning of a known word. Each keystroke must be handled in constant time.',
    world: 'text input',
    pattern: 'trie',
    evidence: [
      {
        words: 'deletes the last one',
        tells: 'The place among the stored words can go back one letter as well.',
        decides: false,
      },
      {
        words: 'is the beginning of a known word',
        tells: 'Beginnings count, not only whole words.',
        decides: true,
      },
      {
        words: 'Each keystroke must be handled in constant time',
        tells: 'A new letter must continue from where the last one ended.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A set of words cannot tell what begins one. With all beginnings in a set, every keystroke would still have to read the whole line to look it up.',
    },
    why: 'Store the words letter by letter and keep the node of the line: a letter goes down if it can and is counted as extra if not, and a deletion undoes that.',
    cost: 'O(letters + keystrokes)',
  },
  {
    id: 'trie-s2',
    text: 'Two players take turns adding a letter to the end of a common string that starts empty. After each turn, the string must be the beginning of at least one of 50,000 given words. Whoever cannot move loses. Does the first player win if both play perfectly?',
    world: 'word duel',
    pattern: 'trie',
    evidence: [
      { words: 'adding a letter to the end', tells: 'Each move goes one character further.', decides: false },
      {
        words: 'the beginning of at least one of 50,000 given words',
        tells: 'Positions of the game are the beginnings of words, which words share.',
        decides: true,
      },
      {
        words: 'if both play perfectly',
        tells: 'Each shared beginning is judged once, from the ends of the words backward.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'Trying moves without storing the words means searching 50,000 words in every turn and judging the same string again for each.',
    },
    why: 'Store the words letter by letter: a node wins if one of its children loses, and a node without children loses.',
    cost: 'O(total letters)',
  },
  {
    id: 'backtracking-s1',
    text: 'Fourteen crates of known weight must go into four vans so that all vans carry exactly the same weight. Crates cannot be split. Print which crates go into which van, or report that it cannot be done. Weights are up to a billion grams.',
    world: 'moving vans',
    pattern: 'backtracking',
    evidence: [
      {
        words: 'Fourteen crates',
        tells: 'Few items allow trying all placements with early stops.',
        decides: false,
      },
      {
        words: 'all vans carry exactly the same weight',
        tells: 'A van that is too heavy ends a partial placement at once.',
        decides: true,
      },
      {
        words: 'Print which crates go into which van',
        tells: 'The placement itself is built, choice by choice.',
        decides: true,
      },
      {
        words: 'up to a billion grams',
        tells: 'A table over weights would be far too large.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails:
        'A crate is there once, not as often as it fits, and four vans have to be filled at the same time. A table over weights up to a billion is impossible.',
    },
    why: 'Put the next crate into each van that can still take it, heaviest crates first, and take it out again if the rest fails.',
    cost: 'O(4^n)',
  },
  {
    id: 'backtracking-s2',
    text: 'In a puzzle, the numbers 1 to 9 are placed on three rows of three cells, each number once. The sums of the three rows and of the three columns are given. Print every solution, in any order. Partial squares that already break a sum should not be continued.',
    world: 'number square',
    pattern: 'backtracking',
    evidence: [
      {
        words: 'each number once',
        tells: 'A number is used in a partial square and free again for the next attempt.',
        decides: true,
      },
      { words: 'Print every solution', tells: 'All results are listed, so each is built.', decides: true },
      {
        words: 'should not be continued',
        tells: 'A partial candidate that breaks a rule is dropped early.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'There are no given connections to follow. A number that was tried in one cell has to be free again for other cells.',
    },
    why: 'Fill one cell after the other with each unused number, check a row or column when it is full, and empty the cell again.',
    cost: 'O(9!)',
  },
]
