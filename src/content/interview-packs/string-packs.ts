import type { InterviewPack } from './interview-pack.ts'

export const stringPacks: readonly InterviewPack[] = [
  {
    number: 3,
    title: 'Longest Substring Without Repeating Characters',
    clarify: [
      'Must the characters be contiguous? Yes, you are looking for a substring.',
      'Which characters can occur? Letters, digits, symbols and spaces; uppercase and lowercase are different.',
      'Can the string be empty? Yes, and then the answer is 0.',
      'Do you want the substring or its length? Its length.',
    ],
    sketch:
      'Slide a window that never contains a character twice, and store in a map the index at which each character was last seen. For each new character, if its last index is inside the window, move the left end to the index after it. Then update the map and the longest length. Both ends only move forward, so the whole scan takes O(n).',
    target: { time: 'O(n)', space: 'O(k) for k different characters' },
    hints: [
      'When a new character repeats one in your substring, how much of that substring can you still use?',
      'Use a window whose ends only move forward. What must its left end move past when a repeat comes in?',
      'Remember the index where each character was last seen, and move the left end to just after that index, never backward.',
    ],
    followUps: [
      'What if each character may occur up to twice?',
      'How little memory is enough if only lowercase letters occur?',
      'How would you return the substring, and which one if several are longest?',
    ],
    edgeCases: [
      's = "" gives 0: there are no characters.',
      's = "zzz" gives 1: every step is a repeat.',
      's = "abba" gives 2: the left end must not move back when the last character comes.',
      's = "xyxz" gives 3: the characters after the first x still count.',
      's = "a b a" gives 3: a space is a character.',
    ],
    strongAnswer:
      'States what is always true of the window, moves both ends forward only, and traces a string like abba to show that the left end stays put.',
    weakAnswer:
      'Empties the window at each repeat and starts over there, which throws away characters that still belong to the longest substring.',
  },
  {
    number: 49,
    title: 'Group Anagrams',
    clarify: [
      'Does the order of the groups matter, or the order inside a group? No.',
      'Which characters can occur? Only lowercase English letters.',
      'Can a word be empty or occur twice? Yes to both; equal words are in the same group, each as often as it occurs.',
      'How large is the input? About ten thousand words of up to a hundred letters.',
    ],
    sketch:
      'Two words are anagrams exactly when their sorted letters are equal, so use the sorted letters as the key of a map from key to list of words. One pass appends each word to its list, and the lists are the groups. Sorting a word of k letters takes O(k log k). A key made of the 26 letter counts, with separators between them, takes only O(k).',
    target: {
      time: 'O(n · k log k) for n words of up to k letters, or O(n · k) with counts as keys',
      space: 'O(n · k)',
    },
    hints: [
      'What do two words of one group have in common that no word outside the group has?',
      'Find a form of a word that stays the same however you reorder its letters, and use it as a key.',
      'Use the sorted letters, or the 26 counts with a separator between them, as the key of a map to lists of words.',
    ],
    followUps: [
      'How do sorting and counting compare when words are long?',
      'What changes when any Unicode character is possible?',
      'How would you distribute the work over several machines?',
    ],
    edgeCases: [
      'words = ["", ""] gives [["", ""]]: empty words form a group.',
      'words = ["ab", "ba", "ab"] gives [["ab", "ba", "ab"]]: a word that occurs twice is listed twice.',
      'words = ["aab", "abb"] gives [["aab"], ["abb"]]: the same letters, but different counts.',
      'words = ["abbbbbbbbbbb", "aaaaaaaaaaab"] gives [["abbbbbbbbbbb"], ["aaaaaaaaaaab"]]: counts 1, 11 and 11, 1 need a separator.',
    ],
    strongAnswer:
      'Explains the key before coding, gives the cost for n words of length k, and sees that counts without separators can collide.',
    weakAnswer:
      'Compares each word with every other one, or uses the sum of the character codes as a key although different words share a sum.',
  },
  {
    number: 125,
    title: 'Valid Palindrome',
    clarify: [
      'Which characters count? Letters and digits; ignore everything else.',
      'Does case matter? No, uppercase and lowercase letters are equal.',
      'What if no character counts? Then it reads the same both ways, so the answer is true.',
      'Can accents or other scripts occur? No, only ASCII.',
    ],
    sketch:
      'Start one pointer at each end. Move each one inward past characters that are neither letters nor digits, without letting the pointers cross, and compare the two characters in lowercase. A mismatch proves that the string is not a palindrome; if the pointers meet, every pair matched. Each character is visited once, and nothing is copied.',
    target: { time: 'O(n)', space: 'O(1)' },
    hints: [
      'Which two characters have to match first?',
      'You do not need a copy. What should a pointer do when it is at a comma?',
      'Move two pointers inward, each skipping what does not count, and compare in lowercase until they meet.',
    ],
    followUps: [
      'What if you may delete one character?',
      'How would you find the longest palindrome inside a string?',
      'What would accented letters change?',
    ],
    edgeCases: [
      's = ".,;" gives true: both pointers skip everything and never compare.',
      's = "8X" gives false: a bit trick for letter case would call these two equal.',
      's = "Aa" gives true: case is ignored.',
      's = "a.b" gives false: the punctuation in the middle changes nothing.',
    ],
    strongAnswer:
      'Uses two pointers and no copy, keeps the inner loops from running past each other, and tests a string made of punctuation only.',
    weakAnswer:
      'Builds a cleaned copy and a reversed one, forgets digits or uppercase letters, and still claims constant memory.',
  },
]
