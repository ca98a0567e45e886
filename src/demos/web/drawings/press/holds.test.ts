import { describe, expect, test } from 'vitest'
import { createRandom } from '#algorithms/cases.ts'
import type { Demo } from '#algorithms/demo.ts'
import type { Scene } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'
import { findHolds } from './find-holds.ts'
import type { Hold } from './hold.ts'
import { positionKey, pressKindsOf } from './press.ts'

const demos = import.meta.glob<Demo>('/src/curriculum/*/*/demo.ts', { eager: true, import: 'demo' })

const widths = [340, 640]

describe.each(Object.entries(demos))('in the pictures of %s', (_, demo) => {
  const next = createRandom(20_261_127)
  const inputs = [...demo.presets.map(({ texts }) => texts), demo.random(next), demo.random(next)]
  const runs = inputs.map((texts) => stepsOf(demo, texts))

  test('every option with a position can be pressed there', () => {
    for (const steps of runs)
      for (const step of steps) {
        const positions = Object.values(step.decision?.positions ?? {})
        const found = holdsIn(step, steps, 340, pressKindsOf(positions))
        for (const position of positions) {
          const at = found.filter((hold) => positionKey(hold.position) === positionKey(position))
          expect(at, positionKey(position)).toHaveLength(1)
        }
      }
  })

  test('everything that takes a press has a name of its own position, a size, and no other in the same position', () => {
    for (const steps of runs)
      for (const width of widths)
        for (const step of steps.filter(({ decision }) => decision?.positions)) {
          const kinds = pressKindsOf(Object.values(step.decision?.positions ?? {}))
          const found = holdsIn(step, steps, width, kinds)
          expect(new Set(found.map(({ position }) => positionKey(position))).size).toBe(found.length)
          for (const { name, x, y, width: across, height } of found) {
            expect(name).toMatch(/\S/)
            expect(name).not.toMatch(/undefined|NaN/)
            expect([x, y, across, height].every(Number.isFinite)).toBe(true)
            expect(Math.min(across, height)).toBeGreaterThan(5)
          }
        }
  })

  test('the ticks of neighboring cells do not touch', () => {
    for (const steps of runs)
      for (const width of widths)
        for (const step of steps) {
          const cells = holdsIn(step, steps, width, [{ kind: 'cell' }])
          for (const [index, { x, width: across, pad }] of cells.entries()) {
            const next = cells[index + 1]
            if (next && next.x > x) expect(next.x - next.pad - (x + across + pad)).toBeGreaterThan(3)
          }
        }
  })
})

function stepsOf(demo: Demo, texts: Parameters<Demo['read']>[0]): readonly Step[] {
  const reading = demo.read(texts)
  if (reading.kind !== 'run') throw new Error(`refused: ${JSON.stringify(reading.errors)}`)
  return reading.run.steps
}

function holdsIn(
  step: Step,
  steps: readonly Step[],
  width: number,
  kinds: Parameters<typeof findHolds>[1],
): readonly Hold[] {
  const scenesOf = ({ scene, beside = [] }: Step) => [scene, ...beside]
  return scenesOf(step).flatMap((scene, index) => {
    const run = steps.flatMap((each): readonly Scene[] => {
      const other = scenesOf(each)[index]
      return other?.kind === scene.kind ? [other] : []
    })
    return findHolds({ scene, run, width, index }, kinds)
  })
}
