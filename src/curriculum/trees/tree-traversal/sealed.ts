import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
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
    id: 'tree-traversal-s3',
    text: 'A moving company puts boxes into boxes, some of them fifty thousand deep. The list on a box names those directly inside it, in the order in which they are to be sealed. A box is sealed when all that is inside it has been, and nobody turns to the contents of the next box before this one is sealed. You are given the outermost box. Print the labels in the order of sealing.',
    world: 'nested boxes',
    pattern: 'tree-traversal',
    evidence: [
      {
        words: 'fifty thousand deep',
        tells: 'Nested calls may go too deep, so the walk may need to remember its open boxes itself.',
        decides: false,
      },
      {
        words: 'when all that is inside it has been',
        tells: 'Everything below comes before the box: this is postorder.',
        decides: true,
      },
      {
        words: 'before this one is sealed',
        tells: 'One branch is finished before the next one is begun.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'level-order-traversal',
      fails:
        'Boxes at the same depth do not follow one another: a box is sealed right after its own contents, and before the contents of its neighbor.',
    },
    why: 'Visit the boxes inside one after another, and print the label of a box when the last of them has been printed.',
    cost: 'O(n)',
  },
  {
    id: 'tree-traversal-s4',
    text: 'A castle was dug into the rock from above. One room has a door to the outside, and stairs go down from each room to as many as three others, each with no other stairs from above. A guard in a room keeps an eye on it, on the one above and on those directly below. With 80,000 rooms, how few guards are enough to watch the whole castle?',
    world: 'rock castle',
    pattern: 'tree-traversal',
    alsoFits: [
      {
        pattern: 'dynamic-programming',
        whyNotFirst:
          'The states of a room (guarded, watched, unwatched) make a table, but what gets it done is a walk that takes the lowest rooms first.',
      },
    ],
    evidence: [
      {
        words: 'each with no other stairs from above',
        tells: 'What is below two rooms never meets, so it can be solved separately.',
        decides: true,
      },
      {
        words: 'on those directly below',
        tells: 'A room only has to know in which state the rooms below it are.',
        decides: true,
      },
      {
        words: 'how few guards',
        tells: 'From the bottom, a guard is put up only where a room below is still unwatched.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'level-order-traversal',
      fails:
        'Rooms at the same depth are not decided together, and a choice made from the top would be made before it is known what the lowest rooms need.',
    },
    why: 'Let the rooms below report first: put a guard where one of them is unwatched, and report whether this room is guarded, watched or neither.',
    cost: 'O(n)',
  },
]
