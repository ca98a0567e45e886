import type { MethodCall } from '#algorithms/cases.ts'
import type { Step } from '#algorithms/step.ts'
import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { valuesOn, variable } from '#testing/proofs/read-step.ts'
import { runQueue } from './algorithm.ts'
import { cases } from './cases.ts'
import type { QueueCall } from './two-stack-queue-scene.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([[, ...calls]]) => ({ calls: calls.map(toCall) }),
  size: 9,
  trace: ({ calls }) => runQueue(calls),
  result: (answers) => [null, ...answers.map((answer) => answer ?? null)],
  pictured: (last) => givenIn(last),
  picture: (answers) => answers.map((answer) => answer ?? ''),
  taken(decided, next) {
    const grown = (stack: string) => valuesOn(next, stack).length - valuesOn(decided, stack).length
    if (next.line === 'push') return grown('inbox') > 0 ? 'On the inbox' : 'On the outbox'
    if (grown('inbox') === 0) return 'Take the top of the outbox'
    return decided.line === 'move' ? 'Move the next value as well' : 'Reverse the inbox first'
  },
  /** The queue always contains what was pushed and not popped, in order. */
  invariant(step, { calls }) {
    const given = countAnswered(step, calls)
    const pushed = calls.slice(0, given).flatMap((call) => (call.name === 'push' ? [call.value] : []))
    const pops = calls.slice(0, given).filter(({ name }) => name === 'pop').length
    const expected = pushed.slice(pops).join()
    if (valuesOn(step, 'the queue').join() !== expected) throw new Error(`the queue is not ${expected}`)
    const held = valuesOn(step, 'inbox').length + valuesOn(step, 'outbox').length
    if (held !== pushed.length - pops) throw new Error(`${held} values on the stacks`)
  },
})

function toCall([name, value]: MethodCall): QueueCall {
  return name === 'push' ? { name, value: Number(value) } : { name: name === 'pop' ? 'pop' : 'peek' }
}

/** Calls up to the last one that has pushed or given something. */
function countAnswered(step: Step, calls: readonly QueueCall[]): number {
  const table = callsIn(step)
  const isOver = ({ name }: QueueCall, at: number) =>
    table?.rows[0]?.[at]?.role === 'settled' ||
    (table?.rows[0]?.[at]?.role === 'active' &&
      (name === 'push' ? variable(step, 'pushes and pops') === 1 : table.rows[1]?.[at]?.value !== ''))
  return calls.filter(isOver).length
}

function callsIn({ beside = [] }: Step) {
  return beside.find((scene) => scene.kind === 'table')
}

function givenIn(step: Step): readonly (number | string)[] {
  return callsIn(step)?.rows[1]?.map(({ value }) => value) ?? []
}
