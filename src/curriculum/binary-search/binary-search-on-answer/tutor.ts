import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is binary search on the answer?',
      asks: [
        'what is binary search on the answer',
        'search the answer space',
        'parametric search',
        'koko idea',
        'guess the answer and check',
        'binary search but there is no array',
        'search over speeds',
      ],
      answer:
        'You search among possible answers instead of elements. Guess a value, check whether it is enough, and halve: if a speed works, every larger one works too. The check is a simple greedy pass.',
    },
    {
      kind: 'when',
      question: 'When do I use binary search on the answer?',
      asks: [
        'when binary search on answer',
        'minimize the maximum',
        'maximize the minimum',
        'smallest speed capacity days',
        'how to recognize',
        'how would i know koko is binary search',
        'piles are not sorted why binary search',
        'smallest x such that it works',
        'minimize the largest',
      ],
      answer:
        '"Smallest speed, capacity, size or time so that ... is possible", "minimize the maximum", "maximize the minimum". You cannot compute the answer directly, but you can check a given one quickly, and feasible values are all on one side.',
    },
    {
      kind: 'how',
      question: 'What are `lo` and `hi`?',
      asks: [
        'what are lo and hi',
        'bounds of the search',
        'upper bound for speed',
        'lowest possible answer',
        'what range do i search',
        'start values for low and high',
      ],
      answer:
        '`lo` is the smallest answer that could make sense, `hi` one that surely works. For ship capacity: the heaviest package and the sum of all. For eating speed: 1 and the largest pile. An upper end that is too large costs only a few steps more; a lower end below what a single item needs lets a careless check accept it.',
    },
    {
      kind: 'why',
      question: 'Why is feasibility monotone?',
      asks: [
        'why is feasibility monotone',
        'why can i binary search speeds',
        'proof that larger works too',
        'why does larger always work if smaller works',
        'monotonic feasibility',
      ],
      answer:
        'If capacity c can ship everything in d days, then c + 1 can, since the same plan still fits. So the checks read false ... false true ... true, and the first true is found by halving.',
    },
    {
      kind: 'cost',
      question: 'What does a binary search on the answer cost?',
      asks: [
        'cost of search on answer',
        'n log of range',
        'koko complexity',
        'complexity with log of the range',
        'n log max',
      ],
      answer:
        'Number of checks times the cost of one: O(n · log(hi - lo)). With values up to 10^9 that is about 30 passes over the array.',
    },
    {
      kind: 'mistake',
      question: 'Why is my capacity check off by one?',
      asks: [
        'off by one in capacity check',
        'greedy check wrong',
        'hours ceil',
        'integer division rounding',
        'greedy check counts wrong',
        'ceil division in koko',
      ],
      answer:
        'Round up when parts need whole hours: `ceil(p / k)` is `(p + k - 1) / k` in integers. In a capacity check start a new day when adding the next package would exceed the limit, and do not forget the last day.',
    },
    {
      kind: 'mistake',
      question: 'Why does my smallest value come out one too large?',
      asks: [
        'minimize returns one too many',
        'hi = mid or mid - 1',
        'maximize the minimum rounding',
        'returns a value one too big',
        'rounding up mid',
        'maximize so lo = mid',
      ],
      answer:
        'For the smallest feasible value: feasible sets `hi = mid`, else `lo = mid + 1`. For the largest feasible value: feasible sets `lo = mid`, else `hi = mid - 1`, and mid must round up, otherwise the loop never ends.',
    },
    {
      kind: 'compare',
      question: 'Do I use dynamic programming or binary search to split an array?',
      asks: [
        'split array largest sum dp or binary search',
        'why not dp',
        'partition into k parts',
        'dp or binary search for splitting an array',
      ],
      answer:
        'DP over positions and parts costs O(n² · k); guessing the largest sum and greedily counting parts costs O(n log(sum)). The greedy check needs nonnegative values.',
      with: 'dynamic-programming',
    },
    {
      kind: 'how',
      question: 'How do I maximize the smallest distance?',
      asks: [
        'aggressive cows',
        'magnetic force',
        'maximize the minimum distance',
        'place greedily',
        'place items as far apart as possible',
        'largest minimum distance',
      ],
      answer:
        'Sort the positions. To check a distance d, put the first item at the first position and each next one at the first position at least d away. If all fit, try a larger d. O(n log n + n log(range)).',
    },
    {
      kind: 'how',
      question: 'How do I find the k-th smallest value in a sorted matrix?',
      asks: [
        'kth smallest in a sorted matrix',
        'kth by counting',
        'count values at most x',
        'kth smallest in matrix with counting',
      ],
      answer:
        'Search the value: count how many entries are at most x, by one walk from a corner in O(n). The smallest x with count at least k is the answer, and it is an entry of the matrix although you search all values.',
    },
    {
      kind: 'mistake',
      question: 'Does `lo` have to be the largest element?',
      asks: [
        'lower bound too small',
        'does lo have to be the max element',
        'capacity below the largest item',
        'wrong answer with one item',
        'what if lo is 0',
        'lower limit below the biggest weight',
      ],
      answer:
        'A lower limit that is too low can give a wrong answer, not only extra steps. A careless test puts an item of 10 alone into a day of capacity 3 and counts days without noticing. Start at the largest item, or reject such a guess.',
    },
    {
      kind: 'how',
      question: 'How many full rows of coins can I build?',
      asks: [
        'arranging coins',
        'complete rows of a staircase',
        'formula as the test',
        'sum 1 to k',
        'how many full rows of coins',
      ],
      answer:
        'Row k needs k coins, so k full rows need k(k + 1) / 2. Find the largest k whose sum is at most n: a guess that works stays as `lo`, so round the middle up. The test is one formula, so the total is O(log n). Use 64-bit numbers in Java or C++.',
    },
    {
      kind: 'how',
      question: 'How do I find the k-th smallest distance of two elements?',
      asks: [
        'kth smallest pair distance',
        'k-th difference of all pairs',
        'count pairs within a distance',
        'too many pairs to list',
        'kth smallest difference',
      ],
      answer:
        'Sort, then guess a distance d and count the pairs that are at most d apart. A window does that in O(n): for each right end, all values from the left end on are close enough. The smallest d with at least k pairs is the answer.',
    },
    {
      kind: 'cost',
      question: 'Is the search for an eating speed O(n log n)?',
      asks: [
        'complexity of capacity to ship packages within d days',
        'is koko O(n log n)',
        'log of what exactly in search on the answer',
        'precise complexity of binary search on the answer',
        'is it n log n or n log sum',
      ],
      answer:
        'O(n log S): S is the width of the range of answers (for shipping, the sum of the weights minus the largest; for Koko, the largest pile), and every guess costs one O(n) pass. The log is of the values, not of n. Extra space is O(1).',
    },
    {
      kind: 'when',
      question: 'Is this a search problem, a greedy problem or both?',
      asks: [
        'everything must be moved in d runs, smallest possible load per run',
        'fixed number of trips in given order, minimize capacity',
        'is it a search problem or greedy or both',
        'smallest limit that still works within k rounds',
        'greedy inside binary search',
        'load trucks in order within d trips',
      ],
      answer:
        'Both: binary search the limit between the largest item and the total, and check each guess with a greedy pass that fills every run as far as it goes and counts the runs. A larger limit never needs more runs, so the answers are monotonic.',
    },
    {
      kind: 'when',
      question: 'How few printers finish the job by noon?',
      asks: [
        'slowest speed that still finishes in time',
        'smallest truck that delivers everything within d days',
        'largest distance that all stands can keep',
        'how few printers finish the job by noon',
        'minimize the largest share',
      ],
      answer:
        'Use it when you need the smallest number for which a check succeeds and every larger one succeeds, too, or the mirror image for the largest. Binary search over that number and write the check as a simple pass: O(n log range).',
    },
    {
      kind: 'compare',
      question: 'Which way is faster to split an array into k parts?',
      asks: [
        'search on the answer or dp for splitting',
        'minimize the maximum, dp or binary search',
        'which is faster for splitting into k parts',
      ],
      answer:
        "To minimize the largest share, search on the answer if a greedy pass can check a given limit: O(n log sum). DP over positions and parts takes O(k · n²), but works when greedy cannot check, for example with negative numbers, or when you minimize the sum of the parts' costs.",
      with: 'dynamic-programming',
    },
    {
      kind: 'mistake',
      question: 'Does it work for every problem that asks for a minimum?',
      asks: [
        'works for every minimum problem, right',
        'any optimum can be guessed and halved',
        'binary search the answer always possible',
        'test for exactly k days',
      ],
      answer:
        'No, only if the checks are all false up to a point and true after it (or the reverse, for a maximum). For packages [2, 3], "exactly 2 days" is true for capacities 3 and 4 and false for 5. Test "at most 2 days" instead; that one stays true.',
    },
    {
      kind: 'mistake',
      question: 'Do I have to sort the packages first?',
      asks: [
        'sort the packages first',
        'i sort the weights before checking',
        'piles have to be sorted first',
        'sorting the input before the greedy pass',
      ],
      answer:
        'No. For eating speed the order does not matter, and for shipping it is fixed, so sorting changes the problem: [1, 5, 1, 5] in 2 days needs capacity 6, but sorted, [1, 1, 5, 5], it needs 7. Sort only if the order does not matter and the check needs it, as with positions for balls.',
    },
    {
      kind: 'mistake',
      question: 'Is the answer the total divided by the hours, rounded up?',
      asks: [
        'answer is total divided by hours rounded up',
        'just divide the sum by the days',
        'average speed is enough',
        'no search needed, use the mean',
      ],
      answer:
        'No, that is only a lower bound. For piles [1, 9] and 3 hours it gives ceil(10 / 3) = 4, but at speed 4 the hours are 1 + 3 = 4. Each pile is rounded up on its own, so the answer is 5.',
    },
    {
      kind: 'mistake',
      question: 'Why do I always get the upper bound?',
      asks: [
        'always returns the upper bound',
        'largest pile comes out every time',
        'result never gets smaller',
        'check says false for everything',
      ],
      answer:
        'Most likely a counter is not reset: `hours` or `days` is set to its start value outside the check and grows over all guesses. Set it inside. Otherwise look for a reversed comparison: feasible means `hours <= h`, and then `hi = mid`.',
    },
    {
      kind: 'mistake',
      question: 'Why does my search for a decimal number never end?',
      asks: [
        'decimal answer never ends',
        'float version hangs',
        'loop with doubles does not stop',
        'answer is a real number, how many steps',
      ],
      answer:
        'With floats `lo` and `hi` may never become equal, and there is no mid + 1. Run a fixed number of steps, 100 for example, with `lo = mid` or `hi = mid`. Each step halves the error, so 50 steps shrink a range of 10^9 to about 10^-6.',
    },
    {
      kind: 'mistake',
      question: 'Why is it too slow although it should be logarithmic?',
      asks: [
        'too slow although it should be log',
        'time limit, i try every speed',
        'loops over all capacities one by one',
        'check takes forever',
      ],
      answer:
        'Probably you try the values one by one, which takes up to 10^9 passes instead of about 30. If you do halve, look at the check: sorting or a nested loop in it is repeated for every guess, so move sorting before the search.',
    },
    {
      kind: 'when',
      question: 'How do I cut the longest equal pieces from several planks?',
      asks: [
        'longest equal pieces from several planks',
        'pages shared among readers, largest share small',
        'batteries that run several computers longest',
        'gap between stations as small as possible',
        'stalls far apart',
      ],
      answer:
        'Use binary search on the answer: guess the length, the share or the time, and check it with one pass: how many pieces, readers or stations does it need? If a guess works, every easier one works too, so halve the range of guesses. O(n log range).',
    },
    {
      kind: 'compare',
      question: 'Which way is better if k is near n squared?',
      asks: [
        'heap or guessing for kth smallest in a matrix',
        'kth in sorted rows, priority queue or counting',
        'which is better for k near n squared',
      ],
      answer:
        'For an n by n matrix the heap takes O(k log n), so choose it for small k. Guessing the value takes O(n log range) whatever k is, and O(1) memory; choose it when k can be near n².',
    },
    {
      kind: 'how',
      question: 'How do I find the median of a file that is too large for memory?',
      asks: [
        'median of a file too large for memory',
        'kth smallest number with little ram',
        'numbers do not fit in memory, find the middle one',
        'several passes over the data allowed',
      ],
      answer:
        'Guess a value and count in one pass how many numbers are at most that value; halve the range of values. For 32-bit integers 32 passes and O(1) memory find the median or any k-th smallest, without sorting.',
    },
    {
      kind: 'mistake',
      question: 'Why is the count never exactly k?',
      asks: [
        'count is never exactly k',
        'stop when count equals k',
        'equal values jump over k',
        'kth smallest by counting with ties',
      ],
      answer:
        'Do not wait for `count == k`: with equal values the count can jump past it. In [1, 2, 2, 2, 5] one value is at most 1 and four are at most 2, never 3. Search for the first value with `count >= k`, here 2 for k = 3.',
    },
  ],
  problems: [
    {
      number: 875,
      questions: [
        {
          asks: ['ceil', 'hours rounding', 'upper bound speed', 'lower bound'],
          answer:
            'Hours per pile are `ceil(pile / speed)`, in integers `(pile + speed - 1) / speed`. A speed above the largest pile never helps, so that is the upper end; start at 1, not 0.',
        },
        {
          asks: ['cost', 'complexity of koko', 'time complexity', 'big o of this'],
          answer: 'O(n log m) for n piles and largest pile m: about 30 passes for piles up to 10^9.',
        },
        {
          asks: ['division by zero', 'crashes at speed 0', 'starts at 0'],
          answer: 'The smallest speed is 1. With `lo = 0` the middle may become 0, and the division fails.',
        },
        {
          asks: ['what mid means', 'meaning of the guess', 'what does the search range stand for'],
          answer:
            '`mid` is a guessed speed in bananas per hour. The check adds the hours for all piles and compares the sum with h.',
        },
      ],
    },
    {
      number: 1011,
      questions: [
        {
          asks: ['lower bound', 'why max weight', 'count off by one'],
          answer:
            'Below the heaviest package nothing can ship it. Start counting with day 1, and open a new day when the next package does not fit.',
        },
        {
          asks: ['cost', 'complexity of shipping', 'time complexity', 'big o of this'],
          answer:
            'O(n log S), where S is the total weight minus the largest weight plus 1. Every guess is one pass over the packages.',
        },
        {
          asks: ['may i reorder packages', 'sort the weights', 'packages out of order'],
          answer:
            'No, they must be loaded in the given order, so the check fills each day from left to right.',
        },
      ],
    },
    {
      number: 441,
      questions: [
        {
          asks: ['overflow', 'formula sqrt'],
          answer: 'mid · (mid + 1) / 2 needs 64 bits.',
        },
        {
          asks: ['cost', 'complexity of coins', 'time complexity', 'big o of this'],
          answer: 'O(log n) by search, O(1) by the formula. Building row by row takes O(sqrt(n)).',
        },
        {
          asks: ['one row too many', 'incomplete row counted', 'off by one'],
          answer:
            'Only complete rows count: return the largest k with k(k + 1) / 2 at most n. For 5 coins that is 2.',
        },
      ],
    },
    {
      number: 1283,
      questions: [
        {
          asks: ['ceil', 'range of'],
          answer: 'Search from 1 to the largest value; round each quotient up.',
        },
        {
          asks: ['cost', 'complexity of the divisor', 'time complexity', 'big o of this'],
          answer: 'O(n log m) for n numbers with maximum m: each guess sums n rounded quotients.',
        },
        {
          asks: ['division by zero', 'why is a larger divisor fine', 'crashes with a divisor of 0'],
          answer:
            'Start at 1, since a divisor of 0 crashes. A larger divisor never raises any rounded quotient, so the sum never rises and the test changes only once.',
        },
      ],
    },
    {
      number: 1482,
      questions: [
        {
          asks: ['impossible', 'consecutive flowers', 'reset run after'],
          answer: 'If m · k exceeds n, return -1. After a bouquet start the run again at 0.',
        },
        {
          asks: ['cost', 'complexity of bouquets', 'time complexity', 'big o of this'],
          answer: 'O(n log D), where D is the range of the bloom days: about 30 passes for days up to 10^9.',
        },
        {
          asks: ['flowers used twice', 'too many bouquets', 'run keeps counting'],
          answer:
            'When k adjacent flowers are complete, count a bouquet and reset the run to 0. Otherwise the same flowers serve for several bouquets.',
        },
      ],
    },
    {
      number: 1552,
      questions: [
        {
          asks: ['sort', 'first position', 'mid rounds up'],
          answer:
            'Sort first, the first ball goes to the first basket. For "largest" round mid up, or remember the last feasible one.',
        },
        {
          asks: ['cost', 'complexity of the baskets', 'time complexity', 'big o of this'],
          answer: 'O(n log n) for sorting and O(n log range) for the search over the distance.',
        },
        {
          asks: ['force one too small', 'never ends', 'mid rounds down'],
          answer:
            'You search for the largest distance that works, so a feasible guess sets `lo = mid`. Round the middle up, otherwise the loop never ends when two values are left.',
        },
        {
          asks: ['what mid means', 'meaning of the guess', 'what does the search range stand for'],
          answer:
            '`mid` is a guessed smallest distance between any two balls. The check counts how many balls fit at that distance, greedily from the left.',
        },
      ],
    },
    {
      number: 378,
      questions: [
        {
          asks: ['value exists', 'heap alternative', 'count in O(n)'],
          answer: 'The smallest value with count ≥ k is an entry. A heap works too: O(k log n).',
        },
        {
          asks: ['cost', 'complexity of counting', 'time complexity', 'big o of this'],
          answer: 'O(n log range): each guess walks once from a corner, in at most 2n steps.',
        },
        {
          asks: [
            'returns a value not in the matrix',
            'stops at count equal k',
            'prints a number that does not occur',
          ],
          answer:
            'Do not stop at `count == k`; search for the smallest value with count at least k. Below that value the count is smaller than k, so the value itself must occur.',
        },
      ],
    },
    {
      number: 410,
      questions: [
        {
          asks: ['lower bound', 'parts at most k', 'why fewer parts is fine'],
          answer:
            'From the largest value to the total. Fewer parts than k is fine: splitting further never raises the maximum.',
        },
        {
          asks: ['cost', 'dp or search', 'complexity'],
          answer:
            'O(n log S) with S the total. DP takes O(n² · k); you would need it only if numbers could be negative.',
        },
        {
          asks: ['result too small', 'part counter starts at 0', 'one part too few'],
          answer:
            'Start with one part, and open another when the next number would exceed the limit. Starting with 0 forgets the last part.',
        },
        {
          asks: ['what mid means', 'meaning of the guess', 'what does the search range stand for'],
          answer:
            '`mid` is a limit for the sum of each part. The check counts how many parts a greedy pass needs under that limit.',
        },
      ],
    },
    {
      number: 719,
      questions: [
        {
          asks: ['count', 'two pointers count', 'kth'],
          answer: 'For each right end move left until the difference is within mid, and add right - left.',
        },
        {
          asks: ['cost', 'complexity of pair distance', 'time complexity', 'big o of this'],
          answer: 'O(n log n) for sorting, then O(n log range): one window pass per guess.',
        },
        {
          asks: ['counts pairs twice', 'count too large', 'left pointer reset'],
          answer:
            'Add `right - left` for each right end, so each pair is counted at its right element. The left pointer only moves forward.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'One pancake needs fixed amounts of 50 ingredients. A kitchen has a stock of each and may buy up to K more grams in total, of whatever is missing. How many pancakes can it make at most? The number may be near a billion.',
      words: ['How many pancakes', 'may be near a billion'],
      not: 'heap-priority-queue',
      why: 'Topping up the scarcest ingredient for one more pancake after another takes up to a billion rounds.',
      idea: 'For a guessed number, one pass adds up what is missing; if it is at most K, try more pancakes, otherwise fewer.',
      cost: 'O(m log A) for m ingredients and answers up to A',
    },
    {
      task: 'A gallery has 30,000 paintings on one long wall, at given positions. Forty spotlights, all with beams of the same width, can be mounted anywhere. What is the smallest width, in whole centimeters, with which they light every painting?',
      words: ['What is the smallest width'],
      not: 'greedy-intervals',
      why: 'Placing the lights one by one from the left needs to know their width, and here the width is what you have to find.',
      idea: 'Sort the positions; for a guessed width, start each beam at the first dark painting and count the beams, and halve the range of widths.',
      cost: 'O(n log D) after sorting, for a wall of length D',
    },
    {
      task: 'A seed bank has 3,000 drawers. Each holds 3,000 packets in order of weight, but the weights in different drawers overlap in any way. Weights are whole milligrams up to a billion. How heavy is the 4,500,000th lightest packet? You have two million weighings.',
      words: ['overlap in any way'],
      not: 'basic-binary-search',
      why: 'The drawers do not form one sorted row, so comparing with one middle packet does not show how many packets are lighter.',
      idea: 'For a guessed weight, count in every drawer the packets that are at most as heavy; the smallest guess that reaches 4,500,000 is the answer.',
      cost: 'O(r log c · log W) for r drawers of c packets, weights up to W',
    },
    {
      task: 'A bar offers 100,000 breads and 100,000 fillings, with prices up to a million cents. Its menu has every pairing of a bread with a filling, ten billion in all. What does the five-billionth cheapest pairing cost?',
      words: ['the five-billionth cheapest pairing'],
      not: 'heap-priority-queue',
      why: 'Removing the cheapest pairing again and again takes five billion removals.',
      idea: 'Sort both lists; for a guessed price, one sweep over them counts the pairings that cost at most that much, and the smallest guess with enough pairings is the answer.',
      cost: 'O(n log n + n log W) for prices up to W',
    },
    {
      task: 'A film crew graded the beauty of each of the 200,000 meters of a trail. For one scene it needs at least 30,000 meters in a row with the highest average grade. Report that average to three decimals.',
      words: ['at least 30,000 meters', 'the highest average grade'],
      not: 'sliding-window',
      why: 'A window of 30,000 meters misses longer sections, which can be better, as 3, 0, 3 shows for at least two, and no rule says when a longer one should shrink.',
      idea: 'For a guessed average, subtract it from all grades and check by running totals whether some section that is long enough has a sum of at least 0.',
      cost: 'O(n log(W / e)) for grades up to W and precision e',
    },
  ],
} satisfies TutorTexts
