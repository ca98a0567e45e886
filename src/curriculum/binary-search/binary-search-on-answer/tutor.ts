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
        'binary search on the answer meaning',
        'explain binary search on answer',
      ],
      answer:
        'You search among possible answers instead of elements. Guess a value, check whether it is enough, and halve: if a speed works, every larger one works too. The check is often a simple greedy pass.',
      further: {
        example:
          'Piles [4, 9, 5], 6 hours, speeds 1 to 9.\n- Speed 5: 1 + 2 + 1 = 4 hours, enough, so keep 1 to 5.\n- Speed 3: 2 + 3 + 2 = 7 hours, too slow, so keep 4 to 5.\n- Speed 4: 1 + 3 + 2 = 6 hours, enough.\nOnly 4 is left, after three checks.',
        why: 'A check judges more than its own value. "Enough" at x settles all larger values, and "too slow" at x settles all smaller ones. So each check removes half of the range, and what remains at the end is the border between no and yes.',
        check: {
          ask: 'The answer is a whole number from 1 to 1,000, and each check says "enough" or "not enough". How many checks are needed at most?',
          right: ['10', 'ten'],
          because:
            'Each check halves the range, and 2^10 = 1,024 is the first power of two that covers 1,000 values.',
          wrong: [
            {
              says: ['1000', '1,000', '999'],
              reply:
                'That is trying one value after the other. What does a single check say about all larger values?',
            },
            { says: ['500'], reply: 'After the first check about that many values are left. Go on halving.' },
            { says: ['9', 'nine'], reply: 'That many halvings tell apart 512 values. Is the range larger?' },
          ],
        },
        claims: [
          {
            says: [
              'the input array must be sorted for this',
              'you need a sorted array to search the answer',
              'piles have to be in order',
            ],
            isRight: false,
            reply:
              'No, the order of the input does not matter for this. What must be in order are the results of the check: no for small guesses, yes for large ones.',
          },
          {
            says: [
              'you search values and not indices',
              'so the range is possible answers',
              'lo and hi are answers instead of positions',
            ],
            isRight: true,
            reply:
              'Yes. `mid` is a guessed answer, such as a speed of 5, and the array is only read by the check.',
          },
          {
            says: [
              'the check runs for every possible value',
              'you test each speed once',
              'every candidate is checked',
            ],
            isRight: false,
            reply: 'No, only about log2 of the range is checked: 10 guesses for 1,000 candidates.',
          },
        ],
      },
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
        'when can i binary search on the answer',
      ],
      answer:
        '"Smallest speed, capacity, size or time so that ... is possible", "minimize the maximum", "maximize the minimum". You cannot compute the answer directly, but you can check a given one quickly, and feasible values are all on one side.',
      further: {
        example:
          'Ropes of 8, 5 and 4 meters; you need 4 equal pieces, as long as possible.\n- 3 meters: 2 + 1 + 1 = 4 pieces.\n- 4 meters: 2 + 1 + 1 = 4 pieces.\n- 5 meters: 1 + 1 + 0 = 2 pieces.\nThe checks read yes, yes, no: count in one pass, halve the lengths, and the answer is 4.',
        why: 'Two things must come together. The check must be cheap, because it runs once per guess. And yes and no must not alternate, because a result has to say on which side of the guess the answer is.',
        check: {
          ask: 'You have ropes of 9, 6 and 4 meters and need 5 equal pieces. What is their largest whole length?',
          right: ['3', 'three'],
          because: 'Length 3 gives 3 + 2 + 1 = 6 pieces, and length 4 gives only 2 + 1 + 1 = 4.',
          wrong: [
            { says: ['4', 'four'], reply: 'Count the pieces of each rope at that length. Are there enough?' },
            { says: ['2', 'two'], reply: 'That works, but a longer piece may work, too.' },
            {
              says: ['3.8', '19/5'],
              reply: 'You divided the total. Can a piece consist of remainders of two ropes?',
            },
          ],
        },
        claims: [
          {
            says: [
              'minimize the maximum is a sign',
              'minimize the largest means binary search the answer',
              'smallest possible maximum is the clue',
            ],
            isRight: true,
            reply:
              'Yes, it is the most common one: guess a maximum and check whether everything can stay within it. A larger maximum is never harder.',
          },
          {
            says: [
              'i need a formula for the answer',
              'you must be able to compute it directly',
              'there has to be a closed form',
            ],
            isRight: false,
            reply:
              'No, you only need to check a given answer. If there were a formula, you would not have to search.',
          },
          {
            says: [
              'a huge range of values is enough',
              'any large search range can be halved',
              'works whenever the range is big',
            ],
            isRight: false,
            reply:
              'No, halving also needs a check that changes only once. If yes and no alternate, a result does not say where to go.',
          },
        ],
      },
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
      further: {
        example:
          'Packages [7, 2, 6], 2 days. `lo` = 7, the heaviest; `hi` = 15, the sum.\n- 11: 7 + 2 | 6, so `hi` = 11.\n- 9: the same, so `hi` = 9.\n- 8: 7 | 2 + 6, so `hi` = 8.\n- 7: three days, so `lo` = 8.\nThe answer is 8.',
        why: 'The loop only ever narrows the range, so it can find nothing that was outside at the start. If the true answer is above `hi`, the search ends at `hi` without any sign that this value was never feasible.',
        check: {
          ask: 'Packages weigh 4, 9, 2 and 5. What is the least capacity with which every package can be shipped if there is no limit on the days?',
          right: ['9', 'nine'],
          because:
            'The heaviest package must fit into one day, and with one package per day nothing else matters. So `lo` is 9.',
          wrong: [
            {
              says: ['2', 'two', '1', 'one'],
              reply: 'Which package would not fit into a day of that capacity?',
            },
            {
              says: ['20', 'twenty'],
              reply:
                'That ships everything on a single day, so it is `hi`. With more days, how small can it be?',
            },
            {
              says: ['5', 'five', '10', 'ten'],
              reply: 'Look only at single packages: what must hold so that each of them fits?',
            },
          ],
        },
        claims: [
          {
            says: [
              'a too large hi gives a wrong answer',
              'hi must be exact',
              'an upper bound too high breaks it',
            ],
            isRight: false,
            reply:
              'No, it only costs a few more checks. A `hi` that is too small is the danger, since the answer is then outside the range.',
          },
          {
            says: [
              'for shipping hi is the sum',
              'hi can be the total of all weights',
              'upper bound is everything in one day',
            ],
            isRight: true,
            reply:
              'Yes, with the sum as capacity everything fits into one day, and no number of days is smaller than that.',
          },
          {
            says: ['lo can always start at 0', 'starting at zero is always fine', 'lo = 0 works for koko'],
            isRight: false,
            reply:
              'Only if the check can deal with it. For Koko a speed of 0 divides by zero, so start at 1.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why is feasibility monotone?',
      asks: [
        'how do i know the check is monotone',
        'why is the check monotone',
        'how do i see that it is monotonic',
        'why is feasibility monotone',
        'why can i binary search speeds',
        'proof that larger works too',
        'why does larger always work if smaller works',
        'monotonic feasibility',
      ],
      answer:
        'If capacity c can ship everything in d days, then c + 1 can, since the same plan still fits. So the checks read false ... false true ... true, and the first true is found by halving.',
      further: {
        example:
          'Packages [3, 2, 4] in this order, in 2 days.\n- Capacity 4: 3 | 2 | 4, three days, not feasible.\n- Capacity 5: 3 + 2 | 4, two days.\n- Capacity 6: the same plan, 3 + 2 | 4, is still valid.\nSo the checks read false, true, true.',
        why: "A plan is valid if each day's load is at most c. A larger c keeps each of these conditions true, and no condition asks for a minimum load. So the set of valid plans can only grow with c.",
        check: {
          ask: 'Capacity 9 needs exactly 3 days. What is the largest number of days that capacity 12 can need?',
          right: ['3', 'three'],
          because:
            'The plan of 3 days is still valid with capacity 12, so it never needs more than 3. It may need fewer.',
          wrong: [
            {
              says: ['2', 'two'],
              reply:
                'It may come down to that, but must it? Think of packages that are too heavy to share a day with each other.',
            },
            { says: ['4', 'four'], reply: 'Is the plan for the smaller capacity still valid?' },
            {
              says: ['1', 'one'],
              reply: 'A larger capacity need not save any day. What is certain in every case?',
            },
          ],
        },
        claims: [
          {
            says: [
              'a larger capacity never needs more days',
              'more capacity cannot increase the days',
              'bigger capacity means at most as many days',
            ],
            isRight: true,
            reply: 'Yes, the old plan is still valid, so the number of days can only stay or fall.',
          },
          {
            says: [
              'each larger capacity needs fewer days',
              'one more capacity always saves a day',
              'days strictly decrease with capacity',
            ],
            isRight: false,
            reply:
              'No, the number of days may stay the same: packages [5, 5] need 2 days with every capacity from 5 to 9.',
          },
          {
            says: [
              'monotone means the weights are sorted',
              'so the packages are in increasing order',
              'feasible needs increasing weights',
            ],
            isRight: false,
            reply:
              'No, it is about the results of the check. For [3, 2, 4] in 2 days they read false at 4 and true from 5 on, though the weights are not sorted.',
          },
        ],
      },
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
      further: {
        example:
          'Take 1,000 piles of at most 1,000,000 bananas.\n- The range has a million speeds, so about 20 guesses.\n- Each guess reads 1,000 piles.\n- Together: 20 · 1,000 = 20,000 steps.\nTrying every speed can take a million passes, a billion steps.',
        why: 'After k checks at most a 2^k-th of the range is left, so about log2 of its width are enough. Every check reads the whole array again, because a new guess changes what each element needs. So the two numbers are multiplied.',
        check: {
          ask: 'The range of possible answers becomes twice as wide. How many more checks does the search need?',
          right: ['1', 'one'],
          because:
            'One more check halves the doubled range back to what it was, so the number of checks grows only by 1.',
          wrong: [
            {
              says: ['2', 'two', 'double', 'twice'],
              reply: 'The range doubles. By how much does a single check shrink it?',
            },
            {
              says: ['n', 'log n'],
              reply:
                'The number of checks depends on the range and not on the array. What does a check do to a doubled range?',
            },
          ],
        },
        claims: [
          {
            says: ['it takes o(n log n)', 'the cost is n log n', 'log of the array length'],
            isRight: false,
            reply:
              'No, not in general. The log is of the range of answers and not of the array length: 10 piles of up to 10^9 take 30 passes, not 4.',
          },
          {
            says: [
              'a larger hi costs only a few more checks',
              'an upper bound too high is cheap',
              'making hi bigger hardly matters',
            ],
            isRight: true,
            reply: 'Yes. A range 1,000 times as wide adds only about 10 checks, since 2^10 is about 1,000.',
          },
          {
            says: [
              'sorting inside the check is free',
              'it does not matter what the check costs',
              'the check is constant time',
            ],
            isRight: false,
            reply:
              'No, the check runs for every guess. With 30 guesses, sorting inside it means 30 sorts; sort once before the search.',
          },
        ],
      },
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
      further: {
        example:
          '- A pile of 7 at speed 3: `7 // 3` is 2, but the last banana needs a third hour: (7 + 2) // 3 = 3.\n- Packages [4, 3, 5], capacity 7: 4 + 3 = 7 fills day 1 exactly, and 5 opens day 2. A counter that starts at 1 says 2; one that starts at 0 says 1.',
        why: 'The counter goes up when a package does not fit any more. The day in use at the end is never followed by such a package, so it is counted only if the counter starts with the first day.',
        check: {
          ask: 'Packages [5, 5, 5, 2], capacity 10. How many days does a correct greedy check count?',
          right: ['2', 'two'],
          because: '5 + 5 fills the first day exactly to 10, and 5 + 2 = 7 fits into the second one.',
          wrong: [
            {
              says: ['1', 'one'],
              reply: 'That counts only the changes from one day to the next. Which day is missing?',
            },
            {
              says: ['3', 'three'],
              reply: 'Does the second package still fit when the limit is reached exactly?',
            },
            { says: ['4', 'four'], reply: 'Several packages may share a day as long as they fit.' },
          ],
        },
        claims: [
          {
            says: [
              '(p + k - 1) / k rounds up',
              'add k minus 1 before dividing',
              'p plus k minus one over k is ceil',
            ],
            isRight: true,
            reply: 'Yes, with integer division and positive p and k: (8 + 3) // 4 = 2 and (9 + 3) // 4 = 3.',
          },
          {
            says: [
              'p / k + 1 rounds up as well',
              'just add one to the quotient',
              'p // k + 1 is the ceiling',
            ],
            isRight: false,
            reply:
              'No, it is one too many when k divides p: 8 // 4 + 1 = 3, but 8 bananas at speed 4 take 2 hours.',
          },
          {
            says: [
              'a full day must start a new one',
              'reaching the limit exactly opens a new day',
              'use >= for a new day',
            ],
            isRight: false,
            reply:
              'No, a load equal to the capacity is allowed. Open a new day only if the sum would exceed the limit.',
          },
        ],
      },
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
        'You probably mixed two templates. For the smallest feasible value, a feasible guess sets `hi = mid`, any other `lo = mid + 1`. For the largest feasible value, a feasible guess sets `lo = mid`, any other `hi = mid - 1`, and mid must round up, otherwise the loop may never end.',
      further: {
        example:
          'Range 1 to 4.\n- Feasible from 3 on, you want the smallest: mid 2 is not feasible, `lo` = 3; mid 3 is feasible, `hi` = 3. Result 3.\n- Feasible up to 3, you want the largest, and mid rounds up: 3 is feasible, `lo` = 3; 4 is not, `hi` = 3. Result 3.',
        why: 'A feasible mid may be the answer, so it must stay in the range; an infeasible one cannot be, so it can go. With two values left, rounding down makes mid equal to `lo`, and then `lo = mid` changes nothing.',
        check: {
          ask: 'You look for the largest feasible value with `lo = 6` and `hi = 7`. Which value must `mid` have so that the loop surely ends?',
          right: ['7', 'seven'],
          because:
            'Rounded up, mid is 7: if it is feasible, `lo` becomes 7, otherwise `hi` becomes 6. Either way one value is left.',
          wrong: [
            { says: ['6', 'six'], reply: 'If that value is feasible, what does `lo = mid` change?' },
            { says: ['6.5'], reply: 'The values are whole numbers. Which way must you round?' },
          ],
        },
        claims: [
          {
            says: [
              'hi = mid - 1 is right for the smallest feasible',
              'feasible means hi is mid minus one',
              'after a feasible guess drop mid',
            ],
            isRight: false,
            reply:
              'Only with `while lo <= hi`, where you return `lo` or a mid that you saved. With `while lo < hi` the feasible mid may be the answer, and you throw it away.',
          },
          {
            says: [
              'for the largest value mid rounds up',
              'maximize needs rounding up',
              'use (lo + hi + 1) / 2 for the maximum',
            ],
            isRight: true,
            reply:
              'Yes, because `lo = mid` must make progress: with `lo` = 3 and `hi` = 4, rounding down gives 3 again and again.',
          },
          {
            says: [
              'at the end lo and hi are equal',
              'lo equals hi after the loop',
              'so i can return either lo or hi',
            ],
            isRight: true,
            reply:
              'Yes, with `while lo < hi` and a range that always keeps the answer, the loop ends with one value in both.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'Do I use dynamic programming or binary search to split an array?',
      about: 410,
      asks: [
        'split array largest sum dp or binary search',
        'why not dp',
        'partition into k parts',
        'dp or binary search for splitting an array',
      ],
      answer:
        'DP over positions and parts costs O(n² · k); guessing the largest sum and greedily counting parts costs O(n log(sum)). The greedy check needs nonnegative values.',
      with: 'dynamic-programming',
      further: {
        example:
          '[2, 7, 3] in 2 parts.\n- Guess 8: 2 | 7 | 3, three parts, too many.\n- Guess 9: 2 + 7 | 3, two parts, fine. So 9 is the answer.\n- DP compares the last cuts: max(2, 10) = 10 and max(9, 3) = 9, with the same result.',
        why: 'With nonnegative values, ending a part early never helps: the next part only gets longer. So filling each part as far as it goes uses the fewest parts. A negative value breaks this, because a sum above the limit may come down again.',
        check: {
          ask: 'The greedy pass splits [3, 4, -2, 5] with limit 6. How many parts does it count?',
          right: ['3', 'three'],
          because:
            'It makes 3 | 4 - 2 | 5, three parts, although 3 + 4 - 2 = 5 and 5 would be two. Negative values mislead it.',
          wrong: [
            {
              says: ['2', 'two'],
              reply:
                'That is the fewest possible. But what does the pass do as soon as a sum exceeds the limit?',
            },
            { says: ['4', 'four'], reply: 'Two of these numbers fit together under the limit.' },
            {
              says: ['1', 'one'],
              reply: 'Add the numbers from the left. When does the sum exceed the limit for the first time?',
            },
          ],
        },
        claims: [
          {
            says: [
              'dp also works with negative numbers',
              'with negative values use dp',
              'dp does not need nonnegative values',
            ],
            isRight: true,
            reply:
              'Yes, it tries every last cut, so it does not depend on a greedy pass. The price is O(n² · k) time.',
          },
          {
            says: [
              'binary search is always better than dp here',
              'searching the answer beats dp every time',
              'dp is never needed for splitting',
            ],
            isRight: false,
            reply:
              'Only if a fast check exists. To minimize a sum of costs over the parts, or with negative numbers, you need DP.',
          },
          {
            says: [
              'filling greedily gives the fewest parts',
              'greedy uses the minimum number of parts',
              'extend each part as far as possible',
            ],
            isRight: true,
            reply:
              'Yes, for nonnegative numbers: a part that ends earlier can only make the next one longer.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I maximize the smallest distance?',
      about: 1552,
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
      about: 378,
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
      about: 441,
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
      about: 719,
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
      about: 410,
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
      question: 'Does binary search on the answer work for every problem that asks for a minimum?',
      asks: [
        'works for every minimum problem, right',
        'any optimum can be guessed and halved',
        'binary search the answer always possible',
        'test for exactly k days',
      ],
      answer:
        'No, only if the checks are all false up to a point and true after it (or the reverse, for a maximum). For packages [2, 3], "exactly 2 days" is true for capacities 3 and 4 and false for 5. Test "at most 2 days" instead; that one stays true.',
      further: {
        example:
          'Where is (x - 3)² smallest? Check "(x - 3)² is at most 1" for x from 1 to 5.\n- x = 1: 4, false.\n- x = 2, 3, 4: 1, 0, 1, true.\n- x = 5: 4, false.\nA "false" does not say whether to go left or right, so halving fails.',
        why: 'Halving is allowed because one result decides about a whole side. If the results change more than once, a "no" in the middle leaves both sides open, and dropping either of them may drop the answer.',
        check: {
          ask: 'Piles [4, 6], each rounded up to whole hours. For how many of the speeds 1 to 6 does eating take exactly 3 hours?',
          right: ['2', 'two'],
          because:
            'Only speeds 4 and 5 take 1 + 2 = 3 hours; speed 3 takes 4 and speed 6 takes 2. So "exactly" is false, then true, then false.',
          wrong: [
            {
              says: ['3', 'three'],
              reply:
                'At the largest speed each pile takes a single hour. Does that make exactly the right sum?',
            },
            { says: ['1', 'one'], reply: 'Compute the hours for the next larger speed, too.' },
            {
              says: ['4', 'four'],
              reply: 'Do not count the speeds that take fewer hours. The question says exactly.',
            },
          ],
        },
        claims: [
          {
            says: [
              'test at most k instead of exactly k',
              'use at most k days instead of exactly k',
              'at most days stays true',
            ],
            isRight: true,
            reply:
              'Yes. "At most" stays true once it is true, since a larger limit never needs more, so the check changes only once.',
          },
          {
            says: [
              'any greedy check is monotone',
              'a greedy check always changes once',
              'every check is false then true',
            ],
            isRight: false,
            reply:
              'No, it depends on what is checked. "Exactly 2 days" is true for some capacities and false again for larger ones.',
          },
          {
            says: [
              'for a maximum it is true and then false',
              'maximizing flips the order',
              'the largest has true on the left',
            ],
            isRight: true,
            reply:
              'Yes, for the largest feasible value the checks read true ... true false ... false, and you search for the last true.',
          },
        ],
      },
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
      about: 875,
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
      about: 378,
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
    {
      kind: 'what',
      question: 'What is a monotonic function?',
      asks: [
        'what is a monotonic function',
        'what does monotonic mean',
        'what is monotone',
        'monotonic meaning',
        'what is a monotonic predicate',
        'what does first false then true mean',
        'why must it be monotonic',
      ],
      answer:
        'A function that never goes down, or never goes up, when its input grows. For binary search you need a yes-or-no test of this kind: no, no, no, yes, yes. “Can Koko finish at speed k?” is monotonic: if speed 5 is enough, so is 6. Then binary search finds the first yes. A test that goes yes, no, yes cannot be searched this way.',
    },
    {
      kind: 'why',
      question: 'What do I search if the piles are not sorted?',
      about: 875,
      asks: [
        'the piles are not sorted, what do i binary search',
        'what is there to search if the input is not sorted',
        'does the input have to be sorted for binary search on the answer',
        'i dont see what is sorted here',
        'what is sorted in koko eating bananas',
      ],
      answer:
        'You search the possible answers, not the input. The speeds 1, 2, 3 up to the largest pile are in order by themselves, and if one speed is enough, every larger speed is. Each test adds up the hours of all piles, and for that their order does not matter.',
    },
    {
      kind: 'why',
      question: 'Why not try every possible value?',
      asks: [
        'why not try every capacity',
        'why not loop over all speeds',
        'why not check every value one by one',
        'can i just try all answers',
      ],
      answer:
        'It is correct, but slow: the range can be 10^9 values, and each check takes O(n). Since the answers are first all "no" and then all "yes", one check in the middle rules out half of them. Then about 30 checks are enough.',
    },
    {
      kind: 'how',
      question: 'How do I explain binary search on the answer in an interview?',
      asks: [
        'how would i explain this in an interview',
        'how do i explain koko in an interview',
        'how do i present binary search on the answer',
        'what do i say about the check',
      ],
      answer:
        'Say: "I search the possible answers, not the input. For one guess I can test in O(n) whether it works. If it works, every larger one does, so I look for the first that works." Give the bounds with reasons, then the cost: n steps per check times log of the range. Trace one small input.',
    },
    {
      kind: 'cost',
      question: 'What do n and R mean in O(n log R)?',
      asks: [
        'what is r in o(n log r)',
        'what does r stand for',
        'what does o(n log r) mean',
        'what do the letters in the bound mean',
        'what is n in koko',
      ],
      answer:
        'n is the number of items or rows that one test looks at, and R is the number of possible answers, from the smallest to the largest guess. Binary search tests about log2 R of them, and each test takes O(n). For 1,000 piles and speeds from 1 to a million that is about 20 tests of 1,000 steps.',
    },
  ],
  problems: [
    {
      number: 875,
      questions: [
        {
          question: 'Which speeds do I search, and how do I round?',
          asks: ['ceil', 'hours rounding', 'upper bound speed', 'lower bound'],
          answer:
            'Hours per pile are `ceil(pile / speed)`, in integers `(pile + speed - 1) / speed`. A speed above the largest pile never helps, so that is the upper end; start at 1, not 0.',
        },
        {
          question: 'What does finding the speed cost?',
          asks: ['cost', 'complexity of koko', 'time complexity', 'big o of this'],
          answer: 'O(n log m) for n piles and largest pile m: about 30 passes for piles up to 10^9.',
        },
        {
          question: 'Why does my program divide by zero?',
          asks: ['division by zero', 'crashes at speed 0', 'starts at 0'],
          answer: 'The smallest speed is 1. With `lo = 0` the middle may become 0, and the division fails.',
        },
        {
          question: 'What does `mid` stand for?',
          asks: ['what mid means', 'meaning of the guess', 'what does the search range stand for'],
          answer:
            '`mid` is a guessed speed in bananas per hour. The check adds the hours for all piles and compares the sum with h.',
        },
        {
          question: 'What if h is smaller than the number of piles?',
          asks: [
            'what if h is smaller than the number of piles',
            'not enough hours',
            'fewer hours than piles',
            'h less than piles',
          ],
          answer:
            'Then no speed is enough, because every pile takes at least one hour. The problem rules it out with h >= number of piles. If h equals the number of piles, the answer is the largest pile.',
        },
        {
          question: 'What is the time complexity?',
          asks: [
            'whats the time complexity',
            'whats the complexity',
            'time complexity of koko',
            'how fast is koko eating bananas',
          ],
          answer:
            'O(n log m) for n piles with largest pile m: each guess adds up the hours of all n piles, and halving the speeds 1 to m takes about log2(m) guesses. Space is O(1).',
        },
        {
          question: 'How do I pick low and high?',
          asks: [
            'how do i pick low and high for koko',
            'where do low and high start',
            'bounds for koko',
            'what are the limits of the speed',
          ],
          answer:
            'low = 1: the slowest speed that makes progress. high = the largest pile: with it each pile takes one hour, and no speed does better. The answer lies between, since h is at least the number of piles.',
        },
      ],
    },
    {
      number: 1011,
      questions: [
        {
          question: 'Where do the capacities start, and how do I count days?',
          asks: ['lower bound', 'why max weight', 'count off by one'],
          answer:
            'With less capacity than the heaviest package, that one never ships, so start there. Start counting with day 1, and open a new day when the next package does not fit.',
        },
        {
          question: 'What does finding the capacity cost?',
          asks: ['cost', 'complexity of shipping', 'time complexity', 'big o of this'],
          answer:
            'O(n log S), where S is the total weight minus the largest weight plus 1. Every guess is one pass over the packages.',
        },
        {
          question: 'May I reorder the packages?',
          asks: ['may i reorder packages', 'sort the weights', 'packages out of order'],
          answer:
            'The packages must be loaded in the given order, so you cannot sort them. The check fills each day from left to right.',
        },
        {
          question: 'Can the capacity start at 1?',
          asks: [
            'ship packages in d days low is 1 right',
            'can low be 1',
            'where does low start for shipping',
            'why is low the heaviest package',
          ],
          answer:
            'Only if the check rejects a package that is heavier than the capacity. A simple check that opens a new day for each package would accept a capacity that is too small. So start at the heaviest package; it also saves a few steps.',
        },
      ],
    },
    {
      number: 441,
      questions: [
        {
          question: 'Why does the formula overflow?',
          asks: ['overflow', 'formula sqrt'],
          answer:
            'In 32 bits `mid * (mid + 1)` is too large from mid = 46,341 on, before it is halved. Use 64-bit numbers in Java or C++.',
        },
        {
          question: 'What does counting the rows cost?',
          asks: ['cost', 'complexity of coins', 'time complexity', 'big o of this'],
          answer: 'O(log n) by search, O(1) by the formula. Building row by row takes O(sqrt(n)).',
        },
        {
          question: 'Why do I count one row too many?',
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
          question: 'Which divisors do I search?',
          asks: ['ceil', 'range of'],
          answer:
            'Search from 1 to the largest value. At the largest value each quotient, rounded up, is 1, so a larger divisor changes nothing.',
        },
        {
          question: 'What does finding the divisor cost?',
          asks: ['cost', 'complexity of the divisor', 'time complexity', 'big o of this'],
          answer: 'O(n log m) for n numbers with maximum m: each guess sums n rounded quotients.',
        },
        {
          question: 'Why must the search start at 1?',
          asks: ['division by zero', 'why is a larger divisor fine', 'crashes with a divisor of 0'],
          answer:
            'Start at 1, since a divisor of 0 crashes. A larger divisor never raises any rounded quotient, so the sum never rises and the test changes only once.',
        },
        {
          question: 'Is it the same idea as Koko?',
          asks: [
            'smallest divisor is this the same idea',
            'is smallest divisor like koko',
            'same as koko eating bananas',
          ],
          answer:
            'Yes. The divisor is the speed, the numbers are the piles, and the sum of the rounded-up quotients must be at most the threshold. A larger divisor never makes the sum larger, so the first divisor that works is found by halving 1 to max(nums).',
        },
      ],
    },
    {
      number: 1482,
      questions: [
        {
          question: 'When is it impossible, and when do I reset the run?',
          asks: ['impossible', 'consecutive flowers', 'reset run after'],
          answer:
            'If m · k exceeds n, there are too few flowers: return -1. The run starts again at 0 after a flower that does not bloom yet, and after a finished bouquet.',
        },
        {
          question: 'What does finding the day cost?',
          asks: ['cost', 'complexity of bouquets', 'time complexity', 'big o of this'],
          answer: 'O(n log D), where D is the range of the bloom days: about 30 passes for days up to 10^9.',
        },
        {
          question: 'Why do I count too many bouquets?',
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
          question: 'Where does the first ball go?',
          asks: ['sort', 'first position', 'mid rounds up'],
          answer:
            'Sort the positions and put the first ball into the first basket: that leaves the most room for the others. For the largest distance round mid up, or remember the last feasible one.',
        },
        {
          question: 'What does finding the force cost?',
          asks: ['cost', 'complexity of the baskets', 'time complexity', 'big o of this'],
          answer: 'O(n log n) for sorting and O(n log range) for the search over the distance.',
        },
        {
          question: 'Why does my search never end?',
          asks: ['force one too small', 'never ends', 'mid rounds down'],
          answer:
            'You search for the largest distance that works, so a feasible guess sets `lo = mid`. Round the middle up, otherwise the loop never ends when two values are left.',
        },
        {
          question: 'What does `mid` stand for?',
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
          question: 'Is the value that I find an entry of the matrix?',
          asks: ['value exists', 'heap alternative', 'count in O(n)'],
          answer:
            'The smallest value with a count of at least k is an entry, because the count goes up only at values that occur in the matrix. A heap works, too, in O(k log n).',
        },
        {
          question: 'What does the search by counting cost?',
          asks: ['cost', 'complexity of counting', 'time complexity', 'big o of this'],
          answer: 'O(n log range): each guess walks once from a corner, in at most 2n steps.',
        },
        {
          question: 'Why do I get a number that is not in the matrix?',
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
          question: 'Why is it fine if the check needs fewer than k parts?',
          asks: ['lower bound', 'parts at most k', 'why fewer parts is fine'],
          answer:
            'Splitting a part further never raises the largest sum, so a limit that needs fewer than k parts works for k parts, too. Search from the largest value to the total.',
          further: {
            example:
              '[5, 1, 1] in 3 parts. With limit 6 the greedy pass makes 5 + 1 | 1, only two parts. Cut the first part once more: 5 | 1 | 1. The sums 5, 1, 1 all stay within 6. So 6 works, the search goes on below it, and finds 5.',
            why: 'No number is negative, so a piece of a part never has a larger sum than the whole part. And k is at most n, so while there are fewer than k parts, some part has two numbers to cut between.',
            check: {
              ask: 'Split [4, 4, 2] into 3 parts. With limit 8 the check needs only 2 parts. What is the smallest limit that works?',
              right: ['4', 'four'],
              because:
                'Each number is a part of its own: 4 | 4 | 2. Below 4 the largest number would not fit anywhere.',
              wrong: [
                {
                  says: ['8', 'eight'],
                  reply:
                    'That limit passes the check. But you may cut once more: how small does the largest sum get?',
                },
                { says: ['6', 'six'], reply: 'That limit passes, too, but you have another cut to use.' },
                {
                  says: ['2', 'two', '3', 'three'],
                  reply: 'Does every single number stay within that limit?',
                },
              ],
            },
            claims: [
              {
                says: [
                  'the check must find exactly k parts',
                  'parts have to equal k',
                  'count must be equal to k',
                ],
                isRight: false,
                reply:
                  'No, at most k parts are enough. You can cut a part once more without making any sum larger.',
              },
              {
                says: [
                  'fewer than k parts is fine',
                  'at most k parts is enough',
                  'less parts means feasible',
                ],
                isRight: true,
                reply:
                  'Yes. [5, 1, 1] with limit 6 needs 2 parts, and one more cut makes 3 without exceeding 6.',
              },
            ],
          },
        },
        {
          question: 'What does searching cost compared with DP?',
          asks: ['cost', 'dp or search', 'complexity'],
          answer:
            'O(n log S) with S the total. DP takes O(n² · k); you would need it only if numbers could be negative.',
        },
        {
          question: 'Why is my result too small?',
          asks: ['result too small', 'part counter starts at 0', 'one part too few'],
          answer:
            'Start with one part, and open another when the next number would exceed the limit. Starting with 0 forgets the last part.',
        },
        {
          question: 'What does `mid` stand for?',
          asks: ['what mid means', 'meaning of the guess', 'what does the search range stand for'],
          answer:
            '`mid` is a limit for the sum of each part. The check counts how many parts a greedy pass needs under that limit.',
        },
        {
          question: 'Is it the same problem as shipping packages?',
          asks: [
            'split array largest sum is the same problem',
            'is split array the same as ship packages',
            'same as shipping in d days',
          ],
          answer:
            'Yes. The numbers are the packages, the k parts are the days, and the largest sum is the capacity. Search from the largest number to the total; the check fills parts greedily and counts them. If it needs at most k parts, try a smaller sum.',
        },
      ],
    },
    {
      number: 719,
      questions: [
        {
          question: 'How do I count the pairs within a distance?',
          asks: ['count', 'two pointers count', 'kth'],
          answer:
            'Sort first. For each right end move the left pointer until the difference is within `mid`, and add `right - left`: so many pairs end at this element.',
        },
        {
          question: 'What does the search over distances cost?',
          asks: ['cost', 'complexity of pair distance', 'time complexity', 'big o of this'],
          answer: 'O(n log n) for sorting, then O(n log range): one window pass per guess.',
        },
        {
          question: 'Why is my count too large?',
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
  claims: [
    {
      says: ['if mid works search for a smaller one', 'when the speed is enough go left'],
      isRight: true,
      reply: 'Yes, if you look for the smallest that works: keep mid and try smaller ones, `hi = mid`.',
    },
    {
      says: ['if mid works search for a larger one for the minimum', 'when the speed is enough go right'],
      isRight: false,
      reply:
        'Not for the smallest that works: keep mid and try smaller ones. To go right is for the largest that works.',
    },
    {
      says: ['the check must be monotone', 'once it works it works for all larger values'],
      isRight: true,
      reply: 'Yes. Without that, a half that is thrown away could still have the answer.',
    },
    {
      says: ['it costs n times log of the range', 'koko takes o(n log m)'],
      isRight: true,
      reply: 'Yes. Each check takes O(n), and halving a range of m values takes about log m checks.',
    },
    {
      says: [
        'low is the smallest pile',
        'low is min(piles)',
        'low starts at the smallest pile for koko',
        'the slowest speed is the smallest pile',
      ],
      isRight: false,
      reply:
        'No. A speed below every pile can be enough if h is large: for piles [4, 10] and h = 14, speed 1 works. So low is 1.',
    },
    {
      says: [
        'low is 1 and high is the largest pile',
        'for koko low starts at 1',
        'the slowest speed is 1',
        'high is max(piles)',
      ],
      isRight: true,
      reply:
        'Yes. Slower than 1 makes no progress, and faster than the largest pile changes nothing, because each pile takes at least one hour.',
    },
    {
      says: [
        'koko goes on to the next pile in the same hour',
        'she can eat from two piles in one hour',
        'leftover time in the hour is used for the next pile',
      ],
      isRight: false,
      reply:
        'No. She eats from one pile per hour and waits if it is finished early. That is why the hours per pile are rounded up.',
    },
    {
      says: [
        'the hours per pile are rounded up',
        'i need ceil because a started hour counts',
        'a rest of a pile takes a whole hour',
      ],
      isRight: true,
      reply: 'Yes. A pile of 7 at speed 3 takes 3 hours, since 7 / 3 is more than 2.',
    },
    {
      says: [
        'i round the hours down',
        'floor is fine for the hours',
        'integer division gives the right hours',
      ],
      isRight: false,
      reply:
        'No. A pile of 7 at speed 3 would count as 2 hours, but one banana is left and needs a third. Use `(pile + speed - 1) // speed`.',
    },
    {
      says: [
        'if h is smaller than the number of piles it still works',
        'h can be smaller than the number of piles',
        'with fewer hours than piles koko eats faster',
      ],
      isRight: false,
      reply:
        'No. Each pile takes at least one hour at any speed, so there is no answer then. The problem promises that h is at least the number of piles.',
    },
    {
      says: [
        'low is 1 for shipping',
        'ship packages low is 1',
        'the smallest capacity to try is 1',
        'capacity can start at 1',
      ],
      isRight: false,
      reply:
        'Not quite. With a capacity below the heaviest package, that one can never be shipped. Start at the heaviest package, or make the check reject it.',
    },
    {
      says: [
        'for shipping low is the heaviest package',
        'the capacity must be at least the heaviest package',
        'low is max(weights) for shipping',
      ],
      isRight: true,
      reply: 'Yes. A package cannot be split, so every capacity below its weight is impossible.',
    },
    {
      says: [
        'high is the sum because then one day is enough',
        'with the sum as capacity everything ships on one day',
        'the total weight is always enough',
      ],
      isRight: true,
      reply: 'Yes. With that capacity all packages fit into one day, so the answer is never larger.',
    },
    {
      says: [
        'when it fits i move low up',
        'if the capacity works lo = mid + 1',
        'when mid is feasible search larger',
        'when it works go higher to find the minimum',
      ],
      isRight: false,
      reply:
        'No. You look for the smallest value that works, so when mid works, keep it and look lower: `hi = mid`. When it fails, `lo = mid + 1`.',
    },
    {
      says: [
        'when it fits i move high down to mid',
        'if mid works then hi = mid',
        'when mid is feasible search smaller',
        'if it does not fit lo = mid + 1',
      ],
      isRight: true,
      reply: 'Yes. mid may already be the smallest value that works, so it stays in the range.',
    },
    {
      says: [
        'trying every capacity is fast enough',
        'i can try all capacities one by one',
        'checking each value costs about the same',
      ],
      isRight: false,
      reply:
        'No. The range can be huge: with a total of 10^7, trying all takes up to 10^7 checks of n steps each. Halving takes about 24 checks.',
    },
    {
      says: [
        'each check is linear and there are log of the range many',
        'the time is n times log of the range',
        'o(n log max) for koko',
        'o(n log(sum)) for shipping',
      ],
      isRight: true,
      reply:
        'Yes. Each guess is tested in one pass over the n items, and halving a range of R values takes about log2(R) guesses.',
    },
    {
      says: [
        'split array largest sum is the same as shipping',
        'split array and ship packages are the same problem',
        'splitting the array is like filling days',
      ],
      isRight: true,
      reply:
        'Yes. Parts are days, and the largest sum is the capacity. Both search from the largest element to the total with a greedy check.',
    },
    {
      says: [
        'the packages may be sorted first',
        'sort the weights to fill the days better',
        'i can reorder the packages',
      ],
      isRight: false,
      reply:
        'No. They must be shipped in the given order, so each day takes a contiguous run. Sorting would solve another problem.',
    },
    {
      says: [
        'the check gives the answer directly',
        'one check is enough',
        'the check returns the best capacity',
      ],
      isRight: false,
      reply:
        'No. The check only says yes or no for one guess. Binary search uses it to find where "no" turns into "yes".',
    },
    {
      says: [
        'if a value works all smaller values work for koko',
        'a slower speed works if a faster one does',
        'if speed 5 works then speed 4 works',
      ],
      isRight: false,
      reply:
        'No, the other way around: if a speed is enough, every larger speed is. A slower one may take too long.',
    },
    {
      says: [
        'if a speed works every larger speed works',
        'once a speed is enough all faster ones are',
        'feasible stays feasible for larger values',
      ],
      isRight: true,
      reply:
        'Yes. No pile takes more hours at a higher speed. So the answers are no, no, …, yes, yes, and the first yes is found by halving.',
    },
    {
      says: [
        'low is min(piles) and high is max(piles)',
        'low is the smallest pile and high the largest',
        'the speed is between the smallest and the largest pile',
      ],
      isRight: false,
      reply:
        'The upper end is right, the lower is not: for piles [4, 10] and h = 14, speed 1 is enough. So search from 1 to max(piles).',
    },
    {
      says: [
        'if she can finish with speed k i try a bigger speed',
        'if the speed works try a larger one',
        'when koko finishes in time go faster',
        'a speed that works means go higher',
      ],
      isRight: false,
      reply:
        'No, a smaller one: you look for the slowest speed that is enough. Keep k as a candidate with `hi = k`. Only if she does not finish, go higher with `lo = k + 1`.',
    },
    {
      says: [
        'if she can finish with speed k i try a smaller speed',
        'if the speed works try a slower one',
        'when koko finishes in time go slower',
        'a speed that works means go lower',
      ],
      isRight: true,
      reply: 'Yes. Keep k with `hi = k`, since it may be the slowest speed that is enough, and look lower.',
    },
    {
      says: [
        'the array itself is not searched',
        'we do not search the array',
        'the search is over the answers and not the array',
        'the input is only used for the check',
      ],
      isRight: true,
      reply: 'Yes. You search the range of possible answers; the array is read completely in each check.',
    },
    {
      says: ['the piles must be sorted', 'piles have to be sorted for koko', 'sort the piles first'],
      isRight: false,
      reply: 'No. The check adds up the hours of all piles, in any order. The speeds are what is in order.',
    },
    {
      says: [
        'for magnetic force i search the largest distance that works',
        'there i search for the largest distance that works',
        'maximize the minimum searches the largest value that works',
      ],
      isRight: true,
      reply:
        'Yes. A smaller distance is always possible if a larger one is, so the answers are yes, …, yes, no. Keep mid when it works, `lo = mid`, and round mid up.',
    },
  ],
} satisfies TutorTexts
