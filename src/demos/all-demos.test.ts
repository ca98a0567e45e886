import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxSteps } from '#algorithms/collect-steps.ts'
import { type Demo, defineDemo, type InputTexts, type Reading, type Run } from '#algorithms/demo.ts'
import { wholeNumber } from '#algorithms/input-fields.ts'
import { readLabelledCode } from '#algorithms/labelled-code.ts'
import type { Role, Scene } from '#algorithms/scene.ts'
import type { Step, Trace } from '#algorithms/step.ts'
import { patternList } from '#curriculum/pattern-list.ts'
import { folderOf } from '#curriculum/read-patterns.ts'
import { languages } from '#settings/languages.ts'
import { reservedNames } from './demo-address.ts'
import { loadDemo } from './load-demo.ts'

function getRun(reading: Reading): Run {
  if (reading.kind === 'refused') throw new Error(JSON.stringify(reading.errors))
  return reading.run
}

/** Deterministic, so that a failing input can be reproduced. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function rolesOf({ steps }: Run): ReadonlySet<Role> {
  return new Set(steps.flatMap(({ scene, beside = [] }) => [scene, ...beside]).flatMap(rolesIn))
}

function randomInputs(demo: Demo, count: number): readonly InputTexts[] {
  const next = createRandom(20_240_501)
  return Array.from({ length: count }, () => demo.random(next))
}

/** Arbitrary text, and text that is nearly valid. */
function garbageFor({ fields, presets }: Demo): fc.Arbitrary<InputTexts> {
  const near = fc.string({ unit: fc.constantFrom(...'0123456789,,,  -abAB[]()>:/;#.'), maxLength: 400 })
  const text = (name: string) =>
    fc.oneof(
      fc.constant(''),
      fc.string({ maxLength: 400, unit: 'grapheme' }),
      near,
      fc.constantFrom(...presets.map(({ texts }) => texts[name] ?? '')),
    )
  return fc.record(Object.fromEntries(fields.map(({ name }) => [name, text(name)])))
}

describe.each(patternList.map(({ name }) => name))('the demo of %s', (name) => {
  test('runs every preset, and parses what it has formatted', async () => {
    const demo = await loadDemo(name)
    for (const { texts } of demo.presets) {
      const run = getRun(demo.read(texts))
      expect(run.texts).toEqual(texts)
      expect(run.steps.length).toBeGreaterThan(0)
      expect(run.subtitle).not.toBe('')
    }
  })

  test('offers four to eight different presets, the first of them from the lesson', async () => {
    const { presets } = await loadDemo(name)
    expect(presets[0]?.name).toBe('From the lesson')
    expect(presets.length).toBeGreaterThanOrEqual(4)
    expect(presets.length).toBeLessThanOrEqual(8)
    expect(new Set(presets.map((preset) => preset.name)).size).toBe(presets.length)
    expect(new Set(presets.map(({ texts }) => JSON.stringify(texts))).size).toBe(presets.length)
  })

  test('runs its random inputs, and parses what it has formatted', async () => {
    const demo = await loadDemo(name)
    for (const texts of randomInputs(demo, 100)) {
      const run = getRun(demo.read(texts))
      expect(run.texts).toEqual(texts)
      expect(run.steps.length).toBeLessThanOrEqual(maxSteps)
    }
  })

  test('has a legend for exactly the roles in its pictures', async () => {
    const demo = await loadDemo(name)
    const inputs = [...demo.presets.map(({ texts }) => texts), ...randomInputs(demo, 40)]
    const used = new Set<Role>()
    for (const texts of inputs) for (const role of rolesOf(getRun(demo.read(texts)))) used.add(role)
    const named = demo.legend.flatMap((entry) => ('role' in entry ? [entry.role] : []))
    expect([...used].sort()).toEqual(named.sort())
  })

  test('has a legend for word ends exactly if its pictures have them', async () => {
    const demo = await loadDemo(name)
    const scenes = demo.presets.flatMap(({ texts }) =>
      getRun(demo.read(texts)).steps.map(({ scene }) => scene),
    )
    const hasDot = scenes.some((scene) => scene.kind === 'tree' && scene.nodes.some(({ isWord }) => isWord))
    expect(demo.legend.some((entry) => 'mark' in entry && entry.mark === 'word-end')).toBe(hasDot)
  })

  test('has no field whose name the address reserves', async () => {
    const { fields } = await loadDemo(name)
    for (const field of fields) expect(reservedNames).not.toContain(field.name)
  })

  test('answers any input with a run, or with a sentence at a field', async () => {
    const demo = await loadDemo(name)
    const fieldNames = demo.fields.map((field) => field.name)
    const empty = Object.fromEntries(fieldNames.map((field) => [field, '']))
    fc.assert(
      fc.property(garbageFor(demo), (texts) => {
        const reading = demo.read(texts)
        if (reading.kind === 'run') {
          expect(getRun(demo.read(reading.run.texts)).texts).toEqual(reading.run.texts)
          return
        }
        const errors = Object.entries(reading.errors)
        expect(errors.length).toBeGreaterThan(0)
        for (const [field, error] of errors) {
          expect(fieldNames).toContain(field)
          expect(error).toMatch(/^[\S\s]{8,200}\.$/)
        }
      }),
      { numRuns: Number(process.env.FUZZ_RUNS ?? 80), seed: 20_240_501, examples: [[empty], [{}]] },
    )
  })

  test.each(languages)(
    'has its code in $label, short enough to be read beside the picture',
    ({ extension }) => {
      const path = join(folderOf(name), 'listings', `${name}.${extension}`)
      const { lines } = readLabelledCode(readFileSync(path, 'utf8'))
      expect(lines.length).toBeLessThanOrEqual(46)
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60)
    },
  )
})

