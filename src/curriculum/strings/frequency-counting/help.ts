import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  242: {
    asks: 'Return whether the characters of the string `s` can be reordered to give the string `t`, with every character used exactly once and none left over.',
    hints: [
      'If the lengths differ, return false. Otherwise, make a table with one counter per letter, all 0, and raise the counter of each letter of s.',
      'Now read t and lower the counter of each letter. A counter that falls below 0 means that t has more of this letter than s, so you can stop there.',
      'While you read t, each counter is the number of copies from s that are still unused. With equal lengths, one letter can be left over only if another falls below 0. So return false at the first negative counter and true if there is none.',
    ],
    solvedBy: 'frequency-counting',
  },
  383: {
    asks: 'Return whether `ransomNote` can be put together from characters of the string `magazine`. Every character of `magazine` may be used at most once, and some may be left over.',
    hints: [
      'Cut up the magazine first: count how often each letter occurs in it. This table is your supply, and you take the letters of the note from it.',
      'For each letter of the note, look at its counter. If it is 0 or the letter is missing, return false; otherwise, take one copy and lower the counter by 1.',
      'Each counter is always the number of copies of its letter still in the magazine. Read the note once and take one copy per letter; if none is left, return false. If you reach the end of the note, return true, whatever is left over.',
    ],
  },
  387: {
    asks: 'Return the smallest index, counted from 0, at which the string `s` has a character that occurs exactly once in all of `s`. If there is no such character, return -1.',
    hints: [
      'Count each letter of the whole string. For `abacb` the table says a 2, b 2, c 1, so the answer is the index of c, which is 3.',
      'Go over the string again from index 0, not over the table, and look up the count of each character. Stop at the first count of 1.',
      'After the first pass, every count covers the whole string, so a count of 1 means that the letter occurs neither before nor after this index. In the second pass, return the first index with count 1; if there is none, return -1.',
    ],
    solvedBy: 'first-unique-character',
  },
  205: {
    asks: 'Return whether replacing characters turns `s` into `t`, which has the same length: equal characters always get the same replacement, and different characters get different ones. A character may be replaced by itself.',
    hints: [
      'Write `noon` over `peep` and note the pairs column by column: n with p, o with e, o with e, n with p. No pair contradicts an earlier one, so the answer is true.',
      'At index i, look up `s[i]` in one map and `t[i]` in the other. If neither has a partner yet, store the pair in both maps; otherwise, each must be the stored partner of the other.',
      'The two maps always describe a one-to-one pairing of all characters read so far. Each column either fits this pairing or adds a pair of two unused characters. Return false at the first conflict in either map, and true if all columns fit.',
    ],
    solvedBy: 'one-to-one-mapping',
  },
  290: {
    asks: 'Return whether the space-separated words of `s` match the letters of `pattern` one by one: there are as many words as letters, equal letters have equal words, and different letters have different words.',
    hints: [
      'Split the sentence at the spaces and write each letter of the pattern over one word: for `aba` and `red blue red`, a is over red and b is over blue.',
      'Look up the letter in a map to words and the word in a map to letters. The second map catches `ab` with `red red`, where two letters share one word.',
      'Return false if the number of words differs from the length of the pattern. Then walk over both in step: the maps always form a one-to-one pairing of what was read, so a new letter needs a new word, and a known letter needs its own word. A conflict means false, otherwise true.',
    ],
    cost: 'O(n) space, because the maps store whole words',
  },
  409: {
    asks: 'Return the length of the longest palindrome that can be formed from letters of the string `s`, each used at most once and in any order. Uppercase and lowercase letters are different.',
    hints: [
      'Build one from `aaabb` by hand: a pair of a outside, a pair of b inside it, and the last a in the middle. The result `ababa` has length 5.',
      'A letter that occurs c times contributes its even part, `c - c % 2`. Add these up, and note whether any count was odd.',
      'The sum of the even parts is the length in which every letter has a mirror partner. If any count is odd, one leftover letter fits in the middle: add 1, once only. Uppercase and lowercase are different letters.',
    ],
  },
  49: {
    asks: 'Divide the strings of the list `strs`, repeats included, into groups: two strings are in the same group exactly when reordering the characters of one gives the other. Return the groups; any order is accepted.',
    hints: [
      'Take `noon` and write how often each letter occurs: two n, two o. Every anagram of it has the same counts, in whatever order its letters come.',
      'Turn the counts of a word into one key that can be hashed: a tuple of 26 numbers, or a string with separators. Append the word to the list under that key; a new key starts a new list.',
      'Process each word once. The map always contains one list per key, with all words so far that have these counts, and two words are anagrams exactly if their keys are equal. The lists of the map are the result; empty strings share one key.',
    ],
    solvedBy: 'anagram-groups',
    cost: 'O(n · k log k) time with sorted keys for n words of length k, and O(n · k) space, because the groups store every word',
  },
  451: {
    asks: 'Reorder the characters of `s` by how often they occur, most frequent first, with equal characters adjacent. Return the string. Characters with equal counts may come in any order, and uppercase and lowercase letters are different.',
    hints: [
      'Count each character. For `banana` the table says a 3, n 2, b 1, so the result is `aaannb`; uppercase and lowercase are different characters.',
      'Make n + 1 empty buckets, where n is the length of the string. Put each different character into the bucket whose index is its count.',
      'Go through the buckets from n down to 1, and append each character of bucket c exactly c times. What you have so far contains all more frequent characters, each as one block. Join the parts once at the end; ties may come in any order.',
    ],
    cost: 'O(n) space, because the buckets go up to count n',
  },
  1657: {
    asks: 'You may, any number of times, swap two characters of a string, or exchange two letters that occur in it: every occurrence of each becomes the other. Return whether `word1` can be turned into `word2`.',
    hints: [
      'Count the letters of both words. Swapping two positions does not change a table of counts; exchanging two letters only swaps their two counts.',
      'First check that each letter occurs in both words or in neither, because no operation creates a new letter. Then sort the counts of each word and compare the two lists.',
      'No operation changes the set of letters or the collection of their counts. If both agree, exchanges can give each letter the count it needs, and swaps fix the order. So return whether the sets are equal and the sorted counts are equal; words of different length always fail.',
    ],
    cost: 'O(n + k log k) time, because the counts are sorted before they are compared',
  },
  1178: {
    asks: 'A word fits a puzzle if it contains the first letter of the puzzle and all its letters occur in the puzzle. For each element of `puzzles`, in order, return how many elements of `words` fit it.',
    hints: [
      'Store the letters of each word as one number: bit 0 for a, bit 1 for b, and so on. Both `bee` and `ebb` set bits 1 and 4, so a map counts 2 for this mask.',
      "Start at the puzzle's own mask and step through its subsets with `sub = (sub - 1) & mask` until 0. If the subset has the bit of the first letter, add its count from the map.",
      "A word fits a puzzle exactly if its mask is a subset of the puzzle's mask and has the bit of the first letter. Seven letters leave 64 such subsets, so the answer for a puzzle is the sum of their counts in the map. Words with more than 7 different letters never fit.",
    ],
    cost: 'O(n + 64 · p) time and O(w) space for p puzzles and w words, because each puzzle has 2⁶ subsets that keep its first letter',
  },
} satisfies ProblemHelpTexts
