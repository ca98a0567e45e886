import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { type IndexPair, twoSumUnsorted } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'index-zero-missed',
    name: 'Index 0 counts as not found',
    input: { values: [3, 9, 2, 5, 1], target: 8 },
    smallest: { values: [0, 0], target: 0 },
    wrong: ({ values, target }) => twoSumUnsorted(values, target, (earlier) => earlier > 0),
    say: (pair: IndexPair | undefined) => (pair ? `[${pair.join(', ')}]` : 'no pair'),
    /** Several pairs may have the sum. */
    isRight: (pair, { values, target }) =>
      pair !== undefined || values.every((value, index) => !values.includes(target - value, index + 1)),
    firstWrong: 8,
    lines: [
      {
        label: 'lookup',
        code: {
          python: 'if seen.get(partner):',
          typescript: 'if (earlier) {',
          java: 'if (seen.getOrDefault(partner, 0) != 0) {',
          cpp: 'if (seen[partner] != 0) {',
        },
        why: 'The index 0 is a valid answer, so you must ask whether the key is in the map, not what its value is.',
      },
    ],
    instead: {
      question: '5 needs 3. What should have happened here?',
      options: ['Indices 0 and 3 are returned', '5 is recorded at index 3', 'The next value is looked up'],
      answer: 'Indices 0 and 3 are returned',
      wrong: {
        '5 is recorded at index 3':
          'The map has 3, at index 0, and 3 + 5 = 8. Moving on would skip this pair.',
        'The next value is looked up': 'The partner of 5 is in the map, so the search is over.',
      },
      positions: {
        'Indices 0 and 3 are returned': { kind: 'item', index: 0, in: 1 },
        '5 is recorded at index 3': { kind: 'cell', index: 3 },
      },
    },
    why: 'The map has 3 with the index 0, so the pair is found. But 0 is taken for “not found”, and a pair that includes the first value is never returned.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'partner',
    code: {
      python: 'partner = num - target',
      typescript: 'const partner = num - target',
      java: 'int partner = nums[i] - target;',
      cpp: 'int partner = nums[i] - target;',
    },
    why: 'The two values must add up to the target, so the partner is the target minus this value.',
  },
  {
    label: 'record',
    code: {
      python: 'seen[i] = num',
      typescript: 'seen.set(i, num)',
      java: 'seen.put(i, nums[i]);',
      cpp: 'seen[i] = nums[i];',
    },
    why: 'A later value looks up its partner by value, so the value must be the key.',
  },
]
