import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'binary-search-on-answer-1',
    text: 'A county must clear n streets, up to 100,000, with given lengths in meters. Each plow clears whole streets in the given order until the next street would exceed its fuel range; then another plow takes over. There are only 40 plows, all of the same type. What is the smallest fuel range that is enough?',
    world: 'snow plows',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'whole streets in the given order',
        tells: 'Once the range is fixed, one pass shows how many plows are needed.',
        decides: false,
      },
      {
        words: 'only 40 plows',
        tells: 'A limit on the count is what each guessed range is tested against.',
        decides: true,
      },
      {
        words: 'the smallest fuel range',
        tells:
          'A larger range never needs more plows, so the working ranges begin at one value and all larger ones work.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails:
        'A single look at one street decides nothing: for each guessed range, all lengths must be added up and the plows counted.',
    },
    why: 'Halve the possible ranges and test each by assigning streets greedily and counting the plows.',
    cost: 'O(n log(maximum))',
  },
  {
    id: 'binary-search-on-answer-2',
    text: 'Along a coast, n possible sites for beacons lie at given kilometers, n up to 200,000. The authority will build exactly 500 beacons and wants the two nearest of them to be as far apart as possible. Report that smallest distance between neighbors, in whole kilometers.',
    world: 'lighthouse keepers',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'n possible sites for beacons lie at given kilometers',
        tells: 'The sites can be put in order, so a pass can place beacons from one end.',
        decides: false,
      },
      {
        words: 'the two nearest of them to be as far apart as possible',
        tells:
          'Making the smallest distance as large as possible means guessing it and testing whether 500 beacons fit.',
        decides: true,
      },
      {
        words: 'that smallest distance between neighbors',
        tells: 'If some distance works, every smaller one does, so the range of distances can be halved.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'greedy-intervals',
      fails:
        'A sweep can place beacons only once the required distance is known; no order of the sites reveals it by itself.',
    },
    why: 'Halve the possible distances and test each by placing a beacon at the first site that is far enough from the last one.',
    cost: 'O(n log n + n log(maximum))',
  },
  {
    id: 'binary-search-on-answer-3',
    text: 'A village has n rain barrels, up to 100,000. Barrel i gains r[i] liters a day until it is full at c[i] liters, and then it overflows. All barrels start empty, and it rains every day. After how many whole days do all barrels together contain at least K liters for the first time? Full, they hold more than K together; the answer may be as large as a billion.',
    world: 'rain barrels',
    pattern: 'binary-search-on-answer',
    alsoFits: [
      {
        pattern: 'sorting',
        whyNotFirst:
          'Putting the barrels in order of the day they become full and adding up from there works too, but a guessed day is tested without order or bookkeeping.',
      },
    ],
    evidence: [
      {
        words: 'Barrel i gains r[i] liters a day until it is full',
        tells: "For a fixed number of days, each barrel's amount is a small formula.",
        decides: false,
      },
      {
        words: 'all barrels together contain at least K liters',
        tells: 'The amounts of all barrels are added up and compared with K, so each guess needs a pass.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails:
        'One look at a single barrel decides nothing: for each guessed day, the amounts of all barrels must be added up.',
    },
    why: 'Halve the range of days and test a day by adding up the smaller of r[i] times the days and c[i] over all barrels.',
    cost: 'O(n log(days))',
  },
  {
    id: 'binary-search-on-answer-4',
    text: 'A hall has a wall with 60,000 rows of 80,000 lamps, counted from 1. At the opening, the lamp in row i, column j goes on after i times i plus 5 times j seconds and stays on. After how many seconds are at least k lamps on, for a given k of about a billion?',
    world: 'lamp wall',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: '60,000 rows of 80,000 lamps',
        tells:
          'Almost five billion times are too many to list, but 60,000 rows can be gone through for each guess.',
        decides: false,
      },
      {
        words: 'i times i plus 5 times j seconds',
        tells: 'In each row, the lamps that are on after a given time are counted with one quotient.',
        decides: false,
      },
      {
        words: 'are at least k lamps on',
        tells: 'The number of lamps that are on never falls, so if a time is enough, every later one is.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'Taking out the next lamp k times would take about a billion heap operations; counting the lamps up to a guess takes one quotient per row.',
    },
    why: 'Halve the range of seconds and count, row by row, how many lamps are on after the guessed time.',
    cost: 'O(rows · log(seconds))',
  },
  {
    id: 'binary-search-on-answer-5',
    text: "A clinic has n fridges with given numbers of doses, up to 100,000 fridges. It will buy boxes of one size for transport; each box is filled from one fridge only, and a fridge's last box may be partly empty. At most 200,000 boxes can be shipped. What is the smallest box size for which that is enough?",
    world: 'vaccine storage',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'each box is filled from one fridge only',
        tells: 'The boxes for one fridge are a quotient, rounded up.',
        decides: false,
      },
      {
        words: 'At most 200,000 boxes can be shipped',
        tells: 'A total over all fridges has to stay within a limit, so each guess needs a pass.',
        decides: true,
      },
      {
        words: 'the smallest box size',
        tells: 'Larger boxes never need a larger number, so the sizes that are enough begin at one value.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'range-search',
      fails:
        'The middle is no stored entry that you look up: it is a possible size, and only a total over all fridges tells whether it is enough.',
    },
    why: 'Halve the possible sizes and test each by adding up the rounded-up quotients of all fridges.',
    cost: 'O(n log(maximum))',
  },
  {
    id: 'binary-search-on-answer-6',
    text: 'A debating league has n judges, up to 100,000; judge i will attend at most a[i] debates, and a[i] can be as large as a billion. Every debate needs three different judges. The league asks only how many debates it can hold at most, not who attends which.',
    world: 'debate judges',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'judge i will attend at most a[i] debates',
        tells: 'For a guessed number of debates, a judge contributes the smaller of the two numbers.',
        decides: false,
      },
      {
        words: 'a[i] can be as large as a billion',
        tells: 'With numbers this large, debates cannot be filled one after another.',
        decides: true,
      },
      {
        words: 'three different judges',
        tells: 'A guess of M works exactly when the contributions of all judges add up to at least 3M.',
        decides: false,
      },
      {
        words: 'how many debates it can hold',
        tells: 'One number is needed, and if M debates work, fewer do as well.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'Taking the three least busy judges from a heap debate by debate is correct, but it needs one round per debate, and there can be trillions of debates.',
    },
    why: 'Halve the possible numbers M and test whether the sum of min(a[i], M) over all judges is at least 3M.',
    cost: 'O(n log(total))',
  },
  {
    id: 'binary-search-on-answer-7',
    text: 'A violin maker has n wires, up to 10,000, of given lengths in millimeters. From them she cuts at least 5,000 strings of one common length. A string cannot be joined from two wires, and leftovers are thrown away. What is the greatest whole length the strings can have?',
    world: 'violin strings',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'at least 5,000 strings of one common length',
        tells: 'For a guessed length, count how many strings all wires give together.',
        decides: true,
      },
      {
        words: 'cannot be joined from two wires',
        tells: 'Each wire gives its own quotient, which one pass adds up.',
        decides: false,
      },
      {
        words: 'What is the greatest whole length',
        tells: 'If a length works, every shorter one works too, so the answer is the last length that works.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails:
        'One look at a single wire says nothing about a length: the pieces of all wires have to be counted for every guess.',
    },
    why: 'Halve the possible lengths and test each by adding up how many strings every wire yields.',
    cost: 'O(n log(maximum))',
  },
  {
    id: 'binary-search-on-answer-8',
    text: 'A reading club is sent n short stories, up to 50,000. Story i arrives at hour a[i], in increasing order, and has s[i] pages. A member reads them one after another at p pages an hour and begins each story only at a full hour, once it is there. What is the lowest whole p, if any, with which all are read by hour 100,000?',
    world: 'reading club',
    pattern: 'binary-search-on-answer',
    evidence: [
      {
        words: 'at p pages an hour',
        tells: 'A speed is a number to guess, and a higher one is never slower.',
        decides: false,
      },
      {
        words: 'each story only at a full hour, once it is there',
        tells:
          'Each story takes a rounded-up number of hours and may have to be waited for, so no formula adds up the hours.',
        decides: false,
      },
      {
        words: 'all are read by hour 100,000',
        tells:
          'The last story ends in time or not, which only a pass over all stories shows for a guessed speed.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'basic-binary-search',
      fails:
        'No single story shows whether a speed is enough: for every guess, all stories must be gone through from the first.',
    },
    why: 'Halve the range of speeds, and for each guess go through the stories, waiting where needed and adding the rounded-up hours.',
    cost: 'O(n log(pages))',
  },
]
