import { positionsIn } from '#algorithms/tree-inputs.ts'
import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { arraysBeside, levelsOf, nodesWith, treeOf } from '#testing/proofs/read-tree.ts'
import { buildFromOrders } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([preorder, inorder]) => ({ preorder, inorder, tree: cases.reference(preorder, inorder) }),
  trace: ({ preorder, inorder }) => buildFromOrders(preorder, inorder),
  pictured: (last) => levelsOf(treeOf(last)),
  taken(decided, next) {
    if (decided.line === 'take') {
      const sizeOf = (side: string) => {
        const span = arraysBeside(next)[1]!.spans.find(({ text }) => text === side)
        return span ? span.to - span.from + 1 : 0
      }
      return `${sizeOf('left')} on the left, ${sizeOf('right')} on the right`
    }
    const [before] = nodesWith(decided, 'active')
    const [after] = nodesWith(next, 'active')
    if (after?.parent !== before?.id) return 'As the right child of an ancestor'
    return after?.side === 'left' ? 'As its left child' : 'As its right child'
  },
  /** The tree built so far is always a part of the original tree. */
  invariant(step, { tree }) {
    const paths = new Map(positionsIn(tree).map(({ value, path }) => [value, path]))
    for (const { value, path } of positionsIn(levelsOf(treeOf(step)))) {
      if (paths.get(value) !== path) throw new Error(`${value} hangs at ${path}, not at ${paths.get(value)}`)
    }
  },
})
