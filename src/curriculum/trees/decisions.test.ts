import { describe, expect, test } from 'vitest'
import { createRandom } from '#algorithms/cases.ts'
import type { Demo } from '#algorithms/demo.ts'
import type { Scene } from '#algorithms/scene.ts'
import type { Decision, PicturePosition, Step } from '#algorithms/step.ts'

const files = import.meta.glob<Demo>('./*/demo.ts', { eager: true, import: 'demo' })

describe.each(Object.entries(files))('the decisions of %s', (_, demo) => {
  const next = createRandom(20_261_127)
  const random = Array.from({ length: 100 }, () => stepsOf(demo, demo.random(next)))
  const runs = [...demo.presets.map(({ texts }) => stepsOf(demo, texts)), ...random]
  const decided = runs.flat().flatMap((step) => (step.decision ? [{ step, decision: step.decision }] : []))

  test('are at least eight on most random inputs', () => {
    const counts = random.map((steps) => steps.filter(({ decision }) => decision).length)
    expect(counts.filter((count) => count >= 8).length).toBeGreaterThan(90)
  })

  test('say in sentences why each other option is wrong', () => {
    for (const { decision } of decided) {
      const { options, answer, wrong = {} } = decision
      expect(Object.keys(wrong)).toEqual(options.filter((option) => option !== answer))
      for (const text of Object.values(wrong)) {
        expect(text).toMatch(/^[-“A-Z0-9].*\.$/)
        expect(text).not.toMatch(/undefined|NaN|null,|\[object| {2}/)
        expect(text.length, text).toBeGreaterThanOrEqual(40)
        expect(text.length, text).toBeLessThanOrEqual(220)
      }
    }
  })

  test('name only numbers and characters that this step shows', () => {
    for (const { step, decision } of decided) {
      const shown = shownIn(step, decision)
      for (const text of Object.values(decision.wrong ?? {})) {
        for (const name of namedIn(text)) expect(shown, `${name} in “${text}”`).toContain(name)
      }
    }
  })

  test('say only what is true in the picture', () => {
    for (const { step, decision } of decided) {
      for (const text of Object.values(decision.wrong ?? {})) {
        for (const claim of falseClaims(text, step)) expect.fail(`“${claim}” in “${text}”`)
      }
    }
  })

  test('are pressed where the picture has something, each option at its own position', () => {
    for (const { step, decision } of decided) {
      const positions = Object.entries(decision.positions ?? {})
      for (const [option, position] of positions) {
        expect(decision.options).toContain(option)
        expect(isInPicture(step, position), `${option} at ${JSON.stringify(position)}`).toBe(true)
      }
      const keys = positions.map(([, position]) => JSON.stringify(position))
      expect(new Set(keys).size).toBe(keys.length)
    }
  })
})

function stepsOf(demo: Demo, texts: Parameters<Demo['read']>[0]): readonly Step[] {
  const reading = demo.read(texts)
  if (reading.kind !== 'run') throw new Error(`refused: ${JSON.stringify(reading.errors)}`)
  return reading.run.steps
}

function isInPicture({ scene, beside = [] }: Step, position: PicturePosition): boolean {
  const picture = [scene, ...beside][position.in ?? 0]
  if (position.kind === 'node')
    return picture?.kind === 'tree' && picture.nodes.some(({ id }) => id === position.id)
  if (position.kind === 'cell')
    return picture?.kind === 'array' && picture.cells[position.index] !== undefined
  if (position.kind === 'item')
    return picture?.kind === 'shelf' && picture.items[position.index] !== undefined
  return false
}

/** Comparisons, missing children and indices that the picture refutes. Values may repeat in a tree. */
function falseClaims(text: string, step: Step): readonly string[] {
  const scenes = [step.scene, ...(step.beside ?? [])]
  const nodes = step.scene.kind === 'tree' ? step.scene.nodes : []
  const comparisons = [...text.matchAll(/(-?\d+) ([<>=]) (-?\d+)/g)].filter(([, a, sign, b]) => {
    const difference = Number(a) - Number(b)
    return sign !== (difference < 0 ? '<' : difference > 0 ? '>' : '=')
  })
  const missing = [...text.matchAll(/(-?\d+) has no (left|right) child/g)].filter(([, value, side]) =>
    nodes
      .filter((node) => String(node.value) === value)
      .every(({ id }) => nodes.some((child) => child.parent === id && child.side === side)),
  )
  const indices = [...text.matchAll(/(-?\d+) (?:is (?:[a-z ]+, )?)?at index (\d+)/g)].filter(
    ([, value, index]) =>
      !scenes.some((scene) => scene.kind === 'array' && String(scene.cells[Number(index)]?.value) === value),
  )
  return [...comparisons, ...missing, ...indices].map(([claim]) => claim)
}

/** Numbers and quoted strings. */
function namedIn(text: string): readonly string[] {
  return [...text.matchAll(/“([^”]*)”|(?<![\d-])(-?\d+)/g)].map(([, quoted, number]) => quoted ?? number!)
}

/** Values, indices and counts in the pictures, variables, and the next character after the path to a trie's node. */
function shownIn(step: Step, { question }: Decision): ReadonlySet<string> {
  const quoted = question.includes('“') ? namedIn(question) : []
  const pictured = [step.scene, ...(step.beside ?? [])].flatMap(valuesIn)
  return new Set([
    ...step.variables.map(({ value }) => String(value)),
    ...pictured,
    ...quoted,
    quoted.join(''),
  ])
}

function valuesIn(scene: Scene): readonly string[] {
  const items = itemsIn(scene)
  return [...items.flatMap(({ value }, index) => [String(value), String(index)]), String(items.length)]
}

function itemsIn(scene: Scene) {
  if (scene.kind === 'tree') return scene.nodes
  if (scene.kind === 'array') return scene.cells
  if (scene.kind === 'shelf') return scene.items
  throw new Error(`A tree pattern shows no ${scene.kind}`)
}
