import type { Lesson } from '../../lesson.ts'

export const trie: Lesson = {
  id: 29,
  name: 'trie',
  displayName: 'Trie (Prefix Tree)',
  description:
    'Store words letter by letter along shared paths so that every prefix question is a walk from the root.',
  scenarios: [],
  identificationClues: '',
  practice: [
    {
      number: 14,
      title: 'Longest Common Prefix',
      slug: 'longest-common-prefix',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 208,
      title: 'Implement Trie (Prefix Tree)',
      slug: 'implement-trie-prefix-tree',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 211,
      title: 'Design Add and Search Words Data Structure',
      slug: 'design-add-and-search-words-data-structure',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 648, title: 'Replace Words', slug: 'replace-words', difficulty: 'Medium', premium: false },
    { number: 677, title: 'Map Sum Pairs', slug: 'map-sum-pairs', difficulty: 'Medium', premium: false },
    {
      number: 1268,
      title: 'Search Suggestions System',
      slug: 'search-suggestions-system',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 421,
      title: 'Maximum XOR of Two Numbers in an Array',
      slug: 'maximum-xor-of-two-numbers-in-an-array',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 212, title: 'Word Search II', slug: 'word-search-ii', difficulty: 'Hard', premium: false },
    {
      number: 472,
      title: 'Concatenated Words',
      slug: 'concatenated-words',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
