import type { MinimalPair } from '../../prompt.ts'

/** Pairs whose first pattern is in this category. */
export const pairs: readonly MinimalPair[] = [
  {
    id: 'dynamic-programming--greedy-intervals',
    prompts: [
      {
        id: 'dynamic-programming--greedy-intervals-a',
        text: 'A concert hall receives 100,000 requests for the 300 evenings of next season, in order of the last evening. Each names its first evening and asks for one, two, or three evenings in a row; no two accepted requests may share an evening. Each request also names the fee that it would pay, which differs from request to request. How much can the hall earn at most?',
        world: 'concert hall',
        pattern: 'dynamic-programming',
        evidence: [
          {
            words: 'one, two, or three evenings in a row',
            tells:
              'A booking that ends on an evening began at most two evenings before, so the look-back is short.',
            decides: false,
          },
          {
            words: 'no two accepted requests may share an evening',
            tells: 'Accepting one request rules out those that overlap it.',
            decides: false,
          },
          {
            words: 'differs from request to request',
            tells:
              'With different fees, a request that ends early may pay too little, so choices must be compared.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'greedy-intervals',
          fails:
            'Taking the request that ends first is safe only for their number: a cheap one may block one that pays far more.',
        },
        why: 'For each evening, leave it free or let a request end there, and add its fee to the best result one, two, or three evenings earlier.',
        cost: 'O(n)',
      },
      {
        id: 'dynamic-programming--greedy-intervals-b',
        text: 'A concert hall receives 100,000 requests for the 300 evenings of next season, in order of the last evening. Each names its first evening and asks for one, two, or three evenings in a row; no two accepted requests may share an evening. All accepted requests pay the same fee, and each must be answered before the next one is read. How much can the hall earn at most?',
        world: 'concert hall',
        pattern: 'greedy-intervals',
        evidence: [
          {
            words: 'no two accepted requests may share an evening',
            tells: 'The accepted requests follow each other without overlap.',
            decides: false,
          },
          {
            words: 'pay the same fee',
            tells: 'Only the number of requests counts, so the one that ends first is always a safe choice.',
            decides: true,
          },
          {
            words: 'answered before the next one is read',
            tells: 'Nothing can be taken back later, and nothing has to be.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'dynamic-programming',
          fails:
            'A table of best totals tells which requests to take only after all have been read, but each must be answered at once.',
        },
        why: 'Accept every request that begins after the last accepted one has ended.',
        cost: 'O(n)',
      },
    ],
    clauses: [
      'Each request also names the fee that it would pay, which differs from request to request.',
      'All accepted requests pay the same fee, and each must be answered before the next one is read.',
    ],
    changes:
      'With one fee for all, only the number of accepted requests matters, and the one that ends first never hurts. With different fees, it can block a better one.',
    breaks: 'The exchange that makes the earliest end safe assumes that all requests are worth the same.',
    counterexample: {
      prompt: 0,
      input: {
        requests: [
          [1, 3, 10],
          [2, 4, 100],
          [4, 6, 10],
        ],
      },
      right: 100,
      wrong: 20,
      explains:
        'The request that ends first and the one after it pay 20 together. The request that overlaps both pays 100.',
    },
  },
  {
    id: 'dynamic-programming--prefix-sum',
    prompts: [
      {
        id: 'dynamic-programming--prefix-sum-a',
        text: 'The owner of a snow cone cart knows for each of the next 200,000 days how much he would gain that day; on some days it is a loss, but not on all. He may choose any days on which to open, as long as he rests for at least two days after each. What is the largest total gain?',
        world: 'snow cone cart',
        pattern: 'dynamic-programming',
        alsoFits: [
          {
            pattern: 'state-machine-dp',
            whyNotFirst:
              'Modes for open, first, and second day of rest work as well, but the rest has a fixed length, so looking three days back is simpler.',
          },
        ],
        evidence: [
          { words: 'on some days it is a loss', tells: 'Such days are never chosen.', decides: false },
          {
            words: 'rests for at least two days after each',
            tells: 'A choice affects only the next two days, and days in between are skipped.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'prefix-sum',
          fails:
            'The best run of consecutive days leaves no day for a rest, and good days that lie apart are never added together by it.',
        },
        why: "For each day keep the better of yesterday's best and of today's gain plus the best of three days ago.",
        cost: 'O(n)',
      },
      {
        id: 'dynamic-programming--prefix-sum-b',
        text: 'The owner of a snow cone cart knows for each of the next 200,000 days how much he would gain that day; on some days it is a loss, but not on all. He may choose the day on which to open and the day on which to close for good. What is the largest total gain?',
        world: 'snow cone cart',
        pattern: 'prefix-sum',
        alsoFits: [
          {
            pattern: 'dynamic-programming',
            whyNotFirst:
              'Kadane is a linear recurrence: the best range that ends today extends the one before or starts anew. The contiguous sum is what you notice first.',
          },
        ],
        evidence: [
          {
            words: 'on some days it is a loss',
            tells: 'A loss may be worth bridging, so a range is not simply cut there.',
            decides: false,
          },
          {
            words: 'the day on which to close for good',
            tells: 'The chosen days form one contiguous range, and its sum counts.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'dynamic-programming',
          fails:
            'Skipping bad days is not possible between opening and closing, so the choice is made for a whole range at once.',
        },
        why: "Carry the best sum of a range that ends today: extend yesterday's if it is positive, and start over otherwise.",
        cost: 'O(n)',
      },
    ],
    clauses: [
      'any days on which to open, as long as he rests for at least two days after each',
      'the day on which to open and the day on which to close for good',
    ],
    changes:
      'Either single days are picked with gaps between them, or one unbroken range is picked with all the losses in it.',
    breaks:
      'The best sum that ends at a day extends it without a gap, so it cannot leave out the days between.',
    counterexample: {
      prompt: 0,
      input: { gains: [4, 5, 1, 4] },
      right: 8,
      wrong: 14,
      explains:
        'The best range takes all four days for 14, but he must rest in between. The first and the fourth day give 8.',
    },
  },
  {
    id: 'dynamic-programming--state-machine-dp',
    prompts: [
      {
        id: 'dynamic-programming--state-machine-dp-a',
        text: 'For each of 20,000 market days, a potter knows what she would gain by going there; bad weather can make it a loss. After a day at the market she must spend the next k at home, firing new pots; k is given and may be 9,000. The day before the first one, she is at home. What is her largest total gain?',
        world: 'market stall',
        pattern: 'dynamic-programming',
        evidence: [
          {
            words: 'the next k at home',
            tells: 'A day at the market affects a fixed number of days after it.',
            decides: true,
          },
          {
            words: 'may be 9,000',
            tells: 'As a mode of its own, each day of rest would make far too many modes.',
            decides: true,
          },
          {
            words: 'largest total gain',
            tells: 'For each day, going and staying are compared.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'state-machine-dp',
          fails:
            'It would need a mode for each of up to 9,000 days of rest, all updated every day. The rest has a fixed length, so one look-back replaces them.',
        },
        why: 'For each day keep the better of the best so far and of the gain of that day plus the best of k + 1 days before.',
        cost: 'O(n)',
      },
      {
        id: 'dynamic-programming--state-machine-dp-b',
        text: 'For each of 20,000 market days, a potter knows what she would gain by going there; bad weather can make it a loss. Going there after a day at home means renting a stall for 30 dollars, which she keeps until she stays at home again. The day before the first one, she is at home. What is her largest total gain?',
        world: 'market stall',
        pattern: 'state-machine-dp',
        evidence: [
          {
            words: 'renting a stall for 30 dollars',
            tells: 'Starting a series of market days has a price, and going on has none.',
            decides: false,
          },
          {
            words: 'keeps until she stays at home again',
            tells:
              'The stall stays in force for any number of days, so whether she has one is part of the state.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'dynamic-programming',
          fails:
            'The best gain up to yesterday does not say whether she has a stall, so it is unknown whether going costs 30 dollars.',
        },
        why: 'For each day keep the best gain with a stall and the best without, and pay 30 dollars for each change from without to with.',
        cost: 'O(n)',
      },
    ],
    clauses: [
      'After a day at the market she must spend the next k at home, firing new pots; k is given and may be 9,000.',
      'Going there after a day at home means renting a stall for 30 dollars, which she keeps until she stays at home again.',
    ],
    changes:
      'The first rule looks back a fixed number of days. In the second, a stall rented long ago still counts, so you must know in which mode she is.',
    breaks: 'A fixed look-back does not see an action that has been in force for many days.',
    counterexample: {
      prompt: 1,
      input: { gains: [30, -5, -5, 30] },
      right: 20,
      wrong: 60,
      explains:
        'One stall for all four days gives 50 minus 30. Looking back three days, as for a rest of two, adds the first and the fourth day and never sees the rent.',
    },
  },
  {
    id: 'dynamic-programming--unbounded-knapsack',
    prompts: [
      {
        id: 'dynamic-programming--unbounded-knapsack-a',
        text: 'A local radio station has a list of up to 300 jingles, each with a length of whole seconds and a fee that the sponsor pays. Going down the list once, it airs as many as it likes, but never two that are neighbors on the list. What is the largest total fee?',
        world: 'jingle list',
        pattern: 'dynamic-programming',
        alsoFits: [
          {
            pattern: 'state-machine-dp',
            whyNotFirst:
              'Two modes, by whether the last jingle was aired, work as well, but a choice affects only the next one, so looking two places back is simpler.',
          },
        ],
        evidence: [
          {
            words: 'Going down the list once',
            tells: 'Each jingle is reached once, in a fixed order.',
            decides: false,
          },
          {
            words: 'never two that are neighbors on the list',
            tells: 'A choice affects only the next position, and no length has to be filled.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'unbounded-knapsack',
          fails:
            'Filling seconds with the best jingles again and again ignores the order of the list, where each comes up once.',
        },
        why: 'For each jingle keep the better of skipping it and of adding its fee to the best total two places earlier.',
        cost: 'O(n)',
      },
      {
        id: 'dynamic-programming--unbounded-knapsack-b',
        text: 'A local radio station has a list of up to 300 jingles, each with a length of whole seconds and a fee that the sponsor pays. In a break of up to 600 seconds, it airs any of them, each as many times as it likes. What is the largest total fee?',
        world: 'jingle list',
        pattern: 'unbounded-knapsack',
        evidence: [
          { words: 'up to 600 seconds', tells: 'A total must stay within a limit.', decides: false },
          {
            words: 'each as many times as it likes',
            tells: 'Jingles are pieces to be reused, so each is tried at every number of seconds.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'dynamic-programming',
          fails:
            'Looking back one or two places on the list says nothing about the seconds that are left, and it never repeats a jingle.',
        },
        why: 'For each number of seconds, try every jingle as the last one, add its fee to the best total for the seconds before, and keep the best.',
        cost: 'O(n · s)',
      },
    ],
    clauses: [
      'Going down the list once, it airs as many as it likes, but never two that are neighbors on the list.',
      'In a break of up to 600 seconds, it airs any of them, each as many times as it likes.',
    ],
    changes:
      'In one, a jingle only blocks its neighbor on the list. In the other, time must be filled with jingles that may be repeated.',
    breaks: 'A fixed look-back on positions cannot repeat an item or track an amount that is left.',
    counterexample: {
      prompt: 1,
      input: { lengths: [200, 300], fees: [3, 4] },
      right: 9,
      wrong: 4,
      explains:
        'The first jingle three times fills 600 seconds and pays 9. Choosing non-neighbors on the list gives a single jingle for 4.',
    },
  },
  {
    id: 'grid-dp--interval-dp',
    prompts: [
      {
        id: 'grid-dp--interval-dp-a',
        text: 'The input is a grid of 300 by 300 fees; f(i, j) is the fee in row i and column j. A cart rolls from f(1, 1) to f(300, 300), one cell right or down at a time, and pays every fee that it rolls over. Find the least total to pay.',
        world: 'fee table',
        pattern: 'grid-dp',
        evidence: [
          {
            words: 'one cell right or down at a time',
            tells: 'Each cell is entered from above or from the left, so the board is filled row by row.',
            decides: true,
          },
          { words: 'pays every fee', tells: 'Totals along a path are compared.', decides: false },
        ],
        rival: {
          pattern: 'interval-dp',
          fails:
            'Nothing is split here: a path has no two parts to solve on their own for every range, only a cell before.',
        },
        why: 'The least total of a cell is its fee plus the smaller total of the cells above and to the left.',
        cost: 'O(n²)',
        given: ['grid'],
      },
      {
        id: 'grid-dp--interval-dp-b',
        text: 'The input is a grid of 300 by 300 fees; f(i, j) is the fee in row i and column j. A chain of links 1 to 300 is broken into single links, and f(i, j) is paid whenever the piece from link i to link j is broken in two. Find the least total to pay.',
        world: 'fee table',
        pattern: 'interval-dp',
        evidence: [
          {
            words: 'broken into single links',
            tells: 'Every piece that ever exists is a range of the chain.',
            decides: false,
          },
          {
            words: 'the piece from link i to link j is broken in two',
            tells: 'A range splits into two ranges, and the place of the split is free.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'grid-dp',
          fails:
            'No cell follows from its neighbors in the table: the least total of a piece needs the totals of all its possible two parts.',
        },
        why: 'For each piece, try every place to break it, and add its fee to the least totals of both parts, shortest pieces first.',
        cost: 'O(n³)',
        given: ['grid'],
      },
    ],
    clauses: [
      'A cart rolls from f(1, 1) to f(300, 300), one cell right or down at a time, and pays every fee that it rolls over.',
      'A chain of links 1 to 300 is broken into single links, and f(i, j) is paid whenever the piece from link i to link j is broken in two.',
    ],
    changes:
      'The same table of fees is once a board to cross, and once a price list for the ranges of a chain.',
    breaks: 'Filling a board from fixed neighbors cannot add up two parts of a range that meet anywhere.',
    counterexample: {
      prompt: 1,
      input: {
        fees: [
          [0, 9, 5],
          [0, 0, 1],
          [0, 0, 0],
        ],
      },
      right: 6,
      wrong: 0,
      explains:
        'Breaking link 1 off the whole chain costs 5, and links 2 and 3 cost 1. A path along the zero fees pays nothing.',
    },
  },
  {
    id: 'grid-dp--matrix-traversal',
    prompts: [
      {
        id: 'grid-dp--matrix-traversal-a',
        text: 'A castle garden is a grid of up to 800 by 800 cells, each a hedge or a path with a known number of coins on it. A visitor enters at the top-left cell and walks for as long as she likes. She may go only right or down at each step, never into a hedge, and takes all coins where she passes. How many can she take at most?',
        world: 'castle garden',
        pattern: 'grid-dp',
        evidence: [
          {
            words: 'only right or down',
            tells: 'Each cell follows from the cells above and to the left, and no walk sees them all.',
            decides: true,
          },
          {
            words: 'How many can she take at most',
            tells: 'The better of two earlier totals is extended by the coins here.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'matrix-traversal',
          fails:
            'A flood finds all cells that can be reached, but one walk right and down passes only some of them.',
        },
        why: 'The most coins up to a cell are its own plus the larger total of the cells above and to the left; the largest of all is the answer.',
        cost: 'O(m · n)',
        given: ['grid'],
      },
      {
        id: 'grid-dp--matrix-traversal-b',
        text: 'A castle garden is a grid of up to 800 by 800 cells, each a hedge or a path with a known number of coins on it. A visitor enters at the top-left cell and walks for as long as she likes. She may go right, down, left, or up at each step, never into a hedge, and takes all coins where she passes. How many can she take at most?',
        world: 'castle garden',
        pattern: 'matrix-traversal',
        alsoFits: [
          {
            pattern: 'depth-first-search',
            whyNotFirst: 'The flood may run depth first; the grid of path cells is what you notice first.',
          },
          {
            pattern: 'breadth-first-search',
            whyNotFirst: 'A single fill works with a queue as well, but no steps are counted.',
          },
          {
            pattern: 'union-find',
            whyNotFirst:
              'Joining neighboring path cells gives the same region, but only the one around the entrance is needed, which one flood collects.',
          },
        ],
        evidence: [
          {
            words: 'right, down, left, or up',
            tells: 'She can turn back, so she gets to every cell of the region, in no fixed direction.',
            decides: true,
          },
          {
            words: 'How many can she take at most',
            tells: 'All coins of one region are added up.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'grid-dp',
          fails:
            'Filling row by row follows one walk right and down, so it misses the coins that she gets by turning back.',
        },
        why: 'Flood the path cells from the entrance in all four directions, and add up their coins.',
        cost: 'O(m · n)',
        given: ['grid'],
      },
    ],
    clauses: ['only right or down', 'right, down, left, or up'],
    changes:
      'Going only right or down, she must choose, and each cell follows from two cells before it. If she may turn back, she can get to every cell of the region, so nothing is left to choose.',
    breaks: 'Row-by-row filling needs moves that never lead back to rows that are done.',
    counterexample: {
      prompt: 1,
      input: {
        coins: [
          [1, 5, null],
          [2, 1, 4],
        ],
      },
      right: 13,
      wrong: 11,
      explains:
        'With right and down alone she passes 1, 5, 1, and 4. If she may turn back, she also takes the 2.',
    },
  },
  {
    id: 'interval-dp--string-dynamic-programming',
    prompts: [
      {
        id: 'interval-dp--string-dynamic-programming-a',
        text: 'You get an RNA strand of up to 300 letters over A, C, G, and U. You may bond its letters with each other, A only with U and C only with G. Each letter takes part in at most one bond, and no two bonds may cross. What is the largest number of bonds?',
        world: 'RNA bonds',
        pattern: 'interval-dp',
        evidence: [
          {
            words: 'its letters with each other',
            tells: 'A bond encloses a range of the strand, and the inside is solved on its own.',
            decides: true,
          },
          {
            words: 'no two bonds may cross',
            tells: 'What is inside a bond never meets what is outside.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'string-dynamic-programming',
          fails:
            'Comparing prefixes of two strings needs a second string; a bond here separates the inside of one strand from the rest.',
        },
        why: 'For each range, leave its first letter alone or bond it with a fitting one, and add the ranges inside and after the bond.',
        cost: 'O(n³)',
      },
      {
        id: 'interval-dp--string-dynamic-programming-b',
        text: 'You get an RNA strand of up to 300 letters over A, C, G, and U. You may bond its letters with those of a second given strand that runs in parallel, A only with U and C only with G. Each letter takes part in at most one bond, and no two bonds may cross. What is the largest number of bonds?',
        world: 'RNA bonds',
        pattern: 'string-dynamic-programming',
        evidence: [
          {
            words: 'a second given strand that runs in parallel',
            tells: 'Letters of two strings are matched in order, so cells are pairs of prefixes.',
            decides: true,
          },
          {
            words: 'no two bonds may cross',
            tells: 'Matched letters come in the same order in both strands.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'interval-dp',
          fails: 'Bonds go from one strand to the other and enclose nothing, so there is no range to split.',
        },
        why: 'For each two prefixes, bond their last letters if they fit, or drop one of them, and keep the larger number.',
        cost: 'O(n · m)',
      },
    ],
    clauses: [
      'its letters with each other',
      'its letters with those of a second given strand that runs in parallel',
    ],
    changes:
      'Bonds inside one strand nest like brackets, so a bond splits a range. Bonds between two strands run side by side, so prefixes are enough.',
    breaks: 'Matching prefixes of two strings never checks that bonds within one string enclose each other.',
    counterexample: {
      prompt: 0,
      input: { strand: 'AUAU' },
      right: 2,
      wrong: 3,
      explains:
        'Compared with a copy of itself, the strand seems to allow three bonds in parallel. Within the strand each letter bonds once, so there are two.',
    },
  },
  {
    id: 'longest-increasing-subsequence--monotonic-stack',
    prompts: [
      {
        id: 'longest-increasing-subsequence--monotonic-stack-a',
        text: 'Along a straight coast stand 200,000 beacons, and their heights are listed from south to north. Return the largest number of beacons that can be chosen so that, going north, each chosen one is taller than the chosen one before it.',
        world: 'coastal beacons',
        pattern: 'longest-increasing-subsequence',
        evidence: [
          {
            words: 'the largest number of beacons',
            tells: 'One longest chain in the whole list is needed.',
            decides: false,
          },
          {
            words: 'taller than the chosen one before it',
            tells:
              'A rule links each chosen element to the chosen one before it, not to its neighbor on the list.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'monotonic-stack',
          fails:
            'The first taller beacon is often a bad next choice: it may be so tall that the chain ends, while a later one lets it go on.',
        },
        why: 'For each length keep the lowest beacon that ends a chain of that length, and place each new one by binary search.',
        cost: 'O(n log n)',
      },
      {
        id: 'longest-increasing-subsequence--monotonic-stack-b',
        text: 'Along a straight coast stand 200,000 beacons, and their heights are listed from south to north. Return for each beacon the distance, in places on the list, to the first taller one farther north, or zero if there is none.',
        world: 'coastal beacons',
        pattern: 'monotonic-stack',
        evidence: [
          { words: 'for each beacon', tells: 'Every element gets its own answer.', decides: false },
          {
            words: 'the first taller one farther north',
            tells: 'Each element waits for the nearest larger value after it.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'longest-increasing-subsequence',
          fails:
            'One longest chain leaves most beacons out and does not say where the first taller one of each of them is.',
        },
        why: 'Keep the beacons that still wait, from tall to low, and let each new one settle all lower ones at the end.',
        cost: 'O(n)',
      },
    ],
    clauses: [
      'the largest number of beacons that can be chosen so that, going north, each chosen one is taller than the chosen one before it',
      'for each beacon the distance, in places on the list, to the first taller one farther north, or zero if there is none',
    ],
    changes:
      'In one, a single longest chain is chosen from the whole list. In the other, each beacon needs only its first taller one.',
    breaks: 'The nearest larger value settles one element, but the longest chain may have to skip it.',
    counterexample: {
      prompt: 0,
      input: { heights: [2, 5, 3, 4] },
      right: 3,
      wrong: 2,
      explains:
        'The chain 2, 3, 4 skips the 5. Going from each beacon to its first taller one, chains end after two.',
    },
  },
  {
    id: 'longest-increasing-subsequence--state-machine-dp',
    prompts: [
      {
        id: 'longest-increasing-subsequence--state-machine-dp-a',
        text: 'A trail passes 100,000 viewpoints, and their altitudes are listed in order. A guide puts signs at some of them so that each sign is higher than the sign before it. How many signs can there be at most?',
        world: 'trail signs',
        pattern: 'longest-increasing-subsequence',
        evidence: [
          { words: 'in order', tells: 'Viewpoints are left out, but never moved.', decides: false },
          {
            words: 'higher than the sign before it',
            tells: 'One rule throughout links each chosen element to the one before.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'state-machine-dp',
          fails:
            'Modes for up and down do not say how high the last sign is, and it is this height that decides what may follow.',
        },
        why: 'For each length keep the lowest altitude that ends a rising chain of that length, and place each viewpoint by binary search.',
        cost: 'O(n log n)',
      },
      {
        id: 'longest-increasing-subsequence--state-machine-dp-b',
        text: 'A trail passes 100,000 viewpoints, and their altitudes are listed in order. A guide puts signs at some of them so that each sign is by turns higher and lower than the sign before it, the second one being higher than the first. How many signs can there be at most?',
        world: 'trail signs',
        pattern: 'state-machine-dp',
        alsoFits: [
          {
            pattern: 'dynamic-programming',
            whyNotFirst:
              'Two recurrences, for a last step up and down, are the same idea; seeing two modes that take turns is the more exact name.',
          },
          {
            pattern: 'greedy-intervals',
            whyNotFirst:
              'Counting the turns of the trail gives the same number; that every turn may be taken needs a proof, while the two modes need none.',
          },
        ],
        evidence: [
          {
            words: 'in order',
            tells: 'The list is read once, and some viewpoints are kept.',
            decides: false,
          },
          {
            words: 'by turns higher and lower',
            tells: 'The allowed move changes with every sign, so two modes take turns.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'longest-increasing-subsequence',
          fails:
            'A chain in which every sign is higher breaks at each step down, but here steps down are needed.',
        },
        why: 'Keep the most signs with the last step up and the most with the last step down, and update one from the other at each change.',
        cost: 'O(n)',
      },
    ],
    clauses: [
      'higher than the sign before it',
      'by turns higher and lower than the sign before it, the second one being higher than the first',
    ],
    changes:
      'One rule for all signs makes a rising chain. If up and down take turns, what matters is only which of the two comes next.',
    breaks: 'A rising chain compares all elements by one rule and can never contain a step down.',
    counterexample: {
      prompt: 1,
      input: { altitudes: [10, 50, 20] },
      right: 3,
      wrong: 2,
      explains: 'Up to 50 and down to 20 makes three signs. A rising chain stops after two.',
    },
  },
  {
    id: 'longest-increasing-subsequence--zero-one-knapsack',
    prompts: [
      {
        id: 'longest-increasing-subsequence--zero-one-knapsack-a',
        text: 'A producer has 200 recorded songs, listed in order of their recording, with lengths in whole seconds. Each can be used once. For a new album she wants as many songs as possible in the order of their recording, each longer than the song before it on the album. How many songs will it have?',
        world: 'album tracks',
        pattern: 'longest-increasing-subsequence',
        evidence: [
          {
            words: 'in the order of their recording',
            tells: 'Songs are chosen but never moved.',
            decides: false,
          },
          {
            words: 'each longer than the song before it',
            tells: 'The choice is limited by a rule between chosen neighbors.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'zero-one-knapsack',
          fails:
            'No total limits the album; whether a song may be added depends on the length of the song before it.',
        },
        why: 'For each song, find the longest album that ends with it by extending those that end with an earlier, shorter song.',
        cost: 'O(n²)',
      },
      {
        id: 'longest-increasing-subsequence--zero-one-knapsack-b',
        text: 'A producer has 200 recorded songs, listed in order of their recording, with lengths in whole seconds. Each can be used once. For a new album she wants as many songs as possible with a total of exactly 3,600 seconds, in any order she likes. How many songs will it have?',
        world: 'album tracks',
        pattern: 'zero-one-knapsack',
        evidence: [
          { words: 'Each can be used once', tells: 'A song is on the album or not.', decides: false },
          {
            words: 'exactly 3,600 seconds',
            tells: 'A sum has to be hit, and the order does not matter.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'longest-increasing-subsequence',
          fails:
            'A chain of longer and longer songs says nothing about the total of their lengths, and order plays no part here.',
        },
        why: 'For each song, go through the seconds from high to low, and keep the largest number of songs for each total.',
        cost: 'O(n · s)',
      },
    ],
    clauses: [
      'in the order of their recording, each longer than the song before it on the album',
      'with a total of exactly 3,600 seconds, in any order she likes',
    ],
    changes:
      'Either neighbors on the album are compared with each other, or the lengths of all songs add up to a given sum.',
    breaks: 'The longest rising chain compares lengths but never adds them up.',
    counterexample: {
      prompt: 1,
      input: { songs: [1200, 1800, 2400], seconds: 3600 },
      right: 2,
      wrong: 3,
      explains:
        'All three songs get longer and longer but take 5,400 seconds. Only the first and the third make exactly 3,600.',
    },
  },
  {
    id: 'unbounded-knapsack--zero-one-knapsack',
    prompts: [
      {
        id: 'unbounded-knapsack--zero-one-knapsack-a',
        text: 'A weather balloon lifts up to 5,000 grams. A catalog lists 90 models of instruments, each with a mass in whole grams and a score for how useful one instrument of that model is. Any number of instruments of a model can be attached, and each scores again. What is the highest total score?',
        world: 'weather balloon',
        pattern: 'unbounded-knapsack',
        evidence: [
          { words: 'up to 5,000 grams', tells: 'A total must stay within a limit.', decides: false },
          {
            words: 'Any number of instruments of a model',
            tells: 'Models are pieces to be reused, so a choice stays open after one use.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'zero-one-knapsack',
          fails:
            'Going from high to low masses attaches each model once at most and misses loads with several equal instruments.',
        },
        why: 'For each mass, from low to high, try each model as the last instrument and keep the best score.',
        cost: 'O(n · w)',
      },
      {
        id: 'unbounded-knapsack--zero-one-knapsack-b',
        text: 'A weather balloon lifts up to 5,000 grams. A catalog lists 90 models of instruments, each with a mass in whole grams and a score for how useful one instrument of that model is. At most one instrument of each model can be attached. What is the highest total score?',
        world: 'weather balloon',
        pattern: 'zero-one-knapsack',
        evidence: [
          { words: 'up to 5,000 grams', tells: 'A total must stay within a limit.', decides: false },
          {
            words: 'At most one instrument of each model',
            tells: 'Each model is attached or not, so its earlier use must not be counted again.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'unbounded-knapsack',
          fails:
            'Going from low to high masses builds on loads that already contain the same model, so it attaches it twice.',
        },
        why: 'For each model, go through the masses from high to low and keep the better of leaving it and attaching it.',
        cost: 'O(n · w)',
      },
    ],
    clauses: [
      'Any number of instruments of a model can be attached, and each scores again.',
      'At most one instrument of each model can be attached.',
    ],
    changes:
      'Whether a model can be used again decides in which direction a single row of best scores is filled.',
    breaks: 'Filling the row from low to high lets an item build on a result that already contains it.',
    counterexample: {
      prompt: 1,
      input: { grams: 4, masses: [2, 3], scores: [3, 4] },
      right: 4,
      wrong: 6,
      explains:
        'Two instruments of the first model would score 6, but only one is allowed. One of the second model scores 4.',
    },
  },
  {
    id: 'dynamic-programming--longest-increasing-subsequence',
    prompts: [
      {
        id: 'dynamic-programming--longest-increasing-subsequence-a',
        text: 'A guest walks once through a night market with 200,000 stalls, past each stall in a fixed order and without turning back. Every stall has a taste score, and no two scores are equal. The guest may eat at any number of stalls, but at least three stalls must lie between any two meals, and each meal earns its taste score. How many points can the guest earn at most?',
        world: 'night market',
        pattern: 'dynamic-programming',
        evidence: [
          {
            words: 'in a fixed order',
            tells: 'The stalls are decided one by one, from the first to the last.',
            decides: false,
          },
          {
            words: 'at least three stalls must lie between any two meals',
            tells:
              'Only positions decide: a meal here adds to the best total four stalls earlier, whatever was eaten there.',
            decides: true,
          },
          {
            words: 'each meal earns its taste score',
            tells: 'The best total is kept for each position.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'longest-increasing-subsequence',
          fails:
            'A chain of rising scores leaves out meals that are allowed, and it takes stalls that are too close to each other.',
        },
        why: 'At each stall, either skip it or add its score to the best total four stalls earlier, and keep the larger total.',
        cost: 'O(n)',
      },
      {
        id: 'dynamic-programming--longest-increasing-subsequence-b',
        text: 'A guest walks once through a night market with 200,000 stalls, past each stall in a fixed order and without turning back. Every stall has a taste score, and no two scores are equal. The guest may eat at any number of stalls, but the taste score must rise from each meal to the next, and each meal earns one point. How many points can the guest earn at most?',
        world: 'night market',
        pattern: 'longest-increasing-subsequence',
        evidence: [
          {
            words: '200,000 stalls',
            tells:
              'Comparing each stall with all earlier ones takes about 20 billion steps, so a binary search has to find the chain to extend.',
            decides: false,
          },
          {
            words: 'the taste score must rise from each meal to the next',
            tells:
              'Whether a stall may come next depends on the score of the last meal, not on its position.',
            decides: true,
          },
          {
            words: 'each meal earns one point',
            tells: 'The longest chain is needed, so the smallest last score for each length is enough.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'dynamic-programming',
          fails:
            'One best total per stall does not show how high its last score was, and comparing each of 200,000 stalls with all earlier ones is far too slow.',
        },
        why: 'Keep the smallest last score for each length of a chain, and use binary search to find the one that each stall replaces.',
        cost: 'O(n log n)',
      },
    ],
    clauses: [
      'at least three stalls must lie between any two meals, and each meal earns its taste score',
      'the taste score must rise from each meal to the next, and each meal earns one point',
    ],
    changes:
      'A distance between meals depends on positions alone, so looking back a fixed number of stalls is enough. A rising score depends on the last meal, so you keep the smallest last score for each length.',
    breaks:
      'One best total per position is enough only if the last pick does not limit the next one by its value.',
    counterexample: {
      prompt: 1,
      input: { tastes: [4, 7, 5, 6, 9] },
      right: 4,
      wrong: 2,
      explains:
        'With three stalls in between, only the first and the last stall fit, for two points. The scores 4, 5, 6 and 9 rise, for four points.',
    },
  },
  {
    id: 'dynamic-programming--sliding-window',
    prompts: [
      {
        id: 'dynamic-programming--sliding-window-a',
        text: 'A coastal road has 200,000 lamp posts in a row. Repairing a post has its own price in whole dollars, at least 1, and the prices of neighbors differ a lot. The town council decides to repair posts so that any forty consecutive posts include a repaired one, and wants to pay as little as possible in total. What is the least total price?',
        world: 'lamp posts',
        pattern: 'dynamic-programming',
        alsoFits: [
          {
            pattern: 'state-machine-dp',
            whyNotFirst:
              'The distance to the last repair can be read as a mode, but one total per post says the same with less.',
          },
        ],
        evidence: [
          {
            words: 'the prices of neighbors differ a lot',
            tells: 'Taking every fortieth post is not always cheapest, so choices have to be compared.',
            decides: false,
          },
          {
            words: 'any forty consecutive posts include a repaired one',
            tells:
              'The repair before this one is at most forty posts back, so the total here follows from forty earlier totals.',
            decides: true,
          },
          {
            words: 'the least total price',
            tells: 'The smallest total up to each post is kept, and nothing else about the choices before.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'sliding-window',
          fails:
            'There is no single range whose left end moves: the repairs are spread over the whole road, and each one builds on a total before it.',
        },
        why: 'For each post as the last repaired one, add its price to the smallest of the totals at the forty posts before it.',
        cost: 'O(n)',
      },
      {
        id: 'dynamic-programming--sliding-window-b',
        text: 'A coastal road has 200,000 lamp posts in a row. Repairing a post has its own price in whole dollars, at least 1, and the prices of neighbors differ a lot. The town council decides to repair exactly forty consecutive posts, and wants to pay as little as possible in total. What is the least total price?',
        world: 'lamp posts',
        pattern: 'sliding-window',
        alsoFits: [
          {
            pattern: 'prefix-sum',
            whyNotFirst:
              'Differences of running totals give each range as well, but with a fixed length one total that is updated is enough.',
          },
        ],
        evidence: [
          {
            words: 'lamp posts in a row',
            tells: 'The posts keep their order, so a range has two ends.',
            decides: false,
          },
          {
            words: 'exactly forty consecutive posts',
            tells: 'A range of fixed length moves along: one price enters, and one leaves at the left.',
            decides: true,
          },
          {
            words: 'the least total price',
            tells: 'Each start gives one total, and the smallest is kept.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'dynamic-programming',
          fails:
            'The smallest total up to a post says nothing about the range that ends at the next post: the price that leaves at the left must be known.',
        },
        why: 'Keep the total of forty posts, add the next price, subtract the one that leaves, and remember the smallest total.',
        cost: 'O(n)',
      },
    ],
    clauses: [
      'posts so that any forty consecutive posts include a repaired one',
      'exactly forty consecutive posts',
    ],
    changes:
      'Forty posts in a row are one range that moves along the road. Repairs all over the road are many choices, and the best total at a post follows from the totals just before it.',
    breaks:
      'A moving range relies on the answer being one contiguous range, and the repaired posts are not contiguous.',
    counterexample: {
      prompt: 0,
      input: {
        length: 6,
        prices: [5, 5, 5, 5, 5, 1, 5],
      },
      right: 1,
      wrong: 26,
      explains:
        'With six posts instead of forty, the cheapest six consecutive posts cost 26. The post for 1 dollar alone is among the first six and among the last six posts.',
    },
  },
  {
    id: 'dynamic-programming--string-dynamic-programming',
    prompts: [
      {
        id: 'dynamic-programming--string-dynamic-programming-a',
        text: 'A whiteboard carries a row of 3,000 letter magnets, and each letter from A to Z has its own price in cents. A child takes some magnets away; the others stay where they are and keep their order. At least four magnets must be taken away between any two that stay. What is the largest total price of the magnets that stay?',
        world: 'letter magnets',
        pattern: 'dynamic-programming',
        alsoFits: [
          {
            pattern: 'string-dynamic-programming',
            whyNotFirst:
              'The row is a string of letters, and its prefixes are solved one by one, but no letter is compared with another.',
          },
        ],
        evidence: [
          {
            words: 'a row of 3,000 letter magnets',
            tells: 'The magnets are decided one by one, from the first to the last.',
            decides: false,
          },
          {
            words: 'At least four magnets must be taken away between any two',
            tells:
              'Only positions decide: a magnet that stays adds to the best total five positions earlier.',
            decides: true,
          },
          {
            words: 'the largest total price',
            tells: 'The best total is kept for each position.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'string-dynamic-programming',
          fails:
            'No letter is compared with another one: letters only stand for prices, so there is no second string for a table.',
        },
        why: 'At each magnet, either take it away or add its price to the best total five positions earlier, and keep the larger total.',
        cost: 'O(n)',
      },
      {
        id: 'dynamic-programming--string-dynamic-programming-b',
        text: 'A whiteboard carries a row of 3,000 letter magnets, and each letter from A to Z has its own price in cents. A child takes some magnets away; the others stay where they are and keep their order. The letters that stay must come in the same order in a given poem of 2,000 letters, where other letters may be in between. What is the largest total price of the magnets that stay?',
        world: 'letter magnets',
        pattern: 'string-dynamic-programming',
        evidence: [
          {
            words: 'a row of 3,000 letter magnets',
            tells: 'A table over the row and the poem has 6,000,000 cells.',
            decides: false,
          },
          {
            words: 'in the same order in a given poem',
            tells: 'Two sequences of letters are matched, so prefixes of both are compared.',
            decides: true,
          },
          {
            words: 'other letters may be in between',
            tells: 'Where two letters differ, one of them is skipped, in the row or in the poem.',
            decides: false,
          },
          {
            words: 'the largest total price',
            tells: 'The larger one of two smaller answers is kept in each cell.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'dynamic-programming',
          fails:
            'The best total up to a magnet does not show how much of the poem has been used, so it cannot tell which letters may follow.',
        },
        why: 'Fill a table over prefixes of the row and the poem: equal letters add their price to the diagonal, and otherwise the larger neighbor is taken.',
        cost: 'O(n · m)',
      },
    ],
    clauses: [
      'At least four magnets must be taken away between any two that stay.',
      'The letters that stay must come in the same order in a given poem of 2,000 letters, where other letters may be in between.',
    ],
    changes:
      'A distance between magnets depends on positions alone, so looking back a fixed number of magnets is enough. A poem is a second string, and a table compares prefixes of both.',
    breaks:
      'One best total per position relies on a future that does not depend on the letters chosen, and a poem to be matched breaks that.',
    counterexample: {
      prompt: 1,
      input: {
        row: 'ABBBBA',
        poem: 'BA',
        prices: { A: 3, B: 2 },
      },
      right: 5,
      wrong: 6,
      explains:
        'With four magnets between them, both letters A can stay for 3 + 3 = 6. But the poem has only one A, so B and A stay for 2 + 3 = 5.',
    },
  },
  {
    id: 'grid-dp--shortest-path-and-mst',
    prompts: [
      {
        id: 'grid-dp--shortest-path-and-mst-a',
        text: 'A swamp is mapped as 1,000 rows and 1,000 columns of square fields. Each field takes a whole number of minutes to wade through, at least one, and the numbers differ widely. A ranger starts in the top left field and wants to reach the bottom right one. From any field, she can go only right or down. What is the least number of minutes, counting the first and the last field?',
        world: 'swamp crossing',
        pattern: 'grid-dp',
        evidence: [
          {
            words: '1,000 rows and 1,000 columns',
            tells: 'A table can keep one number for each of the million fields.',
            decides: false,
          },
          {
            words: 'only right or down',
            tells:
              'A field is reached from above or from the left, so it is final once these two fields are.',
            decides: true,
          },
          {
            words: 'the least number of minutes',
            tells: 'The smaller of two earlier totals is kept.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'shortest-path-and-mst',
          fails:
            'A heap of open fields is not needed: no path comes back, so row by row, each field follows the two that lead to it.',
        },
        why: 'Row by row, add the minutes of each field to the smaller one of the totals above it and to its left.',
        cost: 'O(rows · columns)',
      },
      {
        id: 'grid-dp--shortest-path-and-mst-b',
        text: 'A swamp is mapped as 1,000 rows and 1,000 columns of square fields. Each field takes a whole number of minutes to wade through, at least one, and the numbers differ widely. A ranger starts in the top left field and wants to reach the bottom right one. From any field, she can go up, down, left or right. What is the least number of minutes, counting the first and the last field?',
        world: 'swamp crossing',
        pattern: 'shortest-path-and-mst',
        evidence: [
          {
            words: 'takes a whole number of minutes',
            tells:
              'Fields have different costs and no negative ones, so the path with the fewest fields need not be the fastest.',
            decides: false,
          },
          {
            words: 'up, down, left or right',
            tells: 'A path can go back up or to the left, so no fixed order makes the fields final.',
            decides: true,
          },
          {
            words: 'the least number of minutes',
            tells:
              'The open field with the smallest total is final, because all other paths are longer already.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'grid-dp',
          fails:
            'A table that is filled row by row never sees a path that goes around slow fields and comes back to the left.',
        },
        why: 'Continue from the field with the smallest total so far, and improve its four neighbors, until the bottom right field is next.',
        cost: 'O(n log n)',
      },
    ],
    clauses: ['she can go only right or down', 'she can go up, down, left or right'],
    changes:
      'If moves lead only right or down, a fixed order of the fields settles them. If a path can come back, the next field to be settled is the one with the smallest total.',
    breaks: 'Filling a table row by row relies on paths that never come back up or to the left.',
    counterexample: {
      prompt: 1,
      input: {
        minutes: [
          [1, 1, 1],
          [9, 7, 1],
          [1, 1, 1],
          [1, 9, 9],
          [1, 1, 1],
        ],
      },
      right: 11,
      wrong: 15,
      explains:
        'Right and down only, every path crosses a field of 9 minutes, and the least total is 15. Going left along the third row takes 11.',
    },
  },
  {
    id: 'grid-dp--state-machine-dp',
    prompts: [
      {
        id: 'grid-dp--state-machine-dp-a',
        text: 'A table with 52 rows and 7 columns lists in each cell how many dollars a student can earn there, and many of the numbers are negative. The cells are places on a fairground: she starts in the top left cell, always goes one cell right or down, ends in the bottom right cell, and earns the number in every cell on her path. What is the largest total that she can earn?',
        world: 'student tips',
        pattern: 'grid-dp',
        evidence: [
          {
            words: 'many of the numbers are negative',
            tells: 'A single bad cell may be worth passing, so every path has to be compared to its end.',
            decides: false,
          },
          {
            words: 'always goes one cell right or down',
            tells: 'Each cell is entered from the left or from above, so one number per cell is enough.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'state-machine-dp',
          fails:
            'Reading the cells one after the other, with a stall that is open or closed, may skip cells and jump between them, but a path may do neither.',
        },
        why: 'For each cell, add its number to the larger total of the cell above it and the one to its left.',
        cost: 'O(rows · columns)',
      },
      {
        id: 'grid-dp--state-machine-dp-b',
        text: 'A table with 52 rows and 7 columns lists in each cell how many dollars a student can earn there, and many of the numbers are negative. The cells are the days of a year, row by row: she may open and close her stall as often as she likes, earns only on days when it is open, and each opening costs 15 dollars. What is the largest total that she can earn?',
        world: 'student tips',
        pattern: 'state-machine-dp',
        alsoFits: [
          {
            pattern: 'dynamic-programming',
            whyNotFirst:
              'It is a recurrence over the days, but beside the day it needs to know whether the stall is open, and that is a mode.',
          },
        ],
        evidence: [
          {
            words: 'the days of a year, row by row',
            tells: 'The cells are one sequence of days: a cell below another one is just a week later.',
            decides: false,
          },
          {
            words: 'open and close her stall as often as she likes',
            tells: 'On each day, the stall is in one of two modes, so keep one number for each mode.',
            decides: true,
          },
          {
            words: 'each opening costs 15 dollars',
            tells: 'Changing from closed to open has a price, but staying open has none.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'grid-dp',
          fails:
            'A path right and down jumps a week ahead with every step down, has to end on the last day, and does not know whether the stall is already open.',
        },
        why: 'For each day, keep the best total with an open stall and with a closed one, and subtract 15 dollars for each opening.',
        cost: 'O(n)',
      },
    ],
    clauses: [
      'The cells are places on a fairground: she starts in the top left cell, always goes one cell right or down, ends in the bottom right cell, and earns the number in every cell on her path.',
      'The cells are the days of a year, row by row: she may open and close her stall as often as she likes, earns only on days when it is open, and each opening costs 15 dollars.',
    ],
    changes:
      'Places on a fairground have neighbors above and to the left, so a path goes from cell to cell. Days follow each other in one sequence, and what you carry from day to day is whether the stall is open.',
    breaks:
      'The best total of a cell above relies on a step down, and in a sequence of days nothing leads from one day to the same day next week.',
    counterexample: {
      prompt: 1,
      input: {
        dollars: [
          [10, -20, 3],
          [-4, 30, 8],
        ],
      },
      right: 23,
      wrong: 44,
      explains:
        'A path right and down takes 10 - 4 + 30 + 8 = 44, but these days need two openings. It is best to open once, on the last two days: 30 + 8 - 15 = 23.',
    },
  },
  {
    id: 'longest-increasing-subsequence--string-dynamic-programming',
    prompts: [
      {
        id: 'longest-increasing-subsequence--string-dynamic-programming-a',
        text: 'Two sightseeing buses each follow a fixed route past many landmarks. Both pass the same 100,000 landmarks, each of them exactly once. A photographer wants the longest series of landmarks that both buses pass in the same order; other landmarks may come in between on either route. How many landmarks does this series have?',
        world: 'bus tours',
        pattern: 'longest-increasing-subsequence',
        evidence: [
          {
            words: 'the same 100,000 landmarks',
            tells: 'A table over both routes would have 10,000,000,000 cells.',
            decides: false,
          },
          {
            words: 'each of them exactly once',
            tells:
              'A landmark has one position on the other route, so the first route becomes a row of positions that must rise.',
            decides: true,
          },
          {
            words: 'other landmarks may come in between',
            tells: 'The series may skip positions, but it keeps their order.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'string-dynamic-programming',
          fails:
            'A table over prefixes has 10,000,000,000 cells. Since nothing repeats, each landmark is replaced by its position on the other route.',
        },
        why: 'Replace each landmark of the first route by its position on the second one, and find the longest increasing series of positions.',
        cost: 'O(n log n)',
      },
      {
        id: 'longest-increasing-subsequence--string-dynamic-programming-b',
        text: 'Two sightseeing buses each follow a fixed route past many landmarks. Each passes up to 3,000 landmarks, and a landmark may be passed several times. A photographer wants the longest series of landmarks that both buses pass in the same order; other landmarks may come in between on either route. How many landmarks does this series have?',
        world: 'bus tours',
        pattern: 'string-dynamic-programming',
        alsoFits: [
          {
            pattern: 'dynamic-programming',
            whyNotFirst:
              'It is a recurrence, but over the prefixes of two sequences, and that is what this kind of table is for.',
          },
        ],
        evidence: [
          {
            words: 'up to 3,000 landmarks',
            tells: 'A table over both routes has at most 9,000,000 cells.',
            decides: false,
          },
          {
            words: 'a landmark may be passed several times',
            tells: 'No single position can replace a landmark, so prefixes of both routes are compared.',
            decides: true,
          },
          {
            words: 'other landmarks may come in between',
            tells: 'Where two landmarks differ, one of them is skipped, on the first or on the second route.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'longest-increasing-subsequence',
          fails:
            'A landmark that is passed twice has two positions on the other route, and a row with one position for each loses the repeats.',
        },
        why: 'Fill a table over prefixes of both routes: extend the diagonal if two landmarks agree, and otherwise take the larger neighbor.',
        cost: 'O(n · m)',
      },
    ],
    clauses: [
      'Both pass the same 100,000 landmarks, each of them exactly once.',
      'Each passes up to 3,000 landmarks, and a landmark may be passed several times.',
    ],
    changes:
      'If nothing repeats, positions on the other route turn two sequences into one that must rise. With repeats, both sequences stay, and a table compares their prefixes.',
    breaks:
      'Replacing elements by positions relies on one position for each element, and repeats have several.',
    counterexample: {
      prompt: 1,
      input: {
        first: [5, 5, 8],
        second: [5, 5, 8],
      },
      right: 3,
      wrong: 2,
      explains:
        'With one position for each landmark, the first route becomes 1, 1, 2, whose longest increasing series has 2 positions. The routes are equal, so all 3 landmarks count.',
    },
  },
]
