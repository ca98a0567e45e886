import type { CodeProof } from '#algorithms/code-proof.ts'

export const lesson = [22, 7, 15, 11, 2, 18, 25]

/** How the tests run the code of the demo. */
export const code: CodeProof = {
  kind: 'function',
  name: { python: 'two_sum', typescript: 'twoSum', java: 'twoSum', cpp: 'twoSum' },
  parameters: ['int[]', 'int'],
  returns: 'int[]',
  cases: [
    { args: [lesson, 9], result: [1, 4] },
    { args: [[5, 4, 9, 4], 8], result: [1, 3] },
    { args: [[4, 1, 6], 8], result: [] },
    { args: [[0, 3, 0], 0], result: [0, 2] },
    { args: [[3, -8, 10, -1, 5, -4], -9], result: [1, 3] },
    { args: [[6, 1, 9, 4], 20], result: [] },
    { args: [[9], 9], result: [] },
    { args: [[], 0], result: [] },
  ],
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'first-repeat': {
    kind: 'function',
    name: { python: 'first_repeat', typescript: 'firstRepeat', java: 'firstRepeat', cpp: 'firstRepeat' },
    parameters: ['int[]'],
    returns: 'int',
    cases: [
      { args: [[4, 1, 3, 1, 4]], result: 3 },
      { args: [[6, 6]], result: 1 },
      { args: [[1, 2, 3]], result: -1 },
      { args: [[-5, 0, -5]], result: 2 },
      { args: [[]], result: -1 },
    ],
  },
  'consecutive-run': {
    kind: 'function',
    name: { python: 'longest_run', typescript: 'longestRun', java: 'longestRun', cpp: 'longestRun' },
    parameters: ['int[]'],
    returns: 'int',
    cases: [
      { args: [[6, 20, 4, 21, 5, 3]], result: 4 },
      { args: [[2, 2, 3, 3]], result: 2 },
      { args: [[-1, 0, 1]], result: 3 },
      { args: [[10, 30]], result: 1 },
      { args: [[]], result: 0 },
    ],
  },
  'majority-vote': {
    kind: 'function',
    name: { python: 'majority', typescript: 'majority', java: 'majority', cpp: 'majority' },
    parameters: ['int[]'],
    returns: 'int',
    cases: [
      { args: [[2, 7, 7, 2, 7]], result: 7 },
      { args: [[3, 3, 5, 5, 5]], result: 5 },
      { args: [[9]], result: 9 },
      { args: [[-1, 4, -1]], result: -1 },
    ],
  },
  'random-set': {
    kind: 'driven',
    drive: {
      python: `
        numbers = RandomSet()
        print(numbers.insert(4))
        print(numbers.insert(7))
        print(numbers.insert(4))
        print(numbers.remove(4))
        print(numbers.remove(4))
        print(numbers.get_random())
        print(numbers.insert(9))
        print(numbers.insert(2))
        print(numbers.remove(2))
        print(numbers.remove(7))
        print(numbers.get_random())`,
      typescript: `
        const numbers = new RandomSet()
        print(numbers.insert(4))
        print(numbers.insert(7))
        print(numbers.insert(4))
        print(numbers.remove(4))
        print(numbers.remove(4))
        print(numbers.getRandom())
        print(numbers.insert(9))
        print(numbers.insert(2))
        print(numbers.remove(2))
        print(numbers.remove(7))
        print(numbers.getRandom())`,
      java: `
        RandomSet numbers = new RandomSet();
        print(numbers.insert(4));
        print(numbers.insert(7));
        print(numbers.insert(4));
        print(numbers.remove(4));
        print(numbers.remove(4));
        print(numbers.getRandom());
        print(numbers.insert(9));
        print(numbers.insert(2));
        print(numbers.remove(2));
        print(numbers.remove(7));
        print(numbers.getRandom());`,
      cpp: `
        RandomSet numbers;
        print(numbers.insert(4));
        print(numbers.insert(7));
        print(numbers.insert(4));
        print(numbers.remove(4));
        print(numbers.remove(4));
        print(numbers.getRandom());
        print(numbers.insert(9));
        print(numbers.insert(2));
        print(numbers.remove(2));
        print(numbers.remove(7));
        print(numbers.getRandom());`,
    },
    results: [true, true, false, true, false, 7, true, true, true, true, 9],
  },
}
