import { describe, expect, test } from 'vitest'
import { createRandom } from '#algorithms/cases.ts'
import type { Demo } from '#algorithms/demo.ts'
import type { Scene } from '#algorithms/scene.ts'
import type { Decision, PicturePosition, Step } from '#algorithms/step.ts'
import type { Walkthrough } from '../walkthroughs/walkthrough.ts'

const demos = import.meta.glob<Demo>('./*/demo.ts', { eager: true, import: 'demo' })
const walkthroughs = import.meta.glob<Walkthrough>('./*/walkthrough.ts', {
  eager: true,
  import: 'walkthrough',
})
const patterns = Object.entries(demos).map(([path, demo]) => [path.split('/')[1]!, demo] as const)

interface Asked {
  readonly step: Step
  readonly decision: Decision
}

describe.each(patterns)('the decisions of %s', (pattern, demo) => {
  const next = createRandom(7)
  const random = Array.from({ length: 100 }, () => decisionsOf(demo, demo.random(next)))
  const asked = [...demo.presets.map(({ texts }) => decisionsOf(demo, texts)), ...random].flat()

  test('say why each other option is wrong, in one or two sentences', () => {
    for (const { decision } of asked) {
      const { options, answer, wrong = {} } = decision
      const others = options.filter((option) => option !== answer)
      expect(Object.keys(wrong).toSorted(), decision.question).toEqual(others.toSorted())
      for (const text of Object.values(wrong)) {
        expect(text).toMatch(/^(?:[A-Z]|-?\d)[^\n]*\.$/)
        expect(text).not.toMatch(/undefined|NaN|Infinity|\[object| {2}/)
        expect(text.length, text).toBeGreaterThanOrEqual(40)
        expect(text.length, text).toBeLessThanOrEqual(220)
      }
    }
  })

  test('give reasons with numbers that can be seen, and sums that are right', () => {
    for (const { step, decision } of asked) {
      const seen = numbersOf(step, decision)
      for (const [option, text] of Object.entries(decision.wrong ?? {})) {
        const known = new Set([...seen, ...sumsOf(text)])
        const unknown = readNumbers(text).filter((number) => !known.has(number))
        expect(unknown, `${option}: ${text}`).toEqual([])
      }
    }
  })

  test('are pressed where the picture shows something, and two never at the same position', () => {
    for (const { step, decision } of asked) {
      const { options, positions = {} } = decision
      expect(options).toEqual(expect.arrayContaining(Object.keys(positions)))
      const pressed = Object.values(positions)
      for (const position of pressed) expect(isShown(step, position), JSON.stringify(position)).toBe(true)
      expect(new Set(pressed.map((each) => JSON.stringify(each))).size).toBe(pressed.length)
    }
  })

  test('are at least eight in most runs on a random input', () => {
    const long = random.filter((run) => run.length >= 8)
    expect(long.length).toBeGreaterThanOrEqual(80)
  })

  test('are few enough for the lesson', () => {
    const input = walkthroughs[`./${pattern}/walkthrough.ts`]!.input
    const { length } = decisionsOf(demo, input)
    expect(length).toBeGreaterThanOrEqual(2)
    expect(length).toBeLessThanOrEqual(10)
  })
})

function decisionsOf(demo: Demo, texts: Walkthrough['input']): readonly Asked[] {
  const reading = demo.read(texts)
  if (reading.kind !== 'run') throw new Error(`refused: ${JSON.stringify(reading.errors)}`)
  return reading.run.steps.flatMap((step) => (step.decision ? [{ step, decision: step.decision }] : []))
}

/** All numbers in the pictures, the variables, the caption and the question. */
function numbersOf({ scene, beside = [], variables, caption }: Step, decision: Decision): readonly number[] {
  const texts = [caption.fact, caption.why, decision.question, ...decision.options]
  const values = [
    ...texts,
    ...variables.map(({ value }) => value ?? ''),
    ...[scene, ...beside].flatMap(partsOf),
  ]
  return values.flatMap((value) => readNumbers(String(value)))
}

function partsOf(scene: Scene): readonly (number | string)[] {
  switch (scene.kind) {
    case 'table': {
      const { rows, rowHeads = [], columnHeads = [] } = scene
      const indices = [...rows.keys(), ...(rows[0] ?? []).keys()]
      return [
        ...indices,
        ...rowHeads,
        ...columnHeads,
        ...rows.flat().flatMap(({ value, note = '' }) => [value, note]),
      ]
    }
    case 'array':
      // An index, or the length, which is the index of a new value.
      return [...scene.cells.map(({ value }) => value), ...scene.cells.keys(), scene.cells.length]
    case 'graph':
      return scene.nodes.map(({ value }) => value)
    case 'intervals':
      return scene.groups.flatMap(({ bars }) => bars.flatMap(({ from, to }) => [from, to]))
    default:
      throw new Error(`No demo of this category shows a ${scene.kind}`)
  }
}

function readNumbers(text: string): readonly number[] {
  return [...text.matchAll(/-?\d+/g)].map(([digits]) => Number(digits))
}

/** What the sums and differences in a text come to, as in '3 + 4 = 7'. Fails if one is wrong. */
function sumsOf(text: string): readonly number[] {
  return [...text.matchAll(/(-?\d+) ([+-]) \(?(-?\d+)\)? = (-?\d+)/g)].map(
    ([sum, one, sign, other, total]) => {
      const [first, second] = [Number(one), Number(other)]
      expect(Number(total), sum).toBe(sign === '+' ? first + second : first - second)
      return Number(total)
    },
  )
}

function isShown({ scene, beside = [] }: Step, position: PicturePosition): boolean {
  const picture = [scene, ...beside][position.in ?? 0]
  if (position.kind === 'table-cell') {
    return picture?.kind === 'table' && isValue(picture.rows[position.row]?.[position.column]?.value)
  }
  if (picture?.kind !== 'array') return false
  if (position.kind === 'pointer') return picture.pointers.some(({ name }) => name === position.name)
  return position.kind === 'cell' && picture.cells[position.index] !== undefined
}

/** Nothing can be taken from a cell that is empty, or that is being filled. */
function isValue(value: number | string | undefined): boolean {
  return value !== undefined && value !== '' && value !== '?'
}
