import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'trie-s1',
    text: 'A typing game knows up to 100,000 words. A player adds letters at the end of a line or deletes the last one, with up to a million keystrokes in all. After each of them, the screen shows how many letters must be deleted until the line is the beginning of a known word. Each keystroke must be handled in constant time.',
    world: 'text input',
    pattern: 'trie',
    evidence: [
      {
        words: 'deletes the last one',
        tells: 'The place among the stored words can go back one letter as well.',
        decides: false,
      },
      {
        words: 'is the beginning of a known word',
        tells: 'Beginnings count, not only whole words.',
        decides: true,
      },
      {
        words: 'Each keystroke must be handled in constant time',
        tells: 'A new letter must continue from where the last one ended.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'A set of words cannot tell what begins one. With all beginnings in a set, every keystroke would still have to read the whole line to look it up.',
    },
    why: 'Store the words letter by letter and keep the node of the line: a letter goes down if it can and is counted as extra if not, and a deletion undoes that.',
    cost: 'O(letters + keystrokes)',
  },
  {
    id: 'trie-s2',
    text: 'Two players take turns adding a letter to the end of a common string that starts empty. After each turn, the string must be the beginning of at least one of 50,000 given words. Whoever cannot move loses. Does the first player win if both play perfectly?',
    world: 'word duel',
    pattern: 'trie',
    evidence: [
      { words: 'adding a letter to the end', tells: 'Each move goes one character further.', decides: false },
      {
        words: 'the beginning of at least one of 50,000 given words',
        tells: 'Positions of the game are the beginnings of words, which words share.',
        decides: true,
      },
      {
        words: 'if both play perfectly',
        tells: 'Each shared beginning is judged once, from the ends of the words backward.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'Trying moves without storing the words means searching 50,000 words in every turn and judging the same string again for each.',
    },
    why: 'Store the words letter by letter: a node wins if one of its children loses, and a node without children loses.',
    cost: 'O(total letters)',
  },
  {
    id: 'trie-s3',
    text: 'A dairy stamps every cheese with a code of up to 200 characters: farm, barn, herd and so on, of no fixed lengths. Three things happen, 300,000 times in all: a cheese is registered; a herd, a barn or a whole farm is recalled, so that every cheese whose code has a certain opening disappears; or the office asks how many cheeses are registered under such an opening. Even the largest recall has to be over at once.',
    world: 'cheese recall',
    pattern: 'trie',
    evidence: [
      {
        words: 'every cheese whose code has a certain opening',
        tells: 'Codes with the same beginning are treated together.',
        decides: true,
      },
      {
        words: 'how many cheeses are registered under such an opening',
        tells: 'Each beginning needs a count of its own.',
        decides: false,
      },
      {
        words: 'has to be over at once',
        tells: 'All codes with one beginning hang at one node, which is cut off.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'Whole codes are scattered all over a map. A recall would go through all of them, and so would a question about an opening.',
    },
    why: 'Store the codes character by character with counters; a recall cuts off a node and subtracts its counter from all nodes above it.',
    cost: 'O(L)',
  },
  {
    id: 'trie-s4',
    text: 'A camera reads license plates at night. For each of the 14 characters of a plate, it returns one to four candidates, such as O, Q, D or 0. The police have 600,000 wanted plates and want all of them that are compatible with a photo, while thousands of photos come in per minute. Hardly any wanted plate agrees with a photo beyond the fifth character.',
    world: 'license plates',
    pattern: 'trie',
    evidence: [
      {
        words: 'it returns one to four candidates',
        tells: 'Each character branches, so up to 268 million readings are possible.',
        decides: true,
      },
      {
        words: '600,000 wanted plates',
        tells: 'Going through all plates for each photo is too slow.',
        decides: false,
      },
      {
        words: 'agrees with a photo beyond the fifth character',
        tells: 'If plates are followed from the front, nearly all readings end early.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'Building the readings alone, without the stored plates, goes through up to 4^14 of them, since nothing tells when a beginning leads nowhere.',
    },
    why: 'Store the plates character by character, and go down to the children of all candidates, as far as they exist.',
    cost: 'O(nodes visited)',
  },
]
