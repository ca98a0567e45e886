import fc from 'fast-check'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { listOf, nodesWith, pointerAt } from '#testing/proofs/read-list.ts'
import { variable } from '#testing/proofs/read-step.ts'
import { findCycle } from './algorithm.ts'

interface CycleInput {
  readonly values: readonly number[]
  readonly tail: number
}

proveTrace<CycleInput, number | undefined>(import.meta.dirname, {
  inputs: fc
    .array(fc.integer({ min: -2, max: 3 }), { maxLength: 9 })
    .chain((values) =>
      fc.record({ values: fc.constant(values), tail: fc.integer({ min: -1, max: values.length - 1 }) }),
    ),
  examples: [
    { name: 'the list of the lesson', input: { values: [1, 2, 3, 4, 5, 6], tail: 2 }, answer: 2 },
    { name: 'a list with an end', input: { values: [1, 2, 3, 4, 5], tail: -1 }, answer: undefined },
    { name: 'a circle', input: { values: [4, 8, 15], tail: 0 }, answer: 0 },
    { name: 'a node that points to itself', input: { values: [0], tail: 0 }, answer: 0 },
    { name: 'equal values are not the same node', input: { values: [7, 7, 7], tail: -1 }, answer: undefined },
    { name: 'equal values in a cycle', input: { values: [7, 7, 7, 7], tail: 3 }, answer: 3 },
    { name: 'no nodes', input: { values: [], tail: -1 }, answer: undefined },
  ],
  trace: ({ values, tail }) => findCycle(values, tail),
  bruteForce: ({ values, tail }) => findFirstVisitedTwice(values.length, tail),
  pictured(last) {
    const scene = listOf(last)
    return scene.nodes.flatMap(({ id, column }) => (nodesWith(scene, 'result').includes(id) ? [column] : []))
  },
  picture: (answer) => (answer === undefined ? [] : [answer]),
  taken(decided, next) {
    const entry = pointerAt(listOf(next), 'entry')
    if (pointerAt(listOf(decided), 'entry') !== undefined) {
      const isOver = nodesWith(listOf(next), 'result').length > 0
      return isOver ? 'Stop: the cycle begins here' : 'Both take one step'
    }
    if (entry !== undefined) return 'Stop: they have met'
    const hasMoved = variable(next, 'moves') !== variable(decided, 'moves')
    return hasMoved ? 'Move both' : 'Stop: the list has an end'
  },
  /** fast has gone exactly twice as far as slow. */
  invariant(step, { values, tail }) {
    const scene = listOf(step)
    const moves = Number(variable(step, 'moves'))
    if (pointerAt(scene, 'fast') === undefined || step.line === 'none') return
    const standsAt = (name: string) => scene.nodes.find(({ id }) => id === pointerAt(scene, name))?.column
    const away = (steps: number) => walk(values.length, tail, steps)
    if (standsAt('slow') !== away(moves)) throw new Error(`slow is not ${moves} steps from the head`)
    if (standsAt('fast') !== away(2 * moves)) throw new Error(`fast is not ${2 * moves} steps from the head`)
  },
})

/** The index after a number of steps from the head; undefined past the end. */
function walk(count: number, tail: number, steps: number): number | undefined {
  let at: number | undefined = count > 0 ? 0 : undefined
  for (let step = 0; step < steps && at !== undefined; step++) {
    at = at + 1 < count ? at + 1 : tail >= 0 ? tail : undefined
  }
  return at
}

function findFirstVisitedTwice(count: number, tail: number): number | undefined {
  const visited = new Set<number>()
  for (let steps = 0; ; steps++) {
    const at = walk(count, tail, steps)
    if (at === undefined || visited.has(at)) return at
    visited.add(at)
  }
}
