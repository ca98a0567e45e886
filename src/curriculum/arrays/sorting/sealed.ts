import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'sorting-s1',
    text: "A hotel gives out key numbers starting at 1. An array of n entries lists the keys in use; it also contains old codes, some negative, some huge. The desk needs the lowest positive key number not in use. The array may be overwritten, but only a handful of extra variables fits into the lock's chip.",
    world: 'elevator keys',
    pattern: 'sorting',
    evidence: [
      {
        words: 'An array of n entries lists the keys in use',
        tells: 'The lowest free number is at most n + 1, so only values from 1 to n matter.',
        decides: false,
      },
      {
        words: 'the lowest positive key number not in use',
        tells:
          'A value from 1 to n can be moved to the index it names, and the first value that does not fit is the answer.',
        decides: true,
      },
      {
        words: 'may be overwritten',
        tells: 'Overwriting is allowed, so the array can serve as its own table.',
        decides: false,
      },
      {
        words: 'only a handful of extra variables',
        tells: 'The ban on extra memory rules out a set.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A set of keys in use answers it in one pass, but it needs memory for n entries, which the chip does not have.',
    },
    why: 'Swap each value from 1 to n to its own index, then report the first index whose value does not match.',
    cost: 'O(n)',
  },
  {
    id: 'sorting-s2',
    text: 'Musicians stand in a row by arrival. For each musician the conductor wants to know how many who arrived later are shorter. All heights are known before the counting starts, there are 120,000 musicians, and comparing everybody with everybody takes too long. Return one number per musician.',
    world: 'orchestra chairs',
    pattern: 'sorting',
    alsoFits: [
      {
        pattern: 'binary-search-tree',
        whyNotFirst:
          'A balanced search tree with subtree sizes counts shorter ones among those inserted so far; merging needs only arrays.',
      },
    ],
    evidence: [
      {
        words: 'how many who arrived later are shorter',
        tells: 'A taller one before a shorter one is a pair out of order.',
        decides: true,
      },
      {
        words: 'All heights are known',
        tells: 'The whole array is available, so it can be split into halves and merged.',
        decides: false,
      },
      {
        words: 'comparing everybody with everybody takes too long',
        tells: 'Quadratic time is ruled out, so pairs must be counted in bulk.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'The shortest of a changing set is never needed; the number of shorter musicians to the right is, and a heap cannot count those below a height.',
    },
    why: 'Merge ordered halves, and when a musician of the left half is placed, add the number of right ones already placed.',
    cost: 'O(n log n)',
  },
  {
    id: 'sorting-s3',
    text: 'A watchmaker measured 1,200,000 balance wheels to the thousandth of a milligram, and wrote down the results in the order of production. For a demonstration she needs the two wheels that are most alike, which means that their weights differ least. She does not mind if her list is rearranged. How does the program find the difference without comparing every two wheels?',
    world: 'balance wheels',
    pattern: 'sorting',
    evidence: [
      {
        words: 'their weights differ least',
        tells: 'The nearest value of a value is its neighbor once all are in order.',
        decides: true,
      },
      { words: 'does not mind if her list is rearranged', tells: 'The values may be moved.', decides: false },
      {
        words: 'without comparing every two wheels',
        tells: 'Only neighbors have to be compared.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'The smallest difference is unknown, so no partner can be computed and looked up; a table finds equal weights only.',
    },
    why: 'Put the weights in order and report the smallest difference of two neighbors.',
    cost: 'O(n log n)',
  },
  {
    id: 'sorting-s4',
    text: 'In a marshaling yard, 90,000 model cars stand on one track, all with different numbers. A little crane can do one thing only: exchange two cars that are coupled to each other. The numbers should rise from the engine to the tail. How many exchanges does the crane need at the least? You have the whole list and may work on a copy, but playing through the exchanges, billions of them, takes too long.',
    world: 'model railroad',
    pattern: 'sorting',
    alsoFits: [
      {
        pattern: 'binary-search-tree',
        whyNotFirst:
          'A balanced tree with sizes can count the larger numbers before each car, but merging halves needs nothing except arrays.',
      },
    ],
    evidence: [
      {
        words: 'exchange two cars that are coupled to each other',
        tells: 'Each exchange of neighbors repairs exactly one pair that is out of order.',
        decides: true,
      },
      {
        words: 'How many exchanges does the crane need',
        tells: 'Only the number of pairs out of order is needed, not the exchanges themselves.',
        decides: true,
      },
      { words: 'may work on a copy', tells: 'There is room for merging two halves.', decides: false },
    ],
    rival: {
      pattern: 'two-pointers',
      fails:
        'Pairs out of order lie anywhere in the row, and two positions that only move inward or forward cannot count them all.',
    },
    why: 'Merge ordered halves, and whenever a car from the right half goes first, add the number of cars left in the left half.',
    cost: 'O(n log n)',
  },
]
