import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { listOf, nextOf, nodesWith, pointerAt, valuesAlong } from '#testing/proofs/read-list.ts'
import { reverseList } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([values]) => ({ values }),
  size: 8,
  trace: ({ values }) => reverseList(values),
  pictured(last) {
    const scene = listOf(last)
    return valuesAlong(scene, nodesWith(scene, 'result')[0] ?? null)
  },
  taken(decided, next) {
    const [before, after] = [listOf(decided), listOf(next)]
    const prev = pointerAt(before, 'prev')
    if (decided.line === 'turn') {
      return pointerAt(after, 'prev') === pointerAt(before, 'current')
        ? 'prev, onto current'
        : 'current, onto rest'
    }
    if (decided.line === 'save') {
      if (nextOf(after, pointerAt(before, 'current') ?? '') !== prev) return 'To rest'
      return prev ? 'To prev' : 'To prev, which is null'
    }
    const current = pointerAt(before, 'current')
    if (current && nextOf(before, current) !== nextOf(after, current)) return 'Reverse current’s link'
    return pointerAt(after, 'rest') === undefined ? 'Return prev' : 'Save the node after current'
  },
  /** From prev, current and rest together, every node can be reached: none is lost. */
  invariant(step, { values }) {
    const scene = listOf(step)
    const heads = ['prev', 'current', 'rest'].map((name) => pointerAt(scene, name) ?? null)
    const reached = new Set(heads.flatMap((head) => valuesAlong(scene, head)))
    for (const value of values) if (!reached.has(value)) throw new Error(`${value} can no longer be reached`)
  },
})
