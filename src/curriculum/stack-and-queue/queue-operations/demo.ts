import { defineDemo } from '#algorithms/demo.ts'
import { type Operation, operationList } from '#algorithms/fields/operations.ts'
import { randomWholeNumber } from '#algorithms/input-fields.ts'
import { runQueue } from './algorithm.ts'
import type { QueueCall } from './two-stack-queue-scene.ts'

interface QueueInput extends Record<string, unknown> {
  readonly calls: readonly Operation[]
}

const maxCalls = 9
export const pop: Operation = { name: 'pop', numbers: [] }
const peek: Operation = { name: 'peek', numbers: [] }

export const demo = defineDemo<QueueInput>({
  fields: {
    calls: operationList({
      label: 'Calls',
      kinds: [
        { name: 'push', numbers: [{ min: -99, max: 999 }] },
        { name: 'pop', numbers: [] },
        { name: 'peek', numbers: [] },
      ],
      example: 'push 10, push 20, pop',
      maxOperations: maxCalls,
    }),
  },
  presets: [
    { name: 'From the lesson', input: { calls: [push(10), push(20), push(30), pop, pop, pop] } },
    { name: 'Late arrivals', input: { calls: [push(1), push(2), pop, push(3), push(4), pop, pop, pop] } },
    { name: 'Peek removes nothing', input: { calls: [push(7), push(8), peek, peek, pop, peek] } },
    { name: 'Equal values', input: { calls: [push(0), push(0), push(-5), pop, pop, pop] } },
    { name: 'One by one', input: { calls: [push(5), pop, push(6), pop] } },
    { name: 'Pushes only', input: { calls: [push(1), push(2), push(3)] } },
    { name: 'No calls', input: { calls: [] } },
  ],
  legend: [
    { role: 'active', means: 'just moved, or current call' },
    { role: 'frontier', means: 'waiting' },
    { role: 'settled', means: 'call answered' },
    { role: 'default', means: 'call still to come' },
    { role: 'result', means: 'front, returned by peek' },
  ],
  check({ calls }) {
    const at = findEmptyCall(calls)
    if (at === undefined) return undefined
    return {
      field: 'calls',
      error: `The queue is empty at call ${at + 1}: ${calls[at]?.name} needs a value that was pushed before.`,
    }
  },
  trace: ({ calls }) => runQueue(calls.map(toCall)),
  subtitle: () => 'A queue made of two stacks',
  plot: () => ({ title: 'Pushes and pops on the stacks, call by call' }),
  random(next) {
    const calls: Operation[] = [push(10), push(20)]
    let size = 2
    while (calls.length < maxCalls) {
      const roll = next()
      if (size === 0 || roll < 0.45) {
        size++
        calls.push(push(randomWholeNumber(next, { min: 1, max: 99 })))
      } else {
        if (roll < 0.9) size--
        calls.push(roll < 0.9 ? pop : peek)
      }
    }
    return { calls }
  },
})

/** The first call that asks an empty queue for a value. */
function findEmptyCall(calls: readonly Operation[]): number | undefined {
  let size = 0
  for (const [at, { name }] of calls.entries()) {
    if (name !== 'push' && size === 0) return at
    if (name !== 'peek') size += name === 'push' ? 1 : -1
  }
  return undefined
}

export function push(value: number): Operation {
  return { name: 'push', numbers: [value] }
}

export function toCall({ name, numbers: [value = 0] }: Operation): QueueCall {
  return name === 'push' ? { name, value } : { name: name === 'pop' ? 'pop' : 'peek' }
}
