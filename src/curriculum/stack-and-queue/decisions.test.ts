import type { Step } from '#algorithms/step.ts'
import { type DecisionParts, describeDecisions } from '#testing/proofs/describe-decisions.ts'
import { arrayOf } from '#testing/proofs/read-step.ts'
import { tableOf } from '#testing/proofs/read-table.ts'
import { category } from './category.ts'

const parts: Readonly<Record<string, DecisionParts>> = {
  'monotonic-stack': {
    isActedOn(pressed, { step, next }) {
      if (pressed.kind === 'item') return changeOf(pressed.in, step, next) === -1
      const { role } = arrayOf(step).cells[pressed.kind === 'cell' ? pressed.index : -1] ?? {}
      return role === 'active' && changeOf(1, step, next) === 1
    },
  },
  'queue-operations': {
    // A value is pushed on the inbox, or its top leaves, or that of the outbox is popped or stays for a peek.
    isActedOn: (pressed, { step, next }) =>
      changeOf(pressed.in, step, next) !== 0 || (pressed.in === 2 && next.line === 'peek'),
  },
  'stack-operations': {
    isActedOn(pressed, { step, next }) {
      if (pressed.kind === 'item') return changeOf(pressed.in, step, next) === -1
      if (pressed.kind !== 'table-cell') return false
      return tableOf(next).rows[pressed.row]?.[pressed.column]?.role === 'active'
    },
  },
}

for (const pattern of category.patterns) describeDecisions(pattern, parts[pattern])

/** How many more values the stack beside the picture has afterward. */
function changeOf(at = 0, step: Step, next: Step): number {
  const [before, after] = [step, next].map(({ beside = [] }) => {
    const scene = beside[at - 1]
    return scene?.kind === 'shelf' ? scene.items.length : Number.NaN
  })
  return after! - before!
}
