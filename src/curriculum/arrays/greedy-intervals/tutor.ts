import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What makes an algorithm greedy?',
      asks: [
        'what is greedy',
        'greedy intervals explained',
        'greedy choice meaning',
        'what makes an algorithm greedy',
        'greedy in simple words',
        'what is a greedy algorithm',
        'greedy meaning',
        'what does greedy mean',
      ],
      answer:
        'A greedy algorithm takes the choice that looks best now and never goes back. For intervals, sort them first and then walk over them once. It is right when an exchange argument shows that any best solution can be changed to make the same choice without getting worse.',
      further: {
        example:
          'Keep as many disjoint intervals as possible of [1, 4], [2, 3], [4, 6].\n- Sorted by end: [2, 3], [1, 4], [4, 6].\n- Take [2, 3].\n- [1, 4] starts before 3, so drop it for good.\n- Take [4, 6].\nTwo are kept, and no choice was looked at twice.',
        why: 'You would have to go back only if an early choice could block something better. The exchange argument rules that out: whatever a best solution does here, replacing that by the greedy choice costs nothing.',
        check: {
          ask: 'The coins are 1, 7 and 10, the amount is 14. Greedy takes the largest coin that fits and uses 10 + 1 + 1 + 1 + 1. How many coins are really enough?',
          right: ['2', 'two', '7 + 7', '7+7'],
          because: 'Two: 7 + 7. Taking 10 first blocks it, so for these coins the greedy choice is not safe.',
          wrong: [
            {
              says: ['5', 'five'],
              reply: 'That is what greedy uses. Which coins could you take if you leave out the largest?',
            },
            { says: ['4', 'four'], reply: 'Forget the largest coin. Which coins add up to 14 then?' },
          ],
        },
        claims: [
          {
            says: [
              'greedy always finds the best solution',
              'the greedy choice is always optimal',
              'taking the best choice now is always right',
            ],
            isRight: false,
            reply:
              'No. It needs a proof for each problem: with the coins 1, 3 and 4, greedy pays 6 with three coins, although 3 + 3 is enough.',
          },
          {
            says: [
              'a greedy choice is never undone',
              'greedy never goes back',
              'once chosen it stays chosen',
            ],
            isRight: true,
            reply:
              'Yes. Each item is decided once, which is why one pass is enough, and why the choice needs a proof.',
          },
          {
            says: ['greedy tries all possibilities', 'greedy compares all combinations'],
            isRight: false,
            reply:
              'No. It follows a single line of choices: n decisions instead of the 2^n subsets that a full search would try.',
          },
        ],
      },
    },
    {
      kind: 'when',
      question: 'Which words tell me to sort by end?',
      asks: [
        'sort by start or by end',
        'which words tell me to sort by end',
        'intervals sort by end time',
        'when sort by start',
        'sort intervals by which end',
        'merge needs start, scheduling needs end',
        'why sort by end here',
      ],
      answer:
        'To merge, insert or count overlaps, sort by start: the next interval can only touch the last merged one. To keep as many disjoint intervals as possible (or remove the fewest, or use the fewest arrows), sort by end: the one that ends first leaves most room.',
      further: {
        example:
          'Two tasks on [1, 5], [2, 3], [4, 6]:\n- Merge, sorted by start: [1, 5] absorbs [2, 3] and then [4, 6], which gives [1, 6].\n- Keep the most disjoint ones, sorted by end: take [2, 3], drop [1, 5], take [4, 6]. That is two. By start you would take [1, 5] and keep only one.',
        why: 'Sort by what the next decision depends on. A merged block is continued by the interval that starts next. A choice of disjoint intervals depends on when you are free again, and that is an end.',
        check: {
          ask: 'You have the busy times of a whole team and go from morning to evening to find the gaps in which all are free. Do you sort by start or by end?',
          right: ['start', 'starts', 'by start'],
          because:
            'By start: keep the latest end so far, and there is a gap whenever the next start is after it.',
          wrong: [
            {
              says: ['end', 'ends', 'by end'],
              reply:
                'A gap ends where the next busy time begins. In which order do you want to meet the busy times?',
            },
            {
              says: ['length', 'duration'],
              reply: 'The length does not tell where the interval lies. What must you know to notice a gap?',
            },
          ],
        },
        claims: [
          {
            says: [
              'to merge i sort by start',
              'merging needs sorting by start',
              'for merging the start decides the order',
            ],
            isRight: true,
            reply:
              'Yes. Then the next interval either starts within the current block or after it, and in the second case the block is complete.',
          },
          {
            says: ['take the shortest first to keep the most', 'sorting by length keeps the most intervals'],
            isRight: false,
            reply:
              'No. In [0, 4], [3, 6], [5, 9] the shortest one, [3, 6], overlaps both others, which fit together.',
          },
          {
            says: ['fewest arrows means sort by end', 'for balloons sort by end'],
            isRight: true,
            reply:
              'Yes. Shoot at the end of the balloon that ends first: any later shot misses it, and an earlier one hits no other balloon that this shot misses.',
          },
          {
            says: [
              'for merging the order does not matter',
              'one pass can merge unsorted intervals',
              'merging works in any order',
            ],
            isRight: false,
            reply:
              'No. In [1, 2], [5, 6], [2, 5] the last one joins the first two, but a single pass has closed the first block by then.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why is the earliest end optimal?',
      about: 435,
      asks: [
        'why earliest end is optimal',
        'exchange argument',
        'proof interval scheduling',
        'why not shortest interval',
        'why pick the one that finishes first',
        'why not take the shortest meeting',
        'prove that earliest end is best',
      ],
      answer:
        'Take any best selection and replace its first interval by the one that ends first: it still fits with the rest, so nothing is lost. Shortest first fails: [1, 5], [4, 7], [6, 10]: the short one in the middle blocks two.',
      further: {
        example:
          'Take [1, 4], [3, 5], [6, 8]. One best selection is [3, 5] and [6, 8]. Replace its first interval by [1, 4], which ends first: 4 is before 6, so [6, 8] still fits. The selection still has two intervals, and it now begins as greedy does.',
        why: 'All other intervals of the selection start when its first one ends or later. The interval that ends first ends no later, so it cannot collide with them. Then the same argument applies to what is left.',
        check: {
          ask: 'How many disjoint intervals can you keep of [1, 9], [2, 3], [4, 8], [4, 5], [6, 7]?',
          right: ['3', 'three'],
          because: 'Three: by earliest end you take [2, 3], [4, 5] and [6, 7].',
          wrong: [
            {
              says: ['1', 'one'],
              reply: 'You began with the interval that starts first. Which one ends first?',
            },
            {
              says: ['2', 'two'],
              reply: 'Two intervals start at 4. Which of them leaves more room after it?',
            },
            {
              says: ['4', 'four'],
              reply: 'Among the ones you took, two overlap. Compare those that start at 4 and later.',
            },
          ],
        },
        claims: [
          {
            says: [
              'take the one that starts first',
              'earliest start is optimal',
              'sort by start and take what fits',
            ],
            isRight: false,
            reply:
              'No. In [0, 9], [1, 2], [3, 4] the first start takes [0, 9] and keeps one interval; the earliest end keeps two.',
          },
          {
            says: ['latest start from the right also works', 'taking the latest start is the same'],
            isRight: true,
            reply:
              'Yes. It is the mirror image: going from right to left, the interval that starts last leaves the most room before it.',
          },
          {
            says: ['the one that ends first leaves the most room', 'earliest end leaves the most room'],
            isRight: true,
            reply:
              'Yes. Everything that fits after another choice also fits after it, because it ends no later.',
          },
          {
            says: [
              'it works with profits too',
              'earliest end is optimal with weights',
              'earliest end also maximizes the profit',
            ],
            isRight: false,
            reply:
              'No. One interval [1, 10] with profit 100 beats any two short ones with profit 1 each. With profits you need DP.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why does my merge lose the longer end?',
      about: 56,
      asks: [
        'merge intervals loses the longer end',
        'last end = cur end',
        'merge [1,10] [2,3]',
        'nested interval merge fails',
        'merged interval gets shorter',
        'interval inside another one',
      ],
      answer:
        'Set the end to the maximum of both: `last.end = max(last.end, cur.end)`. A nested interval such as [2, 3] in [1, 10] would otherwise make the merged interval shorter.',
      further: {
        example:
          'Merge [1, 8], [2, 4], [6, 9].\n- If you set the end to `cur.end`, the block is [1, 4] after [2, 4]. Then 6 is outside, and you get [1, 4], [6, 9].\n- With the maximum the block stays [1, 8]. Then 6 is inside, and you get [1, 9].',
        why: 'Sorting by start says nothing about the ends: a later start may come with an earlier end. The block covers everything up to the largest end seen so far, and an interval inside it changes nothing.',
        check: {
          ask: 'How many intervals are left after you merge [1, 7], [2, 3], [5, 6], [8, 9] correctly?',
          right: ['2', 'two'],
          because: 'Two: [1, 7] and [8, 9]. Both [2, 3] and [5, 6] are inside the first one.',
          wrong: [
            {
              says: ['3', 'three'],
              reply: 'After [2, 3], is everything up to 7 still covered? Check what you set the end to.',
            },
            { says: ['1', 'one'], reply: 'Is anything between 7 and 8 covered by one of them?' },
            {
              says: ['4', 'four'],
              reply: 'Some of these intervals overlap. Which ones begin before the first one ends?',
            },
          ],
        },
        claims: [
          {
            says: [
              'sorted by start so the ends grow too',
              'the next interval always ends later',
              'if the starts increase the ends increase as well',
            ],
            isRight: false,
            reply: 'No. In [1, 10], [2, 3] the second interval starts later but ends earlier.',
          },
          {
            says: [
              'take the maximum of both ends',
              'the new end is the larger one',
              'use max of the old and the new end',
            ],
            isRight: true,
            reply:
              'Yes. An interval inside the block must not shorten it, and one that sticks out extends it.',
          },
          {
            says: ['i also need the minimum of the starts', 'the start must be updated as well'],
            isRight: false,
            reply: 'No, not after sorting by start: the first interval of a block has its smallest start.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Do intervals that touch count as overlapping?',
      asks: [
        'touching intervals',
        '< or <= overlap',
        '[1,2] and [2,3] overlap or not',
        'meeting ends when other starts',
        'do intervals that touch count as overlapping',
        'end equals start conflict or not',
      ],
      answer:
        'It depends on the statement. For merging, [1, 2] and [2, 3] usually merge (`cur.start <= last.end`). For meetings, an end at 2 and a start at 2 do not clash (`start < end` is the overlap); for arrows, one shot at 2 hits both. Say which one you assume.',
      further: {
        example:
          'Take [1, 4] and [4, 6].\n- Merging: 4 <= 4, so they become [1, 6].\n- Meetings: 4 < 4 is false, so they do not clash, and one room is enough.\n- Balloons: an arrow at 4 hits both.',
        why: 'What matters is whether the end point belongs to the interval. A covered range of numbers includes its end. A meeting until 4 needs the room only before 4, so the next one may begin then.',
        check: {
          ask: 'Three meetings are [9, 10], [10, 11] and [10, 12]. How many rooms do they need?',
          right: ['2', 'two'],
          because: 'Two: the first meeting is over at 10, and the other two run at the same time.',
          wrong: [
            { says: ['3', 'three'], reply: 'Does the first meeting still need its room at 10?' },
            { says: ['1', 'one'], reply: 'Look at [10, 11] and [10, 12]. Can they share a room?' },
          ],
        },
        claims: [
          {
            says: [
              'touching intervals always overlap',
              'equal end and start is always an overlap',
              'intervals that share an end point always clash',
            ],
            isRight: false,
            reply:
              'No. For meetings, one that ends at 10 and one that starts at 10 can share a room. It depends on the statement.',
          },
          {
            says: [
              'for merging use <=',
              'merge when cur.start <= last.end',
              'when i merge start <= end is the test',
            ],
            isRight: true,
            reply: 'Yes, if touching intervals merge, as they usually do: [3, 5] and [5, 8] become [3, 8].',
          },
          {
            says: [
              'meetings that touch need two rooms',
              'back to back meetings need two rooms',
              'a meeting that starts when another ends needs a new room',
            ],
            isRight: false,
            reply:
              'No. The room is free again at the moment when the next meeting starts, so one room is enough.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How many intervals overlap at once?',
      about: 253,
      asks: [
        'meeting rooms',
        'minimum number of rooms',
        'how many overlap at once',
        'sweep line',
        'how many rooms do i need',
        'most meetings at the same time',
        'minimum platforms',
      ],
      answer:
        'Sort all starts and all ends. Walk the starts: if the earliest end is not after this start, a room becomes free (move the end pointer), otherwise open a new room. The most rooms open at once is the answer. A min heap of end times does the same in O(n log n).',
      further: {
        example:
          'Take [1, 5], [2, 3], [4, 6]: the starts are 1, 2, 4, the ends 3, 5, 6.\n- Start 1: end 3 is later, open a room.\n- Start 2: end 3 is later, open a second room.\n- Start 4: end 3 has passed, reuse a room.\nTwo rooms are enough.',
        why: 'How many run at time t is the number of starts up to t minus the number of ends up to t. For that it does not matter which end belongs to which start, so both lists can be sorted on their own.',
        check: {
          ask: 'How many rooms do the meetings [1, 4], [2, 6], [3, 5] and [5, 8] need?',
          right: ['3', 'three'],
          because:
            'Three: just before 4, the first three all run. At 5 only [2, 6] is still running when [5, 8] starts.',
          wrong: [
            {
              says: ['2', 'two'],
              reply: 'Look at the moment just before 4. Which meetings have begun and not ended?',
            },
            { says: ['4', 'four'], reply: 'When the last meeting starts, which of the others are over?' },
            { says: ['1', 'one'], reply: 'Do any of these meetings run at the same time?' },
          ],
        },
        claims: [
          {
            says: ['starts and ends can be sorted separately', 'sorting both lists separately is fine'],
            isRight: true,
            reply:
              'Yes. Only the numbers of starts and ends so far matter, not which end belongs to which start.',
          },
          {
            says: ['i need a heap for this', 'a heap is necessary', 'rooms cannot be counted without a heap'],
            isRight: false,
            reply:
              'No. Two sorted lists and two indices give the number of rooms. A heap also works and tells you which room is free.',
          },
          {
            says: [
              'an end at the same time frees the room',
              'end equal to start reuses the room',
              'a room is free again when its meeting ends',
            ],
            isRight: true,
            reply:
              'Yes, for meetings: reuse the room if `end <= start`. With a strict comparison you would open one room too many.',
          },
          {
            says: ['the answer is the number of overlapping pairs', 'count the overlapping pairs'],
            isRight: false,
            reply:
              'No. A long meeting may overlap three short ones in turn: three pairs, but only two rooms.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'When is greedy enough, and when do I need dynamic programming?',
      asks: [
        'greedy or dp',
        'when greedy when dp',
        'greedy also has optimal substructure',
        'does greedy work here',
        'is this greedy or dynamic programming',
        'why does greedy fail for coins',
        'when is greedy wrong',
      ],
      answer:
        'Both need optimal substructure; greedy also needs a proof that one local choice is always safe (an exchange argument). If you find a small counterexample, or values and weights differ per item, compare the choices with DP. Weighted intervals need DP, unweighted ones do not.',
      with: 'dynamic-programming',
      further: {
        example:
          'Jobs with profits: [1, 3] for 2, [2, 6] for 9, [4, 7] for 3.\n- By earliest end: [1, 3] and [4, 7], in total 5.\n- DP also tries [2, 6] alone and finds 9.\nIf every job counted 1, the greedy choice with two jobs would be best.',
        why: 'If all intervals count the same, swapping one for another that ends earlier loses nothing. With profits, the swap may give up a large one for a small one, so the exchange argument breaks.',
        check: {
          ask: 'Jobs with profits: [1, 4] for 3, [3, 6] for 8, [7, 9] for 2. What is the largest total profit of disjoint jobs?',
          right: ['10', 'ten'],
          because: '10: [3, 6] and [7, 9]. The earliest end would take [1, 4] and [7, 9], only 5.',
          wrong: [
            {
              says: ['5', 'five'],
              reply: 'That is the choice by earliest end. What if you leave out the first job?',
            },
            {
              says: ['13', 'thirteen'],
              reply: 'The first two jobs overlap. Which of them do you leave out?',
            },
            { says: ['11', 'eleven'], reply: 'Two of the jobs you took run at the same time.' },
          ],
        },
        claims: [
          {
            says: [
              'without weights greedy is enough',
              'unweighted intervals only need greedy',
              'if all intervals count the same greedy works',
            ],
            isRight: true,
            reply:
              'Yes, to keep as many disjoint ones as possible: the earliest end is optimal, by an exchange argument.',
          },
          {
            says: [
              'dp is never needed for intervals',
              'greedy solves all interval problems',
              'i never need dynamic programming for intervals',
            ],
            isRight: false,
            reply:
              'No. With a profit for each interval, the earliest end can lose: a job for 9 may overlap two jobs for 2 and 3.',
          },
          {
            says: [
              'dp would be right where greedy is',
              'dp also works for unweighted intervals',
              'dynamic programming gives the same answer',
            ],
            isRight: true,
            reply:
              'Yes. DP compares every choice, so it is right as well. It only takes more memory and code.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I find out whether I can reach the end?',
      about: 55,
      asks: [
        'jump game',
        'farthest reach',
        'can i reach the end',
        'jump game 2 fewest jumps',
        'can i reach the last index',
        'fewest jumps to the end',
      ],
      answer:
        'Keep the farthest index reachable so far. If the current index is beyond it, you are stuck; otherwise extend it by `i + nums[i]`. For the fewest jumps, count a jump each time you pass the end of the current reach, as in a level-by-level BFS.',
    },
    {
      kind: 'how',
      question: 'Why do I start at the next station?',
      about: 134,
      asks: [
        'gas station',
        'why start at the next station',
        'total gas enough then a start exists',
        'why can i skip all stations up to the failing one',
        'where to start the circular route',
      ],
      answer:
        'If the tank runs empty between start s and station i, no station between them can be a start either: they would arrive at i with no more gas than s did. So try i + 1. If the total of gas minus cost is not negative, the last candidate works.',
    },
    {
      kind: 'cost',
      question: 'Is it O(n log n) because of sorting?',
      asks: [
        'greedy intervals complexity',
        'cost of merge intervals',
        'sorting dominates',
        'tc of merging intervals',
        'is it n log n because of sorting',
      ],
      answer:
        'Sorting costs O(n log n), and the sweep after it O(n), so O(n log n) in all. Space is O(n) for the output of a merge, or O(1) besides the sort if you only count.',
      further: {
        example:
          'Merge [5, 6], [1, 3], [2, 4], [7, 9].\n- Sorted by start: [1, 3], [2, 4], [5, 6], [7, 9].\n- The sweep looks at each once: [1, 4], [5, 6], [7, 9].\nFor a million intervals the sort takes about 20 million comparisons, and the sweep one million.',
        why: 'After sorting, one value sums up everything before the current interval, such as the last end. So each interval is compared once, in O(1). Unsorted, it might have to be compared with all the others.',
        check: {
          ask: 'The intervals arrive already sorted by start. What does merging them cost?',
          right: ['o(n)', 'linear', 'linear time'],
          because:
            'O(n): the sort is no longer needed, and the sweep makes one comparison for each interval.',
          wrong: [
            {
              says: ['o(n log n)', 'n log n', 'nlogn'],
              reply: 'Which part of the work is no longer needed?',
            },
            {
              says: ['o(log n)', 'log n'],
              reply: 'Can you merge intervals without looking at each of them?',
            },
            { says: ['o(1)', 'constant'], reply: 'That is one step of the sweep. How many steps are there?' },
          ],
        },
        claims: [
          {
            says: [
              'the sort dominates',
              'sorting is the expensive part',
              'most of the time is spent sorting',
            ],
            isRight: true,
            reply: 'Yes. The sweep is only O(n), so with a comparison sort the whole takes O(n log n).',
          },
          {
            says: [
              'each interval is compared with all others',
              'the sweep is quadratic',
              'i must compare all pairs of intervals',
            ],
            isRight: false,
            reply:
              'No. After sorting, each interval is compared with one value, the end of the last block, so the sweep takes n steps.',
          },
          {
            says: ['with small integer times it can be linear', 'counting by time avoids the sort'],
            isRight: true,
            reply:
              'Yes. With times up to T, a difference array or counting sort takes O(n + T). That is good if T is small.',
          },
        ],
      },
    },
    {
      kind: 'when',
      question: 'How do I buy low and sell high in one pass?',
      about: 121,
      asks: [
        'stock once greedy',
        'buy low sell high one pass',
        'best time to buy',
        'many transactions greedy',
        'buy and sell many times',
        'maximum profit one pass',
      ],
      answer:
        'For one transaction keep the lowest price so far and the best difference to it. For unlimited transactions add every rise between neighboring days. With a limit, fee or cooldown adding every rise fails: use states (holding or not) and DP.',
    },
    {
      kind: 'how',
      question: 'How do I know that greedy is correct?',
      asks: [
        'prove greedy',
        'how do i know greedy is correct',
        'exchange argument steps',
        'greedy counterexample',
        'how do i convince an interviewer greedy is right',
        'find a counterexample for greedy',
      ],
      answer:
        'First look for a counterexample with three small items. If you find none, try an exchange: take a best solution that differs from the greedy one at the first choice, replace that choice by the greedy one, and show that the solution stays valid and gets no worse.',
      further: {
        example:
          'Does "shortest first" keep the most disjoint intervals? Try [0, 5], [4, 7], [6, 11]. The shortest is [4, 7] with length 3, and it overlaps both others, so only one is kept. But [0, 5] and [6, 11] fit together. One counterexample is enough to reject the rule.',
        why: 'After one exchange, the best solution agrees with greedy in one more choice, and the rest is a smaller problem of the same kind. Repeat, and it becomes the greedy solution without ever getting worse.',
        check: {
          ask: 'A bag carries weight 10. Items (weight, value): (6, 9), (5, 7), (5, 7). Greedy by value per weight takes (6, 9) and stops. What is the best total value?',
          right: ['14', 'fourteen'],
          because:
            '14: both items of weight 5. Greedy reaches only 9, so this is a counterexample to the rule.',
          wrong: [
            {
              says: ['9', 'nine'],
              reply: 'That is what greedy reaches. What if you leave out the item of weight 6?',
            },
            { says: ['16', 'sixteen'], reply: 'One item of each kind weighs 11. Is that allowed?' },
            { says: ['23'], reply: 'All three items weigh 16. Is that allowed?' },
          ],
        },
        claims: [
          {
            says: [
              'one counterexample is enough to reject it',
              'a single counterexample kills a greedy rule',
              'if one input fails the greedy rule is wrong',
            ],
            isRight: true,
            reply:
              'Yes. Greedy has to be right for every input, so one input with a better solution settles it.',
          },
          {
            says: [
              'it passes the examples so it is correct',
              'if the samples pass greedy is right',
              'it works on all samples so greedy is proven',
            ],
            isRight: false,
            reply:
              'No. Samples are few, and wrong greedy rules often pass them. Look for a counterexample, then for an exchange argument.',
          },
          {
            says: ['the exchange must improve the solution', 'the swap has to make it better'],
            isRight: false,
            reply:
              'No. It is enough that the solution stays valid and gets no worse. A best solution cannot be improved anyway.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I add one interval to a sorted list?',
      about: 57,
      asks: [
        'insert interval',
        'already sorted add one interval',
        'insert and merge in O(n)',
        'three phases insert',
        'add one interval to a sorted list',
      ],
      answer:
        'Copy the intervals that end before the new one starts. Then absorb all that overlap it: smallest start, largest end. Append the result and copy the rest. The input is already sorted, so this takes O(n), and sorting again would waste the order.',
    },
    {
      kind: 'how',
      question: 'Why does the candy problem need two passes?',
      about: 135,
      asks: [
        'candy problem',
        'why two passes for candy',
        'higher rating than neighbor',
        'children in a line ratings',
        'give candies to kids with ratings',
        'left pass and right pass',
      ],
      answer:
        'Each child has two demands, so make two sweeps. From the left, a higher rating than the left neighbor gets one candy more than that neighbor; from the right likewise, and you keep the larger. Ratings [1, 3, 2, 1] get [1, 3, 2, 1].',
    },
    {
      kind: 'how',
      question: 'How do I use the last occurrence of each letter?',
      about: 763,
      asks: [
        'partition labels',
        'last occurrence of each letter',
        'cut string so each letter is in one part',
        'split into as many parts as possible',
        'split the string so every letter is in one piece',
      ],
      answer:
        'Record the last index of each letter. Walk and extend the end of the current part to the last index of every letter you meet. When you reach that end, no letter inside occurs later, so cut there. O(n).',
    },
    {
      kind: 'mistake',
      question: 'Is greedy correct for every interval problem?',
      asks: [
        'greedy always works for intervals',
        'is greedy correct for every interval problem',
        'greedy fails on weighted intervals',
      ],
      answer:
        'Not always. To choose as many disjoint intervals as possible, taking the earliest end first is provably best. With a profit per interval, one long valuable interval can beat many short ones: sort by end and use DP with binary search.',
    },
    {
      kind: 'when',
      question: 'How many rooms do all the meetings need?',
      asks: [
        'as many talks as possible in one room',
        'how many rooms for all the meetings',
        'smallest number of arrows for overlapping balloons',
        'join bookings that overlap',
        'can I attend all appointments',
      ],
      answer:
        'When each item has a start and an end, sort: by start to merge overlaps, to check neighbors for a conflict or to count the rooms needed; by end to keep as many disjoint ones as possible or to shoot the fewest arrows. Sorting takes O(n log n), then one pass is enough; a count of rooms also needs a heap or the sorted ends.',
    },
    {
      kind: 'compare',
      question: 'Do I need a heap for rooms?',
      about: 253,
      asks: [
        'meeting rooms with a heap or with sorted starts and ends',
        'do i need a heap for rooms',
        'sweep line or heap',
      ],
      answer:
        'Both count how many meetings are open at once, in O(n log n). You do not need the heap: a sweep over the sorted starts and the sorted ends gives the number with less code. A heap of end times also tells you which room becomes free.',
      with: 'heap-priority-queue',
    },
    {
      kind: 'mistake',
      question: 'For the most disjoint intervals, can I sort by start and take what fits?',
      about: 435,
      asks: [
        'sort by start and take what fits, right',
        'earliest start first gives most meetings',
        'so i pick whichever begins first',
        'first come first served scheduling',
      ],
      answer:
        'No. A meeting that starts first may last all day: in [1, 10], [2, 3], [4, 5] taking [1, 10] gives 1 meeting, but two others fit. For the largest number of disjoint intervals sort by end.',
    },
    {
      kind: 'mistake',
      question: 'Should I always jump as far as possible?',
      about: 45,
      asks: [
        'always jump as far as possible',
        'longest jump each time is optimal',
        'take the biggest jump greedy',
      ],
      answer:
        'No. The longest jump may land on a small value: in [2, 3, 1, 1, 4] jumping two steps first needs 3 jumps, but going to the 3 first needs only 2. Do not commit to one jump: keep the farthest index any jump reaches, and count a jump when you pass the end of the current range.',
    },
    {
      kind: 'mistake',
      question: 'Is it enough to compare with the previous interval when I merge?',
      about: 56,
      asks: [
        'compare only with the previous interval when merging',
        'neighbors in the input decide overlap',
        'check the interval right before, right',
      ],
      answer:
        'No. Compare with the last merged interval, whose end may come from an earlier one. In [1, 10], [2, 3], [4, 5] the start 4 is after the end 3 of its neighbor, but still inside [1, 10].',
    },
    {
      kind: 'mistake',
      question: 'Is the number of rooms the number of overlapping pairs?',
      about: 253,
      asks: [
        'rooms needed equals number of overlapping pairs',
        'count conflicts to get rooms',
        'each clash needs another room',
      ],
      answer:
        'No. You need the largest number of meetings that run at the same moment. [1, 10], [2, 3], [4, 5], [6, 7] has three overlapping pairs, but two rooms are enough, because the short meetings follow each other.',
    },
    {
      kind: 'mistake',
      question: 'Why is the last merged interval missing?',
      about: 56,
      asks: [
        'last merged interval is missing',
        'merge drops the final block',
        'output lacks the last interval',
      ],
      answer:
        'You append a block only when the next interval starts a new one, and nothing starts after the last. Append the current block once more after the loop, or put each block in the result at once and extend its end there.',
    },
    {
      kind: 'mistake',
      question: 'Why do I open one room too many?',
      about: 253,
      asks: [
        'opens one room too many',
        'back to back meetings need two rooms',
        'one too many when end equals start',
        'needs extra room at the same minute',
      ],
      answer:
        'You count a meeting that ends at 10 as still running when another starts at 10. Reuse the room if `end <= start`. If you sort events, put the end before the start at equal times.',
    },
    {
      kind: 'mistake',
      question: 'Why does my merged output still overlap?',
      about: 56,
      asks: [
        'merged output still overlaps',
        'intervals come out unmerged',
        'result contains overlapping pieces',
      ],
      answer:
        'Most likely the input was not sorted by start before the loop, so an interval that belongs to an earlier block comes too late. The next suspect is a local variable for the end that you extend without writing it back to the result.',
    },
    {
      kind: 'mistake',
      question: 'Why do I remove too many intervals?',
      about: 435,
      asks: [
        'removes too many intervals',
        'erase count is too high',
        'deletes the wrong one on overlap',
        'keeps the long interval by mistake',
      ],
      answer:
        'On a clash you keep the interval with the later end, which then clashes again. Keep the one that ends first. In [1, 10], [2, 3], [4, 5] keeping [1, 10] removes two, but removing [1, 10] itself is enough.',
    },
    {
      kind: 'when',
      question: 'How do I find how many taxis are out at once?',
      asks: [
        'record as many tv shows as possible',
        'how many taxis are out at once',
        'fewest posters cover all the boards',
        'lamps that must light the whole street',
        'most films in one festival day',
        'busy times of two people, when free',
      ],
      answer:
        'Sort the intervals. By end for as many disjoint ones as possible; by start to merge busy times and find the gaps, or to cover a street: among those that start within the covered part, take the one that reaches farthest. How many run at once is a sweep over starts and ends.',
    },
    {
      kind: 'how',
      question: 'What if each job has a profit of its own?',
      about: 1235,
      asks: [
        'profit per job, weighted intervals',
        'meetings with values, best total',
        'schedule jobs for maximum profit',
      ],
      answer:
        'Greedy fails once intervals have values. Sort by end; the best total up to a job is the larger of skipping it, or its profit plus the best total of jobs that end by its start, found by binary search. O(n log n) time and O(n) space.',
    },
    {
      kind: 'how',
      question: 'How do I intersect two sorted lists of intervals?',
      about: 986,
      asks: [
        'intersect two sorted interval lists',
        'common free time of two calendars',
        'overlap of two schedules',
      ],
      answer:
        'Use one index in each list. The overlap of the current two is from the larger start to the smaller end, if that is not empty. Then advance the list whose interval ends first, because it cannot meet anything later. O(n + m), since every step finishes one interval.',
    },
    {
      kind: 'how',
      question: 'How do I cover a range with the fewest intervals?',
      asks: [
        'fewest intervals to cover a range',
        'cover 0 to t with clips',
        'minimum taps or clips greedy',
        'video stitching idea',
      ],
      answer:
        'Sort by start. Among all intervals that start at or before the end of the covered part, take the one that reaches farthest, count it, and repeat; if none reaches farther, covering is impossible. It is safe, because any other choice covers no more than that one. O(n log n).',
    },
    {
      kind: 'how',
      question: 'What if the intervals arrive one by one?',
      about: 729,
      asks: [
        'intervals arrive one by one',
        'booking calendar online conflicts',
        'add intervals in a stream',
        'check a new booking quickly',
      ],
      answer:
        'Keep the disjoint intervals in a map sorted by start. For a new booking check only its neighbors: the previous one must end by its start, and the next must start at or after its end. With a tree map that costs O(log n) per booking; a sorted array inserts in O(n).',
    },
    {
      kind: 'what',
      question: 'What is an interval?',
      asks: [
        'what is an interval',
        'interval meaning',
        'what does [start, end] mean',
        'what are intervals in coding',
        'when do two intervals overlap',
        'how do i check if two intervals overlap',
        'overlap of two ranges',
      ],
      answer:
        'An interval is a range from a start to an end, such as [2, 5]: a meeting, a booking, a segment of a line. Two intervals overlap if each one starts before the other ends: `a.start < b.end and b.start < a.end`. Use `<=` if touching ends count. [1, 3] and [2, 5] overlap; [1, 3] and [4, 5] do not.',
      further: {
        example:
          '[1, 4] and [3, 6]: 1 < 6 and 3 < 4, so they overlap, from 3 to 4. [1, 2] and [3, 6]: 1 < 6, but 3 < 2 is false: no overlap.',
        why: 'Two intervals do not overlap exactly if one ends by the time the other starts. The test is the opposite of that: both start before the other one ends.',
        check: {
          ask: 'Do [2, 5] and [4, 9] overlap: yes or no?',
          right: ['yes'],
          because: 'Yes: 4 comes before 5, so both cover the part from 4 to 5.',
          wrong: [{ says: ['no'], reply: 'Which one starts later, and has the other one ended by then?' }],
        },
        claims: [
          {
            says: [
              'two intervals overlap if each starts before the other ends',
              'the overlap test compares starts with ends',
            ],
            isRight: true,
            reply: 'Yes. Otherwise one of them has ended when the other starts.',
          },
          {
            says: ['overlapping intervals must have the same start', 'one must contain the other'],
            isRight: false,
            reply: 'No. It is enough that they share a part.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I merge overlapping intervals?',
      about: 56,
      asks: [
        'how do i merge overlapping intervals',
        'merge intervals idea',
        'combine overlapping ranges',
        'merge intervals in simple words',
        'how does merging intervals work',
        'join overlapping intervals',
        'merge intervals step by step',
      ],
      answer:
        'Sort by start. Then an interval can only overlap the last one in the result: if its start is at most the last end, set that end to the larger of both ends; otherwise append it. [1, 4], [2, 3], [6, 8] gives [1, 4] and [6, 8]. Sorting costs O(n log n), the pass O(n).',
      further: {
        example:
          '[2, 3], [6, 8], [1, 4], sorted by start: [1, 4], [2, 3], [6, 8]. [2, 3] starts before 4: the end stays max(4, 3) = 4. [6, 8] starts after 4: append it. Result [1, 4], [6, 8].',
        why: 'After sorting by start, every later interval starts no earlier. If it does not reach back to the last end, no interval after it does, so the merged one is finished.',
        check: {
          ask: 'You merge [1, 5], [2, 3] and [4, 7]. How many intervals are left?',
          right: ['1', 'one'],
          because: '1: all of them join to [1, 7].',
          wrong: [
            { says: ['2', 'two'], reply: 'After [2, 3] the end is still 5. Does [4, 7] start before that?' },
            { says: ['3', 'three'], reply: 'Does [2, 3] start before [1, 5] ends?' },
          ],
        },
        claims: [
          {
            says: [
              'set the end to the end of the later interval',
              'the new end is the end of the last interval',
            ],
            isRight: false,
            reply: 'No. Take the larger end: [1, 5] and [2, 3] merge to [1, 5].',
          },
          {
            says: ['sort by start first', 'merging needs the intervals sorted by start'],
            isRight: true,
            reply: 'Yes. Then only the last merged interval can overlap the next one.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why does a greedy choice work for intervals?',
      asks: [
        'why does greedy work',
        'why is greedy correct',
        'why does a greedy algorithm work',
        'why use a greedy algorithm',
        'why do people use greedy',
        'why not try all combinations of intervals',
        'how can i be sure greedy is right',
      ],
      answer:
        'An exchange argument: take the meeting that ends first. In any best schedule, replace its first meeting by this one; it ends no later, so nothing else collides, and the schedule is as large as before. With [1, 4], [2, 3], [3, 5], the one ending first is [2, 3], and [3, 5] still fits: two meetings. Without such an argument greedy may fail.',
    },
    {
      kind: 'what',
      question: 'What is a sweep line?',
      asks: [
        'what is a sweep line',
        'sweep line algorithm',
        'what does a sweep line do',
        'how does a sweep line work',
        'line sweep explained',
        'what does it mean to sweep over events',
      ],
      answer:
        'It goes over sorted events from left to right and keeps what is active. For intervals each start adds 1 and each end subtracts 1; the largest running total is how many overlap at once. For [1, 4], [2, 5], [6, 8] the total is 1, 2, 1, 0, 1, 0, so at most 2 overlap. Sorting makes it O(n log n). If touching is no overlap, handle ends first.',
    },
    {
      kind: 'mistake',
      question: 'What happens if I forget to sort the intervals?',
      asks: [
        'what happens if i forget to sort the intervals',
        'what if the intervals are not sorted',
        'do the intervals have to be sorted',
        'must i sort the intervals first',
        'can i skip sorting the intervals',
      ],
      answer:
        'The result is wrong, because each interval is compared only with the last one kept. In [1, 3], [8, 9], [2, 6] the start 2 is not after 9, so the code merges [2, 6] into [8, 9], and it disappears. Sorted by start, the result is [1, 6], [8, 9]. If the input is already sorted, merging takes only O(n).',
    },
    {
      kind: 'what',
      question: 'Do [1, 4] and [4, 5] overlap?',
      asks: [
        'do [1,4] and [4,5] overlap',
        'do touching intervals overlap',
        'do 1 4 and 4 5 overlap',
        'intervals with the same endpoint',
        'is touching an overlap',
      ],
      answer:
        'In Merge Intervals yes: they share the point 4 and become [1, 5], so test `start <= last_end`. In Meeting Rooms and Non-overlapping Intervals no: a meeting may begin when another ends, so an overlap needs `start < last_end`. The statement or its example decides it; say which one you assume.',
    },
    {
      kind: 'when',
      question: 'When is a greedy choice correct?',
      asks: [
        'when is greedy correct',
        'when does greedy work',
        'how do i know greedy is right',
        'when can i use greedy',
      ],
      answer:
        'If the choice can never hurt: some best solution contains it, and what is left is the same kind of problem. For intervals: replace the first interval of a best plan by the one that ends earliest; it still fits, and the count is the same. If profits differ, that exchange fails, and you need DP. Search for a counterexample first.',
    },
    {
      kind: 'mistake',
      question: 'What if there are no intervals, or one is inside another?',
      asks: [
        'what if one is inside the other',
        'what if the list is empty',
        'nested intervals',
        'no intervals',
        'one interval contains another',
        'only one interval',
        'duplicate intervals',
      ],
      answer:
        'Without intervals the result is an empty list, 0 rooms or 0 removals, and one interval stays as it is. Nested ones need the larger end: [1, 10] and [2, 3] merge to [1, 10], so use `max(last_end, end)`. Equal intervals merge to one, need two rooms, and one of them is removed if none may overlap.',
    },
    {
      kind: 'how',
      question: 'How do I explain a greedy solution in an interview?',
      asks: [
        'how would i explain that in an interview',
        'explain greedy to an interviewer',
        'how do i present merge intervals',
        'how do i present a greedy solution',
      ],
      answer:
        'Say the rule in one sentence: “I sort by end and keep each interval that starts after the last kept one ends.” Then why it is safe: “The one that ends first leaves the most room; swapping it into any best plan keeps the count.” Trace three intervals. O(n log n) for the sort, O(1) extra space or O(n) for the result.',
    },
    {
      kind: 'how',
      question: 'Can I insert an interval in one pass?',
      about: 57,
      asks: [
        'can i do it in one pass',
        'insert interval in one pass',
        'insert interval without sorting',
        'insert interval in o(n)',
        'what if it overlaps with many',
      ],
      answer:
        'Yes, since the list is sorted. First copy all intervals that end before the new one starts. Then absorb those that overlap: start = the smaller start, end = the larger end, however many there are. Append the result, then the rest. [5, 8] into [1, 2], [4, 6], [8, 9] gives [1, 2], [4, 9]. O(n).',
    },
    {
      kind: 'how',
      question: 'How many arrows burst all balloons?',
      about: 452,
      asks: [
        'minimum arrows to burst balloons',
        'minimum number of arrows',
        'burst balloons with arrows',
        'touching balloons',
        'arrows and balloons',
      ],
      answer:
        'Sort the balloons by end. Shoot at the end of the first one: that also bursts every balloon that starts at or before this point. The next balloon that starts after it needs a new arrow. [1, 6], [2, 8], [7, 12], [10, 16] need two arrows, at 6 and at 12. Touching balloons share one.',
    },
    {
      kind: 'why',
      question: 'Why do I merge intervals in order of start and not of end?',
      asks: [
        'why sort by start and not by end to merge',
        'merge intervals sort by end',
        'can i sort by end to merge intervals',
        'does merging work if i sort by the end',
        'what if i sort by end in merge intervals',
        'sort by start or end for merging',
        'why does sorting by end fail for merge intervals',
      ],
      answer:
        'In order of start, comparing with the last block is enough: every earlier block ends before it starts. In order of end it is not, because a late interval can reach back over several blocks: for [1, 2], [4, 5], [1, 9] the result would be [1, 2] and [1, 9], which overlap. By end it is enough only from the right: largest end first, lowering the start of the last block.',
      about: 56,
    },
  ],
  problems: [
    {
      number: 435,
      questions: [
        {
          question: 'Sort by start or by end, and which one do I remove?',
          asks: [
            'why sort by end',
            'non overlapping intervals why sort by end',
            'why do i sort by end and not by start',
            'sort by end why',
            'sort by start or end',
            'which one to remove',
            'erase',
          ],
          answer:
            'Sort by end: the interval that ends first leaves most room. If you sort by start, on a clash remove the one with the larger end.',
        },
        {
          question: 'Is greedy cheaper than DP here?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'dp or greedy cost',
          ],
          answer:
            'O(n log n) for sorting by end, then one linear pass with O(1) extra space. DP over pairs takes O(n²).',
        },
        {
          question: 'Why do I remove touching intervals, or return too many?',
          asks: [
            'touching intervals count as overlap',
            'removes back to back ones',
            'returns kept instead of removed',
          ],
          answer:
            '[1, 2] and [2, 3] do not overlap here, so keep an interval if `start >= end`. Return n minus the kept ones, not the kept ones.',
        },
      ],
    },
    {
      number: 57,
      questions: [
        {
          question: 'When do I append the merged interval?',
          asks: ['phases', 'at the end', 'no overlap'],
          answer:
            'Append the merged interval after the loop of overlaps, even if nothing overlapped, and then the rest. That covers insertion at the front and at the end.',
        },
        {
          question: 'Can binary search make the insertion faster?',
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n) time and space, since the output is copied once. Binary search finds the spot in O(log n), but copying still takes O(n); sorting again costs O(n log n).',
        },
        {
          question: 'Which intervals overlap the new one, and how do I update?',
          asks: ['loses the larger end', 'new interval swallowed wrongly', 'overlap test in insert interval'],
          answer:
            'An interval overlaps if `start <= newEnd` and it did not end before the new one starts. Then update both: smallest start, largest end. Touching intervals merge.',
        },
      ],
    },
    {
      number: 55,
      questions: [
        {
          question: 'Is greedy enough, or do I need DP?',
          asks: ['dp or greedy', 'zeros in', 'farthest reach'],
          answer:
            'Greedy is enough: walk while `i <= farthest`, and set `farthest` to the larger of itself and `i + nums[i]`. You can reach the end if `farthest` gets to the last index. DP over all jumps takes O(n²).',
          further: {
            example:
              'In [2, 0, 1, 0], index 0 makes `farthest` 2, index 1 leaves it, and index 2 makes it 3, the last index. The 0 at index 1 did no harm.\nIn [1, 0, 2], index 0 makes it 1 and index 1 leaves it. Index 2 is beyond it, so you are stuck.',
            why: 'If an index is reachable, so is each one before it: the jump that passed over it could have been shorter. The reachable indices have no gaps, so one number describes them all.',
            check: {
              ask: 'What is `farthest` at the end for [3, 1, 0, 0, 5]?',
              right: ['3', 'three'],
              because: 'It stays 3: no index from 1 to 3 reaches beyond 3, and index 4 is never reached.',
              wrong: [
                { says: ['4', 'four'], reply: 'From which index would a jump land on the last one?' },
                { says: ['9', 'nine'], reply: 'You used the last value. Can you get to its index at all?' },
                {
                  says: ['5', 'five'],
                  reply:
                    'That value is at an index you may not be able to reach. Follow the walk step by step.',
                },
              ],
            },
            claims: [
              {
                says: [
                  'a zero always blocks the way',
                  'every zero stops the walk',
                  'a zero means the end is unreachable',
                ],
                isRight: false,
                reply:
                  'No. You can jump over a zero: in [2, 0, 1] the first jump passes it. You are stuck only if no earlier index reaches beyond it.',
              },
              {
                says: [
                  'all indices up to farthest are reachable',
                  'there are no gaps before farthest',
                  'everything before the farthest index can be reached',
                ],
                isRight: true,
                reply:
                  'Yes. A jump may be shorter than its maximum, so every index that is passed over can also be landed on.',
              },
              {
                says: [
                  'i need dp to mark reachable indices',
                  'dynamic programming is necessary here',
                  'i need a table of reachable positions',
                ],
                isRight: false,
                reply:
                  'No. The reachable indices form one range from 0, so a single number replaces the table: O(n) instead of O(n²).',
              },
            ],
          },
        },
        {
          question: 'How much does the single pass cost?',
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory', 'n squared dp'],
          answer:
            'O(n) time and O(1) space, one pass with a single number. DP that marks each reachable index takes O(n²).',
        },
        {
          question: 'Why is my result true although I am stuck?',
          asks: [
            'true although stuck',
            'farthest updated from unreachable index',
            'single element jump game',
          ],
          answer:
            'Check `i > farthest` before you update: an index you cannot reach must not extend the range. [0] is true, because you already are at the last index.',
        },
      ],
    },
    {
      number: 253,
      questions: [
        {
          question: 'When is a room free again, and why sort the ends separately?',
          asks: ['heap', 'when end equals start', 'why sort ends separately'],
          answer:
            'A meeting that ends when another starts frees its room: reuse if `end <= start`. Only the numbers of starts and ends so far matter, so they may be sorted separately.',
        },
        {
          question: 'What do the heap and the sorted ends cost?',
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n log n) time and O(n) space, both with a heap and with sorted starts and ends. A difference array takes O(n + T) for times up to T, which is good if T is small.',
        },
        {
          question: 'What does the heap contain?',
          asks: ['what does the heap size mean', 'heap stores which times', 'rooms heap top'],
          answer:
            'The heap contains the end times of rooms in use, and its top is the room that becomes free first. If the top is at most the new start, replace it; the largest heap size is the answer.',
        },
      ],
    },
    {
      number: 455,
      questions: [
        {
          question: 'Why give each child the smallest cookie that is enough?',
          asks: ['two pointers', 'largest first', 'why smallest enough'],
          answer:
            'Start with the least greedy child and give it the smallest cookie that is enough. A larger cookie may still be needed by another child, so never spend more than necessary.',
        },
        {
          question: 'What does sorting both lists cost?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'sort both lists',
          ],
          answer:
            'O(n log n + m log m) for sorting both lists; the matching pass is O(n + m), because each step moves past one cookie.',
        },
        {
          question: 'Which index moves when a cookie is too small?',
          asks: ['index moves only on success', 'both indices move', 'child skipped wrongly'],
          answer:
            'The cookie always moves on, the child only when fed. If the child moves on with a cookie that is too small, it is skipped although the next cookie would do.',
        },
      ],
    },
    {
      number: 252,
      questions: [
        {
          question: 'Do meetings that touch clash?',
          asks: ['can attend all', 'end equals start', 'sort by start'],
          answer:
            'Touching is allowed. There is a clash only if a meeting starts before the previous one ends, so compare `start < previous end` after sorting by start.',
        },
        {
          question: 'Sorting or comparing all pairs: what do they cost?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'compare all pairs',
          ],
          answer:
            'O(n log n) for sorting by start; then one pass compares adjacent meetings. Comparing all pairs takes O(n²).',
        },
        {
          question: 'Why is it enough to check neighbors?',
          asks: ['is checking neighbors enough', 'why only neighbors', 'overlap of distant ones missed'],
          answer:
            'Neighbors are enough: if two meetings overlap, then after sorting by start the earlier one also overlaps its next neighbor, which starts no later than the other one. For empty input the result is true.',
        },
      ],
    },
    {
      number: 763,
      questions: [
        {
          question: 'When do I cut, and how long is the part?',
          asks: ['last index', 'when to cut', 'size of part'],
          answer:
            'Cut where the index equals `end`, the farthest last index of the letters met so far. The size of the part is `end - start + 1`.',
        },
        {
          question: 'Why are two linear passes enough?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'why two passes',
          ],
          answer: 'O(n) time and O(1) space for 26 last indices: one pass records them, the other cuts.',
        },
        {
          question: 'What does `end` mean, and why do I cut too early?',
          asks: ['what does end mean', 'cut too early', 'start after a cut'],
          answer:
            '`end` is the farthest last index of any letter in the current part. If you cut too early, you set it to the last index of this letter instead of the maximum. After a cut the next start is `end + 1`.',
        },
      ],
    },
    {
      number: 45,
      questions: [
        {
          question: 'Why does the loop stop before the last index?',
          asks: ['fewest jumps greedy', 'counter off by one', 'loop to n - 2'],
          answer:
            'Loop only to the second-to-last index. At the last one no further jump is needed, but if it equals `end`, the loop would count one.',
        },
        {
          question: 'How does it find the fewest jumps in linear time?',
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n) time and O(1) space: each index is looked at once, as in a level-by-level BFS without a queue. DP over all jumps takes O(n²).',
        },
        {
          question: 'What is the difference between `end` and `farthest`?',
          asks: ['what are the two ends', 'current end and farthest', 'jumps counted per index'],
          answer:
            '`end` is the last index you can reach with the jumps so far, `farthest` with one more. Count a jump only when `i` reaches `end`, then set `end = farthest`.',
        },
      ],
    },
    {
      number: 1899,
      questions: [
        {
          question: 'Which triplets must I skip?',
          asks: ['which to skip', 'max greedy'],
          answer:
            'Skip every triplet that has a value above the target at its position: merging takes maxima, so that value would stay forever. All other triplets may be merged without harm.',
        },
        {
          question: 'What does one pass over the triplets cost?',
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n) time and O(1) space: one pass over the triplets, three comparisons each, and three flags.',
        },
        {
          question: 'Must the three values come from the same triplet?',
          asks: ['must values come from one', 'three flags in triplets', 'do not need the same source'],
          answer:
            'The three target values may come from different triplets, because merging takes the maximum per position. Keep one flag per position among the triplets that have no value above the target.',
        },
      ],
    },
    {
      number: 135,
      questions: [
        {
          question: 'Why two passes, and what about equal ratings?',
          asks: ['two passes', 'equal ratings', 'why max of both'],
          answer:
            'One pass compares each child with the left neighbor, the other with the right one. The larger of the two values satisfies both. Neighbors with equal ratings demand nothing of each other.',
        },
        {
          question: 'Can it be done in constant space?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'one pass constant space',
          ],
          answer:
            'O(n) time and O(n) space with two passes over one array. Counting rising and falling runs needs only O(1) space, but is harder to get right.',
        },
        {
          question: 'Why does a peak get too few candies?',
          asks: ['second pass overwrites the first', 'peak gets too few candies', 'ratings 1 3 2 1 wrong'],
          answer:
            'In the pass from the right take the maximum of the old value and the right neighbor plus 1. Overwriting it breaks peaks: in [1, 2, 3, 1] the 3 would fall from 3 candies to 2.',
        },
      ],
    },
    {
      number: 56,
      questions: [
        {
          question: 'Why is my merged interval too short?',
          asks: ['nested', 'last end max', '[1,10] [2,3]', 'wrong'],
          answer:
            'Use `last.end = max(last.end, cur.end)`; setting it to the new end shrinks it when an interval is inside another.',
        },
        {
          question: 'What does it cost, sorted or unsorted?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'merging already sorted input',
          ],
          answer:
            'O(n log n) for sorting, then O(n) for the pass, and O(n) space for the output. If the input is already sorted by start, O(n).',
        },
        {
          question: 'Why is the last block missing, or the order strange?',
          asks: ['output still has old ones', 'forgets the last block', 'start sorted as strings'],
          answer:
            'Extend the last block inside the result and append only when a gap appears; then the last block cannot be forgotten. In JavaScript sort with a comparator on the start, or the intervals are compared as strings.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A radio station lists 100,000 ads by first and last minute, in order of the first. Ads that overlap are joined into one block, and so on for everything that overlaps the block. Return the first and last minute of every block.',
      words: ['in order of the first', 'joined into one block'],
      not: 'sorting',
      why: 'The ads are in order already, and order alone leaves [1, 9], [2, 3] and [4, 8] as three ads; you must carry the latest end so far to see that they form one block.',
      idea: 'Go through the list; extend the current block if the next ad starts no later than its end, otherwise open a new block.',
      cost: 'O(n)',
    },
    {
      task: 'A pond has a million floating pads in a row. From pad i, a robot frog can hop forward by any number of pads up to r[i]. Can it get from the first pad to the last?',
      words: ['by any number of pads up to', 'from the first pad to the last'],
      not: 'dynamic-programming',
      why: 'Deriving each pad from all the pads that reach it can take n² steps, 10^12 here, and one number, the farthest reachable pad, is enough.',
      idea: 'Sweep once and keep the farthest pad reachable so far; if you arrive at a pad beyond it, the answer is no.',
      cost: 'O(n)',
    },
    {
      task: 'Along a straight highway, 100,000 farms lie at known kilometers. A mast may be put anywhere on the highway and serves every farm within 5 kilometers. What is the fewest masts that serve all farms?',
      words: ['within 5 kilometers', 'the fewest masts'],
      not: 'binary-search-on-answer',
      why: 'The reach is given, so there is no limit to guess, and one sweep finds the number of masts directly.',
      idea: 'Go through the farms from west to east; the first unserved farm gets a mast 5 kilometers past it, and every farm this mast reaches is skipped.',
      cost: 'O(n log n)',
    },
    {
      task: 'A mechanic knows 50,000 repairs before the day starts, each with its duration and its deadline. She does one at a time, in any order, and must finish every one. Can she meet all the deadlines?',
      words: ['must finish every one', 'meet all the deadlines'],
      not: 'zero-one-knapsack',
      why: 'A knapsack chooses which repairs to take, but none may be left out here: only their order is free.',
      idea: 'Do the repairs by earliest deadline; add up the durations and check that no deadline is passed.',
      cost: 'O(n log n)',
    },
    {
      task: 'A row of a million folders carries the numbers 1 to 1,000,000 in some order. Cut the row into as many consecutive blocks as possible, so that putting each block in order on its own puts the entire row in order. How many blocks?',
      words: ['a million folders', 'putting each block in order on its own'],
      not: 'dynamic-programming',
      why: 'Trying every last cut for every position takes n² steps, 10^12 here, although a possible cut never spoils another one.',
      idea: 'Sweep with the largest number so far: whenever it equals the position, everything up to here belongs here, so cut.',
      cost: 'O(n)',
    },
  ],
  claims: [
    {
      says: ['merging needs the intervals sorted by start', 'i sort by start to merge'],
      isRight: true,
      reply: 'Yes. Then an interval can only overlap the last merged one, so one pass is enough.',
    },
    {
      says: [
        'compare only with the interval right before it',
        'it is enough to look at the previous interval',
      ],
      isRight: false,
      reply:
        'No. Compare with the last merged interval, whose end may come from an earlier one: [1, 10], [2, 3], [4, 5].',
    },
    {
      says: ['sort by start to keep the most intervals', 'earliest start first gives the most intervals'],
      isRight: false,
      reply: 'No. One long interval that starts first can block many short ones. Sort by the end.',
    },
    {
      says: ['sort by end to keep the most intervals', 'earliest end first gives the most intervals'],
      isRight: true,
      reply: 'Yes. The one that ends first leaves the most room for the others.',
    },
    {
      says: ['to merge intervals sort by end', 'merging needs sorting by the end'],
      isRight: false,
      reply: 'No, sort by the start. Then each interval overlaps the last merged one, or starts a new one.',
    },
    {
      says: ['greedy always works', 'greedy always gives the best answer'],
      isRight: false,
      reply:
        'No. It works only where a choice that looks best now can be proved safe. With a profit for each interval it can fail.',
    },
    {
      says: ['merging intervals is o(n log n)', 'the sort costs the most when merging'],
      isRight: true,
      reply: 'Yes. After the sort, one pass of O(n) is enough.',
    },
    {
      says: [
        'the answer is the number of overlaps',
        'the number of rooms is the number of overlapping pairs',
        'count the overlaps for the rooms',
        'meeting rooms 2 counts overlapping pairs',
        'each overlap needs a new room',
      ],
      isRight: false,
      reply:
        'No. With [1, 10], [2, 3], [4, 5], [6, 7] there are three overlapping pairs, but at most two meetings run at once. You need the largest number that run at the same moment.',
    },
    {
      says: [
        'the rooms are the most meetings at the same time',
        'the answer is the largest number of meetings running at once',
        'rooms needed is the maximum number of overlapping meetings at one moment',
        'count how many meetings run at the same time and take the max',
      ],
      isRight: true,
      reply:
        'Yes. That many meetings run at the same moment, each needs a room, and no more are ever needed.',
    },
    {
      says: [
        'at each step i jump as far as possible',
        'always jump as far as possible',
        'jump game takes the longest jump',
        'i use the maximum jump each time',
        'take the biggest jump',
      ],
      isRight: false,
      reply:
        'No. The longest jump may land on a 0. In [2, 3, 0, 1, 4] the jump of 2 is stuck at the 0, but via the 3 you reach the end. Keep the farthest index that any jump reaches.',
    },
    {
      says: [
        'keep the farthest index i can reach',
        'update the reach with i + nums[i]',
        'jump game keeps the maximum reach',
        'if the index is beyond the reach i am stuck',
        'the reach is the max of i + nums[i]',
      ],
      isRight: true,
      reply:
        'Yes. As long as i is within reach, the reach becomes the larger of itself and i + nums[i]. If i is beyond it, you are stuck.',
    },
    {
      says: [
        'sort by end to remove the fewest',
        'non overlapping intervals sorts by end',
        'the interval that ends first leaves the most room',
        'keep the one with the smallest end',
        'take the interval that ends earliest',
      ],
      isRight: true,
      reply: 'Yes. The interval that ends first leaves the most room for the others.',
    },
    {
      says: [
        'take the interval that starts first',
        'sort by start and keep the first one',
        'earliest start keeps the most intervals',
        'the interval that starts earliest is best',
      ],
      isRight: false,
      reply:
        'No. A long interval may start first and block many short ones: [1, 10], [2, 3], [4, 5]. Starting first keeps one, ending first keeps two.',
    },
    {
      says: [
        'take the shortest interval first',
        'the shortest interval is best',
        'sort by length',
        'greedy by the shortest interval works',
      ],
      isRight: false,
      reply:
        'No. The shortest may lie across the border of two others: [1, 5], [4, 7], [6, 10]. It is the shortest and blocks both, though two fit without it.',
    },
    {
      says: [
        'the merged end is the end of the second interval',
        'when merging use the end of the current interval',
        'the new end is the end of the later one',
        'set the end to the end of the next interval',
        'the later interval always ends later',
      ],
      isRight: false,
      reply: 'No. Take the larger of both ends. With [1, 10] and [2, 3] the merged end must stay 10.',
    },
    {
      says: [
        'the merged end is the max of both ends',
        'take the maximum of the two ends',
        'use max for the end when merging',
        'a nested interval does not change the end',
      ],
      isRight: true,
      reply:
        'Yes. An interval inside another one must not make it shorter: [1, 10] and [2, 3] merge to [1, 10].',
    },
    {
      says: [
        '[1,4] and [4,5] overlap',
        'touching intervals are merged',
        'intervals that touch count as overlapping',
        'if the start equals the end they are merged',
        'intervals sharing an endpoint overlap',
      ],
      isRight: true,
      reply:
        'For merging, yes in the usual statement: [1, 4] and [4, 5] become [1, 5]. For meeting rooms and non-overlapping intervals touching is fine and no conflict. Read the statement.',
    },
    {
      says: [
        'greedy is always optimal',
        'greedy works for every optimization problem',
        'taking the best now always gives the best result',
        'a greedy choice is always right',
      ],
      isRight: false,
      reply:
        'No. For coins 1, 3, 4 and the amount 6 greedy takes 4 + 1 + 1, but 3 + 3 is better. You need a proof, such as an exchange argument, or DP.',
    },
    {
      says: [
        'greedy needs a proof',
        'i need an exchange argument',
        'to prove greedy i swap its choice into the best solution',
        'an exchange argument shows that greedy is right',
        'first look for a counterexample',
      ],
      isRight: true,
      reply:
        'Yes. Show that a best solution can be changed to begin with the greedy choice without getting worse. Or find a counterexample with three small items first.',
    },
    {
      says: [
        'it is o(n log n) because of sorting',
        'the sort dominates',
        'sorting takes the most time',
        'the time is n log n',
        'the loop is o(n) and the sort is o(n log n)',
      ],
      isRight: true,
      reply: 'Yes, because of the sort: O(n log n). The pass itself is O(n).',
    },
    {
      says: [
        'i do not have to sort the intervals',
        'merging works without sorting',
        'sorting is not needed',
        'compare each interval with the next without sorting',
      ],
      isRight: false,
      reply:
        'No. Unsorted, an interval may overlap one that comes much later: [1, 3], [8, 9], [2, 6]. Sorted by start, it is enough to look at the last merged one.',
    },
    {
      says: [
        'if the tank is negative the start is the next station',
        'when the gas is below zero start at the next station',
        'reset the start after the failure',
        'stations before the failure can be skipped',
        'gas station restarts after the station where it fails',
      ],
      isRight: true,
      reply:
        'Yes. If the tank is negative after station b, no station from the start up to b can be the right one, so go on with b + 1.',
    },
    {
      says: [
        'gas station may have no solution even if the total is enough',
        'enough total gas does not guarantee a solution',
        'i must try every start',
        'gas station needs two loops',
      ],
      isRight: false,
      reply:
        'No. It is possible exactly if the total gas is at least the total cost. Then the start found by the one pass works.',
    },
    {
      says: [
        'i append and sort',
        'for insert interval i append it and merge',
        'add the new interval and sort again',
        'insert interval is just merge intervals after adding it',
      ],
      isRight: true,
      reply:
        'It works, in O(n log n): append the new interval, sort by start and merge. But the list is sorted already, so one pass in O(n) is enough: before, overlapping, after.',
    },
    {
      says: [
        'minimum arrows is like non overlapping intervals',
        'arrows are like non overlapping intervals',
        'the arrows are the number of disjoint intervals',
        'for the arrows i sort by end',
        'its like non overlapping intervals',
      ],
      isRight: true,
      reply:
        'Yes. One arrow per group: sort by end, shoot at the end of the first balloon, skip all that start at or before it. Here touching balloons share an arrow.',
    },
  ],
} satisfies TutorTexts