test('an endless run is rejected with a sentence', () => {
  function* forever(): Trace<never> {
    for (;;) yield onlyStep
  }
  const endless = defineDemo<{ size: number }>({
    fields: { size: wholeNumber({ label: 'Size', min: 0, max: 9 }) },
    presets: [{ name: 'From the lesson', input: { size: 1 } }],
    legend: [],
    trace: forever,
    subtitle: () => 'Something without an end',
  })
  expect(endless.read({ size: '3' })).toEqual({
    kind: 'refused',
    errors: { size: 'This takes more than 200 steps, too many to follow. Use fewer or smaller values.' },
  })
})

const onlyStep: Step = {
  scene: { kind: 'array', cells: [], pointers: [], spans: [] },
  caption: { fact: 'Nothing.', why: 'Nothing.' },
  line: 'start',
  variables: [],
}

test('loading the demo of an unknown pattern fails', async () => {
  await expect(loadDemo('knitting')).rejects.toThrow('There is no demo.ts of knitting')
})

describe('the demo of two pointers', () => {
  test('opens on the array and target that the lesson uses, and takes eight steps', async () => {
    const demo = await loadDemo('two-pointers')
    const preset = demo.presets[0]
    expect(preset?.texts).toEqual({ values: '2, 7, 11, 15, 18, 22, 25', target: '9' })
    const { steps, subtitle, plot } = getRun(demo.read(preset?.texts ?? {}))
    expect(steps).toHaveLength(8)
    expect(subtitle).toBe('Two Sum on a sorted array, target 9')
    expect(steps.flatMap(({ quantity }) => quantity ?? [])).toEqual([27, 24, 20, 17, 13, 9])
    expect(plot).toEqual({ title: 'Sum at each step', goal: { value: 9, text: 'target 9' } })
  })

  test.each([
    ['values', { values: '1, x, 3', target: '4' }, '“x” is not a whole number.'],
    ['values', { values: '1 2.5', target: '4' }, '“2.5” is not a whole number.'],
    [
      'values',
      { values: '1 1000', target: '4' },
      '1000 is outside the range: use whole numbers from -99 to 999.',
    ],
    ['values', { values: '11, 7', target: '4' }, '7 comes after 11. Put them in order from small to large'],
    ['values', { values: '1 2 3 4 5 6 7 8 9 10 11', target: '4' }, 'These are 11 values'],
    ['target', { values: '1 2', target: '' }, 'Type a whole number from -999 to 1999.'],
    ['target', { values: '1 2', target: 'nine' }, '“nine” is not a whole number from -999 to 1999.'],
    ['target', { values: '1 2', target: '2000' }, '2000 is outside the range'],
    ['target', { values: '1 2', target: '9'.repeat(400) }, 'is not a whole number'],
  ])('answers bad %s %o with a sentence', async (field, texts, sentence) => {
    const reading = (await loadDemo('two-pointers')).read(texts)
    expect(reading.kind).toBe('refused')
    if (reading.kind === 'refused') expect(reading.errors[field]).toContain(sentence)
  })

  test('reports all invalid fields at once', async () => {
    const reading = (await loadDemo('two-pointers')).read({ values: 'a', target: 'b' })
    expect(reading.kind === 'refused' && Object.keys(reading.errors)).toEqual(['values', 'target'])
  })

  test.each([
    ['[2, 7, 11]', '2, 7, 11'],
    ['  2 7;11 ', '2, 7, 11'],
    ['−3, –2, -0, +4', '-3, -2, 0, 4'],
    ['', ''],
  ])('reads %j as %j', async (typed, read) => {
    const demo = await loadDemo('two-pointers')
    expect(getRun(demo.read({ values: typed, target: '9' })).texts.values).toBe(read)
  })
})

/** The roles of everything in a picture that has one: cells, nodes, items, entries, bars. Links are not counted. */
function rolesIn(scene: Scene): readonly Role[] {
  switch (scene.kind) {
    case 'array':
      return scene.cells.map(({ role }) => role)
    case 'list':
    case 'tree':
    case 'graph':
      return scene.nodes.map(({ role }) => role)
    case 'shelf':
      return scene.items.map(({ role }) => role)
    case 'table':
      return scene.rows.flat().map(({ role }) => role)
    case 'intervals':
      return scene.groups.flatMap(({ bars }) => bars.map(({ role }) => role))
    case 'map':
      return scene.entries.map(({ role }) => role)
  }
}
