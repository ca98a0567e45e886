import { defineDemo } from '#algorithms/demo.ts'
import { singleWord } from '#algorithms/fields/text.ts'
import { longestCommonSubsequence } from './algorithm.ts'

interface WordsInput extends Record<string, unknown> {
  readonly first: string
  readonly second: string
}

const pairs = [
  ['stone', 'snow'],
  ['trail', 'tiger'],
  ['goats', 'oats'],
  ['cliff', 'lift'],
  ['alpine', 'plan'],
  ['summit', 'unit'],
] as const
const examples = ['peak', 'park', 'rope', 'ridge']

export const demo = defineDemo<WordsInput>({
  fields: {
    first: singleWord({ label: 'First word', maxLetters: 7, examples }),
    second: singleWord({ label: 'Second word', maxLetters: 7, examples }),
  },
  presets: [
    { name: 'From the lesson', input: { first: 'peak', second: 'park' } },
    { name: 'Several right answers', input: { first: 'abcb', second: 'bdcab' } },
    { name: 'Same letters, reversed', input: { first: 'abc', second: 'cba' } },
    { name: 'One inside the other', input: { first: 'ridge', second: 'rig' } },
    { name: 'Repeated letters', input: { first: 'aaba', second: 'aaa' } },
    { name: 'No common letter', input: { first: 'goat', second: 'shy' } },
    { name: 'Empty', input: { first: '', second: 'peak' } },
  ],
  legend: [
    { role: 'active', means: 'cell being filled' },
    { role: 'compare', means: 'cells it can build on' },
    { role: 'default', means: 'still empty' },
    { role: 'settled', means: 'final; at the end, path back' },
    { role: 'result', means: 'answer' },
  ],
  trace: ({ first, second }) => longestCommonSubsequence(first, second),
  subtitle: ({ first, second }) => `Longest common subsequence of “${first}” and “${second}”`,
  random(next) {
    const [first, second] = pairs[Math.floor(next() * pairs.length)] ?? pairs[0]
    return next() < 0.5 ? { first, second } : { first: second, second: first }
  },
})
