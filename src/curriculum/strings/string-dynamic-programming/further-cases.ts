import { type Cases, list, variantOf, wholeNumber } from '#algorithms/cases.ts'
import { randomText } from '#algorithms/fields/text.ts'

type Texts = readonly [first: string, second: string]

const editDistance: Cases<Texts, number> = {
  kind: 'function',
  name: { python: 'edit_distance', typescript: 'editDistance', java: 'editDistance', cpp: 'editDistance' },
  parameters: [
    { name: 'a', type: 'string' },
    { name: 'b', type: 'string' },
  ],
  returns: 'int',
  statement:
    'Return the smallest number of edits that turn `a` into `b`. An edit inserts, deletes or replaces one character.',
  examples: [
    { name: 'two replacements and an insertion', args: ['kitten', 'sitting'], result: 3 },
    { name: 'two empty texts', args: ['', ''], result: 0 },
    { name: 'everything deleted', args: ['abc', ''], result: 3 },
    { name: 'everything inserted', args: ['', 'ab'], result: 2 },
    { name: 'a deletion and an insertion', args: ['flaw', 'lawn'], result: 2 },
    { name: 'the same text', args: ['same', 'same'], result: 0 },
    { name: 'two characters exchanged', args: ['ab', 'ba'], result: 2 },
  ],
  random: (next, size) => [
    randomText(next, 'abc', wholeNumber(next, 0, Math.min(6, size))),
    randomText(next, 'abc', wholeNumber(next, 0, Math.min(6, size))),
  ],
  reference: distance,
  growth: {
    kind: 'Texts of n characters that have none in common: the table has n² cells.',
    order: 2,
    sizes: [64, 128, 256],
    input: (size) => ['a'.repeat(size), 'b'.repeat(size)],
  },
}

const wordBreak: Cases<readonly [text: string, words: readonly string[]], boolean> = {
  kind: 'function',
  name: { python: 'can_split', typescript: 'canSplit', java: 'canSplit', cpp: 'canSplit' },
  parameters: [
    { name: 'text', type: 'string' },
    { name: 'words', type: 'string[]' },
  ],
  returns: 'bool',
  statement:
    'Return whether `text` can be cut into parts that are all among `words`. A word may be used again and again, and the empty text needs none.',
  examples: [
    { name: 'two words', args: ['goals', ['goal', 'go', 'als']], result: true },
    { name: 'a character too many', args: ['goalsx', ['goal', 'go', 'als']], result: false },
    { name: 'an empty text', args: ['', ['a']], result: true },
    { name: 'the last character is no word', args: ['aaab', ['a', 'aa']], result: false },
    { name: 'the first cut leads nowhere, a later one does', args: ['aaab', ['aa', 'ab']], result: true },
    { name: 'another way', args: ['cat', ['c', 'at', 'ca']], result: true },
    { name: 'no word fits', args: ['a', ['b']], result: false },
  ],
  random: (next, size) => [
    randomText(next, 'ab', wholeNumber(next, 0, size)),
    list(next, 4, () => randomText(next, 'ab', wholeNumber(next, 1, 3))),
  ],
  reference: isCut,
  isValid: ([, words]) => words.every((word) => word.length > 0),
  growth: {
    kind: 'One character, repeated, and another at the end: trying all ways to cut takes time that doubles with each character.',
    order: 2,
    sizes: [64, 128, 256],
    input: (size) => [`${'a'.repeat(size - 1)}b`, ['a', 'aa', 'aaa']],
  },
}

const starPattern: Cases<Texts, boolean> = {
  kind: 'function',
  name: { python: 'matches', typescript: 'matches', java: 'matches', cpp: 'matches' },
  parameters: [
    { name: 'text', type: 'string' },
    { name: 'pattern', type: 'string' },
  ],
  returns: 'bool',
  statement:
    'Return whether `pattern` fits all of `text`. A dot is any character, and `x*` is any number of `x`, zero included; other characters are themselves. Each star follows a character that is no star.',
  examples: [
    { name: 'a star that takes nothing', args: ['aab', 'c*a*b'], result: true },
    { name: 'any characters', args: ['ab', '.*'], result: true },
    { name: 'too short', args: ['aa', 'a'], result: false },
    { name: 'both empty', args: ['', ''], result: true },
    { name: 'a star alone', args: ['', 'a*'], result: true },
    { name: 'a dot needs a character', args: ['', '.'], result: false },
    { name: 'stars in the middle', args: ['mississippi', 'mis*is*p*.'], result: false },
    { name: 'a star beside the same character', args: ['aaa', 'ab*a*c*a'], result: true },
  ],
  random(next, size) {
    const part = () => randomText(next, 'ab.', 1) + (next() < 0.4 ? '*' : '')
    return [
      randomText(next, 'ab', wholeNumber(next, 0, Math.min(7, size))),
      list(next, Math.min(5, size), part).join(''),
    ]
  },
  reference: (text, pattern) => new RegExp(`^(?:${pattern})$`).test(text),
  isValid: ([text, pattern]) => /^[a-z]*$/.test(text) && /^(?:[a-z.]\*?)*$/.test(pattern),
  growth: {
    kind: 'Stars of the same character, none of which fits at the end: trying all ways takes time that doubles with each star.',
    order: 2,
    sizes: [64, 128, 256],
    input: (size) => ['a'.repeat(size), `${'a*'.repeat(size >> 1)}b`],
  },
}

const starPatternMemo = variantOf(starPattern, {
  name: {
    python: 'matches_with_memo',
    typescript: 'matchesWithMemo',
    java: 'matchesWithMemo',
    cpp: 'matchesWithMemo',
  },
  statement:
    'Return whether `pattern` fits all of `text`, top-down with a memo. A dot is any character, and `x*` is any number of `x`, zero included; other characters are themselves. Each star follows a character that is no star.',
})

function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const [restOfA, restOfB] = [a.slice(1), b.slice(1)]
  if (a[0] === b[0]) return distance(restOfA, restOfB)
  return 1 + Math.min(distance(restOfA, b), distance(a, restOfB), distance(restOfA, restOfB))
}

function isCut(text: string, words: readonly string[]): boolean {
  return text === '' || words.some((word) => text.startsWith(word) && isCut(text.slice(word.length), words))
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'edit-distance': editDistance,
  'word-break': wordBreak,
  'star-pattern': starPattern,
  'star-pattern-memo': starPatternMemo,
} satisfies Readonly<Record<string, Cases>>
