import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  674: {
    asks: 'Given an integer array, return the length of its longest contiguous subarray in which each element is strictly larger than the one before it.',
    hints: [
      'Write under each number of [2, 4, 9, 3, 8] the length of the increasing run that ends there: 1, 2, 3, 1, 2. The first number always gets 1.',
      'Compare each number with its left neighbor only. If it is strictly larger, the length grows by 1; a smaller or an equal number starts a new run.',
      'Keep `length`, the length of the run that ends at the current number, and `best`, the largest length so far. Update `best` after every number, so that a run at the very end counts too. Return `best`.',
    ],
    cost: 'O(n) time and O(1) space, because a contiguous run needs only a counter',
  },
  300: {
    asks: 'Given an integer array, return the length of its longest subsequence in which each element is strictly larger than the one before it. A subsequence keeps the original order but may leave out any elements.',
    hints: [
      'Take [4, 6, 3, 5] and write under each number the length of the longest increasing subsequence that ends exactly there: 1, 2, 1, 2. A number with nothing smaller before it gets 1.',
      'Each number replaces the first tail that is greater than or equal to it: a chain of that length can now end with a smaller value. If all tails are smaller, append the number.',
      '`tails[k]` is the smallest last number of all increasing chains of length k + 1 so far. So `tails` is always sorted, and a lower-bound search finds the index to replace. It need not be a subsequence itself, but its length at the end is the answer.',
    ],
    solvedBy: 'longest-increasing-subsequence',
  },
  646: {
    asks: "Among given pairs `[left, right]` with `left < right`, one may follow another if its `left` is strictly larger than the other's `right`. Return the largest number of pairs in such a chain; you choose their order.",
    hints: [
      'Sort the pairs by their second number: [1, 9], [2, 3], [4, 6] becomes [2, 3], [4, 6], [1, 9]. Taking [2, 3] first is safe, because no other pair leaves more room.',
      'Keep `end`, the second number of the last pair you took. If the next pair starts strictly after `end`, take it and move `end`; otherwise skip it.',
      'Start with `end` at minus infinity and go through the sorted pairs once, counting those you take. At every moment the chain is as long as possible for the pairs so far, and no chain of that length ends earlier. Return the count.',
    ],
  },
  673: {
    asks: 'Given an integer array, return the number of strictly increasing subsequences of the greatest possible length. Subsequences that use different indices count separately, even if their values are the same.',
    hints: [
      'Give each number two values for the subsequences that end exactly at it: the greatest length, and how many have this length. A number alone is one subsequence, so both start at 1.',
      'Index i looks at each earlier j with `nums[j] < nums[i]`. It offers the length `length[j] + 1`, and it offers it `count[j]` times, so that is the amount you store or add.',
      'Go through i from left to right, so that all earlier entries are final; a longer offer sets `length[i]` and `count[i]`, an equal one adds `count[j]`. At the end find the greatest length and return the sum of `count[i]` over all i that have it.',
    ],
    cost: 'O(n²) time, because each element scans all earlier ones',
  },
  368: {
    asks: 'Given distinct positive integers, return a subset of the largest possible size in which, for every two elements, one is divisible by the other. If there are several, any of them is accepted, in any order.',
    hints: [
      'Sort the numbers in ascending order, so that the other members that divide a number come before it. Each number alone is a valid set: `size[i]` starts at 1, and `prev[i]` at -1.',
      'For each earlier j with `nums[i] % nums[j] == 0`, compare `size[j] + 1` with `size[i]`. One check is enough: whatever divides `nums[j]` divides `nums[i]` too.',
      '`size[i]` is the size of the largest set whose largest member is `nums[i]`; whenever it improves, set `prev[i] = j`. When all are filled, start at the index with the largest size and follow `prev` until -1. The numbers you pass are the answer.',
    ],
    cost: 'O(n²) time, because each number is tried after all smaller ones',
  },
  1048: {
    asks: 'A word may follow another if inserting one letter anywhere in the other produces it. Given a list of words, return the largest number of words in a chain in which each word may follow the one before.',
    hints: [
      'Take the words a, ab, cab and cd. The chain for a has length 1, ab makes it 2, cab makes it 3; cd gets only 1, because neither c nor d is in the list.',
      'Keep a map from each word to the length of the longest chain that ends with it. A shortened word that is not in the map counts 0, so the new entry is 1 plus the largest value found.',
      'Read the words from short to long: when a word comes, all its possible predecessors are in the map, with final values. A word with L characters needs L lookups. Return the largest value in the map.',
    ],
    cost: 'O(n · L²) time and O(n · L) space for words up to length L, because each of the L shorter words is built and looked up',
  },
  1027: {
    asks: 'Given an integer array, return the length of its longest subsequence whose consecutive elements all have the same difference, which may be positive, negative, or zero.',
    hints: [
      'Take [3, 6, 8, 9]: from 3 to 6 the difference is 3, from 6 to 9 as well, so the two pairs join to length 3. A pair on its own has length 2.',
      'At index i, visit every earlier j and compute `d = nums[i] - nums[j]`. If a sequence with difference d ends at j, number i extends it by 1; otherwise the pair is a new sequence of length 2.',
      '`length[i][d]` is the longest arithmetic subsequence that ends at i with difference d, in one map per index. For j from left to right set it to `length[j].get(d, 1) + 1`; a later j of equal value is never worse. Return the largest entry.',
    ],
    cost: 'O(n²) time and space, because every pair fixes a difference',
  },
  354: {
    asks: 'Given the widths and heights of envelopes, return the largest number that can be nested one inside the next. An envelope fits into another only if both dimensions are strictly smaller, and envelopes are not rotated.',
    hints: [
      'Check by hand which of [2, 3], [3, 5] and [3, 4] fit into each other: [2, 3] fits into both others, but [3, 4] does not fit into [3, 5], because the widths are equal.',
      'Keep `tails`: for each number of nested envelopes, the smallest height that can be the outermost. Each height replaces the first tail that is not smaller than it, or is appended if there is none.',
      'In sorted order, envelopes nest exactly if their heights strictly increase: among equal widths the heights fall, so such a chain never contains two of them. `tails` stays sorted, so binary search finds the index. Its length after the last height is the answer.',
    ],
    solvedBy: 'russian-doll-envelopes',
  },
  1671: {
    asks: 'A mountain strictly increases to a peak and then strictly decreases, with at least one element on each side of the peak. Given an integer array, return the smallest number of elements to remove so that a mountain remains.',
    hints: [
      'Turn the task around: find the longest mountain that you can keep. In [2, 5, 1, 4, 3] you can keep 2, 5, 4, 3 with the peak 5, so one removal is enough.',
      'For each index compute `up[i]`, the longest strictly increasing subsequence that ends there, and `down[i]`, the longest strictly decreasing one that starts there. You get `down` by the same method from right to left.',
      'With its peak at i, the longest mountain has `up[i] + down[i] - 1` elements, since both sides contain the peak. Only indices with `up[i] > 1` and `down[i] > 1` can be peaks. Return n minus the largest such length.',
    ],
  },
} satisfies ProblemHelpTexts
