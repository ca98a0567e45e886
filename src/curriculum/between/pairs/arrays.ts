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
            'Numbers typed by a child follow no rule, so there is no chain with a cycle, and two pointers at different speeds can miss the repeat.',
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
        'Pointers at single and double speed compare 1 with 4 and 4 with 5, and then the fast one has left the list. The 1 was shown twice, but no cycle follows it.',
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
    breaks: 'An exact lookup finds equal values only, and being larger is not an exact value.',
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
            tells: 'Only the complete key matters, so one lookup answers.',
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
      'Whether a whole name is taken is one exact lookup. Names that begin with the text share their first letters, so the keys must be read from the front.',
    breaks: 'A hash of the whole name says nothing about its beginning, so equal beginnings are not found.',
    counterexample: {
      prompt: 1,
      input: { names: ['car', 'care', 'cart', 'dog'], text: 'ca' },
      right: 3,
      wrong: 0,
      explains:
        'No name is exactly “ca”, so a lookup of the whole text finds none. Three names begin with it.',
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
  {
    id: 'greedy-intervals--zero-one-knapsack',
    prompts: [
      {
        id: 'greedy-intervals--zero-one-knapsack-a',
        text: 'A town rents out floodlights for one weekend. It has 300 requests, each from a start minute to an end minute and for one floodlight, and accepts or refuses each as a whole. A floodlight that comes back can be used again in the same minute. It owns a single floodlight, and each accepted request brings in 50 dollars. How much can the town earn at most?',
        world: 'floodlight rental',
        pattern: 'greedy-intervals',
        evidence: [
          {
            words: 'from a start minute to an end minute',
            tells: 'A start and an end make each request a range.',
            decides: false,
          },
          {
            words: 'a single floodlight',
            tells: 'Accepted ranges must not overlap, and the one that ends first leaves the most room.',
            decides: true,
          },
          {
            words: 'each accepted request brings in 50 dollars',
            tells: 'All requests count the same, so the goal is to accept as many as possible.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'zero-one-knapsack',
          fails:
            'A table over the minutes in use does not show which requests overlap, and no limit on their total length exists.',
        },
        why: 'Go through the requests by end minute, and accept each one that starts no earlier than the last accepted one ended.',
        cost: 'O(n log n)',
      },
      {
        id: 'greedy-intervals--zero-one-knapsack-b',
        text: 'A town rents out floodlights for one weekend. It has 300 requests, each from a start minute to an end minute and for one floodlight, and accepts or refuses each as a whole. A floodlight that comes back can be used again in the same minute. It has one floodlight for each request but power for only 2,000 minutes of light in total, and each request has its own price in dollars. How much can the town earn at most?',
        world: 'floodlight rental',
        pattern: 'zero-one-knapsack',
        evidence: [
          {
            words: 'from a start minute to an end minute',
            tells: 'The difference is the number of minutes of light that a request needs.',
            decides: false,
          },
          {
            words: 'one floodlight for each request',
            tells: 'Requests that overlap do not exclude each other, so only their lengths count.',
            decides: false,
          },
          {
            words: 'only 2,000 minutes of light in total',
            tells: 'The limit is small enough for a table with one cell per minute.',
            decides: true,
          },
          {
            words: 'its own price',
            tells: 'A long request can block two that bring in more together, so every total is tried.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'greedy-intervals',
          fails:
            'Requests that overlap can all be accepted here, and going through them by end minute ignores both length and price.',
        },
        why: 'For each request and each limit up to 2,000 minutes, keep the larger amount of refusing it and of adding its price to a smaller limit.',
        cost: 'O(n · w)',
      },
    ],
    clauses: [
      'It owns a single floodlight, and each accepted request brings in 50 dollars.',
      'It has one floodlight for each request but power for only 2,000 minutes of light in total, and each request has its own price in dollars.',
    ],
    changes:
      'With a single floodlight, overlapping requests exclude each other, and a sweep by end accepts the most. With limited power, lengths add up, whatever overlaps, so every total is tried.',
    breaks:
      'A sweep by end relies on ranges that exclude each other, and a limit on the total length excludes none by its position.',
    counterexample: {
      prompt: 1,
      input: {
        limit: 10,
        requests: [
          [0, 3, 10],
          [2, 6, 40],
          [5, 9, 60],
        ],
      },
      right: 100,
      wrong: 70,
      explains:
        'A sweep by end accepts 0 to 3 and 5 to 9 for 70 dollars, because 2 to 6 overlaps both. With a floodlight for each, 2 to 6 and 5 to 9 take 8 of 10 minutes and bring in 100.',
    },
  },
  {
    id: 'hash-lookup--linked-list-manipulation',
    prompts: [
      {
        id: 'hash-lookup--linked-list-manipulation-a',
        text: 'A linked list contains the numbers of up to 200,000 raffle tickets in the order in which they were sold. By mistake, at least one number was sold more than once. There is enough room to store every number. Return the number on the first ticket that repeats any earlier one.',
        world: 'raffle tickets',
        pattern: 'hash-lookup',
        evidence: [
          {
            words: 'enough room to store every number',
            tells: 'A set of all numbers is allowed.',
            decides: false,
          },
          {
            words: 'repeats any earlier one',
            tells:
              'An equal number can be anywhere before, so each number is looked up among all those seen.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'linked-list-manipulation',
          fails:
            'No link has to change, and a node and its neighbor do not show an equal number that came long before.',
        },
        why: 'Walk along the list, and return the first number that is already in the set of numbers seen.',
        cost: 'O(n)',
        given: ['linked list'],
      },
      {
        id: 'hash-lookup--linked-list-manipulation-b',
        text: 'A linked list contains the numbers of up to 200,000 raffle tickets in the order in which they were sold. By mistake, at least one number was sold more than once. There is enough room to store every number. Return the list itself without each ticket that repeats the one directly before it.',
        world: 'raffle tickets',
        pattern: 'linked-list-manipulation',
        evidence: [
          {
            words: 'in the order in which they were sold',
            tells: 'The tickets that stay keep their order, so the nodes are relinked where they are.',
            decides: false,
          },
          {
            words: 'the list itself without each ticket',
            tells: 'Nodes are taken out, so the link of the last node that stays must skip them.',
            decides: false,
          },
          {
            words: 'repeats the one directly before it',
            tells: 'A node and its neighbor decide, so nothing else has to be remembered.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'hash-lookup',
          fails:
            'A set of all numbers seen also finds repeats that are far apart, and those tickets must stay in the list.',
        },
        why: 'Walk along the list, and move the link of the current node past the next one while both have the same number.',
        cost: 'O(n)',
        given: ['linked list'],
      },
    ],
    clauses: [
      'the number on the first ticket that repeats any earlier one',
      'the list itself without each ticket that repeats the one directly before it',
    ],
    changes:
      'If any earlier ticket counts, each number is looked up in a set. If only the ticket directly before counts, two neighboring nodes decide, and links are moved on the way.',
    breaks: 'Relinking looks at a node and its neighbor, and an equal number can be far away from both.',
    counterexample: {
      prompt: 0,
      input: {
        tickets: [3, 5, 3],
      },
      right: 3,
      wrong: null,
      explains:
        'A look at each node and its neighbor finds no two equal numbers. A set of the numbers seen finds that 3 was sold before.',
    },
  },
  {
    id: 'prefix-sum--range-search',
    prompts: [
      {
        id: 'prefix-sum--range-search-a',
        text: 'The log of a harbor covers thirty years. It has an entry for each of 500,000 ships in order of arrival, with the second in which the ship came in, which no two ships share, and the number of its containers. Up to 200,000 questions follow, one at a time. Each names a first and a last entry, and asks for the total number of containers of all ships from one to the other.',
        world: 'harbor log',
        pattern: 'prefix-sum',
        evidence: [
          {
            words: 'Up to 200,000 questions follow',
            tells: 'Adding up each range anew would take too long, so running totals are stored once.',
            decides: false,
          },
          {
            words: 'a first and a last entry',
            tells: 'Both ends are given as positions, so two running totals are subtracted.',
            decides: true,
          },
          {
            words: 'the total number of containers',
            tells: 'A sum over all entries of a range is asked for.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'range-search',
          fails:
            'Nothing has to be searched, because both ends are entries, and the difference of their positions counts ships instead of containers.',
        },
        why: 'Store the running total of containers after each entry, and subtract the one before the first entry from the one at the last.',
        cost: 'O(n + q)',
      },
      {
        id: 'prefix-sum--range-search-b',
        text: 'The log of a harbor covers thirty years. It has an entry for each of 500,000 ships in order of arrival, with the second in which the ship came in, which no two ships share, and the number of its containers. Up to 200,000 questions follow, one at a time. Each names a first and a last second, and asks for the number of ships from one to the other.',
        world: 'harbor log',
        pattern: 'range-search',
        evidence: [
          {
            words: 'in order of arrival',
            tells: 'The seconds rise from entry to entry, so half of them can be ruled out at once.',
            decides: false,
          },
          {
            words: 'a first and a last second',
            tells:
              'The ends must be found: the first ship at or after the one, and the last ship at or before the other.',
            decides: true,
          },
          {
            words: 'the number of ships',
            tells: 'The positions of both ends, subtracted, give the number.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'prefix-sum',
          fails:
            'Running totals by entry do not show at which entry a second falls, and totals for each second of thirty years need nearly a billion cells.',
        },
        why: 'Search for the first entry at or after the first second and for the first one after the last second, and subtract the positions.',
        cost: 'O(q log n)',
      },
    ],
    clauses: [
      'a first and a last entry, and asks for the total number of containers of all ships from one to the other',
      'a first and a last second, and asks for the number of ships from one to the other',
    ],
    changes:
      'Entries are positions, so totals at both ends are subtracted. Seconds have to be found among the sorted arrivals first, and then positions are subtracted.',
    breaks: 'Subtracting at two positions relies on knowing them, and a second is a value, not a position.',
    counterexample: {
      prompt: 1,
      input: {
        seconds: [1, 2, 4, 9],
        from: 2,
        to: 4,
      },
      right: 2,
      wrong: 3,
      explains:
        'Read as entries, 2 to 4 are 3 ships. Only the ships of the seconds 2 and 4 came in during this time.',
    },
  },
  {
    id: 'prefix-sum--state-machine-dp',
    prompts: [
      {
        id: 'prefix-sum--state-machine-dp-a',
        text: 'The owner of a fairground ride has a forecast of the profit for each of the next 50,000 days; on some days it is negative. The ride is set up for one period of consecutive days. The period is one of 20,000 proposals, each with a first and a last day, and the ride runs on every day of it. At least one day must be open. What is the largest total profit?',
        world: 'fairground ride',
        pattern: 'prefix-sum',
        evidence: [
          {
            words: 'on some days it is negative',
            tells: 'The longest proposal need not bring the most, so each total is needed.',
            decides: false,
          },
          {
            words: 'one of 20,000 proposals, each with a first and a last day',
            tells: 'Many ranges are given by both ends, so each total is a difference of two running totals.',
            decides: true,
          },
          {
            words: 'on every day of it',
            tells: 'No day is skipped, so the difference contains exactly the days that count.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'state-machine-dp',
          fails:
            'There is nothing to choose from day to day: the periods are given, and the best total over all periods need not be among them.',
        },
        why: 'Store the running total after each day, subtract the one before the first day from the one at the last, and keep the largest difference.',
        cost: 'O(n + q)',
      },
      {
        id: 'prefix-sum--state-machine-dp-b',
        text: 'The owner of a fairground ride has a forecast of the profit for each of the next 50,000 days; on some days it is negative. The ride is set up for one period of consecutive days. It may stay closed on one day of the period, without profit or loss. At least one day must be open. What is the largest total profit?',
        world: 'fairground ride',
        pattern: 'state-machine-dp',
        alsoFits: [
          {
            pattern: 'dynamic-programming',
            whyNotFirst:
              'It is a recurrence over the days, but beside the day it needs whether a day has been closed, and that is a mode.',
          },
        ],
        evidence: [
          {
            words: 'one period of consecutive days',
            tells: 'The days of the period are adjacent, but not all of them need to count.',
            decides: false,
          },
          {
            words: 'closed on one day of the period',
            tells: 'Whether the free day has been used is a mode, and each mode has a best total of its own.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'prefix-sum',
          fails:
            'A difference of two running totals contains every day between its ends, so it cannot leave out a bad one.',
        },
        why: 'Keep the best total that ends today with no day closed and with one day closed, and update both with each day.',
        cost: 'O(n)',
      },
    ],
    clauses: [
      'The period is one of 20,000 proposals, each with a first and a last day, and the ride runs on every day of it.',
      'It may stay closed on one day of the period, without profit or loss.',
    ],
    changes:
      'If the periods are given and every day counts, each total is a subtraction. A day that may be left out is a choice, so there is one best total before it and one after it.',
    breaks: 'Running totals rely on sums over all elements of a range, with none of them skipped.',
    counterexample: {
      prompt: 1,
      input: {
        profits: [6, -9, 5, -1],
      },
      right: 11,
      wrong: 6,
      explains:
        'Without a closed day, the best period is the first day alone: 6. Closed on the second day, the first three days bring 6 + 5 = 11.',
    },
  },
  {
    id: 'prefix-sum--string-sliding-window',
    prompts: [
      {
        id: 'prefix-sum--string-sliding-window-a',
        text: 'An organ has ten pedals, named A to J. A recording of a concert is one string with a letter for each of 300,000 pedal strokes. A student looks for the longest run of consecutive strokes in which each of the ten pedals is used an even number of times; that includes not at all. How many strokes does this run have?',
        world: 'organ pedals',
        pattern: 'prefix-sum',
        alsoFits: [
          {
            pattern: 'hash-lookup',
            whyNotFirst:
              'A map finds the earlier prefix, but first you have to see that a run is the difference between two prefixes.',
          },
        ],
        evidence: [
          {
            words: 'ten pedals, named A to J',
            tells: 'There are 1,024 patterns of odd and even counts, so each can be a key.',
            decides: false,
          },
          {
            words: 'run of consecutive strokes',
            tells: 'A run is the difference between two prefixes.',
            decides: false,
          },
          {
            words: 'an even number of times',
            tells:
              'The next stroke can break the condition and the one after it can meet it again, so equal parities are looked up.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'string-sliding-window',
          fails:
            'Shrinking while a count is odd gives up too early: a longer run can be even again, so no left end is ruled out.',
        },
        why: 'Store the first prefix with each pattern of odd and even counts, and measure the distance when a pattern comes up again.',
        cost: 'O(n)',
      },
      {
        id: 'prefix-sum--string-sliding-window-b',
        text: 'An organ has ten pedals, named A to J. A recording of a concert is one string with a letter for each of 300,000 pedal strokes. A student looks for the longest run of consecutive strokes in which each of the ten pedals is used at most two times; that includes not at all. How many strokes does this run have?',
        world: 'organ pedals',
        pattern: 'string-sliding-window',
        evidence: [
          {
            words: 'one string with a letter',
            tells: 'A range of characters is described by its counts.',
            decides: false,
          },
          {
            words: 'run of consecutive strokes',
            tells: 'A run changes only at its two ends.',
            decides: false,
          },
          {
            words: 'at most two times',
            tells:
              'A longer run never uses a pedal less often, so once the limit is broken, the left end must move.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'prefix-sum',
          fails:
            'A limit is no exact total or parity that an earlier prefix could match, and one left end that moves forward is enough.',
        },
        why: 'Add strokes at the right, and while a pedal is used three times, remove strokes at the left.',
        cost: 'O(n)',
      },
    ],
    clauses: ['an even number of times', 'at most two times'],
    changes:
      'A limit can only be broken by growing, so the left end never moves back. Even counts come and go, so an earlier prefix with the same parities is looked up.',
    breaks: 'Shrinking from the left relies on a condition that stays broken while the range grows.',
    counterexample: {
      prompt: 0,
      input: {
        strokes: 'CABABC',
      },
      right: 6,
      wrong: 0,
      explains:
        'A window that shrinks while a count is odd never keeps a stroke: 0. The whole string has each of A, B and C twice.',
    },
  },
  {
    id: 'sliding-window--state-machine-dp',
    prompts: [
      {
        id: 'sliding-window--state-machine-dp-a',
        text: 'A spice dealer in a computer game knows the price of a box of saffron for each of the next 500,000 days. Buying a box costs an extra fee of eight dollars. She may buy a single box and keep it for at most 20,000 days, and every box is sold on a later day than it was bought. What is the largest profit, or zero if no trade pays?',
        world: 'saffron trade',
        pattern: 'sliding-window',
        alsoFits: [
          {
            pattern: 'queue-operations',
            whyNotFirst:
              'A double-ended queue keeps the candidates for the lowest price, but the span of 20,000 days that moves along is what you notice first.',
          },
          {
            pattern: 'monotonic-stack',
            whyNotFirst:
              'A monotonic deque gives the lowest price in the range, but first you have to see the range of days that moves along.',
          },
        ],
        evidence: [
          {
            words: 'a single box',
            tells: 'There is one purchase and one sale, so nothing before this range of days matters.',
            decides: true,
          },
          {
            words: 'for at most 20,000 days',
            tells: 'Only the last 20,000 days can be the purchase, so older prices leave at the left.',
            decides: true,
          },
          {
            words: 'on a later day',
            tells: 'Each day of sale needs the lowest price before it.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'state-machine-dp',
          fails:
            'Nothing before the purchase limits what comes next, so there are no modes to follow: one range of at most 20,000 days gives the profit.',
        },
        why: 'For each day, compare its price with the lowest price of the 20,000 days before it, kept up to date as prices enter and leave.',
        cost: 'O(n)',
      },
      {
        id: 'sliding-window--state-machine-dp-b',
        text: 'A spice dealer in a computer game knows the price of a box of saffron for each of the next 500,000 days. Buying a box costs an extra fee of eight dollars. She may buy and sell many boxes but never own two at once, and every box is sold on a later day than it was bought. What is the largest profit, or zero if no trade pays?',
        world: 'saffron trade',
        pattern: 'state-machine-dp',
        evidence: [
          {
            words: 'an extra fee of eight dollars',
            tells: 'A small gain is not worth a trade, so rising days cannot simply be added up.',
            decides: false,
          },
          {
            words: 'buy and sell many boxes',
            tells: 'Several trades follow one another, and each limits what she may do next.',
            decides: true,
          },
          {
            words: 'never own two at once',
            tells: 'On each day there are two modes: she owns a box, or she does not.',
            decides: true,
          },
        ],
        rival: {
          pattern: 'sliding-window',
          fails:
            'One range covers one purchase and one sale, but here the next purchase may follow each sale, and all profits count.',
        },
        why: 'Keep the best profit with a box and without one, and update both each day by buying, selling or waiting.',
        cost: 'O(n)',
      },
    ],
    clauses: [
      'buy a single box and keep it for at most 20,000 days',
      'buy and sell many boxes but never own two at once',
    ],
    changes:
      'One purchase and one sale are one range of days. With many trades, what she may do each day depends on whether she owns a box, so there is a best profit for either mode.',
    breaks: 'One range that moves forward finds one trade, and it cannot add up several.',
    counterexample: {
      prompt: 1,
      input: {
        prices: [10, 30, 15, 40],
      },
      right: 29,
      wrong: 22,
      explains:
        'One trade from 10 to 40 brings 30 - 8 = 22. Two trades bring 20 - 8 and 25 - 8, which is 29.',
    },
  },
  {
    id: 'sorting--two-pointers',
    prompts: [
      {
        id: 'sorting--two-pointers-a',
        text: 'An array describes the 400,000 places along a shelf: each entry is the number of a box, or 0 if the place is empty. No two boxes have the same number. A robot must close all gaps, so that the empty places come last, and the box numbers rise from left to right. It has room for only a few more numbers.',
        world: 'pallet robot',
        pattern: 'sorting',
        evidence: [
          {
            words: 'so that the empty places come last',
            tells: 'An empty place counts as larger than any box.',
            decides: false,
          },
          {
            words: 'the box numbers rise from left to right',
            tells: 'Each box goes where its number belongs, so the whole array is put in order.',
            decides: true,
          },
          {
            words: 'room for only a few more numbers',
            tells: 'The values change places within the array.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'two-pointers',
          fails:
            'A reader and a writer keep the boxes in the order in which they come, and one pass does not compare a box with all the others.',
        },
        why: 'Sort the array in-place, for example with heapsort, and let an empty place count as larger than any box.',
        cost: 'O(n log n)',
      },
      {
        id: 'sorting--two-pointers-b',
        text: 'An array describes the 400,000 places along a shelf: each entry is the number of a box, or 0 if the place is empty. No two boxes have the same number. A robot must close all gaps, so that the empty places come last, and the boxes keep their present order. It has room for only a few more numbers.',
        world: 'pallet robot',
        pattern: 'two-pointers',
        evidence: [
          {
            words: 'so that the empty places come last',
            tells: 'Boxes move to the front, past the empty places.',
            decides: false,
          },
          {
            words: 'keep their present order',
            tells: 'The given order stays, so one position reads and another one writes.',
            decides: true,
          },
          {
            words: 'room for only a few more numbers',
            tells: 'There is no second array to copy the boxes to.',
            decides: false,
          },
        ],
        rival: {
          pattern: 'sorting',
          fails:
            'Sorting by number loses the order in which the boxes stood, and it takes longer than one pass.',
        },
        why: 'Let one position read each entry and another one mark where the next box goes, and write 0 to the places that remain.',
        cost: 'O(n)',
      },
    ],
    clauses: ['the box numbers rise from left to right', 'the boxes keep their present order'],
    changes:
      'Rising numbers ask for a new order of the whole array. If the present order stays, the boxes only move up, with a position that reads and one that writes.',
    breaks: 'Sorting relies on an order that may be made anew, and here the given one has to stay.',
    counterexample: {
      prompt: 1,
      input: {
        shelf: [7, 0, 2, 5, 0],
      },
      right: [7, 2, 5, 0, 0],
      wrong: [2, 5, 7, 0, 0],
      explains: 'Sorting the boxes gives 2, 5, 7 and loses their order. A reader and a writer give 7, 2, 5.',
    },
  },
]
