import type { Lesson } from '../../lesson.ts'

export const stringSlidingWindow: Lesson = {
  id: 12,
  name: 'string-sliding-window',
  displayName: 'String Sliding Window',
  description:
    'Slide a character window with counts over a text to find the longest, shortest or matching substring.',
  scenarios: [],
  identificationClues: '',
  practice: [
    {
      number: 1876,
      title: 'Substrings of Size Three with Distinct Characters',
      slug: 'substrings-of-size-three-with-distinct-characters',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 1456,
      title: 'Maximum Number of Vowels in a Substring of Given Length',
      slug: 'maximum-number-of-vowels-in-a-substring-of-given-length',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 3,
      title: 'Longest Substring Without Repeating Characters',
      slug: 'longest-substring-without-repeating-characters',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 438,
      title: 'Find All Anagrams in a String',
      slug: 'find-all-anagrams-in-a-string',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 567,
      title: 'Permutation in String',
      slug: 'permutation-in-string',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 424,
      title: 'Longest Repeating Character Replacement',
      slug: 'longest-repeating-character-replacement',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 1358,
      title: 'Number of Substrings Containing All Three Characters',
      slug: 'number-of-substrings-containing-all-three-characters',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 76,
      title: 'Minimum Window Substring',
      slug: 'minimum-window-substring',
      difficulty: 'Hard',
      premium: false,
    },
    {
      number: 30,
      title: 'Substring with Concatenation of All Words',
      slug: 'substring-with-concatenation-of-all-words',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
