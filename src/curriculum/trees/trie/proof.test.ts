import fc from 'fast-check'
import type { Step } from '#algorithms/step.ts'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { nodesWith, treeOf } from '#testing/proofs/read-tree.ts'
import { growTrie } from './algorithm.ts'

interface TrieInput {
  readonly words: readonly string[]
  readonly prefix: string
}

const lesson = ['tea', 'ten', 'to', 'in', 'inn']
/** Two letters only, so that words share prefixes, repeat and contain each other. */
const word = (minLength: number) =>
  fc.array(fc.constantFrom('a', 'b'), { minLength, maxLength: 5 }).map((letters) => letters.join(''))

proveTrace<TrieInput, boolean>(import.meta.dirname, {
  inputs: fc.record({ words: fc.array(word(1), { maxLength: 6 }), prefix: word(0) }),
  examples: [
    { name: 'the words of the lesson', input: { words: lesson, prefix: 'te' }, answer: true },
    { name: 'a prefix that ends elsewhere', input: { words: lesson, prefix: 'tin' }, answer: false },
    { name: 'a whole word', input: { words: lesson, prefix: 'in' }, answer: true },
    { name: 'more letters than the word', input: { words: ['go'], prefix: 'got' }, answer: false },
    { name: 'no words', input: { words: [], prefix: 'a' }, answer: false },
    { name: 'the empty prefix', input: { words: ['a'], prefix: '' }, answer: true },
  ],
  trace: ({ words, prefix }) => growTrie(words, prefix),
  bruteForce: ({ words, prefix }) => prefix === '' || words.some((each) => each.startsWith(prefix)),
  pictured: (last) => nodesWith(last, 'result').length === 1,
  taken(decided, next) {
    const isMissing = nodesWith(next, 'frontier').length > 0
    if (isMissing) return 'Stop: no word starts like this'
    const [before, after] = [decided, next].map((step) => treeOf(step).nodes.length)
    return before === after ? 'Follow the child' : 'Create a new node'
  },
  /** Each dot ends a word that was put in, and each word that was put in before has its dot. */
  invariant(step, { words }) {
    const { nodes } = treeOf(step)
    const spelled = (id: string | undefined): string => {
      const node = nodes.find((each) => each.id === id)
      return node ? spelled(node.parent) + node.value : ''
    }
    const marked = nodes.filter(({ isWord }) => isWord).map(({ id }) => spelled(id))
    const invalid = marked.find((each) => !words.includes(each))
    if (invalid !== undefined) throw new Error(`${invalid} is marked`)
    if (!isInserting(step) && marked.length < new Set(words).size) throw new Error('a word is lost')
  },
})

function isInserting({ line }: Step): boolean {
  return ['insert', 'check', 'grow', 'follow', 'mark'].includes(line)
}
