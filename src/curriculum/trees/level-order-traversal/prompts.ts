import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'level-order-traversal-1',
    text: 'In a law firm of 100,000, each lawyer but the senior partner reports to exactly one other, and knows only his own salary and who reports to him. Two lawyers are of equal rank if reports of both pass through the same number of hands until they reach the senior partner. For each rank, beginning with hers, print the difference between the highest and the lowest salary, before anyone of the next rank is asked.',
    world: 'law firm',
    pattern: 'level-order-traversal',
    alsoFits: [
      {
        pattern: 'breadth-first-search',
        whyNotFirst:
          'It is the same search with a queue. In a tree nobody can be met twice, so plain rows are enough.',
      },
    ],
    evidence: [
      {
        words: 'pass through the same number of hands',
        tells: 'Equal depth means one row of the hierarchy.',
        decides: true,
      },
      {
        words: 'the highest and the lowest salary',
        tells: 'Two values per row are enough while it is taken out.',
        decides: false,
      },
      {
        words: 'before anyone of the next rank is asked',
        tells: 'Each row must be complete before the next one begins, so no branch can be followed down.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Following a branch down asks people of lower ranks before a rank is complete, and people of equal rank sit in different branches.',
    },
    why: 'Take out the people row by row with a queue, and keep the extremes of each row.',
    cost: 'O(n)',
  },
  {
    id: 'level-order-traversal-2',
    text: 'A family tree starts with one couple, and everyone below is a child of someone one row higher. For a reunion, the family wants to know which generation has the most members who live abroad; if several tie, the earliest. Each generation fills one book, which also names the children. A book that was put back cannot be had again. There are up to 30,000 people.',
    world: 'family reunion',
    pattern: 'level-order-traversal',
    alsoFits: [
      {
        pattern: 'breadth-first-search',
        whyNotFirst:
          'It is the same search with a queue. In a tree nobody can be met twice, so one generation after the other is all there is.',
      },
    ],
    evidence: [
      { words: 'which generation', tells: 'People of one generation are a row of the tree.', decides: true },
      {
        words: 'the most members who live abroad',
        tells: 'A count per row is compared with that of other rows.',
        decides: false,
      },
      {
        words: 'A book that was put back cannot be had again',
        tells: 'A row must be finished before the next one, since there is no way back up.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Following one line of descent down to the youngest means going back to earlier books for the other lines, which is not possible.',
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
    text: 'A muralist covers a tower with 10,000 portraits of a clan, the founder under the roof. Only when a portrait is finished does it reveal who has to appear underneath, two children at most, the older one to the left. She finishes all portraits at one height before she climbs down. To save steps, she changes direction each time: eastward in the first row, westward in the second. Print the order in which she paints.',
    world: 'mural',
    pattern: 'level-order-traversal',
    alsoFits: [
      {
        pattern: 'breadth-first-search',
        whyNotFirst:
          'It is the same search with a queue. That whole rows are turned around makes the row, not the distance, what counts.',
      },
    ],
    evidence: [
      {
        words: 'Only when a portrait is finished',
        tells: 'What belongs below is learned row by row, so no branch runs ahead of the others.',
        decides: true,
      },
      {
        words: 'all portraits at one height',
        tells: 'Nodes of equal depth are handled together.',
        decides: true,
      },
      { words: 'she changes direction each time', tells: 'Every second row is reversed.', decides: false },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Following a branch down needs portraits that are not finished yet: the whole row above comes first, across all branches.',
    },
    why: 'Take one row after the other from a queue, and reverse every second one before it is painted.',
    cost: 'O(n)',
  },
  {
    id: 'level-order-traversal-5',
    text: 'A binary tree of lamps hangs in a hall. The top lamp is in column 0; a left child hangs one column to the left of its parent, a right child one to the right. A camera sinks past the lamps, reads one height at a time, and never rises. Which lamps are the topmost of their column, from left to right? Of two equally high ones, take the left.',
    world: 'shadow play',
    pattern: 'level-order-traversal',
    alsoFits: [
      {
        pattern: 'breadth-first-search',
        whyNotFirst:
          'It is the same search with a queue. In a tree no lamp can be reached twice, so plain rows are enough.',
      },
    ],
    evidence: [
      {
        words: 'one column to the left of its parent',
        tells: 'Each node carries its column on the way down.',
        decides: false,
      },
      {
        words: 'reads one height at a time',
        tells: 'Lamps arrive row by row, so no branch can be followed to its end first.',
        decides: true,
      },
      {
        words: 'the topmost of their column',
        tells: 'The first node met in a column, row by row, is the visible one.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Following one branch to its bottom needs a camera that rises again, and it meets a low lamp in a column before a higher one of another branch.',
    },
    why: "Go row by row with each lamp's column in a queue, and keep the first lamp of every column.",
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'level-order-traversal-6',
    text: 'A stadium fills seats that form a binary tree of blocks: block after block in each row from left to right, and no row is begun before the one above is full. After a power cut, the office gets the tree of occupied blocks, up to 200,000 of them. Name the first block, if any, that breaks the rule, and check no block that should have been filled after it.',
    world: 'stadium seating',
    pattern: 'level-order-traversal',
    alsoFits: [
      {
        pattern: 'breadth-first-search',
        whyNotFirst:
          'It is the same search with a queue; the rule is about rows and their order, and a tree needs no marks.',
      },
    ],
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
        words: 'check no block that should have been filled after it',
        tells: 'Blocks are looked at in the order of filling, and the first one after a gap ends the search.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Going down a branch checks blocks of lower rows that should have been filled later, while a gap in another branch has not been seen.',
    },
    why: 'Take the blocks row by row with missing ones included, and name the first block that follows a missing one.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'level-order-traversal-7',
    text: 'A village of 100,000 has a plan for urgent news. The mayor starts, each villager has a private list of others to call, and nobody is on two lists. In each minute, all who heard the news in the minute before call their whole list at once. After how many minutes does more than half of the village know? Lists are shown on request only, and you should ask nobody who hears it later.',
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
        words: 'nobody is on two lists',
        tells: 'Each person is called by one other, so nobody has to be marked.',
        decides: false,
      },
      {
        words: 'in the minute before',
        tells: 'Everyone at the same depth gets the news at the same time.',
        decides: true,
      },
      { words: 'After how many minutes', tells: 'Minutes count rows of the tree.', decides: true },
      {
        words: 'ask nobody who hears it later',
        tells: 'Rows below the one that settles it must not be read, so no branch is followed down.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Following one chain of calls asks people who hear the news much later, while most of those who hear it early have not been counted.',
    },
    why: 'Take out the people row by row, add up the sizes of the rows, and stop when more than half are reached.',
    cost: 'O(n)',
  },
  {
    id: 'level-order-traversal-8',
    text: 'A caterer builds a tower of glasses that is given as a tree: each glass feeds those directly below it. The tower looks right if every row contains more liters in total than the row above it. Find the first row, counted from the top, for which this is wrong, or 0. There are up to 50,000 glasses; measuring one takes a minute, so measure none below that row.',
    world: 'champagne tower',
    pattern: 'level-order-traversal',
    alsoFits: [
      {
        pattern: 'breadth-first-search',
        whyNotFirst:
          'It is the same search with a queue. In a tree no glass is reached twice, so plain rows are enough.',
      },
    ],
    evidence: [
      {
        words: 'every row contains more liters in total',
        tells: 'Totals per row cut across all branches.',
        decides: true,
      },
      { words: 'the row above it', tells: 'Two rows in succession are compared.', decides: false },
      {
        words: 'measure none below that row',
        tells: 'Rows are finished from the top, and no branch may be followed further down.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Following a branch down measures glasses far below before the rows above are complete, although one of those may be the wrong one.',
    },
    why: 'Add up one row at a time with a queue, and compare it with the row before.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'level-order-traversal-9',
    form: 'long',
    text: 'At the annual fair, a wind chime hangs from the town hall. It starts with a single brass bell. Each bell has two hooks on its underside, one toward the church and one toward the inn, and a hook carries another bell or stays empty. Hooks count even where a bell and hence its hooks are missing, so the second row has two hooks, the third four, and so on. The width of a row is measured in hooks, with both ends and all gaps included, between its outermost bells. So if both bells of the second row carry only bells on their outer hooks, the third row has width 4. A judge rides down along the chime in a basket that cannot rise again. Passing a bell, he sees what is fastened to it, and he wants to stop at any row that is narrower than its predecessor. The chime has up to 70,000 bells and was cast in Riga. Which row is that?',
    world: 'wind chime',
    pattern: 'level-order-traversal',
    alsoFits: [
      {
        pattern: 'breadth-first-search',
        whyNotFirst: 'It is the same queue; here whole rows are measured, so the rows are what counts.',
      },
    ],
    evidence: [
      {
        words: 'between its outermost bells',
        tells: 'The first and the last bell of a row belong together.',
        decides: true,
      },
      {
        words: 'in a basket that cannot rise again',
        tells: 'A row has to be finished before the next one is begun.',
        decides: true,
      },
      {
        words: 'any row that is narrower than its predecessor',
        tells: 'Two rows in succession are compared, and deeper ones do not matter.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Following one side down to its last bell leaves the row, and the basket cannot go back up for the other side.',
    },
    why: 'Keep the bells of a row with the numbers of their hooks, take the difference of the outer two, and number those below 2k and 2k + 1.',
    cost: 'O(n)',
  },
  {
    id: 'level-order-traversal-10',
    form: 'long',
    text: 'An order of monks goes back to one hermit. Every other monk was taught by exactly one monk, and each teacher remembers his own pupils in the order in which they took their vows. The hermit belongs to the founding choir; his pupils make up the second choir, their pupils the third, and so forth. Within a choir, monks sing in the order of their teachers, and under one teacher by their vows. The abbot now wants to inform each monk of his left neighbor, the singer who follows him in his choir, whoever taught that man. The final singer of a choir learns that he has none. For example, if the hermit taught Ado and Bo, Ado taught Cy and Bo taught Dan, then Cy is told of Dan. Letters are slow and parchment is expensive: the abbot writes to a complete choir at once, and from their replies, which name their pupils, he learns whom to write to next. There are 35,000 monks.',
    world: 'monks',
    pattern: 'level-order-traversal',
    alsoFits: [
      {
        pattern: 'breadth-first-search',
        whyNotFirst:
          'It is the same queue, but the task is about whole generations and not about reaching anyone.',
      },
    ],
    evidence: [
      {
        words: 'his pupils make up the second choir',
        tells: 'Those at the same depth form a group.',
        decides: true,
      },
      {
        words: 'whoever taught that man',
        tells: 'Neighbors can be in different branches, so branches cannot be treated one by one.',
        decides: false,
      },
      {
        words: 'writes to a complete choir at once',
        tells: 'A whole generation is asked before the next one is known.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Following one teacher down to his last pupil would need a letter for each step downward, while the abbot writes to a whole generation at once.',
    },
    why: 'Take the monks of one generation in order, tell each about the one after him, and collect their pupils as the next generation.',
    cost: 'O(n)',
  },
  {
    id: 'level-order-traversal-11',
    form: 'vague',
    text: 'Could you find out which of the partners who sell our soap I should call today?',
    asks: [
      {
        question: 'How are you and the partners connected?',
        answer: 'I signed up a handful. Each of the rest was signed up by just one partner.',
      },
      {
        question: 'Whom do you call?',
        answer:
          'Those I signed up are ring 1, those signed up by ring k are ring k + 1. I call whichever ring sold least per head, but I give up at a ring with no sales.',
      },
      {
        question: 'Where can I see who signed up whom?',
        answer:
          'Ask a partner, and you get his list. Do not trouble partners of any ring after the one where I give up.',
      },
    ],
    world: 'soap partners',
    pattern: 'level-order-traversal',
    alsoFits: [
      {
        pattern: 'breadth-first-search',
        whyNotFirst: 'The queue is the same, but whole rings are averaged, so they are what counts.',
      },
    ],
    evidence: [
      {
        words: 'signed up by just one partner',
        tells: 'Nobody is met twice, so no marks are needed.',
        decides: false,
      },
      {
        words: 'signed up by ring k are ring k + 1',
        tells: 'Partners at the same depth belong together.',
        decides: true,
      },
      {
        words: 'any ring after the one where I give up',
        tells: 'A ring has to be complete before anyone further down is asked.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'A walk down one line of recruits could add to the sums of all rings, but it would write to people far beyond the ring at which to stop.',
    },
    why: 'Write to one ring after another, average its sales, collect the recruits as the next ring, and stop after a ring without sales.',
    cost: 'O(n)',
  },
]
