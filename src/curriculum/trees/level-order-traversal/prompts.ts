import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'level-order-traversal-1',
    text: 'A law firm is a tree with one senior partner at the top, and everyone has a salary. Two people have equal rank if the same number of people are above them. For each rank, print the difference between the highest and the lowest salary. The firm has up to 100,000 people.',
    world: 'law firm',
    pattern: 'level-order-traversal',
    evidence: [
      {
        words: 'the same number of people are above them',
        tells: 'Equal depth means one row of the tree.',
        decides: true,
      },
      { words: 'For each rank', tells: 'Results are needed per row, not per branch.', decides: true },
      {
        words: 'the highest and the lowest salary',
        tells: 'Two values per row are enough while it is taken out.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'A call that reports from a branch mixes all ranks in it. People of equal rank sit in different branches and must be compared with each other.',
    },
    why: 'Take out the people row by row with a queue, and keep the extremes of each row.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'level-order-traversal-2',
    text: 'A family tree starts with one couple, and everyone below is a child of someone one row higher. For a reunion, the family wants to know which generation has the most members who live abroad. Print its number; if several tie, take the earliest. There are up to 30,000 people.',
    world: 'family reunion',
    pattern: 'level-order-traversal',
    evidence: [
      { words: 'which generation', tells: 'People of one generation are a row of the tree.', decides: true },
      {
        words: 'the most members who live abroad',
        tells: 'A count per row is compared with that of other rows.',
        decides: false,
      },
      {
        words: 'take the earliest',
        tells: 'Rows are handled from the top, so the first best one stays.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Counting within branches does not help, since cousins of one generation belong to different branches.',
    },
    why: 'Go through the tree one generation at a time with a queue, count those abroad, and keep the first largest count.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'level-order-traversal-3',
    text: 'An online archive is a tree of pages, and some of its branches go down for millions of pages. Loading a page takes a second and shows the links to its subpages. Starting at the home page, find a page without subpages that takes the fewest clicks. Load as few pages as you can.',
    world: 'online archive',
    pattern: 'level-order-traversal',
    alsoFits: [
      {
        pattern: 'breadth-first-search',
        whyNotFirst:
          'It is the same search with a queue. In a tree no page can be reached twice, so no marks are needed.',
      },
    ],
    evidence: [
      {
        words: 'go down for millions of pages',
        tells: 'Following one branch to its end can take forever.',
        decides: false,
      },
      {
        words: 'a page without subpages that takes the fewest clicks',
        tells: 'The nearest leaf is in the first row that contains a leaf.',
        decides: true,
      },
      {
        words: 'Load as few pages as you can',
        tells: 'Row by row, you can stop at the first leaf.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'A walk that finishes one branch before the next may load millions of pages in the first branch, although a page two clicks away has no subpages.',
    },
    why: 'Load the pages row by row with a queue, and stop at the first one without subpages.',
    cost: 'O(nodes visited)',
    given: ['tree'],
  },
  {
    id: 'level-order-traversal-4',
    text: 'A muralist paints a binary tree of up to 10,000 portraits. She works from the top and finishes all portraits at one height before she climbs down. To save steps, she paints the first row from left to right, the next from right to left, and so on in turn. Which portrait does she paint last at each height?',
    world: 'mural',
    pattern: 'level-order-traversal',
    evidence: [
      {
        words: 'all portraits at one height',
        tells: 'Nodes of equal depth are handled together.',
        decides: true,
      },
      {
        words: 'from right to left',
        tells: 'Every second row is reversed, so the last one is at its left end.',
        decides: false,
      },
      {
        words: 'last at each height',
        tells: 'One result per row is needed, across all branches.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Left, node, right and its variations stay in one branch. The end of a row may be in any branch, and rows take turns in direction.',
    },
    why: 'Take one row after the other from a queue, and print its right end or its left end in turn.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'level-order-traversal-5',
    text: 'A binary tree of lamps hangs in a hall. The top lamp is in column 0; a left child hangs one column to the left of its parent, a right child one to the right. From above, you see only the topmost lamp of each column; if two are equally high, take the left one. Print the visible lamps from left to right.',
    world: 'shadow play',
    pattern: 'level-order-traversal',
    evidence: [
      {
        words: 'one column to the left of its parent',
        tells: 'Each node carries its column on the way down.',
        decides: false,
      },
      {
        words: 'the topmost lamp of each column',
        tells: 'The first node met in a column, row by row, is the visible one.',
        decides: true,
      },
      {
        words: 'equally high',
        tells: 'Heights of different branches are compared, so rows matter.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Following one branch to its bottom, you may meet a low lamp in a column before a higher one from another branch.',
    },
    why: "Go row by row with each lamp's column in a queue, and keep the first lamp of every column.",
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'level-order-traversal-6',
    text: 'A stadium fills seats that form a binary tree of blocks: block after block in each row from left to right, and no row is begun before the one above is full. After a power cut, the office gets the tree of occupied blocks, up to 200,000 of them. Was the rule kept?',
    world: 'stadium seating',
    pattern: 'level-order-traversal',
    evidence: [
      {
        words: 'in each row from left to right',
        tells: 'The rule compares neighbors in a row, across branches.',
        decides: true,
      },
      {
        words: 'no row is begun before the one above is full',
        tells: 'Rows must be finished one after another.',
        decides: true,
      },
      {
        words: 'Was the rule kept',
        tells: 'A gap with an occupied block after it, in this order, breaks the rule.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Each branch may look fine on its own, although a gap in one branch has an occupied block to its right in another one.',
    },
    why: 'Take the blocks row by row with missing ones included, and report a break if a block follows a missing one.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'level-order-traversal-7',
    text: 'In a village, news spreads along a phone tree. The mayor starts, and in each minute everyone who heard the news in the minute before calls all people below them at once. After how many minutes do more than half of up to 100,000 people know it?',
    world: 'village news',
    pattern: 'level-order-traversal',
    alsoFits: [
      {
        pattern: 'breadth-first-search',
        whyNotFirst:
          'The news spreads like any breadth-first search. Because it is a tree entered at the top, no one can be reached twice.',
      },
    ],
    evidence: [
      {
        words: 'along a phone tree',
        tells: 'Each person is called by one other, so nobody has to be marked.',
        decides: false,
      },
      {
        words: 'in the minute before',
        tells: 'Everyone at the same depth gets the news at the same time.',
        decides: true,
      },
      { words: 'After how many minutes', tells: 'Minutes count rows of the tree.', decides: true },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Walking down one branch follows a single chain of calls. How many know the news after a minute adds up over all branches.',
    },
    why: 'Take out the people row by row, add up the sizes of the rows, and stop when more than half are reached.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'level-order-traversal-8',
    text: 'A caterer builds a tower of glasses that is given as a tree: each glass feeds those directly below it. The tower looks right if every row contains more liters in total than the row above it. Find the first row, counted from the top, for which this is wrong, or 0. There are up to 50,000 glasses.',
    world: 'champagne tower',
    pattern: 'level-order-traversal',
    evidence: [
      {
        words: 'every row contains more liters in total',
        tells: 'Totals per row cut across all branches.',
        decides: true,
      },
      { words: 'the row above it', tells: 'Two rows in succession are compared.', decides: false },
      {
        words: 'the first row, counted from the top',
        tells: 'Rows are handled from the top, so you can stop early.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Totals of branches say nothing here: a heavy branch may make up for a light one in the same row.',
    },
    why: 'Add up one row at a time with a queue, and compare it with the row before.',
    cost: 'O(n)',
    given: ['tree'],
  },
]
