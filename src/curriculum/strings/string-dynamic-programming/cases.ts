import { type Cases, wholeNumber } from '#algorithms/cases.ts'
import { randomText } from '#algorithms/fields/text.ts'

type Args = readonly [a: string, b: string]

export const cases: Cases<Args, string> = {
  kind: 'function',
  statement:
    'Return the longest common subsequence of `a` and `b`: a string whose characters appear in both in the same order, but not necessarily next to each other. If several are equally long, any of them is right; if the strings share no character, return an empty string.',
  name: {
    python: 'longest_common_subsequence',
    typescript: 'longestCommonSubsequence',
    java: 'longestCommonSubsequence',
    cpp: 'longestCommonSubsequence',
  },
  parameters: [
    { name: 'a', type: 'string' },
    { name: 'b', type: 'string' },
  ],
  returns: 'string',
  examples: [
    { name: 'the words of the lesson', args: ['peak', 'park'], result: 'pak' },
    { name: 'no letters at all', args: ['', ''], result: '' },
    { name: 'one word without letters', args: ['', 'peak'], result: '' },
    { name: 'the same letter', args: ['a', 'a'], result: 'a' },
    { name: 'nothing shared', args: ['goat', 'shy'], result: '' },
    { name: 'one inside the other', args: ['ridge', 'rig'], result: 'rig' },
    { name: 'repeated letters', args: ['aaba', 'aaa'], result: 'aaa' },
    { name: 'the same letters backward', args: ['abc', 'cba'], result: 'a' },
  ],
  random(next, size) {
    const word = () => randomText(next, 'abcA ', wholeNumber(next, 0, size))
    return [word(), word()]
  },
  reference(a, b) {
    const shared = selections(a).filter((each) => isSelection(each, b))
    return shared.reduce((longest, each) => (each.length > longest.length ? each : longest), '')
  },
  /** Several selections may be equally long. */
  isRight: (letters, [a, b]) =>
    letters.length === cases.reference(a, b).length && isSelection(letters, a) && isSelection(letters, b),
  growth: {
    kind: 'Two words without a common letter: every cell compares two others, and the calls without stored answers grow exponentially.',
    order: 2,
    sizes: [48, 96, 192, 384],
    input: (size) => ['goat'.repeat(size / 4), 'fish'.repeat(size / 4)],
  },
}

function selections(word: string): readonly string[] {
  const head = word.charAt(0)
  return head === '' ? [''] : selections(word.slice(1)).flatMap((rest) => [rest, head + rest])
}

function isSelection(letters: string, word: string): boolean {
  let from = 0
  return [...letters].every((letter) => {
    from = word.indexOf(letter, from) + 1
    return from > 0
  })
}
