import type { Lesson } from '../../lesson.ts'

export const trie: Lesson = {
  id: 29,
  name: 'trie',
  displayName: 'Trie (Prefix Tree)',
  description:
    'Store words as paths from one root, a letter for each edge, with a mark where a word ends. Words that begin alike share their path, so a prefix costs its own length, however many words there are.',
  scenarios: [
    'Suggest words while someone is typing',
    'Look up words with wildcard letters',
    'Replace words by their shortest known stem',
    'Search a board of letters for many words at once',
  ],
  identificationClues:
    'Many words, or numbers read as bits, are asked about by how they begin, letter by letter. A hash set knows whole words only; the trie pays when prefixes, wildcards or an early stop matter. For one word against one text, two indices will do.',
  recognitionGuide: {
    keyPhrases: [
      'starts with the given prefix',
      'add and search words',
      'longest common prefix',
      'suggested products after each character',
      'maximum XOR',
      'dictionary of many words',
    ],
    commonVariations: [
      'End mark: a flag or a value at the node where a word stops',
      'Wildcard walk: a dot branches into every child',
      'Binary trie: from the highest bit down, take the opposite bit for the largest XOR',
    ],
  },
  commonMistakes: [
    'Taking a prefix for a word: after inserting carpet, a search for car must fail',
    'Walking the board once per word: time grows with the list; walk board and trie together and stop where no child exists',
    'Finding a word twice: it is reported again from another start; clear its end mark after the first hit',
  ],
  complexity: {
    time: 'O(L)',
    timeReason:
      'Inserting or searching takes one step for each of the L letters of a word, however many words are stored.',
    space: 'O(total letters)',
    spaceReason: 'In the worst case no prefix is shared and every letter of every word has a node.',
  },
  whenNot: [
    'Only whole words are looked up: a hash set is simpler and smaller (Hash Map Lookup)',
    'One text is cut or edited rather than many words asked for: fill a table over prefixes (String Dynamic Programming)',
    'The words are fixed and sorted: binary search finds a prefix range without building anything',
  ],
  practice: [
    {
      number: 14,
      title: 'Longest Common Prefix',
      slug: 'longest-common-prefix',
      difficulty: 'Easy',
      premium: false,
      adds: 'The need in its smallest form: walk together until one letter differs or one word ends.',
    },
    {
      number: 208,
      title: 'Implement Trie (Prefix Tree)',
      slug: 'implement-trie-prefix-tree',
      difficulty: 'Medium',
      premium: false,
      adds: 'A mark at the node tells a stored word from a mere prefix.',
    },
    {
      number: 211,
      title: 'Design Add and Search Words Data Structure',
      slug: 'design-add-and-search-words-data-structure',
      difficulty: 'Medium',
      premium: false,
      adds: 'A wildcard may go to every child, so the search branches.',
    },
    {
      number: 648,
      title: 'Replace Words',
      slug: 'replace-words',
      difficulty: 'Medium',
      premium: false,
      adds: 'The shortest stored root wins: stop at the first mark on the way.',
    },
    {
      number: 677,
      title: 'Map Sum Pairs',
      slug: 'map-sum-pairs',
      difficulty: 'Medium',
      premium: false,
      adds: 'Nodes carry sums, and writing a key again must add the difference only.',
    },
    {
      number: 1268,
      title: 'Search Suggestions System',
      slug: 'search-suggestions-system',
      difficulty: 'Medium',
      premium: false,
      adds: 'After each letter the smallest three words below are wanted; sorted input lets nodes collect them.',
    },
    {
      number: 421,
      title: 'Maximum XOR of Two Numbers in an Array',
      slug: 'maximum-xor-of-two-numbers-in-an-array',
      difficulty: 'Medium',
      premium: false,
      adds: 'Numbers are words of bits: at each step prefer the child with the opposite bit.',
    },
    {
      number: 212,
      title: 'Word Search II',
      slug: 'word-search-ii',
      difficulty: 'Hard',
      premium: false,
      adds: 'The trie walks along with a grid search and cuts off every path that begins no word.',
    },
    {
      number: 472,
      title: 'Concatenated Words',
      slug: 'concatenated-words',
      difficulty: 'Hard',
      premium: false,
      adds: 'A word is cut into stored words, so marks on the way are places to start again from the root.',
    },
  ],
}
