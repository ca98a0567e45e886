import type { Step } from '#algorithms/step.ts'
import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { arraysBeside, nodesWith, treeOf, valuesWith } from '#testing/proofs/read-tree.ts'
import { keepLargest } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([values, k]) => ({ values, k }),
  trace: ({ values, k }) => keepLargest(values, k),
  pictured: (last) => valuesWith(heapArray(last), 'result'),
  taken(decided, next) {
    const [before, after] = [idsIn(decided), idsIn(next)]
    const [own] = nodesWith(decided, 'active')
    if (!own) {
      if (after.length > before.length) return 'It joins the heap'
      return String(before) === String(after) ? 'It is dropped' : 'It replaces the root'
    }
    const isDown = decided.line === 'down'
    if (String(before) === String(after)) return 'Stay'
    if (!isDown) return 'Swap with its parent'
    const left = treeOf(decided).nodes.find(({ parent, side }) => parent === own.id && side === 'left')
    return after[before.indexOf(own.id)] === left?.id
      ? 'Swap with the left child'
      : 'Swap with the right child'
  },
  /** Tree and array show the same, and only around the number being put in order a child may be smaller. */
  invariant(step) {
    const { nodes } = treeOf(step)
    const { cells } = heapArray(step)
    const seen = (all: readonly { value: unknown; role: unknown }[]) =>
      all.map(({ value, role }) => [value, role])
    if (String(seen(nodes)) !== String(seen(cells))) throw new Error('tree and array differ')
    const isBusy = nodes.some(({ role }) => role === 'active' || role === 'swap')
    for (const { parent, value } of nodes) {
      const above = nodes.find(({ id }) => id === parent)
      if (!isBusy && above && Number(above.value) > Number(value))
        throw new Error(`${value} below ${above.value}`)
    }
  },
})

function heapArray(step: Step) {
  return arraysBeside(step)[0]!
}

function idsIn(step: Step): readonly string[] {
  return heapArray(step).cells.flatMap(({ id }) => id ?? [])
}
