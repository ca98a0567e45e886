import type { MinimalPair } from '../../prompt.ts'

/** Pairs whose first pattern is in this category. */
export const pairs: readonly MinimalPair[] = [
  {
    id: 'greedy-intervals--heap-priority-queue',
    prompts: [
      {
        id: 'greedy-intervals--heap-priority-queue-a',
        text: 'A pottery studio has one kiln. It knows the arrival minute and the firing time of up to 100,000 orders in advance, and no two firing times are equal. An order is fired the minute it arrives or refused; how many can be fired at most? The kiln fires one order at a time, without a break, and may start again the minute it is done.',
        world: 'pottery studio',
        pattern: 'greedy-intervals',
        evidence: [
          {
            words: 'the arrival minute and the firing time',
            tells: 'Arrival plus firing time makes every order a range.',
            decides: false,
          },
          {
            words: 'An order is fired the minute it arrives or refused',
            tells: 'Fixed ranges are kept or dropped, and the one that ends first is always safe.',
            decides: true,
          },
          {
            words: 'one order at a time, without a break',
            tells: 'One resource means that the kept ranges must not overlap.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'heap-priority-queue',
          fails:
            'No changing set of waiting orders exists: each order is fired at once or never, so a sweep by end settles it.',
        },
        why: 'Go through the orders by the minute they would end and fire each one that arrives when the kiln is free.',
        cost: 'O(n log n)',
      },
      {
        id: 'greedy-intervals--heap-priority-queue-b',
        text: 'A pottery studio has one kiln. It knows the arrival minute and the firing time of up to 100,000 orders in advance, and no two firing times are equal. Orders wait, and a free kiln takes the shortest one waiting; in which order are they fired? The kiln fires one order at a time, without a break, and may start again the minute it is done.',
        world: 'pottery studio',
        pattern: 'heap-priority-queue',
        evidence: [
          {
            words: 'the arrival minute and the firing time',
            tells: 'Orders join the waiting ones at different minutes.',
            decides: false,
          },
          {
            words: 'a free kiln takes the shortest one waiting',
            tells: 'The shortest of a changing set is needed each time the kiln is free.',
            decides: true,
          },
          {
            words: 'one order at a time, without a break',
            tells: 'One at a time means that orders pile up while the kiln is in use.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'greedy-intervals',
          fails:
            'No order fixed in advance works: which one is shortest depends on who has arrived by the time the kiln is free.',
        },
        why: 'Add arrived orders to a heap by firing time and take out the shortest whenever the kiln is free.',
        cost: 'O(n log n)',
      },
    ],
    clauses: [
      'An order is fired the minute it arrives or refused; how many can be fired at most',
      'Orders wait, and a free kiln takes the shortest one waiting; in which order are they fired',
    ],
    changes:
      'Orders that cannot wait are ranges, and one sweep by end keeps or drops each. Orders that wait form a changing set from which the shortest is taken again and again.',
    breaks:
      'A fixed order of the sweep fails, because the best next order depends on what has arrived meanwhile.',
    counterexample: {
      prompt: 1,
      input: {
        orders: [
          [0, 10],
          [1, 6],
          [2, 3],
        ],
      },
      right: [0, 2, 1],
      wrong: [2, 1, 0],
      explains:
        'A sweep by ends 10, 7 and 5 handles the orders as 2, 1, 0. But order 0 is alone at minute 0, and at minute 10 order 2 is the shortest one waiting.',
    },
  },
  {
    id: 'greedy-intervals--sorting',
    prompts: [
      {
        id: 'greedy-intervals--sorting-a',
        text: 'A festival program lists 50,001 short films with a start and an end minute each, in no particular order, and many run at the same time. The host asks for the largest number of films that one visitor can see in full. The program is complete, and its entries may be rearranged.',
        world: 'film festival',
        pattern: 'greedy-intervals',
        evidence: [
          {
            words: '50,001 short films with a start and an end minute each',
            tells: 'A start and an end make each film a range, and ranges that overlap exclude each other.',
            decides: false,
          },
          {
            words: 'the largest number of films that one visitor can see in full',
            tells: 'Keeping the most ranges is settled by one sweep in order of their ends.',
            decides: true,
          },
          {
            words: 'its entries may be rearranged',
            tells: 'Any order may be produced first.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'sorting',
          fails:
            'Ranking the films by length says nothing about which ones collide; a short film may block two others.',
        },
        why: 'Go through the films by end and see each one that starts no earlier than the last one ended.',
        cost: 'O(n log n)',
      },
      {
        id: 'greedy-intervals--sorting-b',
        text: 'A festival program lists 50,001 short films with a start and an end minute each, in no particular order, and many run at the same time. The host asks for the running time that is in the middle if films are ranked by length. The program is complete, and its entries may be rearranged.',
        world: 'film festival',
        pattern: 'sorting',
        evidence: [
          {
            words: '50,001 short films with a start and an end minute each',
            tells: 'The length of each film is the end minus the start.',
            decides: false,
          },
          {
            words: 'in the middle if films are ranked by length',
            tells: 'The task asks for a rank, and overlaps do not matter at all.',
            decides: true,
          },
          {
            words: 'its entries may be rearranged',
            tells: 'Values may be moved, so partitioning finds one rank.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'greedy-intervals',
          fails:
            'No film has to be kept or dropped and overlaps play no role, so there is no choice to sweep over.',
        },
        why: 'Compute the lengths and partition them around a pivot, continuing in the part that contains the middle rank.',
        cost: 'O(n)',
      },
    ],
    clauses: [
      'the largest number of films that one visitor can see in full',
      'the running time that is in the middle if films are ranked by length',
    ],
    changes:
      'Seeing films in full makes overlaps count, so ranges are kept or dropped in a sweep. A rank by length needs only an arrangement of numbers.',
    breaks:
      'A rank by size does not tell which ranges collide, so choosing by rank can block better choices.',
    counterexample: {
      prompt: 0,
      input: {
        films: [
          [1, 5],
          [4, 6],
          [5, 9],
        ],
      },
      right: 2,
      wrong: 1,
      explains:
        'Ranked by length, the film from 4 to 6 comes first and collides with both others. The films 1 to 5 and 5 to 9 can both be seen.',
    },
  },
  {
    id: 'hash-lookup--linked-list-two-pointers',
    prompts: [
      {
        id: 'hash-lookup--linked-list-two-pointers-a',
        text: 'A toy robot shows one whole number after another, all below ten billion. A child types each of them, 200,000 in all, and you may store everything. The show can be replayed from the start as often as you like. Which number is the first to be shown a second time?',
        world: 'toy robot',
        pattern: 'hash-lookup',
        evidence: [
          {
            words: 'A child types each of them',
            tells: 'Typed numbers follow no rule, so any earlier number may be the match.',
            decides: true,
          },
          {
            words: 'you may store everything',
            tells: 'There is room to remember every number, so a set can be queried each time.',
            decides: true,
          },
          {
            words: 'replayed from the start',
            tells: 'Replaying is not needed if everything is remembered.',
            decides: false,
          },
          {
            words: 'the first to be shown a second time',
            tells: 'The first repeat is found by looking up each number before storing it.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'linked-list-two-pointers',
          fails:
            'Numbers typed by a child follow no rule, so there is no chain with a cycle, and two walkers at different speeds can miss the repeat.',
        },
        why: 'Look up every number in a set of those shown before, and report the first one that is found.',
        cost: 'O(n)',
      },
      {
        id: 'hash-lookup--linked-list-two-pointers-b',
        text: 'A toy robot shows one whole number after another, all below ten billion. Each is computed from the one before by a fixed rule, and you may store only three. The show can be replayed from the start as often as you like. Which number is the first to be shown a second time?',
        world: 'toy robot',
        pattern: 'linked-list-two-pointers',
        evidence: [
          {
            words: 'Each is computed from the one before by a fixed rule',
            tells: 'A fixed rule makes a chain: once a number repeats, everything after it repeats.',
            decides: true,
          },
          {
            words: 'you may store only three',
            tells: 'With room for three numbers, a set of everything seen is impossible.',
            decides: true,
          },
          {
            words: 'replayed from the start',
            tells: 'Replaying from the start lets a second walk begin there.',
            decides: false,
          },
          {
            words: 'the first to be shown a second time',
            tells: 'The first repeated number is where the chain enters its cycle.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'hash-lookup',
          fails: 'A set of all numbers shown does not fit when only three numbers can be stored.',
        },
        why: 'Let one walk go twice as fast until both meet, then restart one from the start and advance both equally until they meet.',
        cost: 'O(n)',
      },
    ],
    clauses: [
      'A child types each of them, 200,000 in all, and you may store everything',
      'Each is computed from the one before by a fixed rule, and you may store only three',
    ],
    changes:
      'With a fixed rule a repeat forces a cycle, which two speeds find with almost no memory. Without a rule each number must be compared with all earlier ones.',
    breaks: 'Two speeds rely on the next number being fixed by the current one, and typed numbers lack that.',
    counterexample: {
      prompt: 0,
      input: { shown: [3, 1, 4, 1, 5] },
      right: 1,
      wrong: null,
      explains:
        'Walkers at single and double speed compare 1 with 4 and 4 with 5, and then the fast one has left the list. The 1 was shown twice, but no cycle follows it.',
    },
  },
  {
    id: 'hash-lookup--prefix-sum',
    prompts: [
      {
        id: 'hash-lookup--prefix-sum-a',
        text: 'A flea market stall notes a gain or a loss for each of 100,000 days, in order of the calendar. For a story in the newspaper, name two different days whose amounts add up to exactly 500 dollars, or report that none exist. There is room to store everything you need.',
        world: 'flea market',
        pattern: 'hash-lookup',
        evidence: [
          {
            words: 'a gain or a loss for each of 100,000 days',
            tells: 'Signed amounts in calendar order have no order by size.',
            decides: false,
          },
          {
            words: 'two different days whose amounts',
            tells: "Two single days may be anywhere, and the partner's amount can be computed and looked up.",
            decides: true,
          },
          {
            words: 'exactly 500 dollars',
            tells: 'An exact sum means one exact partner value.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'prefix-sum',
          fails:
            'Totals over ranges add days that do not count here: only two single days are summed, and they may be far apart.',
        },
        why: 'Look up 500 minus the amount of the day among the earlier days, and then store the day.',
        cost: 'O(n)',
      },
      {
        id: 'hash-lookup--prefix-sum-b',
        text: 'A flea market stall notes a gain or a loss for each of 100,000 days, in order of the calendar. For a story in the newspaper, name the first and last day of an unbroken run whose amounts add up to exactly 500 dollars, or report that none exist. There is room to store everything you need.',
        world: 'flea market',
        pattern: 'prefix-sum',
        alsoFits: [
          {
            pattern: 'hash-lookup',
            whyNotFirst:
              'A map finds the earlier total, but first you have to see that a run of days is a difference of two running totals.',
          },
        ],
        evidence: [
          {
            words: 'a gain or a loss for each of 100,000 days',
            tells: 'Signed amounts mean that growing a run may lower its total.',
            decides: false,
          },
          {
            words: 'the first and last day of an unbroken run whose amounts',
            tells: 'A run of days is a difference of two running totals.',
            decides: true,
          },
          {
            words: 'exactly 500 dollars',
            tells: 'An exact difference can be found by looking up the earlier total.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'hash-lookup',
          fails:
            'A partner among single amounts is not enough: all the days between the first and the last count as well.',
        },
        why: 'Store each running total with its day and look up the current total minus 500.',
        cost: 'O(n)',
      },
    ],
    clauses: ['two different days whose amounts', 'the first and last day of an unbroken run whose amounts'],
    changes:
      'Two single days are matched by value. A run of days includes everything between its ends, so running totals are matched instead.',
    breaks: 'Looking up single values misses sums made of three or more neighboring elements.',
    counterexample: {
      prompt: 1,
      input: { amounts: [200, -100, 400], total: 500 },
      right: [1, 3],
      wrong: null,
      explains:
        'No two amounts add up to 500, so looking up partners finds nothing. All three days together make 200 - 100 + 400 = 500.',
    },
  },
  {
    id: 'hash-lookup--sorting',
    prompts: [
      {
        id: 'hash-lookup--sorting-a',
        text: 'A gate logged the badge numbers of 400,000 visitors in order of arrival; numbers go up to ten billion and may repeat. For how many pairs of visitors do both badges have the same number? One pass over the log must be enough. There is enough storage for a copy of the log, but checking every pair takes too long.',
        world: 'badge gate',
        pattern: 'hash-lookup',
        alsoFits: [
          {
            pattern: 'frequency-counting',
            whyNotFirst:
              'Counting the occurrences of each number gives the pairs; that equal numbers are found by value, wherever they are, is the idea.',
          },
        ],
        evidence: [
          {
            words: 'in order of arrival',
            tells: 'Nothing orders the numbers, so equal ones may be anywhere.',
            decides: false,
          },
          {
            words: 'do both badges have the same number',
            tells: 'Equal values are counted by looking up how often each has occurred.',
            decides: true,
          },
          {
            words: 'One pass over the log',
            tells: 'A copy in order of the numbers takes more than one pass.',
            decides: true,
          },
          {
            words: 'checking every pair takes too long',
            tells: 'Pairs have to be counted in bulk.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'sorting',
          fails:
            'Putting a copy in order brings equal numbers together, but it takes more than one pass, and neither order nor rank is needed.',
        },
        why: 'Count the occurrences of each number, and at each visitor add how often the same number has come before.',
        cost: 'O(n)',
      },
      {
        id: 'hash-lookup--sorting-b',
        text: 'A gate logged the badge numbers of 400,000 visitors in order of arrival; numbers go up to ten billion and may repeat. For how many pairs of visitors does the earlier badge have the higher number? There is enough storage for a copy of the log, but checking every pair takes too long.',
        world: 'badge gate',
        pattern: 'sorting',
        alsoFits: [
          {
            pattern: 'binary-search-tree',
            whyNotFirst:
              'A balanced search tree with subtree sizes counts higher numbers among those inserted so far; merging needs only the copy of the log.',
          },
        ],
        evidence: [
          {
            words: 'in order of arrival',
            tells: 'Arrival order and order by size are compared.',
            decides: false,
          },
          {
            words: 'does the earlier badge have the higher number',
            tells: 'A larger value before a smaller one is an inversion, which merging counts in bulk.',
            decides: true,
          },
          {
            words: 'checking every pair takes too long',
            tells: 'Quadratic time is ruled out, so pairs cannot be checked one by one.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'hash-lookup',
          fails:
            'A map knows how often a number occurred, but not how many earlier numbers are larger; hashing ignores order.',
        },
        why: 'Merge ordered halves and, when a right number goes first, add how many left ones are still waiting.',
        cost: 'O(n log n)',
      },
    ],
    clauses: [
      'do both badges have the same number? One pass over the log must be enough.',
      'does the earlier badge have the higher number?',
    ],
    changes:
      'Equal numbers can be looked up by value. Higher and lower compares sizes, which only an arrangement by size can count in bulk.',
    breaks: 'An exact look-up finds equal values only, and being larger is not an exact value.',
    counterexample: {
      prompt: 1,
      input: { badges: [5, 3, 5, 1] },
      right: 4,
      wrong: 1,
      explains:
        'Looking up equal numbers finds the one pair of fives. The pairs with the higher number first are 5-3, 5-1, 3-1 and 5-1.',
    },
  },
  {
    id: 'hash-lookup--trie',
    prompts: [
      {
        id: 'hash-lookup--trie-a',
        text: 'A registry of internet names stores 500,000 taken names of up to 40 letters each. Customers type a text and wait for an answer, a million times a day. For each text, report whether exactly this name is taken. Names are added all the time, so answers must reflect the latest state.',
        world: 'name registry',
        pattern: 'hash-lookup',
        alsoFits: [
          {
            pattern: 'trie',
            whyNotFirst:
              'A tree of letters finds a name in as many steps as it has letters, but shared beginnings are never asked for.',
          },
        ],
        evidence: [
          {
            words: '500,000 taken names',
            tells: 'Stored names that are queried often should be found without a scan.',
            decides: false,
          },
          {
            words: 'whether exactly this name is taken',
            tells: 'Only the complete key matters, so one look-up answers.',
            decides: true,
          },
          {
            words: 'answers must reflect the latest state',
            tells: 'Adding a key must be as cheap as finding it.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'trie',
          fails:
            'The task asks for no prefix, wildcard or part of a name, so branching letter by letter gains nothing over one lookup.',
        },
        why: 'Keep the names in a set and look up the text as a whole.',
        cost: 'O(length)',
      },
      {
        id: 'hash-lookup--trie-b',
        text: 'A registry of internet names stores 500,000 taken names of up to 40 letters each. Customers type a text and wait for an answer, a million times a day. For each text, report how many taken names begin with it. Names are added all the time, so answers must reflect the latest state.',
        world: 'name registry',
        pattern: 'trie',
        evidence: [
          {
            words: '500,000 taken names',
            tells: 'Many words are stored once and matched again and again.',
            decides: false,
          },
          {
            words: 'how many taken names begin with it',
            tells: 'The beginning of the keys matters, so they are read letter by letter along shared paths.',
            decides: true,
          },
          {
            words: 'answers must reflect the latest state',
            tells: 'A new name must update its beginnings in time that depends on its length only.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'hash-lookup',
          fails:
            'A set of complete names recognizes only complete names; a typed beginning is usually no name itself.',
        },
        why: 'Store the names letter by letter, keep a count at every node on the path, and report the count where the text ends.',
        cost: 'O(length)',
      },
    ],
    clauses: ['whether exactly this name is taken', 'how many taken names begin with it'],
    changes:
      'Whether a whole name is taken is one exact look-up. Names that begin with the text share their first letters, so the keys must be read from the front.',
    breaks: 'A hash of the whole name says nothing about its beginning, so equal beginnings are not found.',
    counterexample: {
      prompt: 1,
      input: { names: ['car', 'care', 'cart', 'dog'], text: 'ca' },
      right: 3,
      wrong: 0,
      explains:
        'No name is exactly “ca”, so a look-up of the whole text finds none. Three names begin with it.',
    },
  },
  {
    id: 'hash-lookup--two-pointers',
    prompts: [
      {
        id: 'hash-lookup--two-pointers-a',
        text: "A quarry's computer lists the weights of 300,000 stones in the order of cutting, and there is room to store them again. A sculptor needs two stones that weigh exactly 2,000 kilograms together. Report their positions in the list, or that no such pair exists.",
        world: 'stone quarry',
        pattern: 'hash-lookup',
        evidence: [
          {
            words: 'in the order of cutting',
            tells: 'Without order by size, the exact partner has to be looked up among stored values.',
            decides: true,
          },
          {
            words: 'two stones that weigh exactly 2,000 kilograms together',
            tells: 'The partner of w can only be 2,000 - w.',
            decides: false,
          },
          {
            words: 'their positions in the list',
            tells: 'The task asks for positions, so they are stored with the weights.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'two-pointers',
          fails:
            'In an unordered list, a sum that is too small does not tell which end to move, so moving either can skip the pair.',
        },
        why: 'Look up 2,000 minus the weight among the earlier stones, and store each weight with its position.',
        cost: 'O(n)',
      },
      {
        id: 'hash-lookup--two-pointers-b',
        text: "A quarry's computer lists the weights of 300,000 stones from lightest to heaviest, and only a few extra variables fit. A sculptor needs two stones that weigh exactly 2,000 kilograms together. Report their positions in the list, or that no such pair exists.",
        world: 'stone quarry',
        pattern: 'two-pointers',
        evidence: [
          {
            words: 'from lightest to heaviest',
            tells: 'Ordered values let the sum tell which end to move, without storing anything.',
            decides: true,
          },
          {
            words: 'two stones that weigh exactly 2,000 kilograms together',
            tells: 'A sum that is compared with a target is too small, too large, or right.',
            decides: false,
          },
          {
            words: 'their positions in the list',
            tells: 'The list is not rearranged, so positions can be reported directly.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'hash-lookup',
          fails:
            'A map of all weights does not fit into a few extra variables, and ordered weights make it unnecessary.',
        },
        why: 'Start at both ends and move the left one up if the sum is too small, the right one down if it is too large.',
        cost: 'O(n)',
      },
    ],
    clauses: [
      'in the order of cutting, and there is room to store them again',
      'from lightest to heaviest, and only a few extra variables fit',
    ],
    changes:
      'In order of weight, a comparison rules out one stone at every step and no storage is needed. In order of cutting, sizes say nothing about positions, so the partner is looked up.',
    breaks: 'Moving an end by comparing sums relies on the values being in order.',
    counterexample: {
      prompt: 0,
      input: { weights: [1500, 300, 1700, 400], total: 2000 },
      right: [1, 2],
      wrong: null,
      explains:
        'From both ends, 1500 + 400 is too small, 300 + 400 is too small, 1700 + 400 is too large, and the ends meet. The pair 300 and 1700 was skipped.',
    },
  },
  {
    id: 'prefix-sum--sliding-window',
    prompts: [
      {
        id: 'prefix-sum--sliding-window-a',
        text: 'A food truck logs a gain or a loss for each day, 200,000 days so far. The owner looks at unbroken stretches of any length, at least one day, and wants to know which of them has the highest total. What is that total?',
        world: 'food truck',
        pattern: 'prefix-sum',
        alsoFits: [
          {
            pattern: 'dynamic-programming',
            whyNotFirst:
              'Kadane is a linear recurrence: the best stretch that ends today extends the one before or starts anew. The contiguous sum is what you notice first.',
          },
        ],
        evidence: [
          {
            words: 'a gain or a loss for each day',
            tells: 'With losses, a longer stretch may be worse than a shorter one.',
            decides: false,
          },
          {
            words: 'of any length, at least one day',
            tells: 'A free length and signed values mean a difference of running totals decides (Kadane).',
            decides: true,
          },
          {
            words: 'the highest total',
            tells: 'The total of a contiguous stretch is all that counts.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'sliding-window',
          fails:
            'No length is given, and with losses a window cannot tell when to shrink: dropping a day may raise or lower the total.',
        },
        why: 'Keep the best total that ends today, starting anew whenever what came before is negative.',
        cost: 'O(n)',
      },
      {
        id: 'prefix-sum--sliding-window-b',
        text: 'A food truck logs a gain or a loss for each day, 200,000 days so far. The owner looks at unbroken stretches of exactly 30 days, storing no more than 30 amounts, and wants to know which of them has the highest total. What is that total?',
        world: 'food truck',
        pattern: 'sliding-window',
        evidence: [
          {
            words: 'a gain or a loss for each day',
            tells: 'Signs do not matter when the length is fixed.',
            decides: false,
          },
          {
            words: 'of exactly 30 days, storing no more than 30 amounts',
            tells: 'A fixed length means that one day enters and one leaves at each step.',
            decides: true,
          },
          {
            words: 'the highest total',
            tells: 'A total is easy to update, so it is never added up from scratch.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'prefix-sum',
          fails:
            'Running totals of all days would have to be stored, or at least 31 of them; adding the new day and subtracting the one that leaves is enough.',
        },
        why: 'Add the day that enters, subtract the day that leaves, and remember the highest total.',
        cost: 'O(n)',
      },
    ],
    clauses: ['of any length, at least one day', 'of exactly 30 days, storing no more than 30 amounts'],
    changes:
      'With a fixed length both ends move together. With a free length and losses the best start is not found by moving one end, but by the lowest running total so far.',
    breaks: 'A window needs a fixed length or values whose sum only grows, and neither is given.',
    counterexample: {
      prompt: 0,
      input: { amounts: [4, -1, 3, -9, 2], size: 2 },
      right: 6,
      wrong: 3,
      explains:
        'A window of two days, instead of 30, finds at best 4 - 1 = 3. The first three days make 6, and no fixed size finds the best stretch of every input.',
    },
  },
  {
    id: 'sliding-window--string-sliding-window',
    prompts: [
      {
        id: 'sliding-window--string-sliding-window-a',
        text: 'A neon banner shows a line of 150,000 letters, and lighting a letter costs between 1 and 50 cents, known for each position. For an advertisement, only one contiguous part will be lit. Find the length of the shortest part that costs at least 900 cents in total, or 0 if there is none.',
        world: 'neon banner',
        pattern: 'sliding-window',
        evidence: [
          {
            words: 'between 1 and 50 cents, known for each position',
            tells: 'Positive costs mean that a longer part never costs less.',
            decides: false,
          },
          {
            words: 'the shortest part',
            tells: 'Shortest contiguous part means shrinking from the left while the condition holds.',
            decides: false,
          },
          {
            words: 'that costs at least 900 cents in total',
            tells: 'The window keeps a sum of numbers; which letters it shows does not matter.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'string-sliding-window',
          fails:
            'No letters are compared: the condition is a sum of costs, so counts per letter are not needed.',
        },
        why: 'Extend at the right, and while the cost is at least 900, record the length and remove the leftmost letter.',
        cost: 'O(n)',
      },
      {
        id: 'sliding-window--string-sliding-window-b',
        text: "A neon banner shows a line of 150,000 letters, and lighting a letter costs between 1 and 50 cents, known for each position. For an advertisement, only one contiguous part will be lit. Find the length of the shortest part that contains every letter of PREMIUM, both M's included, or 0 if there is none.",
        world: 'neon banner',
        pattern: 'string-sliding-window',
        evidence: [
          {
            words: 'between 1 and 50 cents, known for each position',
            tells: 'The costs are known, but they do not enter the condition.',
            decides: false,
          },
          {
            words: 'the shortest part',
            tells: 'Shortest contiguous part means shrinking from the left while the condition holds.',
            decides: false,
          },
          {
            words: "that contains every letter of PREMIUM, both M's included",
            tells: 'The window keeps counts per letter and compares them with those of a second string.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'sliding-window',
          fails:
            'A sum of numbers does not tell which letters are inside; each required letter needs a count of its own.',
        },
        why: 'Extend at the right, and while all seven letters are covered, record the length and remove the leftmost letter.',
        cost: 'O(n)',
      },
    ],
    clauses: [
      'that costs at least 900 cents in total',
      "that contains every letter of PREMIUM, both M's included",
    ],
    changes:
      'The window moves in the same manner, but what it keeps changes: one sum of numbers, or counts of characters compared with a second string.',
    breaks: 'One running sum cannot tell which characters are covered and which are still missing.',
    counterexample: {
      prompt: 1,
      input: { letters: 'XXAB', costs: [3, 3, 1, 2], word: 'AB' },
      right: 2,
      wrong: 1,
      explains:
        'With the word AB, whose letters cost 3 cents, a window on the sum is satisfied by a single X for 3 cents. The shortest part with both letters is AB.',
    },
  },
  {
    id: 'sliding-window--two-pointers',
    prompts: [
      {
        id: 'sliding-window--two-pointers-a',
        text: 'A shelf holds 100,000 jars of jam with known weights, in no particular order. A customer with a basket for 9,000 grams wants a block of any number of neighboring jars, to fill the basket as fully as possible without exceeding its limit. Report the total weight of the best choice.',
        world: 'jam jars',
        pattern: 'sliding-window',
        evidence: [
          {
            words: '100,000 jars of jam with known weights',
            tells: 'Weights are positive, so a longer block always weighs more.',
            decides: false,
          },
          {
            words: 'a block of any number of neighboring jars',
            tells: 'One block of consecutive positions grows at the right and shrinks while it is too heavy.',
            decides: true,
          },
          {
            words: 'Report the total weight',
            tells: 'The total of the block is updated as jars enter and leave.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'two-pointers',
          fails:
            'Two jars from both ends ignore everything between them, but here all jars of the block count toward the weight.',
        },
        why: 'Add jars at the right, remove jars at the left while the block is too heavy, and keep the heaviest block that fits.',
        cost: 'O(n)',
      },
      {
        id: 'sliding-window--two-pointers-b',
        text: 'A shelf holds 100,000 jars of jam with known weights, in no particular order. A customer with a basket for 9,000 grams wants any two jars, wherever they are on the shelf, to fill the basket as fully as possible without exceeding its limit. Report the total weight of the best choice.',
        world: 'jam jars',
        pattern: 'two-pointers',
        alsoFits: [
          {
            pattern: 'range-search',
            whyNotFirst:
              'Searching the best partner of each jar by halving takes the same time once the weights are in order; two ends need no searches.',
          },
        ],
        evidence: [
          {
            words: '100,000 jars of jam with known weights',
            tells: 'Nothing fixes the order, so the weights can be put in order first.',
            decides: false,
          },
          {
            words: 'any two jars, wherever they are on the shelf',
            tells: 'A pair from anywhere whose sum is compared by size is found from both ends.',
            decides: true,
          },
          {
            words: 'Report the total weight',
            tells: 'Only the total counts, so positions may be lost.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'sliding-window',
          fails: 'A block contains only neighbors, while the two best jars may be far apart.',
        },
        why: 'Put the weights in order and move in from both ends: if the pair is too heavy, lower the right end, otherwise record it and raise the left.',
        cost: 'O(n log n)',
      },
    ],
    clauses: ['a block of any number of neighboring jars', 'any two jars, wherever they are on the shelf'],
    changes:
      'A block of neighbors is a span whose content counts. Two jars from anywhere are a pair, and comparing its sum with the limit rules out one jar at a time.',
    breaks:
      'A span of consecutive positions never contains two distant values without everything between them.',
    counterexample: {
      prompt: 1,
      input: { weights: [5, 1, 1, 4], limit: 9 },
      right: 9,
      wrong: 6,
      explains:
        'Among neighbors, the best two jars weigh 5 + 1 = 6. The 5 and the 4 at the two ends weigh exactly 9.',
    },
  },
]
