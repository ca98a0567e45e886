import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 29,
  name: 'trie',
  displayName: 'Trie (Prefix Tree)',
  shortName: 'Trie',
  description:
    'Store words as paths from one root, one character per edge, with a mark where a word ends. Words with the same prefix share its path, so looking up a prefix costs its own length, no matter how many words are stored.',
  idea: 'Store words letter by letter as paths from one root, so that words with the same prefix share its path.',
  scenarios: [
    'Suggest words while someone is typing',
    'Look up words with wildcard characters',
    'Replace words by their shortest known root',
    'Search a board of characters for many words at once',
    'Find the two numbers with the largest XOR',
  ],
  identificationClues:
    'Many words, or numbers read as bits, are stored once and then queried by how they begin (or, reversed, by how they end). Prefixes, wildcards or an early stop matter, which a hash set of whole words cannot offer. To compare a few words once, walk them side by side from the front and build nothing.',
  recognitionGuide: {
    keyPhrases: [
      'starts with the prefix',
      'as each character is typed',
      'maximum result of nums[i] XOR nums[j]',
      'a list of words',
    ],
    commonVariations: [
      'End mark: a flag or a value marks the node where a word ends',
      'Shared endings: you insert and query the words from back to front',
      'Wildcard walk: a dot branches into every child',
      'Binary trie: from the highest bit down, you prefer the child with the opposite bit for the largest XOR',
      'Counters at nodes: each node knows how many words, or which sum, pass through it, so a prefix query ends there',
      'Trie with a board: you walk both together, and turn back where the trie has no child for the next cell',
    ],
  },
  commonMistakes: [
    'Taking a prefix for a word: after inserting carpet, a search for car must fail',
    'Searching the board once per word: time grows with the list; walk board and trie together and turn back where no child exists',
    'Reporting a word twice: another path on the board may spell it again; clear its end mark after the first hit',
    'A fixed array of 26 children for any string: an uppercase character or a digit is out of bounds; use a map unless only a to z can occur',
  ],
  complexity: {
    time: 'O(L) per operation',
    timeReason:
      'Inserting or looking up a word takes one step for each of its L characters (or bits), no matter how many words are stored.',
    space: 'O(total characters)',
    spaceReason: 'In the worst case no prefix is shared, and every character of every word has its own node.',
  },
  whenNot: [
    'The words are fixed and sorted: binary search finds the range of a prefix without building anything (Boundary & Range Search)',
    'One string is split or edited and prefixes of many words do not matter: fill a table (String Dynamic Programming)',
  ],
  story: {
    problem:
      'A terminal accepts **any prefix that fits only one command**. For **each of many commands**, find its **shortest such prefix**.',
    naive:
      'Compare each prefix of each command with all other commands. With n commands of length L, that is about n² · L comparisons of strings.',
    insight:
      'Commands with a common prefix can share one path. If each node counts the commands that pass through it, one number answers the question for a whole prefix.',
    invariant:
      'The current node stands for exactly the characters read so far, and its counter is the number of commands that start with them.',
    plan: [
      'Insert each command, and add 1 to the counter of every node on its path.',
      'Walk each command again from the root.',
      'Stop at the first node whose counter is 1: the characters read so far are the answer.',
      'If the walk ends first, the command is a prefix of another one and has no such abbreviation.',
    ],
    rival: {
      name: 'hash-lookup',
      reason:
        'A hash map of whole commands cannot count those that start with "st". Storing every prefix as a key works, but takes about L²/2 characters per command instead of at most L nodes.',
    },
  },
  workedExample:
    'How many nodes below the root do Elm, Elk and Oak need? Elm adds three, with a mark at m. Elk shares E and l and adds one, k. Oak shares nothing and adds three. Seven nodes store nine characters. El has a node but no mark, so it is a prefix and not a word.',
  listings: [
    {
      id: 'trie',
      label: 'Insert, search, startsWith',
      note: 'Both lookups walk the same path; only a whole word also needs the end mark.',
      shows: ['End mark'],
    },
    {
      id: 'trie-wildcard',
      label: 'Wildcard search',
      note: 'A dot tries every child, so the walk becomes recursive.',
      shows: ['Wildcard walk'],
    },
    {
      id: 'trie-board-search',
      label: 'Words on a board',
      note: 'The trie goes along with the grid search and cuts off paths that start no word.',
      shows: ['Trie with a board'],
    },
    {
      id: 'trie-max-xor',
      label: 'Largest XOR',
      note: 'Numbers are words of bits, and each step prefers the child with the opposite bit.',
      shows: ['Binary trie'],
    },
  ],
  practice: [
    {
      number: 14,
      title: 'Longest Common Prefix',
      slug: 'longest-common-prefix',
      difficulty: 'Easy',
      premium: false,
      adds: 'You need no trie yet: compare the words character by character and stop at the first mismatch, as a walk along a prefix does.',
    },
    {
      number: 208,
      title: 'Implement Trie (Prefix Tree)',
      slug: 'implement-trie-prefix-tree',
      difficulty: 'Medium',
      premium: false,
      adds: 'A mark at the node distinguishes a stored word from a mere prefix.',
    },
    {
      number: 211,
      title: 'Design Add and Search Words Data Structure',
      slug: 'design-add-and-search-words-data-structure',
      difficulty: 'Medium',
      premium: false,
      adds: 'A wildcard may match every child, so the search branches.',
    },
    {
      number: 648,
      title: 'Replace Words',
      slug: 'replace-words',
      difficulty: 'Medium',
      premium: false,
      adds: 'The shortest stored root wins, so you stop at the first mark on the path.',
    },
    {
      number: 677,
      title: 'Map Sum Pairs',
      slug: 'map-sum-pairs',
      difficulty: 'Medium',
      premium: false,
      adds: 'Nodes carry sums, and inserting a key again must add only the difference.',
    },
    {
      number: 1268,
      title: 'Search Suggestions System',
      slug: 'search-suggestions-system',
      difficulty: 'Medium',
      premium: false,
      adds: 'After each character you need the three smallest words below; inserting them in sorted order lets each node collect its three.',
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
      adds: 'The trie walks along with a grid search and cuts off every path that starts no word.',
    },
    {
      number: 472,
      title: 'Concatenated Words',
      slug: 'concatenated-words',
      difficulty: 'Hard',
      premium: false,
      adds: 'A word is split into stored words, so at each end mark a new walk from the root may start.',
    },
  ],
}
