import { type Cases, createRandom, enlarge, numbers, shuffle } from '#algorithms/cases.ts'

type Args = readonly [nums: readonly number[], lo: number, hi: number]

export const cases: Cases<Args, readonly number[]> = {
  kind: 'function',
  statement:
    'Sort `nums` in place in ascending order and return nothing. The function is called with 0 for `lo` and the length of the array for `hi`, so that it can call itself to sort only the elements from index `lo` up to, but not including, index `hi`.',
  name: { python: 'merge_sort', typescript: 'mergeSort', java: 'mergeSort', cpp: 'mergeSort' },
  parameters: [
    { name: 'nums', type: 'int[]' },
    { name: 'lo', type: 'int' },
    { name: 'hi', type: 'int' },
  ],
  returns: 'void',
  examples: [
    {
      name: 'the lesson',
      args: wholeOf([64, 34, 25, 12, 22, 11, 90]),
      result: [11, 12, 22, 25, 34, 64, 90],
    },
    { name: 'no values', args: wholeOf([]), result: [] },
    { name: 'one value', args: wholeOf([5]), result: [5] },
    { name: 'two values', args: wholeOf([2, 1]), result: [1, 2] },
    { name: 'equal values', args: wholeOf([4, 2, 4, 1, 2, 4]), result: [1, 2, 2, 4, 4, 4] },
    { name: 'largest first', args: wholeOf([3, 2, 1, 0]), result: [0, 1, 2, 3] },
    { name: 'negatives', args: wholeOf([3, -7, 0, -2, 8]), result: [-7, -2, 0, 3, 8] },
  ],
  random: (next, size) => wholeOf(numbers(next, size, -6, 9)),
  larger: ([nums]) => wholeOf(enlarge(nums, 1_000_000)),
  /** Puts each value where as many others belong before it. */
  reference(nums) {
    const sorted: number[] = []
    for (const [index, value] of nums.entries()) {
      const before = nums.filter((other, at) => other < value || (other === value && at < index))
      sorted[before.length] = value
    }
    return sorted
  },
  isValid: ([nums, lo, hi]) => lo === 0 && hi === nums.length,
  smaller: ([nums]) => nums.map((_, index) => wholeOf(nums.toSpliced(index, 1))),
  demoInput: ([values]) => ({ values }),
  growth: {
    kind: 'Shuffled values, so that two halves take turns in each merge: moving values place by place takes n² / 4 moves.',
    order: 1,
    sizes: [4096, 8192, 16_384, 32_768],
    input: (size) =>
      wholeOf(
        shuffle(
          createRandom(size),
          Array.from({ length: size }, (_, index) => index),
        ),
      ),
  },
}

function wholeOf(nums: readonly number[]): Args {
  return [nums, 0, nums.length]
}
