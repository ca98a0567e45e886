import type { InterviewPack } from './interview-pack.ts'

export const stringPacks: readonly InterviewPack[] = [
  {
    number: 3,
    title: 'Longest Substring Without Repeating Characters',
    clarify: [
      'Must the letters be side by side in the text? Yes, one unbroken piece.',
      'Which characters can occur? Letters, digits, signs and spaces; small and capital letters differ.',
      'Can the text be empty? Yes, that gives 0.',
      'Is the piece wanted, or its length? Its length.',
    ],
    hints: [
      'When the newest letter spoils a piece, how much of that piece is still good?',
      'Keep a window whose two ends only move forward. What must its left end step past when a repeat comes in?',
      'Remember where each letter was last seen, and let the left end jump to just after that place, never backwards.',
    ],
    followUps: [
      'What if every letter may occur twice?',
      'How little memory is enough when only small letters occur?',
      'How would you return the piece, and which one when several are longest?',
    ],
    edgeCases: [
      's = "" gives 0: no letters at all.',
      's = "zzz" gives 1: every step is a repeat.',
      's = "abba" gives 2: the left end must not go back when the last letter comes.',
      's = "xyxz" gives 3: letters before the repeat still count.',
      's = "a b a" gives 3: a space is a character.',
    ],
    strongAnswer:
      'Says what is always true of the window, moves both ends forward only, and traces a text like abba to show the left end staying put.',
    weakAnswer:
      'Empties the window at each repeat and begins anew there, which throws away letters that still belong to the best piece.',
  },
  {
    number: 49,
    title: 'Group Anagrams',
    clarify: [
      'Does the order of the groups, or inside a group, matter? No.',
      'Which letters can occur? Small a to z only.',
      'Can a word be empty or come twice? Both; equal words share a group, each as often as it comes.',
      'How much input is there? Some ten thousand words of up to a hundred letters.',
    ],
    hints: [
      'What do two words of one group have in common that no word outside has?',
      'Find a form of a word that stays the same however its letters are shuffled, and use it as a label.',
      'Take the sorted letters, or the 26 counts with a separator between them, as key of a map to lists of words.',
    ],
    followUps: [
      'Compare sorting with counting when words are long.',
      'What changes when any alphabet is possible?',
      'How would you spread the work over several machines?',
    ],
    edgeCases: [
      'words = ["", ""] gives [["", ""]]: empty words form a group.',
      'words = ["ab", "ba", "ab"] gives [["ab", "ba", "ab"]]: a word that comes twice stays twice.',
      'words = ["aab", "abb"] gives [["aab"], ["abb"]]: same letters, different counts.',
      'words = ["abbbbbbbbbbb", "aaaaaaaaaaab"] gives [["abbbbbbbbbbb"], ["aaaaaaaaaaab"]]: counts 1 and 11 against 11 and 1 need a separator.',
    ],
    strongAnswer:
      'Explains the label before coding, gives the cost for n words of length k, and sees that counts glued together can collide.',
    weakAnswer:
      'Compares each word with every other, or labels by the sum of letter codes although different words share a sum.',
  },
  {
    number: 125,
    title: 'Valid Palindrome',
    clarify: [
      'Which characters count? Letters and digits; all else is passed over.',
      'Do capitals differ from small letters? No.',
      'What if nothing in the text counts? It reads alike both ways, so true.',
      'Are accents or other scripts possible? No, plain ASCII.',
    ],
    hints: [
      'Which two characters have to agree first of all?',
      'No copy is needed. What should an end do that stands on a comma?',
      'Move two ends inward, each stepping over what does not count, and compare in lower case until they meet.',
    ],
    followUps: [
      'What if one character may be dropped?',
      'How would you find the longest such piece inside a text?',
      'What would accented letters change?',
    ],
    edgeCases: [
      's = ".,;" gives true: both ends run over the whole text without a comparison.',
      's = "8X" gives false: a bit trick for letter case would call these two equal.',
      's = "Aa" gives true: case is ignored.',
      's = "a.b" gives false: the sign in the middle changes nothing.',
    ],
    strongAnswer:
      'Works with two ends and no copy, keeps the inner steps from running past each other, and tries a text made of punctuation.',
    weakAnswer:
      'Builds a cleaned copy and a reversed one, forgets digits or capitals, and still calls the memory constant.',
  },
]
