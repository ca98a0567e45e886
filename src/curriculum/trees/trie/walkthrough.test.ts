import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { drawWords } from './algorithm.ts'
import { readings, walkthrough } from './walkthrough.ts'

const words = ['to', 'tin', 'ton']
const typed = ['t', 'to', 'top']

const prefixesOf = (word: string) => [...word].map((_, index) => word.slice(0, index + 1))
const allPrefixes = new Set(words.flatMap(prefixesOf))
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

interface Node {
  readonly children: Record<string, Node>
  isWord: boolean
}

/** As the code of the lesson; `slips` creates each child without the check. */
function insert(root: Node, word: string, slips = false): void {
  let node = root
  for (const char of word) {
    if (slips || !node.children[char]) node.children[char] = { children: {}, isWord: false }
    node = node.children[char]!
  }
  node.isWord = true
}

function find(root: Node, prefix: string): Node | undefined {
  let node: Node | undefined = root
  for (const char of prefix) node = node?.children[char]
  return node
}

function growTrie(stored: readonly string[], slips = false): Node {
  const root: Node = { children: {}, isWord: false }
  for (const word of stored) insert(root, word, slips)
  return root
}

/** Letters that are compared: up to the first that differs, or to the end of either. */
function countLetters(word: string, text: string): number {
  const differs = [...text].findIndex((char, index) => word[index] !== char)
  return differs < 0 ? text.length : Math.min(differs + 1, word.length)
}

const startsSome = (text: string) => words.some((word) => word.startsWith(text))

test('a set of words misses t, and a set of prefixes does not', () => {
  expect(typed.map(startsSome)).toEqual([true, true, false])
  expect(typed.map((text) => words.includes(text))).toEqual([false, true, false])
  expect(typed.map((text) => allPrefixes.has(text))).toEqual([true, true, false])
})

test('a trie answers as comparing all words does', () => {
  const root = growTrie(words)
  for (const text of [...typed, 'ti', 'tin', 'ton', 'n']) {
    expect(find(root, text) !== undefined, text).toBe(startsSome(text))
    expect(find(root, text)?.isWord === true, text).toBe(words.includes(text))
  }
  expect(Object.keys(find(root, 'to')!.children)).toEqual(['n'])
})

test('the picture has a node for each prefix, and a mark for each word', () => {
  const { nodes } = drawWords(words, 'to')
  expect(new Set(nodes.map(({ id }) => id))).toEqual(new Set(['', ...allPrefixes]))
  expect(nodes.filter(({ isWord }) => isWord).map(({ id }) => id)).toEqual(expect.arrayContaining(words))
})

test('only a word that continues another one shows the slip', () => {
  const inputs = [
    ['on', 'at'],
    ['go', 'got'],
    ['go', 'go'],
  ]
  const shows = inputs.map((pair) => {
    const root = growTrie(pair, true)
    return pair.some((word) => !find(root, word)?.isWord)
  })
  expect(shows).toEqual([false, true, false])
  expect(find(growTrie(['go', 'got'], true), 'go')?.isWord).toBe(false)
})

test('mixed letters are found by their sorted letters, not by a trie', () => {
  expect(find(growTrie(words), 'o')).toBeUndefined()
  const sortLetters = (word: string) => [...word].toSorted().join('')
  expect(words.filter((word) => sortLetters(word) === sortLetters('ont'))).toEqual(['ton'])
})

test('every number of the lesson follows from its input', () => {
  const letters = sum(typed.flatMap((text) => words.map((word) => countLetters(word, text))))
  const read = typed.flatMap((text) =>
    words.flatMap((word) => prefixesOf(word.slice(0, countLetters(word, text)))),
  )
  const prefixes = prefixesOf('a'.repeat(20))
  const repeats = letters - new Set(read).size
  expect(sum(readings.map(({ value }) => value.length))).toBe(letters)
  expect(letters - sum(readings.map(({ newLetters }) => newLetters))).toBe(repeats)
  expectComputedNumbers(walkthrough, [
    ['5 strings with 11 letters', allPrefixes.size, sum([...allPrefixes].map(({ length }) => length))],
    ['20 letters has 20 prefixes with 210', 20, prefixes.length, sum(prefixes.map(({ length }) => length))],
    ['12 of the 16 letters', repeats, letters],
    ['three words with 8 letters need 5 nodes', sum(words.map(({ length }) => length)), allPrefixes.size],
    ['With 100,000 words, ten keys make a million', 100_000],
  ])
  expect(100_000 * 10).toBe(1e6)
})
