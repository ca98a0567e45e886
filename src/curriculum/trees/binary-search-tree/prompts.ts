import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'binary-search-tree-1',
    text: 'A theater stores its ticket prices in a binary tree: everything to the left of a node is cheaper, everything to the right more expensive. It has up to a million nodes and is at most 30 deep. A customer names a budget. Find the most expensive ticket that does not exceed it, and look at no more nodes than necessary.',
    world: 'ticket prices',
    pattern: 'binary-search-tree',
    evidence: [
      {
        words: 'everything to the left of a node is cheaper',
        tells: 'Ordered sides mean that one comparison rules out a whole side.',
        decides: true,
      },
      { words: 'at most 30 deep', tells: 'One path from top to bottom is cheap.', decides: false },
      {
        words: 'look at no more nodes than necessary',
        tells: 'Visiting all nodes ignores the order.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Visiting a million nodes works, but the order shows at each node on which side the answer is, so at most 30 are needed.',
    },
    why: 'Go right when the price fits, remembering it as the best so far, and left when it does not.',
    cost: 'O(h)',
    given: ['tree'],
  },
  {
    id: 'binary-search-tree-2',
    text: 'A library keeps up to 500,000 books in a binary tree. The key is the year of publication followed by a running number, so no two are equal. At every node, smaller keys are on its left and larger ones on its right. A reader wants all books from 1920 to 1935 in order of their keys. Parts of the tree without such books should not be visited.',
    world: 'library shelves',
    pattern: 'binary-search-tree',
    evidence: [
      {
        words: 'smaller keys are on its left',
        tells: 'The order of the keys can guide the walk.',
        decides: true,
      },
      {
        words: 'in order of their keys',
        tells: 'Left, node, right lists such a tree in rising order.',
        decides: true,
      },
      {
        words: 'should not be visited',
        tells: 'A comparison with a bound rules out a whole side.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'A full walk visits all 500,000 books for a handful of results. Comparing with the two bounds skips sides that are too early or too late.',
    },
    why: 'Walk left, node, right, but enter a side only if the key at the node shows that it can contain years within the bounds.',
    cost: 'O(h + results)',
    given: ['tree'],
  },
  {
    id: 'binary-search-tree-3',
    text: 'An index of up to 100,000 keys is a binary tree that each search enters at the top: it goes left for smaller keys and right for larger ones, until it meets the key or a dead end. Some keys were overwritten by mistake with other, still different keys. How many of the stored keys can such a search no longer find?',
    world: 'broken index',
    pattern: 'binary-search-tree',
    alsoFits: [
      {
        pattern: 'tree-traversal',
        whyNotFirst:
          'Any walk that carries two bounds down finds them; what the bounds mean comes from the order of a search tree.',
      },
    ],
    evidence: [
      {
        words: 'goes left for smaller keys and right for larger ones',
        tells: 'Each step to a side sets a bound for everything below it.',
        decides: true,
      },
      {
        words: 'Some keys were overwritten',
        tells: 'The order may be broken anywhere, so it must be checked.',
        decides: false,
      },
      {
        words: 'can such a search no longer find',
        tells: 'A key is found only if it lies within all bounds above it.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'A heap only compares a node with those below it, which says nothing about the side to which a search turns.',
    },
    why: 'Pass the lower and upper bound down the tree, and count the keys that lie outside their bounds.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'binary-search-tree-4',
    text: 'An online game keeps its players in a binary tree by points, which are all different: fewer points to the left of each node, more to the right. Each node also stores the number of players in its subtree. The tree is at most 40 deep. Which player has rank k, counted from the most points?',
    world: 'game ranking',
    pattern: 'binary-search-tree',
    evidence: [
      {
        words: 'fewer points to the left of each node, more to the right',
        tells: 'The order of values tells which side holds higher ranks.',
        decides: true,
      },
      {
        words: 'the number of players in its subtree',
        tells: 'Sizes let a whole side be skipped with its count.',
        decides: true,
      },
      { words: 'at most 40 deep', tells: 'Following one path takes at most 40 steps.', decides: false },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'A heap would have to remove the best player k times. With the order and the sizes, one path of at most 40 nodes leads to rank k.',
    },
    why: 'Compare k with the size of the right side: go right, stop here, or go left with k reduced by that size and one.',
    cost: 'O(h)',
    given: ['tree'],
  },
  {
    id: 'binary-search-tree-5',
    text: 'A station keeps the departures of the day in a binary tree, earlier ones on the left of each node and later ones on the right. Trains are added and canceled all day long, so the tree changes, but its depth stays below 25. Given any time, find the next departure after it and the last one before it.',
    world: 'train departures',
    pattern: 'binary-search-tree',
    evidence: [
      {
        words: 'earlier ones on the left of each node',
        tells: 'The order of the keys leads to the place where the given time would be.',
        decides: true,
      },
      {
        words: 'added and canceled all day long',
        tells: 'A fixed list would have to be shifted for each change.',
        decides: false,
      },
      {
        words: 'the next departure after it and the last one before it',
        tells: 'Neighbors in order of a key are what a search tree provides.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'A heap shows only the earliest departure of all. The neighbors of an arbitrary time are not at its top and cannot be reached without removing others.',
    },
    why: 'Follow the path to the given time, and remember the last node where you went left as the next and the last where you went right as the one before.',
    cost: 'O(h)',
    given: ['tree'],
  },
  {
    id: 'binary-search-tree-6',
    text: 'A researcher enters the weights of up to 50,000 insects, all different, into an empty tree in random order. Each new weight starts at the top, goes left of larger weights and right of smaller ones, and stays at the first free spot. For each weight, print the one directly above it.',
    world: 'insect collection',
    pattern: 'binary-search-tree',
    evidence: [
      {
        words: 'in random order',
        tells: 'Random order keeps the depth small, so each path is short.',
        decides: false,
      },
      {
        words: 'goes left of larger weights and right of smaller ones',
        tells: 'The rule keeps smaller values left and larger ones right.',
        decides: true,
      },
      {
        words: 'at the first free spot',
        tells: 'Each insertion follows one path, guided by comparisons.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-construction',
      fails:
        'No list is split into parts to rebuild a known shape. Each weight is inserted by comparing along one path, and the order of values decides.',
    },
    why: 'Insert each weight by going left or right until a side is free, and print the last node on that path.',
    cost: 'O(n · h)',
    given: ['tree'],
  },
  {
    id: 'binary-search-tree-7',
    text: 'Parcel numbers are stored in a binary tree of up to a million nodes, smaller ones on the left of a node and larger ones on the right. Searches for two given numbers both start at the top and go the same way for some time. At which stored number do the two searches part, if one number itself may be that point? The tree is at most 40 deep.',
    world: 'parcel lockers',
    pattern: 'binary-search-tree',
    alsoFits: [
      {
        pattern: 'path-sum-and-lca',
        whyNotFirst:
          'It is the lowest common ancestor, but the order of keys finds it on one path without visiting both sides.',
      },
    ],
    evidence: [
      {
        words: 'smaller ones on the left of a node',
        tells: 'The order of keys tells to which side each search goes.',
        decides: true,
      },
      {
        words: 'do the two searches part',
        tells: 'They part at the first key that lies between the two numbers.',
        decides: true,
      },
      {
        words: 'at most 40 deep',
        tells: 'One path is enough, so the answer takes at most 40 steps.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Without using the order, both sides of every node would be searched for the two numbers, up to a million nodes instead of 40.',
    },
    why: 'Go down while both numbers are on the same side, and stop at the first key that is between them or equal to one.',
    cost: 'O(h)',
    given: ['tree'],
  },
  {
    id: 'binary-search-tree-8',
    text: 'Two shops each keep the article numbers of their catalog in a binary tree, with up to 200,000 nodes and a depth of at most 40, where smaller numbers are left of each node and larger ones right. Print all numbers that both shops carry, in rising order. You may store no more than a few hundred numbers at a time.',
    world: 'two catalogs',
    pattern: 'binary-search-tree',
    evidence: [
      {
        words: 'smaller numbers are left of each node',
        tells: 'The walk left, node, right yields each catalog in rising order.',
        decides: true,
      },
      {
        words: 'in rising order',
        tells: 'The output follows the order that both trees already have.',
        decides: false,
      },
      {
        words: 'no more than a few hundred numbers',
        tells: 'Only the current paths fit, so whole catalogs cannot be copied.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Without their order, each number of one tree would have to be looked up anywhere in the other. In rising order, two walks advance side by side.',
    },
    why: 'Walk both trees in rising order with a stack each, advance the one with the smaller number, and print numbers that agree.',
    cost: 'O(n + m)',
    given: ['tree'],
  },
]
