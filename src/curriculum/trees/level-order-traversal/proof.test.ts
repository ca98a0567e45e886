import type { Step } from '#algorithms/step.ts'
import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { arraysBeside, nodesWith, shelfBeside, treeOf } from '#testing/proofs/read-tree.ts'
import { listLevels } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([root]) => root,
  trace: listLevels,
  pictured(last) {
    const [output] = arraysBeside(last)
    return output?.spans.map(({ from, to }) => output.cells.slice(from, to + 1).map(({ value }) => value))
  },
  taken(decided, next) {
    if (decided.line === 'level') {
      const [node] = nodesWith(next, 'active')
      const [front] = shelfBeside(decided).items
      return `${node?.value}, at the ${node?.id === front?.id ? 'front' : 'back'}`
    }
    if (decided.line !== 'take')
      return next.line === 'level' ? 'A new level: this one is complete' : 'The rest of this level'
    const before = new Set(shelfBeside(decided).items.map(({ id }) => id))
    const joined = shelfBeside(next).items.flatMap(({ id }) => (before.has(id) ? [] : sideOf(id, next)))
    if (joined.length === 2) return 'Both children'
    if (joined.length === 0) return 'Nothing'
    return joined[0] === 'left' ? 'Only the left child' : 'Only the right child'
  },
  /** The queue contains at most two adjacent levels, the upper one first. */
  invariant(step) {
    const depths = shelfBeside(step).items.map(({ id }) => id.split('.').length)
    const isInOrder = depths.every((depth, index) => index === 0 || depth >= depths[index - 1]!)
    if (!isInOrder || (depths.at(-1) ?? 0) - (depths[0] ?? 0) > 1) throw new Error(`depths ${depths} wait`)
    if (nodesWith(step, 'frontier').length !== depths.length) throw new Error('waiting nodes are not marked')
  },
})

function sideOf(id: string, step: Step): readonly string[] {
  return treeOf(step).nodes.flatMap((node) => (node.id === id && node.side ? [node.side] : []))
}
