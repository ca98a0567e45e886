import { type Cases, wholeNumber } from '#algorithms/cases.ts'
import type { CodeProof, FunctionProof } from '#algorithms/code-proof.ts'
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
    const word = () => randomText(next, 'abcd', wholeNumber(next, 0, size))
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

const starPatterns: Omit<FunctionProof, 'name'> = {
  kind: 'function',
  parameters: ['string', 'string'],
  returns: 'bool',
  cases: [
    { args: ['aab', 'c*a*b'], result: true },
    { args: ['ab', '.*'], result: true },
    { args: ['aa', 'a'], result: false },
    { args: ['', ''], result: true },
    { args: ['', 'a*'], result: true },
    { args: ['', '.'], result: false },
    { args: ['mississippi', 'mis*is*p*.'], result: false },
    { args: ['aaa', 'ab*a*c*a'], result: true },
  ],
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'edit-distance': {
    kind: 'function',
    name: { python: 'edit_distance', typescript: 'editDistance', java: 'editDistance', cpp: 'editDistance' },
    parameters: ['string', 'string'],
    returns: 'int',
    cases: [
      { args: ['kitten', 'sitting'], result: 3 },
      { args: ['', ''], result: 0 },
      { args: ['abc', ''], result: 3 },
      { args: ['', 'ab'], result: 2 },
      { args: ['flaw', 'lawn'], result: 2 },
      { args: ['same', 'same'], result: 0 },
      { args: ['ab', 'ba'], result: 2 },
    ],
  },
  'word-break': {
    kind: 'function',
    name: { python: 'can_split', typescript: 'canSplit', java: 'canSplit', cpp: 'canSplit' },
    parameters: ['string', 'string[]'],
    returns: 'bool',
    cases: [
      { args: ['goals', ['goal', 'go', 'als']], result: true },
      { args: ['goalsx', ['goal', 'go', 'als']], result: false },
      { args: ['', ['a']], result: true },
      { args: ['aaab', ['a', 'aa']], result: false },
      { args: ['aaab', ['aa', 'ab']], result: true },
      { args: ['cat', ['c', 'at', 'ca']], result: true },
      { args: ['a', ['b']], result: false },
    ],
  },
  'star-pattern': {
    ...starPatterns,
    name: { python: 'matches', typescript: 'matches', java: 'matches', cpp: 'matches' },
  },
  'star-pattern-memo': {
    ...starPatterns,
    name: {
      python: 'matches_with_memo',
      typescript: 'matchesWithMemo',
      java: 'matchesWithMemo',
      cpp: 'matchesWithMemo',
    },
  },
}
