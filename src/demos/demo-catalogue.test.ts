import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readLabelledCode } from '#algorithms/labelled-code.ts'
import type { Reading, Run } from './demo.ts'
import { demoNames, hasDemo, loadDemo } from './demo-catalogue.ts'
import { rolesIn } from './describe/roles-in.ts'
import { languages } from './languages.ts'

function getRun(reading: Reading): Run {
  if (reading.kind === 'refused') throw new Error(JSON.stringify(reading.faults))
  return reading.run
}

describe.each(demoNames)('the demo of %s', (name) => {
  test('runs every preset, and reads back what it has written', async () => {
    const demo = await loadDemo(name)
    expect(hasDemo(name)).toBe(true)
    for (const { texts } of demo.presets) {
      const run = getRun(demo.read(texts))
      expect(run.texts).toEqual(texts)
      expect(run.steps.length).toBeGreaterThan(0)
      expect(run.subtitle).not.toBe('')
    }
  })

  test('names every role that its pictures use', async () => {
    const demo = await loadDemo(name)
    const named = new Set(demo.legend.map(({ role }) => role))
    for (const { texts } of demo.presets) {
      for (const { scene, beside = [] } of getRun(demo.read(texts)).steps) {
        for (const role of [scene, ...beside].flatMap(rolesIn)) expect(named.has(role), role).toBe(true)
      }
    }
  })

  test.each(languages)(
    'has its code in $label, short enough to be read beside the picture',
    ({ extension }) => {
      const path = new URL(`../algorithms/code/${name}.${extension}`, import.meta.url)
      const { lines } = readLabelledCode(readFileSync(path, 'utf8'))
      expect(lines.length).toBeLessThanOrEqual(30)
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(72)
    },
  )
})

test('a pattern without a demo says so', async () => {
  expect(hasDemo('knitting')).toBe(false)
  await expect(loadDemo('knitting')).rejects.toThrow('no demo named knitting')
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
    if (reading.kind === 'refused') expect(reading.faults[field]).toContain(sentence)
  })

  test('names all fields that cannot be used at once', async () => {
    const reading = (await loadDemo('two-pointers')).read({ values: 'a', target: 'b' })
    expect(reading.kind === 'refused' && Object.keys(reading.faults)).toEqual(['values', 'target'])
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
