import { isPermutation } from '#algorithms/brute-force.ts'
import { type Cases, list, wholeNumber } from '#algorithms/cases.ts'
import { randomText } from '#algorithms/fields/text.ts'

type Words = readonly string[]

const anagramGroups: Cases<readonly [words: Words], readonly Words[]> = {
  kind: 'function',
  name: {
    python: 'group_anagrams',
    typescript: 'groupAnagrams',
    java: 'groupAnagrams',
    cpp: 'groupAnagrams',
  },
  parameters: [{ name: 'words', type: 'string[]' }],
  returns: 'string[][]',
  statement:
    'Put those of the `words` that are anagrams of each other into groups, a word as often as it occurs. Return the groups, in any order, and their words in any order.',
  examples: [
    {
      name: 'three anagrams and another word',
      args: [['tar', 'bee', 'art', 'rat']],
      result: [['tar', 'art', 'rat'], ['bee']],
    },
    { name: 'no words', args: [[]], result: [] },
    { name: 'an empty word', args: [['']], result: [['']] },
    { name: 'a word twice', args: [['a', 'b', 'a']], result: [['a', 'a'], ['b']] },
    {
      name: 'the same letters, but not as often',
      args: [['aab', 'abb', 'aba']],
      result: [['aab', 'aba'], ['abb']],
    },
  ],
  random: (next, size) => [list(next, size, () => randomText(next, 'ab', wholeNumber(next, 0, 3)))],
  reference(words) {
    const firsts = words.filter(
      (word, index) => !words.slice(0, index).some((before) => isPermutation([...before], [...word])),
    )
    return firsts.map((first) => words.filter((word) => isPermutation([...first], [...word])))
  },
  isRight(result, [words]) {
    const inOrder = (groups: readonly Words[]) => groups.map((group) => group.toSorted())
    return isPermutation(inOrder(result), inOrder(anagramGroups.reference(words)))
  },
  growth: {
    kind: 'No two words are anagrams: comparing each with all others takes n² / 2 comparisons.',
    order: 1,
    sizes: [1024, 4096, 16_384],
    input: (size) => [Array.from({ length: size }, (_, index) => 'a'.repeat(index % 7) + index)],
  },
}

const firstUniqueCharacter: Cases<readonly [text: string], number> = {
  kind: 'function',
  name: { python: 'first_unique', typescript: 'firstUnique', java: 'firstUnique', cpp: 'firstUnique' },
  parameters: [{ name: 'text', type: 'string' }],
  returns: 'int',
  statement:
    'Return the index of the first character that occurs only once in `text`, or -1 if there is none.',
  examples: [
    { name: 'the last character', args: ['pepper'], result: 5 },
    { name: 'all occur twice', args: ['aabb'], result: -1 },
    { name: 'an empty text', args: [''], result: -1 },
    { name: 'one character', args: ['z'], result: 0 },
    { name: 'between two that repeat', args: ['abcab'], result: 2 },
    { name: 'the second character', args: ['swiss'], result: 1 },
  ],
  random: (next, size) => [randomText(next, 'abcd', wholeNumber(next, 0, size))],
  reference: (text) => [...text].findIndex((character) => text.split(character).length === 2),
  growth: {
    kind: 'All characters occur twice, the second time in another order: searching the text for each takes n² steps, if it has many characters.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => ['abcdefghijklmnopqrstuvwxyz'.repeat(size).slice(0, size)],
  },
}

const oneToOneMapping: Cases<readonly [first: string, second: string], boolean> = {
  kind: 'function',
  name: { python: 'is_one_to_one', typescript: 'isOneToOne', java: 'isOneToOne', cpp: 'isOneToOne' },
  parameters: [
    { name: 'first', type: 'string' },
    { name: 'second', type: 'string' },
  ],
  returns: 'bool',
  statement:
    'Return whether `first` becomes `second` when each character is replaced by one of its own: the same one wherever it occurs, and no two by the same. A character may stay as it is.',
  examples: [
    { name: 'two pairs of characters', args: ['noon', 'abba'], result: true },
    { name: 'two characters with the same image', args: ['badc', 'baba'], result: false },
    { name: 'one character with two images', args: ['baba', 'badc'], result: false },
    { name: 'two empty texts', args: ['', ''], result: true },
    { name: 'of different lengths', args: ['ab', 'a'], result: false },
    { name: 'the same text', args: ['a', 'a'], result: true },
  ],
  random(next, size) {
    const length = wholeNumber(next, 0, Math.min(size, 5))
    return [randomText(next, 'abc', length), randomText(next, 'abc', next() < 0.8 ? length : length + 1)]
  },
  reference: (first, second) =>
    first.length === second.length &&
    [...first].every((one, i) =>
      [...first].every((other, j) => (one === other) === (second[i] === second[j])),
    ),
  growth: {
    kind: 'Texts with the same mapping to the end: comparing each pair of indices takes n² steps.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => ['abcdefgh'.repeat(size).slice(0, size), 'bcdefgha'.repeat(size).slice(0, size)],
  },
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'anagram-groups': anagramGroups,
  'first-unique-character': firstUniqueCharacter,
  'one-to-one-mapping': oneToOneMapping,
} satisfies Readonly<Record<string, Cases>>
