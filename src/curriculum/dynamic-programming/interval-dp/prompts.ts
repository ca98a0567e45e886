import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'interval-dp-1',
    text: 'A server wrote 300 log files, one after another in time. They are to be combined into a single file by repeatedly joining two that are next to each other in time. Joining two files takes as many seconds as they have megabytes together. Find the least total time.',
    world: 'log files',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'next to each other in time',
        tells: 'Every file that ever exists covers a range of the original row.',
        decides: true,
      },
      {
        words: 'least total time',
        tells: 'The last join splits a range into two parts that are solved on their own.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'Answers for prefixes are not enough: the second half of the last join starts anywhere in the middle.',
    },
    why: 'For each range of files, try every place where its last join can meet, shortest ranges first.',
    cost: 'O(n³)',
  },
  {
    id: 'interval-dp-2',
    text: 'A blackboard shows up to 100 whole numbers with a plus, minus, or times sign between each two of them. You may put in brackets wherever you like, but change nothing else. No result, even of a part, ever goes beyond a billion. What is the largest result that the expression can have?',
    world: 'math contest',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'put in brackets wherever you like',
        tells: 'Brackets choose which sign is computed last in each range.',
        decides: true,
      },
      {
        words: 'change nothing else',
        tells: 'Ranges of the row keep their order and are solved on their own.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'Extending a prefix by one number fixes the brackets to the left, but a bracket may hold any range in the middle.',
    },
    why: 'For each range keep the largest and smallest result, trying every sign as the one computed last.',
    cost: 'O(n³)',
  },
  {
    id: 'interval-dp-3',
    text: 'A taster samples 400 wines that stand in a row, each of known strength. She always takes the leftmost or the rightmost one left. Going from one wine to the next strains her tongue by the difference of their strengths. What is the least total strain with which she can sample them all?',
    world: 'wine tasting',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'leftmost or the rightmost one left',
        tells: 'What remains is always a range of the row, and it loses one end at a time.',
        decides: true,
      },
      {
        words: 'Going from one wine to the next',
        tells: 'The nearer strength now can cost more later, so both ends are considered.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'There is no board to walk over: the wines stand in one row, and what is solved is every range that can remain.',
    },
    why: 'The last wine stood just beside the range that is left, so for each range and side, take the better of going on at either end.',
    cost: 'O(n²)',
  },
  {
    id: 'interval-dp-4',
    text: 'A row of 250 fence posts has known depths and positions. All but the first and the last are pulled out, one at a time, in any order. Pulling a post costs its depth times the distance between the two posts that are next to it at that moment. Find the least total cost.',
    world: 'fence posts',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'in any order',
        tells: 'The order of removals is free, so it must be chosen well.',
        decides: false,
      },
      {
        words: 'next to it at that moment',
        tells:
          'The cost depends on what is still there, so think of the post in a range that is pulled last.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'Posts form one row, not a board, and a cost depends on both remaining neighbors instead of on fixed cells.',
    },
    why: 'Between two posts that stay, choose the post pulled last, and add the least costs of the two ranges on its sides.',
    cost: 'O(n³)',
  },
  {
    id: 'interval-dp-5',
    text: 'A park is a convex polygon with 200 corners. It is to be divided into triangles by straight fences between corners; fences may not cross, and their prices are given for every two corners. What does the cheapest set of fences cost?',
    world: 'city park',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'divided into triangles',
        tells: 'The triangle at one side of a range of corners splits it into two smaller ranges.',
        decides: true,
      },
      {
        words: 'fences may not cross',
        tells: 'A fence separates the corners on its two sides, so the parts are independent.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'The price table looks like a board, but nothing moves from cell to cell: a range of corners is split at every possible third corner.',
    },
    why: 'For each range of corners, try every corner as the third one of the triangle on its base, and add the two smaller ranges.',
    cost: 'O(n³)',
  },
  {
    id: 'interval-dp-6',
    text: 'A field guide tells 300 bird species apart by size, in a fixed order. Each question has the form: is it larger than this species? You know how many readers look for each species. Arrange the questions so that the number of questions asked by all readers together is as small as possible, and return that number.',
    world: 'field guide',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'larger than this species',
        tells: 'Each question splits a range of the order into two smaller ones.',
        decides: true,
      },
      {
        words: 'how many readers look for each species',
        tells: 'The halves are not equally busy, so every split must be compared.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'What is solved are ranges anywhere in the order, not prefixes, because each answer leaves a range with two new ends.',
    },
    why: 'For each range of species, try every first question, and add all readers of the range to the least numbers of its two parts.',
    cost: 'O(n³)',
  },
  {
    id: 'interval-dp-7',
    text: 'In a toy, 300 magnets lie in a row, each with a color and a strength. If two neighboring magnets have the same color, you may remove both, score the product of their strengths, and the rest closes up. You may stop at any time. What is the highest total score?',
    world: 'domino magnets',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'the rest closes up',
        tells:
          'A pair can meet only after all between them are gone, so the inside of the pair is a range of its own.',
        decides: true,
      },
      {
        words: 'highest total score',
        tells: 'Which partner a magnet gets must be compared.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'Prefixes do not suffice: whether two magnets can meet depends on clearing the whole range between them.',
    },
    why: 'For each range, leave its first magnet or match it with one whose range between can be cleared, and add the ranges.',
    cost: 'O(n³)',
  },
  {
    id: 'interval-dp-8',
    text: 'In a judo show, 150 fighters stand in a line. Two who are next to each other fight, the loser leaves, and the line closes up, until one is left. For every two fighters it is known who wins. Which fighters can be the last one, if the fights are chosen well?',
    world: 'judo line',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'Two who are next to each other',
        tells: 'Whoever is left over comes from a range of the line.',
        decides: true,
      },
      {
        words: 'the line closes up',
        tells: 'Two fighters meet once a range between them has been beaten away.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'The table of winners is not a board to move across; it is looked up when two ranges of the line meet.',
    },
    why: 'For each two fighters find out whether they can meet with all between them gone, trying each fighter between who falls last.',
    cost: 'O(n³)',
  },
]
