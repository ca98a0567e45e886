import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { listOf, nextOf, pointerAt, valuesAlong } from '#testing/proofs/read-list.ts'
import { insertAt } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([values, position, value]) => ({ values, position, value }),
  size: 7,
  trace: ({ values, position, value }) => insertAt(values, position, value),
  pictured(last) {
    const scene = listOf(last)
    return valuesAlong(scene, nextOf(scene, 'dummy') ?? null)
  },
  taken(decided, next) {
    const [before, after] = [listOf(decided), listOf(next)]
    const prev = pointerAt(before, 'prev')
    if (decided.line === 'dummy') return pointerAt(after, 'prev') === 'dummy' ? 'On the dummy' : 'On the head'
    if (decided.line === 'link-prev') return next.line === 'return' ? 'The node after the dummy' : ''
    if (decided.line === 'create') {
      const isOnFirst = nextOf(after, 'new') !== undefined && nextOf(after, prev ?? '') !== 'new'
      return isOnFirst ? 'node.next' : 'prev.next'
    }
    if (pointerAt(after, 'node')) return 'Insert after prev'
    return pointerAt(after, 'prev') === prev ? 'Stop: the list is too short' : 'Move prev to the next node'
  },
  /** No node is ever lost: the links always lead to all old values. */
  invariant(step, { values }) {
    const scene = listOf(step)
    const reached = valuesAlong(scene, 'dummy').slice(1)
    let from = 0
    for (const value of values) {
      from = reached.indexOf(value, from) + 1
      if (from === 0) throw new Error(`${value} can no longer be reached`)
    }
  },
})
