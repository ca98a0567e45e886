import type { Step } from '#algorithms/step.ts'
import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { nodesWith, treeOf } from '#testing/proofs/read-tree.ts'
import { growTrie } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([calls]) => ({
    calls,
    words: calls.flatMap(([name, word]) => (name === 'insert' ? [String(word)] : [])),
    prefix: String(calls.at(-1)?.[1]),
  }),
  size: 6,
  trace: ({ words, prefix }) => growTrie(words, prefix),
  /** The demo answers the last call alone. */
  result: (answer, { calls }) => [...cases.reference(calls).slice(0, -1), answer],
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
