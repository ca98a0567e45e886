import fc from 'fast-check'
import type { Step } from '#algorithms/step.ts'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { valuesOn } from '#testing/proofs/read-step.ts'
import { runQueue } from './algorithm.ts'
import type { QueueAnswer, QueueCall } from './two-stack-queue-scene.ts'

interface QueueInput {
  readonly calls: readonly QueueCall[]
}

const push = (value: number): QueueCall => ({ name: 'push', value })
const pop: QueueCall = { name: 'pop' }
const peek: QueueCall = { name: 'peek' }

proveTrace<QueueInput, readonly QueueAnswer[]>(import.meta.dirname, {
  inputs: fc.record({
    calls: fc
      .array(fc.oneof(fc.integer({ min: -3, max: 5 }).map(push), fc.constant(pop), fc.constant(peek)), {
        maxLength: 9,
      })
      .map(withoutEmptyCalls),
  }),
  examples: [
    {
      name: 'the values of the lesson',
      input: { calls: [push(10), push(20), push(30), pop, pop, pop] },
      answer: [undefined, undefined, undefined, 10, 20, 30],
    },
    {
      name: 'a late arrival waits for the others',
      input: { calls: [push(1), push(2), pop, push(3), pop, pop] },
      answer: [undefined, undefined, 1, undefined, 2, 3],
    },
    {
      name: 'looking takes nothing away',
      input: { calls: [push(0), peek, peek, pop] },
      answer: [undefined, 0, 0, 0],
    },
    { name: 'equal values', input: { calls: [push(4), push(4), pop] }, answer: [undefined, undefined, 4] },
    { name: 'no calls', input: { calls: [] }, answer: [] },
  ],
  trace: ({ calls }) => runQueue(calls),
  bruteForce: ({ calls }) => answerFromPushes(calls),
  pictured: (last) => givenIn(last),
  picture: (answers) => answers.map((answer) => answer ?? ''),
  taken(decided, next) {
    const isReversed = valuesOn(next, 'inbox').length < valuesOn(decided, 'inbox').length
    return isReversed ? 'Reverse the inbox first' : 'Take the top of the outbox'
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

/** Leaves out calls that take a value from an empty queue. */
function withoutEmptyCalls(calls: readonly QueueCall[]): readonly QueueCall[] {
  let size = 0
  return calls.filter(({ name }) => {
    if (name !== 'push' && size === 0) return false
    if (name !== 'peek') size += name === 'push' ? 1 : -1
    return true
  })
}

/** The nth pop gives the nth value that was pushed. */
function answerFromPushes(calls: readonly QueueCall[]): readonly QueueAnswer[] {
  const pushed = calls.flatMap((call) => (call.name === 'push' ? [call.value] : []))
  return calls.map(({ name }, at) => {
    const popsBefore = calls.slice(0, at).filter((call) => call.name === 'pop').length
    return name === 'push' ? undefined : pushed[popsBefore]
  })
}

/** Calls up to the last one that has pushed or given something. */
function countAnswered(step: Step, calls: readonly QueueCall[]): number {
  const table = callsIn(step)
  const isOver = ({ name }: QueueCall, at: number) =>
    table?.rows[0]?.[at]?.role === 'settled' ||
    (table?.rows[0]?.[at]?.role === 'active' && (name === 'push' || table.rows[1]?.[at]?.value !== ''))
  return calls.filter(isOver).length
}

function callsIn({ beside = [] }: Step) {
  return beside.find((scene) => scene.kind === 'table')
}

function givenIn(step: Step): readonly (number | string)[] {
  return callsIn(step)?.rows[1]?.map(({ value }) => value) ?? []
}
