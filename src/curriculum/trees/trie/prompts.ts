import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'trie-1',
    text: 'A phone stores up to 200,000 contacts. While someone types a name letter by letter, the screen shows after each letter how many contacts begin with the letters typed so far. Contacts are added in between. Each letter must be handled in constant time, no matter how many contacts there are.',
    world: 'phone contacts',
    pattern: 'trie',
    evidence: [
      { words: 'after each letter', tells: 'Keys are read one character at a time.', decides: true },
      {
        words: 'begin with the letters typed so far',
        tells: 'The beginnings of stored words count, not only whole words.',
        decides: true,
      },
      {
        words: 'in constant time',
        tells: 'One step per letter leads to a node that stores its count.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A map of whole names cannot tell how many begin with certain letters. Storing every beginning of every name works but takes far more space.',
    },
    why: 'Store the names letter by letter with a counter in each node, and move one node down for each letter typed.',
    cost: 'O(total letters)',
  },
  {
    id: 'trie-2',
    text: 'A router has up to a million rules. Each rule is a string of zeros and ones, at most 32 long, with an exit. A packet has an address of 32 zeros and ones and follows the longest rule with which its address begins. Find the exit for each packet, billions per day.',
    world: 'network router',
    pattern: 'trie',
    evidence: [
      {
        words: 'a million rules',
        tells: 'Comparing the address with every rule is out of the question.',
        decides: false,
      },
      { words: 'at most 32 long', tells: 'A walk along an address takes at most 32 steps.', decides: false },
      {
        words: 'the longest rule with which its address begins',
        tells: 'Rules match the beginning of a key, and the last mark on the walk wins.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A map finds only complete keys, so it would need a try for each of 32 lengths per packet. One walk passes all matching rules.',
    },
    why: 'Store the rules by their symbols, walk along the address, and remember the last rule passed.',
    cost: 'O(L)',
  },
  {
    id: 'trie-3',
    text: 'A crossword editor has a word list of 300,000 entries. An author types patterns such as c??t?r, where a question mark stands for any one letter, and gets all fitting words in alphabetical order. Patterns have up to 15 characters and at most three question marks. Most of the list should never be looked at.',
    world: 'crosswords',
    pattern: 'trie',
    evidence: [
      { words: '300,000 entries', tells: 'Many words are stored once and queried often.', decides: false },
      {
        words: 'a question mark stands for any one letter',
        tells: 'Single characters matter, and an unknown one branches to all children.',
        decides: true,
      },
      {
        words: 'Most of the list should never be looked at',
        tells: 'Words with the wrong first letters are skipped together.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A map needs the complete word. With three unknown letters it would have to try 17,576 words per pattern, most of which do not exist.',
    },
    why: 'Store the words letter by letter, follow known letters, and try every child at a question mark.',
    cost: 'O(nodes visited)',
  },
  {
    id: 'trie-4',
    text: 'Each of up to 200,000 badges has a number below 2^32. For a check, the system gets a number and must find the badge for which the XOR with it is as large as possible. Badges are added and checks are made in any order, up to half a million of them.',
    world: 'encrypted badges',
    pattern: 'trie',
    evidence: [
      {
        words: 'the XOR with it is as large as possible',
        tells: 'From the highest position down, an opposite binary symbol is always worth most.',
        decides: true,
      },
      { words: 'in any order', tells: 'The stored numbers change between the checks.', decides: false },
      {
        words: 'up to half a million of them',
        tells: 'Trying all badges in each check takes far too long.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'There is no exact number to look up: the best partner is unknown, and it is found only symbol by symbol from the highest one.',
    },
    why: 'Store the numbers in binary from the highest position, and at each step prefer the branch with the opposite symbol.',
    cost: 'O(32)',
  },
  {
    id: 'trie-5',
    text: 'A puzzle shows a honeycomb of 60 letters. A word counts if its letters lie on a walk from cell to neighboring cell without using a cell twice. Given a list of 40,000 words, how many of them can be found in the honeycomb?',
    world: 'letter honeycomb',
    pattern: 'trie',
    evidence: [
      {
        words: 'without using a cell twice',
        tells: 'A walk marks its cells and frees them again.',
        decides: false,
      },
      {
        words: 'a list of 40,000 words',
        tells: 'Many words share their beginnings, so searching them one by one repeats work.',
        decides: true,
      },
      {
        words: 'how many of them',
        tells:
          'All words are looked for at once, and a walk ends as soon as no word begins with its letters.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'Without the stored words, each of 40,000 words needs its own search of the honeycomb, and walks cannot stop early for all of them together.',
    },
    why: 'Store the words letter by letter, walk the honeycomb and the stored words together, and turn back where no word continues.',
    cost: 'O(cells · 3^L)',
  },
  {
    id: 'trie-6',
    text: 'A warehouse registers codes one by one, up to 300,000 of them with at most 40 letters. A scanner reads letter by letter and stops at the first complete code, so no code may be the beginning of another one. For each new code, report at once whether it has to be refused; refused codes are not stored.',
    world: 'warehouse codes',
    pattern: 'trie',
    evidence: [
      { words: 'one by one', tells: 'Each code is checked against those stored so far.', decides: false },
      {
        words: 'no code may be the beginning of another one',
        tells: 'Beginnings of words decide, in both directions.',
        decides: true,
      },
      {
        words: 'report at once',
        tells: 'The check must not depend on how many codes are stored.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A set of whole codes finds the shorter ones by trying each beginning, but not a longer stored code that starts with the new one.',
    },
    why: 'Insert each code letter by letter: refuse it if the walk passes an end mark or ends at a node with children.',
    cost: 'O(L)',
  },
  {
    id: 'trie-7',
    text: 'A chat filter has 50,000 forbidden words of at most 20 letters. Players write them without spaces, as in "youabcfool". For a message of up to 10,000 letters, find all positions at which at least one forbidden word begins. The words differ greatly in length and many start alike.',
    world: 'chat filter',
    pattern: 'trie',
    alsoFits: [
      {
        pattern: 'hash-lookup',
        whyNotFirst:
          'At each position, the hashes of up to 20 lengths can be looked up in a set, but it tries every length, while a walk stops at the first letter that no word continues.',
      },
    ],
    evidence: [
      {
        words: '50,000 forbidden words',
        tells: 'Comparing every word at every position is too slow.',
        decides: false,
      },
      {
        words: 'at which at least one forbidden word begins',
        tells: 'From each position, letters are read until no word continues.',
        decides: true,
      },
      {
        words: 'many start alike',
        tells: 'Shared beginnings are stored and compared only once.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'Nothing is chosen or taken back: from each position there is only one way to read on, letter by letter.',
    },
    why: 'From each position, walk down the stored words letter by letter, and report the position at the first end mark.',
    cost: 'O(n · L)',
  },
  {
    id: 'trie-8',
    text: 'A monitor gets up to 500,000 reports of the form "this file now has this size", where a file is a path such as a/b/c and may be reported again with another size. In between, it is asked for the total size of all files whose path starts with given characters, which may end in the middle of a name.',
    world: 'disk usage',
    pattern: 'trie',
    evidence: [
      {
        words: 'may be reported again with another size',
        tells: 'Only the difference to the old size may be added.',
        decides: false,
      },
      {
        words: 'whose path starts with given characters',
        tells: 'A query concerns the beginnings of keys.',
        decides: true,
      },
      {
        words: 'in the middle of a name',
        tells: 'Single characters matter, not only whole folders.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A map from paths to sizes would have to look at all files for each query, because it does not know which ones start alike.',
    },
    why: 'Store the paths character by character, add each difference in size to every node passed, and read the sum at the end of the query.',
    cost: 'O(L)',
  },
]
