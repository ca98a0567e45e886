import { defineDemo } from '#algorithms/demo.ts'
import { singleWord, wordList } from '#algorithms/fields/text.ts'
import { randomWholeNumber } from '#algorithms/input-fields.ts'
import { growTrie } from './algorithm.ts'

interface TrieInput extends Record<string, unknown> {
  readonly words: readonly string[]
  readonly prefix: string
}

const words = wordList({
  label: 'Words',
  maxWords: 6,
  maxLetters: 5,
  examples: ['tea', 'ten', 'to', 'in', 'inn', 'ted', 'too', 'ink', 'tent'],
})

export const demo = defineDemo<TrieInput>({
  fields: {
    words,
    prefix: singleWord({
      label: 'Prefix to look up',
      maxLetters: 5,
      examples: ['te', 'in', 'to', 'tea', 'i'],
    }),
  },
  presets: [
    { name: 'From the lesson', input: { words: ['tea', 'ten', 'to', 'in', 'inn'], prefix: 'te' } },
    { name: 'Missing prefix', input: { words: ['tea', 'ten', 'to'], prefix: 'tin' } },
    { name: 'Words inside words', input: { words: ['a', 'ant', 'an'], prefix: 'an' } },
    { name: 'Prefix longer than any word', input: { words: ['go', 'got'], prefix: 'gota' } },
    { name: 'The same word twice', input: { words: ['bee', 'bee'], prefix: 'b' } },
    {
      name: 'Nothing shared',
      input: { words: ['ox', 'yak', 'cow', 'horse', 'sheep', 'zebra'], prefix: 'zebu' },
    },
    { name: 'No words', input: { words: [], prefix: 'a' } },
  ],
  legend: [
    { role: 'active', means: 'current node' },
    { role: 'default', means: 'other nodes and characters' },
    { role: 'frontier', means: 'missing child' },
    { role: 'settled', means: 'characters read, words found' },
    { role: 'result', means: 'end of the prefix' },
    { mark: 'word-end', means: 'a word ends here' },
  ],
  random(next) {
    const chosen = words.random(next)
    const [word = 'tea'] = chosen
    const prefix = word.slice(0, randomWholeNumber(next, { min: 1, max: word.length }))
    return { words: chosen, prefix: next() < 0.75 ? prefix : `${prefix}s` }
  },
  trace: ({ words: list, prefix }) => growTrie(list, prefix),
  subtitle: ({ words: list, prefix }) =>
    `Trie of ${list.length} ${list.length === 1 ? 'word' : 'words'}, then the prefix “${prefix}”`,
})
