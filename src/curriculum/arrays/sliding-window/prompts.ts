import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'sliding-window-1',
    text: 'A glucose sensor reports once a minute for a whole month, 43,200 readings. A doctor defines a calm period as consecutive readings whose highest and lowest value differ by at most 20. Report the length of the longest calm period.',
    world: 'blood sugar',
    pattern: 'sliding-window',
    alsoFits: [
      {
        pattern: 'queue-operations',
        whyNotFirst:
          'Two queues of candidates show the highest and the lowest reading, but that both ends of the period only move forward is what you notice first.',
      },
    ],
    evidence: [
      {
        words: 'consecutive readings',
        tells: 'The readings of a period are contiguous, so two moving ends describe it.',
        decides: false,
      },
      {
        words: 'highest and lowest value differ by at most 20',
        tells: 'Adding a reading can only widen the spread, so once it is broken the left end must move.',
        decides: true,
      },
      {
        words: 'the longest calm period',
        tells:
          'The longest valid window is found by growing at the right and shrinking only while the rule is broken.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'prefix-sum',
      fails:
        'The spread is not a sum or a product, so no difference of running totals tells it; what works is dropping old readings until the rule holds again.',
    },
    why: 'Extend the period at the right, keep its maximum and minimum in two queues of candidates, and advance the left end while they differ by more than 20.',
    cost: 'O(n)',
  },
  {
    id: 'sliding-window-2',
    text: 'A toll bridge counted the vehicles of every hour for ten years. The road office can close the bridge for repairs for exactly 72 hours in a row and wants as few vehicles as possible to be affected. In which hour should the closure begin? Choose the earliest such hour.',
    world: 'toll bridge',
    pattern: 'sliding-window',
    alsoFits: [
      {
        pattern: 'prefix-sum',
        whyNotFirst:
          'Differences of running totals give every closure, too; with a fixed length, one total is updated and nothing has to be stored.',
      },
    ],
    evidence: [
      {
        words: 'exactly 72 hours in a row',
        tells: 'A fixed number of consecutive values means one value enters and one leaves at each step.',
        decides: true,
      },
      {
        words: 'as few vehicles as possible to be affected',
        tells: 'The total of a window is easy to update, so no window is added up from scratch.',
        decides: false,
      },
      {
        words: 'which hour should the closure begin',
        tells: 'Each start hour gives one window of the same length.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'two-pointers',
      fails:
        'No pair of hours is compared and nothing is ruled out by size; every hour between the two ends counts toward the total.',
    },
    why: 'Keep the total of the last 72 hours by adding the new hour and subtracting the one that leaves, and remember the smallest.',
    cost: 'O(n)',
  },
  {
    id: 'sliding-window-3',
    text: 'A scale under a beehive records how many grams of honey were added each day; no entry is negative. Over up to 500,000 days of archived data, a beekeeper looks for the fewest days in a row in which at least 9,000 grams came in. Answer 0 if there is no such stretch.',
    world: 'beehive scale',
    pattern: 'sliding-window',
    evidence: [
      {
        words: 'grams of honey were added each day; no entry is negative',
        tells: 'Without negative values, a longer window never has a smaller total.',
        decides: false,
      },
      {
        words: 'the fewest days in a row',
        tells:
          'The shortest contiguous window is found by shrinking from the left while the condition holds.',
        decides: false,
      },
      {
        words: 'at least 9,000 grams',
        tells: 'At least means that once the total is large enough, the left end can move forward for good.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'prefix-sum',
      fails:
        'Running totals would need a search for the best start of every end, and a map finds only exact totals; here the start simply moves forward.',
    },
    why: 'Add days at the right, and while the total is at least 9,000, record the length and remove the leftmost day.',
    cost: 'O(n)',
  },
  {
    id: 'sliding-window-4',
    text: 'A recorder identified the species of each of 250,000 bird calls, stored as species numbers in time order. A student studies passages of consecutive calls with at most six different species. How many calls does the longest such passage have?',
    world: 'parrot calls',
    pattern: 'sliding-window',
    evidence: [
      {
        words: 'stored as species numbers in time order',
        tells: 'The values are numbers in a sequence, and their order in time is fixed.',
        decides: false,
      },
      {
        words: 'consecutive calls',
        tells: 'A passage is contiguous, so its counts change only at the two ends.',
        decides: false,
      },
      {
        words: 'at most six different species',
        tells: 'A longer passage never has fewer kinds, so the left end moves only when the limit is broken.',
        decides: true,
      },
      {
        words: 'How many calls',
        tells: 'Longest with a limit means grow, shrink while broken, then record.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-sliding-window',
      fails:
        'There is no string and no comparison with the characters of another one; the counts belong to species numbers in an array.',
    },
    why: 'Count the species in the passage, and while there are more than six, remove calls at the left.',
    cost: 'O(n)',
  },
  {
    id: 'sliding-window-5',
    text: 'An auction site lists the price of one rare coin for every minute of three years, oldest first. A collector could have bought it once and sold it once at a later minute, but the coin must be kept for at most 90 days. What is the largest possible profit? Zero is allowed.',
    world: 'antique coins',
    pattern: 'sliding-window',
    alsoFits: [
      {
        pattern: 'queue-operations',
        whyNotFirst:
          'A double-ended queue of candidates for the lowest price is the tool inside, but the span of 90 days that moves along the prices is what you notice first.',
      },
      {
        pattern: 'monotonic-stack',
        whyNotFirst:
          'The candidates for the lowest price rise as in a monotonic stack, but they also expire by age, which makes it a moving span.',
      },
    ],
    evidence: [
      {
        words: 'every minute of three years',
        tells: 'The prices are in time order and must stay in that order.',
        decides: false,
      },
      {
        words: 'once and sold it once at a later minute',
        tells: 'A purchase before a sale asks for the smallest earlier value for each minute.',
        decides: false,
      },
      {
        words: 'must be kept for at most 90 days',
        tells: 'Only the last 90 days can be the purchase, so values expire from the left.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'two-pointers',
      fails:
        'The two minutes cannot be approached from both ends: dropping the first or last one because of its price may lose the best pair.',
    },
    why: 'For each minute, compare its price with the lowest price of the 90 days before it, kept as prices enter and leave.',
    cost: 'O(n)',
  },
  {
    id: 'sliding-window-6',
    text: 'A bakery notes the temperature drift of an oven as positive factors, one per batch, all at least 1. An inspector counts the contiguous runs of batches whose combined factor stays below 50. Up to 100,000 batches may be listed, and many batches have factor 1. How many such runs are there?',
    world: 'bakery ovens',
    pattern: 'sliding-window',
    evidence: [
      {
        words: 'positive factors, one per batch, all at least 1',
        tells: 'Factors of at least 1 mean that a longer run never has a smaller product.',
        decides: false,
      },
      {
        words: 'contiguous runs of batches',
        tells: 'Contiguous runs are described by a left and a right end.',
        decides: false,
      },
      {
        words: 'combined factor stays below 50',
        tells: 'A limit that only growing can break lets the left end move forward and never back.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'prefix-sum',
      fails:
        'Products of both sides or exact products would call for running totals, but a limit that only growing breaks needs just one left end per right end.',
    },
    why: "Multiply in each batch at the right, divide out batches at the left while the product is 50 or more, and add the run's length each time.",
    cost: 'O(n)',
  },
  {
    id: 'sliding-window-7',
    text: 'An escape room logs which player number pressed the buzzer, in order, up to 300,000 presses. The owner suspects that the button bounces: the same player again within the next eight presses. Is there any such case? The log may not be reordered, and you may remember only about ten numbers at a time.',
    world: 'escape room',
    pattern: 'sliding-window',
    alsoFits: [
      {
        pattern: 'hash-lookup',
        whyNotFirst:
          'A set tells whether the player was there, but the few numbers you may remember force it to cover only the last eight presses.',
      },
      {
        pattern: 'queue-operations',
        whyNotFirst:
          'A queue of the last eight presses does it, but that only a short span counts is what you notice first.',
      },
    ],
    evidence: [
      {
        words: 'player number pressed the buzzer, in order',
        tells: 'Order in the log matters, so values cannot be rearranged.',
        decides: false,
      },
      {
        words: 'same player again within the next eight presses',
        tells: 'A match counts only if the two positions are at most eight apart.',
        decides: true,
      },
      {
        words: 'Is there any such case',
        tells: 'A yes or no for any close pair means checking each press against the few before it.',
        decides: false,
      },
      {
        words: 'may remember only about ten numbers at a time',
        tells: 'Only the last eight presses can matter, so older ones are dropped.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'two-pointers',
      fails:
        'Comparing sizes rules nothing out in an unordered log; what counts is whether an equal number lies within the last eight positions.',
    },
    why: 'Keep a set of the last eight player numbers, check each new press against it, and drop the oldest.',
    cost: 'O(n)',
  },
  {
    id: 'sliding-window-8',
    text: 'Along a marathon route, each of 42,000 meters is marked dry or shaded. A sponsor has awnings for at most 120 meters in total, which may shade any dry meters. What is the longest unbroken shaded part that the sponsor can create?',
    world: 'marathon water',
    pattern: 'sliding-window',
    evidence: [
      {
        words: 'each of 42,000 meters is marked dry or shaded',
        tells: 'Each position is one of two kinds, so breaking the rule can be counted.',
        decides: false,
      },
      {
        words: 'awnings for at most 120 meters in total',
        tells: 'A budget of exceptions turns shading into counting the dry meters inside a window.',
        decides: true,
      },
      {
        words: 'the longest unbroken shaded part',
        tells:
          'A longer window never has fewer dry meters, so grow, and shrink only when the budget is broken.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'prefix-sum',
      fails:
        'The task asks for no exact total: the count of dry meters never falls as the window grows, so one left end that only moves forward is enough.',
    },
    why: 'Extend the window meter by meter, count its dry meters, and drop meters at the left while there are more than 120.',
    cost: 'O(n)',
  },
  {
    id: 'sliding-window-9',
    form: 'long',
    text: 'A cider maker stores apples in a slanted pipe that is open at its upper and at its lower end. The pipe contains n crates, one behind the other, and the weight of each is painted on it. Tonight the press has time for exactly k crates. A crate leaves the pipe only through one of the two openings, so the worker takes whichever outermost crate she wants, again and again, until she has k of them. The cider will be sold at the harvest fair, where the mayor gives a speech. For crates of 4, 9, 1, 1, 7 and 3 kilograms and k = 3, she should take two at the upper end and one at the lower end, which makes 16 kilograms. What is the greatest total weight that she can bring to the press? The pipe has up to 400,000 crates, and k can be almost as large.',
    world: 'cider press',
    pattern: 'sliding-window',
    alsoFits: [
      {
        pattern: 'prefix-sum',
        whyNotFirst:
          'Running totals from both ends give the same answer, but the crates that stay are one block of fixed length, whose weight is easy to update.',
      },
    ],
    evidence: [
      {
        words: 'exactly k crates',
        tells: 'The number of crates that stay is fixed, too: n minus k.',
        decides: true,
      },
      {
        words: 'only through one of the two openings',
        tells: 'What stays in the pipe is one unbroken block in the middle.',
        decides: true,
      },
      {
        words: 'the greatest total weight',
        tells: 'The most is taken if the block that stays is as light as possible.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        'Upper or lower end looks like a choice per step, but the order of the steps is irrelevant: only how many come from each end counts, which leaves k + 1 cases.',
    },
    why: 'Move a block of n - k crates along the pipe, one entering as one leaves, and subtract its smallest weight from the total weight.',
    cost: 'O(n)',
  },
  {
    id: 'sliding-window-10',
    form: 'long',
    text: 'The film archive of a small country owns n silent reels. They are numbered in the order in which they were shot, and reel i runs for m[i] minutes; a few damaged ones count as 0 minutes. For its birthday the archive rents a cinema for one night of 600 minutes. The director does not want to be accused of favoring anyone, so the program must consist of reels whose numbers follow each other without a gap. She would like to show as many reels as the night allows. A pianist will accompany them; he has asked for a better stool. If there were only five reels of 200, 350, 100, 120 and 300 minutes, the answer would be three, for instance the second, third and fourth reel. The reels between the chosen ones may not be left out or shortened. How many reels can she show? There are up to 250,000 of them.',
    world: 'silent films',
    pattern: 'sliding-window',
    evidence: [
      {
        words: 'a few damaged ones count as 0 minutes',
        tells: 'No length is negative, so a longer program never takes less time.',
        decides: true,
      },
      {
        words: 'numbers follow each other without a gap',
        tells: 'The program is a contiguous part of the array.',
        decides: true,
      },
      {
        words: 'as many reels as the night allows',
        tells: 'The longest part under a limit is wanted, which is kept up to date with two ends.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'prefix-sum',
      fails:
        'Running totals with a search would be needed if times could be negative; here the first reel of the best program never moves back as its last one moves on.',
    },
    why: 'Add the next reel to the program, drop reels at its beginning while it takes more than 600 minutes, and remember the largest number of reels.',
    cost: 'O(n)',
  },
  {
    id: 'sliding-window-11',
    form: 'vague',
    text: 'A court reporter wants to find the longest quiet passage in the sound recording of a hearing.',
    asks: [
      {
        question: 'In what form do you have the recording?',
        answer: 'As one loudness in decibels for each of 30,000 seconds.',
      },
      {
        question: 'When is a passage quiet?',
        answer: 'No more than five of its seconds are louder than 60 decibels, wherever these five are.',
      },
      {
        question: 'May the passage skip loud seconds?',
        answer: 'Of course not, it is played as it is from its first second to its last.',
      },
    ],
    world: 'court hearing',
    pattern: 'sliding-window',
    evidence: [
      {
        words: 'longest quiet passage',
        tells: 'The longest part that meets a condition suggests two ends that move along.',
        decides: false,
      },
      {
        words: 'No more than five of its seconds are louder than 60 decibels',
        tells: 'Each further second can only use up the allowance, so the left end never has to move back.',
        decides: true,
      },
      {
        words: 'from its first second to its last',
        tells: 'The passage is contiguous, so everything between its ends counts.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        'No second may be left out or changed, so there is nothing to choose per second; for each end of the passage, the best beginning is forced.',
    },
    why: 'Extend the passage second by second, count its loud ones, and drop seconds at its beginning while there are more than five.',
    cost: 'O(n)',
  },
]
