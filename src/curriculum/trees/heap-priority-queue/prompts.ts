import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'heap-priority-queue-1',
    text: 'Patients come to an emergency room, each with an urgency from 1 to 1,000,000. Whenever a doctor is free, the most urgent waiting patient is called, and among equals the one who came first. New patients keep arriving in between. Given up to 300,000 arrivals and calls in time order, print who is called each time.',
    world: 'emergency room',
    pattern: 'heap-priority-queue',
    evidence: [
      {
        words: 'the most urgent waiting patient is called',
        tells: 'The best of those present is removed again and again.',
        decides: true,
      },
      {
        words: 'keep arriving in between',
        tells: 'The set changes between the removals, so ordering it once is not enough.',
        decides: true,
      },
      {
        words: 'up to 300,000 arrivals and calls',
        tells: 'A scan of all who wait for each call would be quadratic.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'sorting',
      fails:
        'Ordered once in the morning, the list does not contain those who come later. Ordering it anew at each call takes far too long.',
    },
    why: 'Keep waiting patients in a heap by urgency and arrival, and remove the top at each call.',
    cost: 'O(n log n)',
  },
  {
    id: 'heap-priority-queue-2',
    text: 'A telescope reports the brightness of one star after another, ten million in a night, and has room for only a few hundred values. At any moment, an astronomer may ask for the 50 brightest stars so far, and she does so hundreds of times. How do you keep them?',
    world: 'star survey',
    pattern: 'heap-priority-queue',
    evidence: [
      {
        words: 'room for only a few hundred values',
        tells: 'The whole input cannot be stored, so nothing can be put in order at the end.',
        decides: false,
      },
      { words: 'At any moment', tells: 'Answers are needed while values still arrive.', decides: true },
      {
        words: 'the 50 brightest stars so far',
        tells: 'The k best of a stream fit in a heap of size k whose weakest is on top.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'sorting',
      fails: 'There is no room for ten million values, and the stars must be known before the night is over.',
    },
    why: 'Keep 50 stars in a min-heap, and replace its top when a brighter star comes.',
    cost: 'O(n log k)',
  },
  {
    id: 'heap-priority-queue-3',
    text: 'A chain has 400 shops, and each sends its receipts as a stream in time order, millions of lines in all. Head office must write one file with all receipts in time order. At most one receipt per shop can be held in storage at any time.',
    world: 'shop receipts',
    pattern: 'heap-priority-queue',
    evidence: [
      {
        words: 'each sends its receipts as a stream in time order',
        tells: 'The next receipt overall is one of the 400 at the fronts.',
        decides: true,
      },
      {
        words: 'one file with all receipts in time order',
        tells: 'Many ordered sources are merged into one.',
        decides: false,
      },
      {
        words: 'At most one receipt per shop',
        tells: 'Only the fronts are available, so the smallest of them is removed again and again.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'sorting',
      fails:
        'Millions of lines do not fit in storage, and their order within each shop would be wasted. Only the earliest of 400 fronts is needed each time.',
    },
    why: "Keep each shop's next receipt in a heap by time, write the earliest one, and read the next from the same shop.",
    cost: 'O(n log k)',
  },
  {
    id: 'heap-priority-queue-4',
    text: 'A rowing club measures the strength of each new member, and up to 200,000 join over the years. The strongest quarter of all members, rounded up, may train on Sundays. After each new member, print the strength of the weakest one who may train on Sundays at that moment. No one leaves the club.',
    world: 'rowing club',
    pattern: 'heap-priority-queue',
    evidence: [
      {
        words: 'up to 200,000 join',
        tells: 'Inserting into an ordered array shifts many values each time.',
        decides: false,
      },
      {
        words: 'After each new member',
        tells: 'The answer is needed again after every arrival.',
        decides: true,
      },
      {
        words: 'the weakest one who may train',
        tells:
          'The smallest of the upper part is needed, and the largest of the rest when the quarter grows.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'sorting',
      fails:
        'Putting all strengths in order after each arrival takes far too long. Only the two values at the border of the quarter are needed each time.',
    },
    why: 'Keep the strongest quarter in a min-heap and the others in a max-heap, and move one value over when the quarter grows or is too large.',
    cost: 'O(n log n)',
  },
  {
    id: 'heap-priority-queue-5',
    text: 'A pottery has 300 numbered kilns. Up to 500,000 pots arrive one after another in a fixed order, each with its own firing time. Each pot goes into the kiln that becomes free first, and of several free kilns into the one with the smallest number. How many pots does each kiln fire?',
    world: 'pottery kilns',
    pattern: 'heap-priority-queue',
    evidence: [
      { words: 'in a fixed order', tells: 'The order of the pots cannot be chosen.', decides: false },
      {
        words: 'each with its own firing time',
        tells: 'Kilns become free in a different order each time, so taking turns is wrong.',
        decides: false,
      },
      {
        words: 'the kiln that becomes free first',
        tells: 'The smallest of 300 changing times is needed for each pot.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'greedy-intervals',
      fails:
        'The firing times are not given ranges that can be kept or dropped in one sweep. When a pot starts depends on which kiln is free first, which changes with each pot.',
    },
    why: 'Keep the kilns in a heap by the time they become free and by number, and put the top one back with its new time after each pot.',
    cost: 'O(n log k)',
  },
  {
    id: 'heap-priority-queue-6',
    text: 'A gravel pit has up to 100,000 mounds of known weight. A truck comes k times, up to 200,000 times in all. It always drives to the heaviest mound and takes a third of it, rounded up; the rest stays. If several are heaviest, any will do. How much gravel is left at the end?',
    world: 'gravel pit',
    pattern: 'heap-priority-queue',
    evidence: [
      {
        words: 'up to 200,000 times in all',
        tells: 'Scanning all mounds for each trip is too slow.',
        decides: false,
      },
      {
        words: 'always drives to the heaviest mound',
        tells: 'The largest of all is needed again and again.',
        decides: true,
      },
      {
        words: 'the rest stays',
        tells: 'The item returns with a new value, so the order changes with each step.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'sorting',
      fails:
        'After the first trip the order is no longer right: what remains of the heaviest mound may belong anywhere. The largest has to be found anew each time.',
    },
    why: 'Keep the mounds in a max-heap, take out the top, and put back what remains, k times.',
    cost: 'O(n + k log n)',
  },
  {
    id: 'heap-priority-queue-7',
    text: 'At a grain market, up to 200,000 offers arrive one by one: each buys or sells one ton at a price. A new buyer is matched with the cheapest seller who waits, if the price is not above his own; a new seller with the waiting buyer who pays most, by the same rule. Otherwise the newcomer waits. How many matches are made?',
    world: 'grain market',
    pattern: 'heap-priority-queue',
    evidence: [
      {
        words: 'arrive one by one',
        tells: 'Each offer is handled before the next one is known.',
        decides: false,
      },
      {
        words: 'the cheapest seller who waits',
        tells: 'The best of a changing set is needed each time.',
        decides: true,
      },
      {
        words: 'the waiting buyer who pays most',
        tells: 'A second changing set needs its own extreme.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'sorting',
      fails:
        'The waiting offers change with every newcomer. An order made once at the end could match offers that never waited at the same time.',
    },
    why: 'Keep waiting sellers in a min-heap and waiting buyers in a max-heap, and compare each newcomer with the top of the other one.',
    cost: 'O(n log n)',
  },
  {
    id: 'heap-priority-queue-8',
    text: 'A paper mill glues up to 100,000 rolls into one. It glues two rolls at a time, which costs as many cents as the two rolls are long together, and the glued roll goes back among the others. Any two rolls can be glued, wherever they are. What is the lowest total cost?',
    world: 'paper mill',
    pattern: 'heap-priority-queue',
    alsoFits: [
      {
        pattern: 'greedy-intervals',
        whyNotFirst:
          'Taking the two shortest is a greedy choice, and it is right; that the set changes after each step makes the heap the better first thought.',
      },
      {
        pattern: 'queue-operations',
        whyNotFirst:
          'After one ordering, glued rolls come out from short to long, so two queues do it as well; a heap works without seeing this.',
      },
    ],
    evidence: [
      { words: 'two rolls at a time', tells: 'Each step removes two items and adds one.', decides: false },
      {
        words: 'the glued roll goes back among the others',
        tells: 'The set changes after each step, so an order made once becomes wrong.',
        decides: true,
      },
      {
        words: 'Any two rolls can be glued',
        tells: 'The two shortest of all can be taken, because neighbors play no part.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'sorting',
      fails:
        'The glued roll may be longer than some others and must take its place among them, so a fixed order fails after the first step.',
    },
    why: 'Remove the two shortest rolls from a min-heap, pay for their sum, and put the glued roll back.',
    cost: 'O(n log n)',
  },
  {
    id: 'heap-priority-queue-9',
    form: 'long',
    text: 'In 1862, a paddle steamer travels up a long river with 500 baskets of coal and burns one per mile. On the banks are up to 100,000 coal yards, at known miles each with a known number of baskets, which are sold all together or not at all. Taking on coal costs half a day no matter how much it is, so the captain wants to do it as rarely as possible. His hold has room for any amount. With 10 baskets at the start, yards at miles 4, 9 and 12 with 3, 8 and 9 baskets and the destination at mile 20, two stops are needed: at miles 9 and 12. The steamer was painted red that spring. Whenever the fire goes out, his engineer can tell him at once which of the yards behind them he ought to have stopped at. How many stops does he need, or is his destination out of reach?',
    world: 'paddle steamer',
    pattern: 'heap-priority-queue',
    alsoFits: [
      {
        pattern: 'greedy-intervals',
        whyNotFirst:
          'The choice is greedy, and the exchange argument proves it; but what has to be fetched is the largest yard among those passed, again and again.',
      },
    ],
    evidence: [
      {
        words: 'as rarely as possible',
        tells: 'Each stop should bring as much coal as it can.',
        decides: false,
      },
      {
        words: 'Whenever the fire goes out',
        tells: 'A decision is due only when the coal runs out.',
        decides: false,
      },
      {
        words: 'which of the yards behind them he ought to have stopped at',
        tells:
          'The largest of the yards passed so far is taken, and their number grows between the decisions.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'sorting',
      fails:
        'The largest yard of all may lie far beyond the reach of the coal. Only those passed so far count, and they change from one decision to the next.',
    },
    why: 'Put the yards that are passed into a max-heap, and whenever the coal does not reach the next one, take out the largest and count a stop.',
    cost: 'O(n log n)',
  },
  {
    id: 'heap-priority-queue-10',
    form: 'long',
    text: 'A theater sells evenings that consist of a play and a dinner afterward. It has 80,000 tickets for plays and 80,000 vouchers for dinners, both printed in two catalogs from the cheapest to the most expensive, and any ticket can be combined with any voucher, as often as one likes. For a brochure, the manager needs the 3,000 cheapest evenings with both numbers and the total, in rising order of the total, with ties in any order. With tickets at 5, 9 and 20 and vouchers at 4, 6 and 30, the first four evenings cost 9, 11, 13 and 15. The brochure will be printed on cream paper. Her nephew first added up everything with everything, and his computer was still busy with these billions of totals when the printer called. She cannot say how many tickets or vouchers will be needed: a single cheap ticket may occur in all 3,000 evenings.',
    world: 'theater evenings',
    pattern: 'heap-priority-queue',
    evidence: [
      {
        words: 'from the cheapest to the most expensive',
        tells: 'For each ticket, the totals come in rising order, voucher by voucher.',
        decides: false,
      },
      {
        words: 'the 3,000 cheapest evenings',
        tells:
          'The smallest remaining total is taken out 3,000 times, and each time a larger one replaces it.',
        decides: true,
      },
      {
        words: 'these billions of totals',
        tells: 'Totals must be made only when they are about to be needed.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'sorting',
      fails:
        'All 6.4 billion totals would have to be made before they could be put in order, only to use 3,000 of them.',
    },
    why: 'Start a min-heap with each of the first 3,000 tickets and the cheapest voucher; take out the smallest total and put in the same ticket with its next voucher.',
    cost: 'O(k log k)',
  },
  {
    id: 'heap-priority-queue-11',
    form: 'vague',
    text: 'Our site should show how fast it currently is, as one honest number.',
    asks: [
      {
        question: 'Which number would be honest?',
        answer:
          'The loading time in the middle: half of all pages since midnight were faster, half were slower. A mean is spoiled by a few hangups.',
      },
      {
        question: 'How often should it change?',
        answer: 'With every page that is loaded, and that is some five million times a day.',
      },
      {
        question: 'Do old pages drop out?',
        answer: 'Not before midnight. Then we start over.',
      },
      {
        question: 'Are the times rounded?',
        answer: 'No, they come with all their decimals, and hardly ever twice the same.',
      },
    ],
    world: 'loading times',
    pattern: 'heap-priority-queue',
    alsoFits: [
      {
        pattern: 'binary-search-tree',
        whyNotFirst:
          'A balanced search tree with sizes also gives the middle, but it maintains the order of everything, of which only the middle is used.',
      },
    ],
    evidence: [
      {
        words: 'The loading time in the middle',
        tells: 'It separates a faster half from a slower one, and only the two edges are needed.',
        decides: true,
      },
      {
        words: 'With every page that is loaded',
        tells: 'A value comes in between any two answers.',
        decides: true,
      },
      {
        words: 'Not before midnight',
        tells: 'Values are only added, so nothing has to be removed from the inside.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'sorting',
      fails:
        'Putting the times in order gives the middle once. After the next page it would have to be done again, five million times.',
    },
    why: 'Keep the faster half in a max-heap and the slower half in a min-heap of equal size; the middle is at their tops.',
    cost: 'O(log n)',
  },
]
