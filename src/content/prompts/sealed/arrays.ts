import type { Prompt } from '../prompt.ts'

export const arraysSealed: readonly Prompt[] = [
  {
    id: 'greedy-intervals-s1',
    text: 'A ground station can broadcast an update, which takes ten minutes and reaches every satellite that is above the horizon all the while. You know for each of 150,000 satellites when it rises and when it sets today; each one is up for an hour or longer. What is the smallest number of broadcasts so that every satellite receives the update at least once?',
    world: 'satellite dish',
    pattern: 'greedy-intervals',
    evidence: [
      {
        words: 'reaches every satellite that is above the horizon all the while',
        tells:
          'The latest broadcast serves all open ranges together, so its time is all you need to remember.',
        decides: true,
      },
      {
        words: 'when it rises and when it sets today',
        tells: 'Each satellite is a range in time that must contain one whole broadcast.',
        decides: false,
      },
      {
        words: 'smallest number of broadcasts',
        tells: 'Waiting until ten minutes before the earliest unserved satellite sets is always safe.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'A heap would keep the setting times of everything in view, but one broadcast serves all of it, so remembering the time of the last one is enough.',
    },
    why: 'Order the satellites by setting time, and start a broadcast ten minutes before that time for each one that the last broadcast did not reach.',
    cost: 'O(n log n)',
  },
  {
    id: 'greedy-intervals-s2',
    text: 'An allotment has one water tap, and n gardeners wrote down from when to when they would like to use it. The wishes clash. The caretaker may reject a wish entirely but not shorten it, and one gardener may begin as another ends. With up to 80,000 wishes, how few must be rejected so that no two of the rest overlap?',
    world: 'allotment garden',
    pattern: 'greedy-intervals',
    evidence: [
      {
        words: 'from when to when they would like to use it',
        tells: 'Wishes are ranges on one time line, and overlap is the only conflict.',
        decides: false,
      },
      {
        words: 'reject a wish entirely but not shorten it',
        tells: 'Each range is kept or dropped as a whole, which a sweep by end time settles for good.',
        decides: true,
      },
      {
        words: 'how few must be rejected',
        tells:
          'Rejecting the fewest is keeping the most, and the range that ends first leaves the most room.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'binary-search-on-answer',
      fails:
        'A guessed number of rejections cannot be tested more easily than the answer itself: the test would have to find the most compatible wishes anyway.',
    },
    why: 'Order the wishes by their end, keep each one that starts no earlier than the last kept one ends, and reject the others.',
    cost: 'O(n log n)',
  },
  {
    id: 'hash-lookup-s1',
    text: 'An airport logs the tag number of every suitcase that passes a camera, up to a million records; a suitcase that nobody takes passes again and again. Tags are arbitrary nine-figure numbers. Find the earliest record whose tag had also passed 50 or more records earlier, and report that tag; extra storage is no problem.',
    world: 'luggage belt',
    pattern: 'hash-lookup',
    evidence: [
      {
        words: 'the tag number of every suitcase that passes a camera',
        tells: 'Each record may match any earlier one, so all of them have to be remembered.',
        decides: false,
      },
      {
        words: 'whose tag had also passed 50 or more records earlier',
        tells: 'The position of an earlier equal value decides, so store it under the value.',
        decides: true,
      },
      {
        words: 'extra storage is no problem',
        tells: 'Memory is allowed, so a map from tag to position is the simple choice.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-two-pointers',
      fails:
        'A record does not lead to one fixed next record, so there is no chain with a cycle to chase; any earlier record may be the match.',
    },
    why: "Store the position of each tag's first pass in a map, and at every later pass compare the distance to it with 50.",
    cost: 'O(n)',
  },
  {
    id: 'hash-lookup-s2',
    text: 'A cook owns n unordered spice jars with their weights in grams, up to 250,000 jars. A recipe needs two jars that weigh exactly 1,000 grams together. For every jar, in the given order, print the position of some other jar that completes it, or 0 if there is none.',
    world: 'recipe cards',
    pattern: 'hash-lookup',
    evidence: [
      {
        words: 'n unordered spice jars with their weights in grams',
        tells: 'Unordered values do not tell which side to move.',
        decides: false,
      },
      {
        words: 'two jars that weigh exactly 1,000 grams together',
        tells: 'For weight w the only partner is 1,000 - w, an exact value to look up.',
        decides: true,
      },
      {
        words: 'the position of some other jar that completes it',
        tells: 'The task asks for original positions, so the jars should stay where they are.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'two-pointers',
      fails:
        'Moving inward needs ordered weights; putting them in order costs O(n log n), and every jar still needs its original position back.',
    },
    why: 'Map each weight to up to two positions, and for each jar look up 1,000 minus its weight, avoiding the jar itself.',
    cost: 'O(n)',
  },
  {
    id: 'prefix-sum-s1',
    text: 'A biologist notes for each of 150,000 days how many snails came or left, as a positive or negative number. She wants the longest period of consecutive days during which the population changed by exactly 40 overall. Days may cancel each other out inside the period. Report its number of days, or 0.',
    world: 'tide pools',
    pattern: 'prefix-sum',
    evidence: [
      {
        words: 'how many snails came or left',
        tells: 'Changes with both signs make the sum rise and fall as a range grows.',
        decides: false,
      },
      {
        words: 'the longest period of consecutive days',
        tells: 'A contiguous range of free length is the difference of two running totals.',
        decides: false,
      },
      {
        words: 'the population changed by exactly 40 overall',
        tells: 'An exact total can be found by looking up the running total that is 40 smaller.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'sliding-window',
      fails:
        'When the sum is above 40, dropping the first day may raise it even more, so no rule tells a window when to shrink.',
    },
    why: 'Remember the first day on which each running total occurred, and look up the current total minus 40.',
    cost: 'O(n)',
  },
  {
    id: 'prefix-sum-s2',
    text: 'An audio file has 2,000,000 samples. An artist applies 100,000 edits, each of which adds a constant, possibly negative, to all samples from a to b. Nobody listens until every edit has been entered. Produce the final value of every sample; touching up to two million samples per edit is far too slow.',
    world: 'sound mixer',
    pattern: 'prefix-sum',
    evidence: [
      {
        words: 'adds a constant, possibly negative, to all samples from a to b',
        tells: 'An edit over a range is a change at its start that is undone after its end.',
        decides: false,
      },
      {
        words: 'Nobody listens until every edit has been entered',
        tells: 'Since no value is read in between, all changes can be added up in one pass afterwards.',
        decides: true,
      },
      {
        words: 'the final value of every sample',
        tells: 'Each final value is the running sum of the changes up to it.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        "No choice is made and no earlier answer is compared: a sample's value is just the sum of the edits that cover it.",
    },
    why: 'Note the constant at a and its negative after b, then run through the samples with a running sum.',
    cost: 'O(n + k)',
  },
  {
    id: 'sliding-window-s1',
    text: "A kiln's gas use is logged per minute, never negative, for 400,000 minutes. The bill distinguishes contiguous stretches of any length that use less than 500 liters in total. An accountant asks how many different stretches that is; two stretches differ if they start or end at different minutes.",
    world: 'pottery kiln',
    pattern: 'sliding-window',
    evidence: [
      {
        words: 'never negative',
        tells: 'Without negative values, extending a window never lowers its total.',
        decides: false,
      },
      {
        words: 'less than 500 liters in total',
        tells: 'A limit from above is broken only by growing, so the left end never has to move back.',
        decides: true,
      },
      {
        words: 'how many different stretches',
        tells:
          'For each right end, all starts from the left end onward are valid and can be counted at once.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'prefix-sum',
      fails:
        'Looking up earlier totals finds exact sums only; here every start between the left end and the current minute works, so the length can be added directly.',
    },
    why: 'Add minutes at the right, drop minutes at the left while the total is 500 or more, and add the length of the window each time.',
    cost: 'O(n)',
  },
  {
    id: 'sliding-window-s2',
    text: 'A wind farm stores one gust speed per second, 2,000,000 in all. For a safety chart, every second needs the strongest gust of the last 600 seconds, itself included. Scanning 600 values for each second is too slow. Which values does the chart show?',
    world: 'wind farm',
    pattern: 'sliding-window',
    alsoFits: [
      {
        pattern: 'queue-operations',
        whyNotFirst:
          'A double-ended queue of candidates is the tool inside, but the fixed span that moves along the data is what you notice first.',
      },
      {
        pattern: 'monotonic-stack',
        whyNotFirst:
          'The candidates fall in size as in a monotonic stack, but they also expire by age, which makes it a moving span.',
      },
    ],
    evidence: [
      {
        words: 'every second needs',
        tells: 'One answer per position suggests updating something as you move along.',
        decides: false,
      },
      {
        words: 'the last 600 seconds',
        tells: 'A fixed length means that one value enters and one expires at each step.',
        decides: true,
      },
      {
        words: 'too slow',
        tells: 'Work per step must not depend on the length, so only candidates that may still win are kept.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'two-pointers',
      fails:
        'No pair is sought and no comparison moves the ends inward: both ends advance together, always 600 seconds apart.',
    },
    why: 'Keep the gusts that may still be the strongest in falling order, drop smaller ones as a new gust enters, and drop the front when it is too old.',
    cost: 'O(n)',
  },
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
        tells: 'A value from 1 to n can be moved to the index it names, and the first misfit is the answer.',
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
    id: 'two-pointers-s1',
    text: 'A coach has 2n rowers of known strength, up to 100,000 rowers in all, and forms n two-seat crews. The order in which rowers are chosen is free. For a fair race, the highest total of a crew should be as low as possible. Everybody must row in exactly one crew. What is that highest total?',
    world: 'rowing crews',
    pattern: 'two-pointers',
    alsoFits: [
      {
        pattern: 'sorting',
        whyNotFirst:
          'Putting the strengths in order is only the first step; the answer comes from moving inward from both ends of them.',
      },
      {
        pattern: 'greedy-intervals',
        whyNotFirst:
          'Pairing the strongest with the weakest is a safe greedy choice, but the movement from both ends of ordered values is what you write.',
      },
    ],
    evidence: [
      {
        words: 'The order in which rowers are chosen is free',
        tells: 'The input order is free, so the strengths can be put in order.',
        decides: false,
      },
      {
        words: 'the highest total of a crew should be as low as possible',
        tells: 'To keep the largest pair sum small, the largest value takes the smallest partner.',
        decides: true,
      },
      {
        words: 'Everybody must row',
        tells: 'Every value is used once, so the two ends meet in the middle.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'No exact partner exists to look up: which two rowers belong together is decided by size, the strongest left with the weakest left.',
    },
    why: 'Put the strengths in order, pair the two ends again and again, and report the largest sum.',
    cost: 'O(n log n)',
  },
  {
    id: 'two-pointers-s2',
    text: 'A carpenter has 100,000 boards in a row, some of them warped. In one pass over the row, all warped boards must move to its front while the sound ones keep their order behind them. Nothing may be laid down elsewhere: boards change places within the row only. How is it done?',
    world: 'fence boards',
    pattern: 'two-pointers',
    alsoFits: [
      {
        pattern: 'string-two-pointers',
        whyNotFirst:
          'The reader and writer are the same as in strings, but here the elements are values in an array.',
      },
    ],
    evidence: [
      {
        words: 'one pass over the row',
        tells: 'One pass means that each board is looked at once.',
        decides: false,
      },
      {
        words: 'move to its front while the sound ones keep their order',
        tells: 'Kept values are written from the back in their order by a second, slower index.',
        decides: true,
      },
      {
        words: 'Nothing may be laid down elsewhere',
        tells: 'In-place work needs no copy: the slower index marks where the next sound board goes.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'sliding-window',
      fails:
        'Sound boards are collected from everywhere in the row, so no span of consecutive boards is measured or kept.',
    },
    why: 'Let one index read all boards from the back and swap each sound one to the writing index, which then moves on.',
    cost: 'O(n)',
  },
]
