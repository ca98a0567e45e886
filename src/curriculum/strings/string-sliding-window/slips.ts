import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { longestUnique } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'one-leaves',
    name: 'At most one character leaves the window',
    input: { text: 'abcbd' },
    smallest: { text: 'abba' },
    wrong: ({ text }) => longestUnique(text, 1),
    say: String,
    firstWrong: 9,
    lines: [
      {
        label: 'enter',
        code: {
          python: 'if character in window:',
          typescript: 'if (window.has(text[right])) {',
          java: 'if (window.contains(character)) {',
          cpp: 'if (window.count(text[right])) {',
        },
        why: 'The earlier copy may not be the leftmost character, so characters must leave until it is gone.',
      },
    ],
    instead: {
      question:
        'a has left. The b at index 1 is still in the window, and the b at index 3 is next. What should have happened here?',
      options: ['The b at index 1 leaves', 'The b at index 3 enters', 'The b at index 3 is left out'],
      answer: 'The b at index 1 leaves',
      wrong: {
        'The b at index 3 enters': 'The window would be `bcb`, and that has b twice.',
        'The b at index 3 is left out':
          'A window is a substring, without gaps. So it is the earlier b that must leave.',
      },
      positions: {
        'The b at index 1 leaves': { kind: 'cell', index: 1 },
        'The b at index 3 enters': { kind: 'cell', index: 3 },
      },
    },
    why: 'Only a has left, so the window `bc` still contains b. With the second b it is `bcb`, and with d it is `bcbd`, whose length 4 is returned although it has b twice.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'shrink',
    code: {
      python: 'window.remove(character)',
      typescript: 'window.delete(text[right])',
      java: 'window.remove(character);',
      cpp: 'window.erase(text[right]);',
    },
    why: 'The character that leaves is the leftmost one, not the one that is to enter.',
  },
  {
    label: 'keep',
    code: {
      python: 'best = max(best, right - left)',
      typescript: 'best = Math.max(best, right - left)',
      java: 'best = Math.max(best, right - left);',
      cpp: 'best = max(best, right - left);',
    },
    why: 'Both ends belong to the window, so its length is one more than the distance between them.',
  },
]
