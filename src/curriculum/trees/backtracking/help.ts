import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  1863: {
    asks: 'Given an integer array, compute the XOR of every subset, 0 for the empty one, and return the sum of these results. Elements at different indices count as different, even if their values are equal.',
    hints: [
      'Write all subsets of [2, 3] with their XOR by hand: [] has 0, [2] has 2, [3] has 3, and [2, 3] has 1, so the answer is 6.',
      'A call takes an index and the XOR so far. It calls itself twice with the next index: once with the same XOR, once with `xor ^ nums[i]`.',
      'When the index reaches n, one subset is complete: return its XOR. Any other call returns the sum of its two calls, the total for all subsets that agree with the choices so far. Start with index 0 and XOR 0; there is nothing to undo.',
    ],
    cost: 'O(2^n), because a running XOR is passed down and nothing is copied',
  },
  78: {
    asks: 'Given an array of distinct integers, return all of its subsets, including the empty one and the whole array. Each subset appears once; the order of subsets and of elements within them does not matter.',
    hints: [
      'Draw the tree for [1, 2]: below [] are [1] and [2], and below [1] is [1, 2]. These four paths are the answer, and [] is one of them.',
      'A call first records a copy of the path. Then, for each i from `start` on, it appends `nums[i]`, calls itself with `i + 1`, and removes the number again.',
      'The path is always in index order, and only indices from `start` on may join it, so no subset appears twice. Begin with an empty path and `start = 0`. At the end of the array the loop is empty and the call returns.',
    ],
    solvedBy: 'all-subsets',
    cost: 'O(n · 2^n), because each of the 2^n subsets is copied, and it has up to n elements',
  },
  46: {
    asks: 'Given an array of distinct integers, return every arrangement of all its elements, each exactly once. The arrangements may come in any order.',
    hints: [
      'For [1, 2, 3], write the permutations that begin with 1: after it comes 2, 3 or 3, 2. A path with all n numbers is complete: record a copy.',
      'In each call, loop over all numbers from index 0. Skip a marked number; otherwise mark and append it, recurse, then remove it and clear the mark.',
      'A number is marked exactly while it is on the path, and each call leaves the path and the marks as it found them. All input values differ, so each permutation is reached exactly once, and you record n! copies.',
    ],
    solvedBy: 'unique-permutations',
    cost: 'O(n · n!), because each level has one option fewer than the level above',
  },
  39: {
    asks: 'Given distinct positive integers, return every combination that sums to `target`, or an empty list if there is none. Each number may be used any number of times, and combinations that differ only in order count as one.',
    hints: [
      'Give each call `remaining`, the amount that is still missing, starting with the target. At 0 the path is a solution, so record a copy; below 0 the branch has failed.',
      'For each i from `start` on, append `candidates[i]`, recurse with i and `remaining - candidates[i]`, then remove it. Smaller indices are not tried again, so 2, 3 and 3, 2 do not both appear.',
      'The sum of the path plus `remaining` is always the target, and indices along the path never decrease. Sort first, and leave the loop at a candidate larger than `remaining`, since all later ones are too large as well. All candidates are positive, so every branch ends.',
    ],
    solvedBy: 'combination-sum',
  },
  90: {
    asks: 'Given an integer array that may contain duplicates, return all different subsets, including the empty one. Subsets that contain the same values equally often count as one; any order is accepted.',
    hints: [
      'Draw the tree for [1, 2, 2] by hand and cross out what repeats: [2] and [1, 2] each appear twice, once with either 2. The two always have the same parent in the tree.',
      'In the loop, skip i if `i > start` and `nums[i] == nums[i - 1]`. With `i > 0` you would lose [2, 2]: below the first 2, the second one is allowed.',
      'Sort, then in each call record a copy of the path and loop from `start`: skip the index, or append, recurse with `i + 1`, and remove. Of equal values, each level tries only the first, so a subset with two 2s arises in one way only.',
    ],
    cost: 'O(n · 2^n), because in the worst case all 2^n subsets differ, and each is copied',
  },
  40: {
    asks: 'Given positive integers that may repeat, return every different combination that sums to `target`, or an empty list if there is none. Each element is used at most once, and combinations with the same values count as one.',
    hints: [
      'Sort the candidates, and give each call `remaining`, the amount that is still missing; at 0 record a copy of the path. Check by hand: 1, 1, 2 with target 3 has one result, [1, 2].',
      'For i from `start` on: if the candidate is larger than `remaining`, end the loop; if `i > start` and it equals the one before, skip it. Otherwise append it, recurse with `i + 1`, and remove it.',
      'The sum of the path plus `remaining` is always the target, and each index is on the path at most once. Equal values may follow each other deeper down, but at one level only the first begins a branch, so no combination repeats.',
    ],
    solvedBy: 'backtracking',
  },
  17: {
    asks: 'Each digit from 2 to 9 stands for its letters on a phone keypad. Given a string of such digits, return every string that takes one letter per digit, in order; an empty input gives an empty list.',
    hints: [
      'Write the table from digit to letters, from 2 for abc to 9 for wxyz. For 23, take one letter of abc, then one of def: nine strings, starting with ad.',
      'A call handles the digit at `index`: for each of its letters, append the letter, recurse with `index + 1`, and remove the letter.',
      'The path has one letter for each digit before `index`. When `index` equals the number of digits, record the path as a string. For empty input return an empty list at once, or you would record one empty string.',
    ],
  },
  22: {
    asks: 'Given `n`, return every string of `n` opening and `n` closing round parentheses in which each opening one is matched with a later closing one. Each string appears once, in any order.',
    hints: [
      'Write the results for n = 1 and n = 2: (), then (()) and ()(). Begin with an empty path and two counts, `open` and `close`, of the parentheses used so far.',
      'A call has at most two options: append an opening one if `open < n`, and a closing one if `close < open`. After each option recurse, then remove the character.',
      'No prefix of the path closes more than it opened, and at most n are opened, so every path can still be completed. At length 2n both counts are n: record the string. You never have to test or discard a complete string.',
    ],
    cost: 'O(n · C) for C results, because with pruning every branch ends in a result',
  },
  131: {
    asks: 'Given a string, return every way to divide it completely into non-empty substrings that are all palindromes. Each result lists its substrings from left to right; the results may come in any order.',
    hints: [
      'Cut aab by hand: a | a | b and aa | b count, a | ab does not, because ab is no palindrome. Let `start` be the index where the next piece begins.',
      'For each `end` from `start` to the last index, check whether the piece from `start` to `end` reads the same backward. If so, append it, recurse with `end + 1`, and remove it.',
      'The pieces on the path are palindromes and spell exactly the characters before `start`. When `start` equals the length, record a copy. Every single character is a palindrome, so each path can be completed.',
    ],
  },
  79: {
    asks: 'Given a board of letters and a word, decide whether the word can be spelled along a path of horizontally or vertically adjacent cells that uses no cell twice. The path may start at any cell.',
    hints: [
      'A call takes a cell and an index in the word. Write its base cases first: outside the board or with another character than `word[index]` it returns false; matching the last character returns true.',
      'On a match, overwrite the cell with `#`, which no character of the word equals, and try the four neighbors with `index + 1` until one returns true. Then put the character back.',
      'The overwritten cells are exactly the current path, and they spell the word before `index`. Make a call with index 0 for every cell, and return true as soon as one succeeds. Restore the cell after a failure, too, or you block other paths.',
    ],
    cost: 'O(R · C · 3^L), because a walk starts at every cell and has up to three directions per step',
  },
  51: {
    asks: 'Return every way to place `n` queens on an `n` by `n` board so that no two share a row, column, or diagonal. Each board is a list of row strings, with `Q` for queens and `.` for empty squares.',
    hints: [
      'Go row by row, since each row has exactly one queen; once all n rows are filled, record the board. Try n = 2 by hand: each queen in row 0 attacks both squares of row 1.',
      'For each column of the row, look up `col`, `row - col` and `row + col`: the last two are constant along the two kinds of diagonals. If any is taken, skip the column.',
      'The sets describe exactly the queens in the rows above. On a safe column add the three values, put the queen there, recurse with `row + 1`, and undo all of it. If a row has no safe column, the call returns, and the row above tries its next one.',
    ],
    solvedBy: 'n-queens',
    cost: 'O(n!) for the search, because each row has at least one free column fewer than the row above',
  },
} satisfies ProblemHelpTexts
