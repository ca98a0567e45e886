import { expect } from 'vitest'
import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { listOf, nodesWith, pointerAt } from '#testing/proofs/read-list.ts'
import { variable } from '#testing/proofs/read-step.ts'
import { findCycle } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([list]) => list,
  size: 9,
  trace: ({ values, tail }) => findCycle(values, tail),
  result: (answer, { values }) => (answer === undefined ? null : values[answer]!),
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
  /** fast has gone exactly twice as far as slow, and the cycle begins at the node that is found. */
  invariant(step, { values, tail }) {
    const scene = listOf(step)
    for (const { role, column } of scene.nodes) if (role === 'result') expect(column).toBe(tail)
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
