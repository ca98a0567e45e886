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
]
