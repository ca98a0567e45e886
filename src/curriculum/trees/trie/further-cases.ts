import { type Cases, list, type MethodCall, wholeNumber } from '#algorithms/cases.ts'
import { randomText } from '#algorithms/fields/text.ts'
import { isCallList, isRectangle } from '#algorithms/valid-inputs.ts'

type Board = readonly (readonly string[])[]

const trieBoardSearch: Cases<readonly [board: Board, words: readonly string[]], readonly string[]> = {
  kind: 'function',
  name: { python: 'find_words', typescript: 'findWords', java: 'findWords', cpp: 'findWords' },
  parameters: [
    { name: 'board', type: 'char[][]' },
    { name: 'words', type: 'string[]' },
  ],
  returns: 'string[]',
  statement:
    'Return those of the `words`, each once and in alphabetical order, that can be read along cells of `board`: each next letter is in a neighboring cell, horizontally or vertically, and no cell is used twice in a word. Words and cells consist of lowercase letters.',
  examples: [
    {
      name: 'two of four words',
      args: [
        [
          ['o', 'a', 'a', 'n'],
          ['e', 't', 'a', 'e'],
          ['i', 'h', 'k', 'r'],
          ['i', 'f', 'l', 'v'],
        ],
        ['oath', 'pea', 'eat', 'rain'],
      ],
      result: ['eat', 'oath'],
    },
    {
      name: 'a cell may not be used twice',
      args: [
        [
          ['a', 'b'],
          ['c', 'd'],
        ],
        ['abcb', 'abdc', 'ad', 'b'],
      ],
      result: ['abdc', 'b'],
    },
    { name: 'equal letters', args: [[['a', 'a']], ['a', 'aa', 'aaa']], result: ['a', 'aa'] },
    { name: 'a letter that is missing', args: [[['x']], ['y']], result: [] },
    { name: 'no words', args: [[['x']], []], result: [] },
  ],
  random(next, size) {
    const side = Math.max(1, Math.floor(Math.sqrt(size)))
    const width = wholeNumber(next, 1, side)
    const board = Array.from({ length: wholeNumber(next, 1, side) }, () =>
      Array.from({ length: width }, () => randomText(next, 'abc', 1)),
    )
    const words = list(next, 4, () => randomText(next, 'abc', wholeNumber(next, 1, 4)))
    return [board, [...new Set(words)]]
  },
  reference(board, words) {
    const isReadable = (word: string, used: readonly string[]): boolean => {
      if (used.length === word.length) return true
      const [row = 0, column = 0] = (used.at(-1) ?? '').split(',').map(Number)
      return board.some((cells, r) =>
        cells.some((cell, c) => {
          const isNear = used.length === 0 || Math.abs(r - row) + Math.abs(c - column) === 1
          const name = `${r},${c}`
          return (
            isNear && cell === word[used.length] && !used.includes(name) && isReadable(word, [...used, name])
          )
        }),
      )
    }
    return words.filter((word) => isReadable(word, [])).toSorted()
  },
  isValid: ([board, words]) =>
    isRectangle(board) &&
    new Set(words).size === words.length &&
    [...board.flat(), ...words].every((text) => /^[a-z]+$/.test(text)) &&
    board.flat().every((cell) => cell.length === 1),
  growth: {
    kind: 'A board of one letter and words that begin alike: searching for each word anew walks the same paths again and again.',
    order: 1,
    sizes: [64, 256, 1024],
    input(size) {
      const side = Math.floor(Math.sqrt(size))
      const board = Array.from({ length: side }, () => Array.from({ length: side }, () => 'a'))
      return [board, ['aaa', 'aab', 'aac', 'aad']]
    },
  },
}

