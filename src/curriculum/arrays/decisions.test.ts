import { beforeAll, describe, expect, test } from 'vitest'
import { createRandom } from '#algorithms/cases.ts'
import type { InputTexts } from '#algorithms/demo.ts'
import type { Scene } from '#algorithms/scene.ts'
import type { Decision, PicturePosition, Step } from '#algorithms/step.ts'
import { loadDemo } from '#demos/load-demo.ts'
import { category } from './category.ts'

const randomCount = 100

interface Decided {
  readonly step: Step
  readonly next: Step
  readonly decision: Decision
}

/** Whether the next step shows that the thing at this position was acted on. */
const isActedOn: Readonly<Record<string, (pressed: PicturePosition, decided: Decided) => boolean>> = {
  'two-pointers': (pressed, { step, next }) =>
    pressed.kind === 'pointer' && pointerAt(step, pressed.name) !== pointerAt(next, pressed.name),
  'sliding-window': (pressed, { next: { scene } }) =>
    pressed.kind === 'cell' && scene.kind === 'array' && scene.window?.from === pressed.index + 1,
  'hash-lookup': (pressed, { step, next }) => {
    const map = next.beside?.[0]
    if (map?.kind !== 'map') return false
    if (pressed.kind === 'item') return map.entries[pressed.index]?.role === 'result'
    const [cell] =
      pressed.kind === 'cell' && step.scene.kind === 'array' ? [step.scene.cells[pressed.index]] : []
    return map.entries.find(({ role }) => role === 'active')?.key === cell?.value
  },
  sorting: (pressed, { step: { scene }, next: { scene: after } }) => {
    if (pressed.kind !== 'cell' || scene.kind !== 'array' || after.kind !== 'array') return false
    const cell = scene.cells[pressed.index]
    return !cell?.isLowered && after.cells.some(({ id, isLowered }) => isLowered && id === cell?.id)
  },
  'greedy-intervals': (pressed, { step, next: { scene: after } }) => {
    if (pressed.kind !== 'item' || after.kind !== 'intervals') return false
    const bar = itemsOf(step.scene)[pressed.index] as { readonly id?: string } | undefined
    return after.groups.some(({ title, bars }) => title === 'Kept' && bars.some(({ id }) => id === bar?.id))
  },
}

describe.each(category.patterns)('the decisions of %s', (pattern) => {
  let presets: readonly (readonly Decided[])[]
  let random: readonly (readonly Decided[])[]
  let all: readonly Decided[]
  beforeAll(async () => {
    const demo = await loadDemo(pattern)
    const next = createRandom(20_261_127)
    const run = (texts: InputTexts) => {
      const reading = demo.read(texts)
      if (reading.kind === 'refused') throw new Error(JSON.stringify(reading.errors))
      return decisionsOf(reading.run.steps)
    }
    presets = demo.presets.map(({ texts }) => run(texts))
    random = Array.from({ length: randomCount }, () => run(demo.random(next)))
    all = [...presets, ...random].flat()
  })

  test('say why each other option is wrong, in one or two sentences', () => {
    for (const { options, answer, wrong } of all.map(({ decision }) => decision)) {
      const others = options.filter((option) => option !== answer)
      expect(Object.keys(wrong ?? {}).toSorted()).toEqual(others.toSorted())
      for (const text of Object.values(wrong ?? {})) {
        expect(text).toMatch(/^[A-Z\d[-].{38,218}\.$/)
        expect(text).not.toMatch(/undefined|NaN|Infinity|\[object| {2}/)
      }
    }
  })

  test('name only numbers of the state, and compute and compare them correctly', () => {
    for (const { step, decision } of all) {
      for (const text of Object.values(decision.wrong ?? {})) {
        const computed = resultsIn(text)
        const given = numbersOf(step)
        const open = numbersIn(text).filter((number) => !given.has(number) && !computed.includes(number))
        expect(open, text).toEqual([])
      }
    }
  })

  test('have options at different positions, all of them in the picture', () => {
    for (const { step, decision } of all) {
      const { options, positions = {} } = decision
      expect(options).toEqual(expect.arrayContaining(Object.keys(positions)))
      const each = Object.values(positions)
      expect(new Set(each.map((position) => JSON.stringify(position))).size).toBe(each.length)
      for (const position of each) expect(isPictured(step, position), JSON.stringify(position)).toBe(true)
    }
  })

  test('have the right option where the next step changes something', () => {
    for (const decided of all) {
      const { positions, answer, question } = decided.decision
      const position = positions?.[answer]
      if (position) expect(isActedOn[pattern]?.(position, decided), question).toBe(true)
    }
  })

  test('are eight or more in most random runs', () => {
    const counts = random.map(({ length }) => length)
    expect(counts.filter((count) => count >= 8).length).toBeGreaterThanOrEqual(randomCount * 0.7)
  })
})

function decisionsOf(steps: readonly Step[]): readonly Decided[] {
  return steps.flatMap((step, at) => {
    const next = steps[at + 1]
    return step.decision && next ? [{ step, next, decision: step.decision }] : []
  })
}

/** In the picture, the variables and the question, and every index or count that fits the picture. */
function numbersOf({ scene, beside, variables, decision }: Step): ReadonlySet<number> {
  const shown = JSON.stringify([scene, beside, variables, decision?.question, decision?.options])
  const size = scene.kind === 'array' ? scene.cells.length : itemsOf(scene).length
  return new Set([...numbersIn(shown), ...Array.from({ length: size + 1 }, (_, index) => index)])
}

const number = /-?\d+/g

function numbersIn(text: string): readonly number[] {
  return [...text.matchAll(number)].map(([digits]) => Number(digits))
}

/** The results of sums and differences in the text. Throws if one is wrong, or if a comparison does not hold. */
function resultsIn(text: string): readonly number[] {
  for (const [claim, one, order, other] of text.matchAll(/(-?\d+) is (?:still )?(more|less) than (-?\d+)/g)) {
    const isMore = Number(one) > Number(other)
    if (Number(one) === Number(other) || isMore !== (order === 'more')) throw new Error(claim)
  }
  return [...text.matchAll(/(-?\d+) ([-+]) \(?(-?\d+)\)? = (-?\d+)/g)].map(
    ([claim, one, sign, other, result]) => {
      const expected = Number(one) + (sign === '+' ? 1 : -1) * Number(other)
      if (expected !== Number(result)) throw new Error(claim)
      return expected
    },
  )
}

function isPictured({ scene, beside = [] }: Step, position: PicturePosition): boolean {
  const pictured = [scene, ...beside][position.in ?? 0]
  if (!pictured) return false
  switch (position.kind) {
    case 'pointer':
      return pictured.kind === 'array' && pictured.pointers.some(({ name }) => name === position.name)
    case 'cell':
      return pictured.kind === 'array' && pictured.cells[position.index] !== undefined
    case 'item':
      return itemsOf(pictured)[position.index] !== undefined
    default:
      return false
  }
}

function itemsOf(scene: Scene): readonly unknown[] {
  if (scene.kind === 'map') return scene.entries
  return scene.kind === 'intervals' ? scene.groups.flatMap(({ bars }) => bars) : []
}

function pointerAt({ scene }: Step, pointer: string): number | undefined {
  return scene.kind === 'array' ? scene.pointers.find(({ name }) => name === pointer)?.at : undefined
}
