import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { isAnagram } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'never-used-up',
    name: 'A matched letter is not used up',
    input: { first: 'rattle', second: 'letter' },
    smallest: { first: 'ab', second: 'aa' },
    wrong: ({ first, second }) => isAnagram(first, second, false),
    say: String,
    firstWrong: 8,
    lines: [
      {
        label: 'use',
        code: { python: '', typescript: '', java: '', cpp: '' },
        why: 'Unless each match lowers the count, one letter of the first word can be matched again and again.',
      },
    ],
    instead: {
      question: 'One l was in the table. What should have happened here?',
      options: ['The count of l goes down to 0', 'The next letter, e, is looked up', 'The word is rejected'],
      answer: 'The count of l goes down to 0',
      wrong: {
        'The next letter, e, is looked up':
          'The table still says that an l is left, but the only one has just been matched.',
        'The word is rejected': 'The first word has an l, so this letter of the second word can be matched.',
      },
      positions: { 'The count of l goes down to 0': { kind: 'item', index: 3, in: 2 } },
    },
    why: 'The l of the second word uses up the only l of the first, so its count must be 0 now. Since counts never go down, the second e of “letter” is matched as well, although “rattle” has only one.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'count',
    code: {
      python: 'counts[letter] = 1',
      typescript: 'counts.set(letter, 1)',
      java: 'counts.put(letter, 1);',
      cpp: 'for (char letter : first) counts[letter] = 1;',
    },
    why: 'A letter that occurs twice would be counted once, so the second one could not be matched.',
  },
  {
    label: 'check',
    code: {
      python: 'if letter not in counts:',
      typescript: 'if (!counts.has(letter))',
      java: 'if (!counts.containsKey(letter))',
      cpp: 'if (!counts.count(letter))',
    },
    why: 'A letter that is used up still has an entry, so the words are compared as sets: `aab` and `abb` would pass.',
  },
  {
    label: 'use',
    code: {
      python: 'counts[letter] += 1',
      typescript: 'counts.set(letter, left + 1)',
      java: 'counts.put(letter, left + 1);',
      cpp: 'counts[letter]++;',
    },
    why: 'A match uses one letter of the first word, so its count must go down, not up.',
  },
]
