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
      ],
      answer:
        'Sort the intervals, then walk once and take the choice that looks best now, never going back. It is right when an exchange argument shows that any best solution can be changed to make that choice without getting worse.',
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
    },
    {
      kind: 'why',
      question: 'Why is the earliest end optimal?',
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
    },
    {
      kind: 'mistake',
      question: 'Why does my merge lose the longer end?',
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
    },
    {
      kind: 'how',
      question: 'How many intervals overlap at once?',
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
    },
    {
      kind: 'how',
      question: 'How do I find out whether I can reach the end?',
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
    },
    {
      kind: 'when',
      question: 'How do I buy low and sell high in one pass?',
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
        'Take a best solution that differs from the greedy one at the first choice, exchange that choice for the greedy one, and show that it stays valid and no worse. First look for a counterexample with three small items.',
    },
    {
      kind: 'how',
      question: 'How do I add one interval to a sorted list?',
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
      question: 'Is it right to sort by start and take what fits?',
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
      asks: [
        'intervals arrive one by one',
        'booking calendar online conflicts',
        'add intervals in a stream',
        'check a new booking quickly',
      ],
      answer:
        'Keep the disjoint intervals in a map sorted by start. For a new booking check only its neighbors: the previous one must end by its start, and the next must start at or after its end. With a tree map that costs O(log n) per booking; a sorted array inserts in O(n).',
    },
  ],
  problems: [
    {
      number: 435,
      questions: [
        {
          asks: ['sort by start or end', 'which one to remove', 'erase'],
          answer:
            'Sort by end: the interval that ends first leaves most room. If you sort by start, on a clash remove the one with the larger end.',
        },
        {
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
          asks: ['phases', 'at the end', 'no overlap'],
          answer:
            'Append the merged interval after the loop of overlaps, even if nothing overlapped, and then the rest. That covers insertion at the front and at the end.',
        },
        {
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n) time and space, since the output is copied once. Binary search finds the spot in O(log n), but copying still takes O(n); sorting again costs O(n log n).',
        },
        {
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
          asks: ['dp or greedy', 'zeros in', 'farthest reach'],
          answer:
            'Greedy is enough: walk while `i <= farthest` and raise `farthest` to `i + nums[i]`. DP over all jumps is O(n²).',
        },
        {
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory', 'n squared dp'],
          answer:
            'O(n) time and O(1) space, one pass with a single number. DP that marks each reachable index takes O(n²).',
        },
        {
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
          asks: ['heap', 'when end equals start', 'why sort ends separately'],
          answer:
            'A meeting that ends when another starts frees its room: reuse if `end <= start`. Only the numbers of starts and ends so far matter, so they may be sorted separately.',
        },
        {
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n log n) time and O(n) space, both with a heap and with sorted starts and ends. A difference array takes O(n + T) for times up to T, which is good if T is small.',
        },
        {
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
          asks: ['two pointers', 'largest first', 'why smallest enough'],
          answer: 'A larger cookie may still be needed by another child, so never spend more than needed.',
        },
        {
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
          asks: ['can attend all', 'end equals start', 'sort by start'],
          answer: 'Touching is allowed: only start < previous end is a clash.',
        },
        {
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
          asks: ['is checking neighbors enough', 'why only neighbors', 'overlap of distant ones missed'],
          answer:
            'Yes: if two meetings overlap, then after sorting by start the earlier one also overlaps its next neighbor, which starts no later than the other. Empty input is true.',
        },
      ],
    },
    {
      number: 763,
      questions: [
        {
          asks: ['last index', 'when to cut', 'size of part'],
          answer: 'The cut comes at index == end; the size is end - start + 1.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'why two passes',
          ],
          answer: 'O(n) time and O(1) space for 26 last indices: one pass records them, the other cuts.',
        },
        {
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
          asks: ['fewest jumps greedy', 'counter off by one', 'loop to n - 2'],
          answer: 'Loop only to the second last index: at the last one no jump is needed.',
        },
        {
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n) time and O(1) space: each index is looked at once, as in a level-by-level BFS without a queue. DP over all jumps takes O(n²).',
        },
        {
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
          asks: ['which to skip', 'max greedy'],
          answer:
            'Merging takes maxima, so a too large value would stay forever. All other triplets may be merged without harm.',
        },
        {
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n) time and O(1) space: one pass over the triplets, three comparisons each, and three flags.',
        },
        {
          asks: ['must values come from one', 'three flags in triplets', 'do not need the same source'],
          answer:
            'The three target values may come from different triplets, because merging takes the maximum per position. Keep one flag per position among the triplets without a too large value.',
        },
      ],
    },
    {
      number: 135,
      questions: [
        {
          asks: ['two passes', 'equal ratings', 'why max of both'],
          answer: 'One pass handles one neighbor. The maximum satisfies both; equal ratings demand nothing.',
        },
        {
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
          asks: ['nested', 'last end max', '[1,10] [2,3]', 'wrong'],
          answer:
            'Use `last.end = max(last.end, cur.end)`; setting it to the new end shrinks it when an interval is inside another.',
        },
        {
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
          asks: ['output still has old ones', 'forgets the last block', 'start sorted as strings'],
          answer:
            'Extend the last block inside the result and append only when a gap appears; then the last block cannot be forgotten. In JavaScript sort with a comparator on the start, or numbers are compared as strings.',
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
} satisfies TutorTexts
