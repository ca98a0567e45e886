import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { countSubarrays } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'counted-once',
    name: 'A total that was seen several times counts only once',
    input: { values: [2, -2, 3, 1], target: 3 },
    smallest: { values: [0, 0], target: 0 },
    wrong: ({ values, target }) => countSubarrays(values, target, true),
    say: String,
    firstWrong: 8,
    lines: [
      {
        label: 'lookup',
        code: {
          python: 'count += 1 if missing in seen else 0',
          typescript: 'count += seen.has(missing) ? 1 : 0',
          java: 'count += seen.containsKey(missing) ? 1 : 0;',
          cpp: 'count++;',
        },
        why: 'After each time that the total was seen, another subarray begins, so its count must be added.',
      },
    ],
    instead: {
      question: 'The total is 3, and total 0 was seen twice. What should have happened here?',
      options: ['The count goes up by 2', 'The count goes up by 1', 'The count stays the same'],
      answer: 'The count goes up by 2',
      wrong: {
        'The count goes up by 1':
          'Two subarrays with sum 3 end here: indices 0 to 2, and index 2 alone. Both must be counted.',
        'The count stays the same': 'Total 0 is in the map, and 3 - 0 = 3 is the target.',
      },
    },
    why: 'Total 0 was seen before the first value and again after 2 - 2. A subarray with sum 3 begins after each of them, so the count must be 2.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'start',
    code: {
      python: 'seen = {0: 0}',
      typescript: 'const seen = new Map([[0, 0]])',
      java: 'seen.put(0, 0);',
      cpp: 'unordered_map<int, int> seen{{0, 0}};',
    },
    why: 'Total 0 has been seen once before the first value. Otherwise subarrays that start at index 0 are missed.',
  },
  {
    label: 'record',
    code: {
      python: 'seen[total] = 1',
      typescript: 'seen.set(total, 1)',
      java: 'seen.put(total, 1);',
      cpp: 'seen[total] = 1;',
    },
    why: 'A total can come several times, and a subarray can begin after each of them.',
  },
]
