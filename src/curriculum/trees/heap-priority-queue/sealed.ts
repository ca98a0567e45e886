import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
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
    id: 'heap-priority-queue-s3',
    text: 'Up to 100,000 violinists stand in a line, each with the fee that she asks for. A conductor engages k of them, one at a time. He listens only to the ten at the front and the ten at the back of those who still stand there, engages the cheapest of these, and if several are equally cheap, the one nearest to the front. The line closes up afterward. What do the k violinists cost?',
    world: 'violinists',
    pattern: 'heap-priority-queue',
    evidence: [
      {
        words: 'one at a time',
        tells: 'Each engagement changes who is considered next.',
        decides: false,
      },
      {
        words: 'engages the cheapest of these',
        tells: 'The smallest of the current candidates is taken out again and again.',
        decides: true,
      },
      {
        words: 'The line closes up afterward',
        tells: 'A new candidate moves in for the one that was taken out.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'sorting',
      fails:
        'A violinist with a low fee in the middle of the line is not considered for a long time. One order of all fees says nothing about who is near an end.',
    },
    why: 'Keep the front ten and the back ten in a min-heap each, take the smaller top, and refill that heap from its end of the line.',
    cost: 'O(n log n)',
  },
  {
    id: 'heap-priority-queue-s4',
    text: 'A gardener has some coins and may do at most k jobs before winter. For each of 200,000 jobs you know how many coins she must show before she is trusted with it, and how many she earns. She does them one after another, each once at most, and what she earned helps with later ones. How many coins can she own by winter?',
    world: 'gardening jobs',
    pattern: 'heap-priority-queue',
    alsoFits: [
      {
        pattern: 'greedy-intervals',
        whyNotFirst:
          'Always taking the best job within reach is greedy; to have it at hand each time, while more come within reach, is what a heap is for.',
      },
    ],
    evidence: [
      {
        words: 'at most k jobs',
        tells: 'Each job counts the same, so the one that earns most is best.',
        decides: false,
      },
      {
        words: 'how many coins she must show',
        tells: 'Only jobs within reach can be chosen.',
        decides: false,
      },
      {
        words: 'what she earned helps with later ones',
        tells: 'After each job, further ones come within reach, and the best of all those is taken out.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'sorting',
      fails:
        'One order by earnings ignores what is within reach, and one by coins needed ignores the earnings. The best job within reach changes with each job.',
    },
    why: 'Add the jobs within reach to a max-heap by earnings, do the top one, add those that come within reach now, and repeat k times.',
    cost: 'O(n log n)',
  },
]