const trieMaxXor: Cases<readonly [nums: readonly number[]], number> = {
  kind: 'function',
  name: { python: 'max_xor', typescript: 'maxXor', java: 'maxXor', cpp: 'maxXor' },
  parameters: [{ name: 'nums', type: 'int[]' }],
  returns: 'int',
  statement:
    'Return the largest exclusive or of two elements of `nums`, which may be the same element, so that the answer is 0 for one number. No number is negative, and `nums` is not empty.',
  examples: [
    { name: 'six numbers', args: [[3, 10, 5, 25, 2, 8]], result: 28 },
    { name: 'one number', args: [[7]], result: 0 },
    { name: 'equal numbers', args: [[4, 4]], result: 0 },
    { name: 'the largest 32-bit number', args: [[0, 2147483647]], result: 2147483647 },
    { name: 'three numbers', args: [[6, 7, 4]], result: 3 },
  ],
  random: (next, size) => [
    [wholeNumber(next, 0, 31), ...list(next, size - 1, () => wholeNumber(next, 0, 31))],
  ],
  reference: (nums) => Math.max(...nums.flatMap((one) => nums.map((other) => one ^ other))),
  isValid: ([nums]) => nums.length > 0 && nums.every((num) => num >= 0 && num < 2 ** 31),
  growth: {
    kind: 'Different numbers: trying all pairs takes n² / 2 steps.',
    order: 1,
    sizes: [256, 1024, 4096],
    input: (size) => [Array.from({ length: size }, (_, index) => index * 7)],
  },
}

const trieWildcard: Cases<readonly [calls: readonly MethodCall[]], readonly (boolean | null)[]> = {
  kind: 'class',
  statement:
    'Design a dictionary of words: `add` adds a word of lowercase letters, and `matches` returns whether a pattern fits a whole word that was added. In a pattern, a dot stands for any letter.',
  name: 'WildcardDictionary',
  methods: {
    constructor: { parameters: [], returns: 'void' as const },
    add: { parameters: [{ name: 'word', type: 'string' }], returns: 'void' },
    matches: { parameters: [{ name: 'pattern', type: 'string' }], returns: 'bool' },
  },
  examples: [
    {
      name: 'dots and letters',
      args: [
        [
          ['constructor'],
          ['add', 'bad'],
          ['add', 'dad'],
          ['matches', '.ad'],
          ['matches', 'b..'],
          ['matches', 'pad'],
        ],
      ],
      result: [null, null, null, true, true, false],
    },
    {
      name: 'a prefix is no word',
      args: [[['constructor'], ['add', 'ab'], ['matches', 'a'], ['matches', '.'], ['matches', '...']]],
      result: [null, null, false, false, false],
    },
    {
      name: 'another branch fits',
      args: [[['constructor'], ['add', 'ac'], ['add', 'bd'], ['matches', '.d']]],
      result: [null, null, null, true],
    },
    { name: 'nothing added', args: [[['constructor'], ['matches', '.']]], result: [null, false] },
  ],
  random(next, size) {
    const calls = Array.from({ length: wholeNumber(next, 0, size) }, (): MethodCall => {
      const length = wholeNumber(next, 1, 3)
      return next() < 0.5
        ? ['add', randomText(next, 'ab', length)]
        : ['matches', randomText(next, 'ab..', length)]
    })
    return [[['constructor'], ...calls]]
  },
  reference: (calls) =>
    calls.map(([method, pattern], at) =>
      method === 'matches'
        ? calls
            .slice(0, at)
            .some(([name, word]) => name === 'add' && new RegExp(`^${pattern}$`).test(String(word)))
        : null,
    ),
  isValid: ([calls]) =>
    isCallList(calls, {
      constructor: () => true,
      add: (word) => /^[a-z]+$/.test(String(word)),
      matches: (pattern) => /^[a-z.]+$/.test(String(pattern)),
    }),
  growth: {
    kind: 'As many words as patterns: comparing each pattern with each word takes n² / 4 comparisons.',
    order: 1,
    sizes: [256, 1024, 4096],
    input(size) {
      const half = size >> 1
      const word = (index: number) =>
        [...index.toString(26).padStart(3, '0')]
          .map((digit) => 'abcdefghijklmnopqrstuvwxyz'[Number.parseInt(digit, 26)])
          .join('')
      return [
        [
          ['constructor'],
          ...Array.from({ length: half }, (_, index): MethodCall => ['add', word(index)]),
          ...Array.from(
            { length: half },
            (_, index): MethodCall => ['matches', `${word(index).slice(0, 2)}.`],
          ),
        ],
      ]
    },
  },
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'trie-board-search': trieBoardSearch,
  'trie-max-xor': trieMaxXor,
  'trie-wildcard': trieWildcard,
} satisfies Readonly<Record<string, Cases>>
