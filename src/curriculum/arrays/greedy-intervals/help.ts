import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  455: {
    asks: '`g[i]` is the smallest cookie size that satisfies child `i`, and `s` lists the sizes of the cookies. Each child gets at most one whole cookie, and cookies are not shared. Return the largest number of children you can satisfy.',
    hints: [
      'Sort the children by greed and the cookies by size, and begin with the least greedy child: for greed [1, 3] and cookies [2, 2], give this child the first 2.',
      'If the current cookie is large enough for the current child, go on to the next child and the next cookie. If not, it is too small for all the others too, so drop only the cookie.',
      'All children before the current one are content, and no way to give out the cookies seen so far makes more children content. Each step uses or drops one cookie. When the cookies or the children run out, return how many children are content.',
    ],
  },
  252: {
    asks: 'Given a list of meetings as `[start, end]` pairs, return whether one person can attend all of them from start to end. A meeting may begin at the very moment another one ends.',
    hints: [
      'Sort the meetings by start and compare two by hand: [1, 4] and [3, 5] overlap, because 3 is before 4. [1, 4] and [4, 6] only touch, which is allowed.',
      'For each meeting after the first, check whether its start is before the end of the previous meeting. If it is, one person cannot attend both, so return false.',
      'As long as nothing overlaps, the previous meeting ends later than all others so far, so it is the only one to compare with. If no comparison fails, return true; with one meeting or none there is nothing to compare.',
    ],
  },
  56: {
    asks: 'Join all overlapping intervals in a list of `[start, end]` pairs. Return intervals that cover exactly the same points without any overlap. Intervals that only share an endpoint are joined too.',
    hints: [
      'Sort by start and take the first interval as a block. For [1, 6], [2, 4], [8, 9], the 2 is not after 6, so [2, 4] belongs to the block; [8, 9] does not.',
      'Compare the next interval with the last block only. If its start is at most the end of the block, they overlap or touch, so extend the block; otherwise append it as a new block.',
      'The blocks so far do not overlap, and only the last one can still grow, because later intervals start no earlier. To extend it, set its end to `max(block end, interval end)`. After the last interval, the list of blocks is the answer.',
    ],
    solvedBy: 'merge-intervals',
  },
  57: {
    asks: 'The list `intervals` is sorted by start and has no overlaps. Add `newInterval`, joining intervals that overlap or share an endpoint, and return the list, which must again be sorted and free of overlaps.',
    hints: [
      'Insert [5, 8] into [1, 2], [4, 6], [8, 9] by hand. [1, 2] ends before 5 and stays as it is; [4, 6] and [8, 9] overlap or touch it, so they become [4, 9].',
      'An interval is before the new one if it ends before the new start, and after it if it starts after the new end. Otherwise, widen the new one to the smaller start and the larger end.',
      'Run three loops with one index: copy while `end < newStart`; widen while `start <= newEnd`, with the newEnd that already grew; append the new interval, even if nothing overlapped, and copy the rest. The answer stays sorted and without overlaps.',
    ],
    cost: 'O(n) time, because the intervals are already sorted',
  },
  435: {
    asks: 'Given intervals as `[start, end]` pairs, return the smallest number of them you must remove so that no two of the others overlap. Intervals that only share an endpoint do not overlap.',
    hints: [
      'Turn it around: find how many intervals you can keep, since the others are removed. Of [1, 9], [2, 3], [4, 5] you can keep the two short ones, so one is removed.',
      'Keep the interval that ends first and store its end. Compare each next start with the stored end: if it is smaller, remove this interval; if not, keep it and store its end.',
      'Among the intervals seen so far, the kept ones are as many as possible, and the stored end is the earliest that so many allow. So keep exactly the intervals with `start >= end` (touching is no overlap), count the others, and return that count.',
    ],
  },
  763: {
    asks: 'Cut the string `s` into as many consecutive parts as possible, so that no letter occurs in two different parts. Return the lengths of the parts from left to right.',
    hints: [
      'Write down the last index of each letter: in `abac`, a is last at 2, b at 1, c at 3. So the part that begins with a cannot end before index 2.',
      'Walk over the string and keep the `end` of the current part. At each letter, raise `end` to the last index of this letter if that is larger.',
      '`end` is always the largest last index of the letters in the current part. When `i == end`, none of them occurs later, so cut here: add `i - start + 1` to the answer and set `start = i + 1`. Cutting at the first chance gives the most parts.',
    ],
    cost: 'O(n) time and O(1) space, because there are only 26 letters to locate',
  },
  55: {
    asks: 'You start at index 0 of `nums`, and from index `i` you may jump forward by 1 to `nums[i]` indices. Return whether you can reach the last index. With a single element you are already there.',
    hints: [
      'In [2, 0, 1, 0], you get from index 0 as far as index 2: note 2 as your reach. Index 1 adds nothing, and index 2 raises the reach to 3, the last index.',
      'From index `i`, you get as far as `i + nums[i]`. If `i` is not beyond the reach, set `reach = max(reach, i + nums[i])`; you need not decide which jumps lead there.',
      'Every index from 0 to `reach` can be reached, because shorter jumps are allowed, and at index `i`, `reach` already uses all indices before it. Start it at 0. If `i > reach`, return false; if you get through the array, return true.',
    ],
    cost: 'O(n) time and O(1) space, because positions are already in order',
  },
  45: {
    asks: 'You start at index 0, and one jump from index `i` takes you forward by 1 to `nums[i]` indices. Return the smallest number of jumps that reach the last index, which is always possible.',
    hints: [
      'Group the indices by the number of jumps: in [2, 1, 3, 1, 1], index 0 needs none, 1 and 2 need one, 3 and 4 need two. Each group is contiguous.',
      'While you walk over a group, compute `farthest = max(farthest, i + nums[i])`. You need not choose where to jump from: the next group ends at `farthest`.',
      '`end` is the last index you can reach with `jumps` jumps; all three variables start at 0. After updating `farthest`, if `i == end`, raise `jumps` and set `end = farthest`. Walk only to the second-to-last index, or you may count one jump too many; return `jumps`.',
    ],
    solvedBy: 'fewest-jumps',
    cost: 'O(n) time and O(1) space, because two boundaries are all it needs',
  },
  253: {
    asks: 'Given meetings as `[start, end]` pairs, return the smallest number of rooms in which all of them can take place as scheduled. A room is free again for a meeting that starts exactly when the previous one ends.',
    hints: [
      'Draw [0, 20], [3, 8] and [8, 15] as bars on a timeline. At time 5 two meetings are running, and there are never more, so two rooms are enough.',
      'If the next start is before the next end, no room has become free, so you need another one. If it is not, that meeting has ended and its room is free.',
      'Sort all starts and all ends in two lists. For each start in order, compare it with `ends[e]`: if it is smaller, raise `rooms`; otherwise reuse the free room and raise `e`. `rooms` is the largest number of meetings at once so far; return it.',
    ],
    solvedBy: 'fewest-rooms',
  },
  1899: {
    asks: 'One operation picks two triplets from a list and replaces one of them with the entry-by-entry maximum of the two. Return whether, after any number of operations (possibly none), the triplet `target` is in the list.',
    hints: [
      'Merging takes the maximum at each position, so a number never gets smaller. For target [3, 6, 4], the triplet [2, 9, 1] is useless: its 9 can never become 6.',
      'A triplet that is at most the target at all three positions can do no harm. For each of these, note at which positions it equals the target.',
      'Keep three flags, one per position, and set a flag when a harmless triplet equals the target there. Merging all harmless triplets never exceeds the target, and reaches it exactly at the flagged positions. So return true if all three flags are set.',
    ],
    cost: 'O(n) time and O(1) space, because each triplet is checked alone',
  },
  135: {
    asks: 'Children in a row with the given `ratings` each get at least one candy, and a child rated higher than an adjacent child gets more candies than that child. Neighbors with equal ratings may differ. Return the smallest total.',
    hints: [
      'Give each child one candy, the least allowed. For ratings [3, 5, 5], only the middle child is rated higher than a neighbor, so 1, 2, 1 is enough; equal ratings demand nothing.',
      'Going right, a child rated higher than the left neighbor gets one candy more than that neighbor. Going left, a child rated higher than the right neighbor needs at least one more than that neighbor.',
      'After the first sweep, all demands toward the left hold with as few candies as possible. In the second, set `candies[i] = max(candies[i], candies[i + 1] + 1)` where the rating is higher. Raising a child here breaks no earlier demand, so return the sum.',
    ],
    cost: 'O(n) time, because two sweeps replace sorting',
  },
} satisfies ProblemHelpTexts
