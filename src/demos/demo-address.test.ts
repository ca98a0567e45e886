import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Demo } from '#algorithms/demo.ts'
import { type DemoView, modes, readDemoAddress, writeDemoAddress } from './demo-address.ts'
import { loadDemo } from './load-demo.ts'
import { openDemo } from './open-demo.ts'
import { speeds } from './player.ts'

const fieldNames = ['values', 'target']

const lesson: DemoView = {
  mode: 'predict',
  step: 3,
  speed: 2,
  texts: { values: '2, 7, 11', target: '-9' },
}

describe('the address of a demo', () => {
  test('can be read by people', () => {
    expect(writeDemoAddress('two-pointers', lesson)).toBe(
      '?demo=two-pointers&mode=predict&step=4&speed=2&values=2,+7,+11&target=-9',
    )
  })

  test('leaves out defaults', () => {
    const opened = { ...lesson, mode: 'watch', step: 0, speed: 1 } as const
    expect(writeDemoAddress('two-pointers', opened)).toBe('?demo=two-pointers&values=2,+7,+11&target=-9')
  })

  test('round-trips every view', () => {
    const views: fc.Arbitrary<DemoView> = fc.record({
      mode: fc.constantFrom(...modes),
      step: fc.nat(199),
      speed: fc.constantFrom(...speeds),
      texts: fc.record({
        values: fc.string({ unit: 'grapheme', maxLength: 100 }),
        target: fc.string({ maxLength: 40 }),
      }),
    })
    fc.assert(
      fc.property(views, (view) => {
        const search = writeDemoAddress('two-pointers', view)
        expect(readDemoAddress(search, 'two-pointers', fieldNames)).toEqual(view)
      }),
    )
  })

  test('is ignored by other demos', () => {
    expect(readDemoAddress(writeDemoAddress('trie', lesson), 'two-pointers', fieldNames)).toBeUndefined()
    expect(readDemoAddress('', 'two-pointers', fieldNames)).toBeUndefined()
  })

  test.each([
    ['mode=fly', { mode: 'watch' }],
    ['step=0', { step: 0 }],
    ['step=-4', { step: 0 }],
    ['step=4e9', { step: 0 }],
    ['step=99999', { step: 0 }],
    ['step=9999', { step: 9998 }],
    ['speed=3', { speed: 1 }],
    ['speed=0.5', { speed: 0.5 }],
    ['values=%E0%A4%A', { texts: { values: '\uFFFD%A', target: '' } }],
  ])('reads %s as %o', (words, part) => {
    expect(readDemoAddress(`?demo=two-pointers&${words}`, 'two-pointers', fieldNames)).toMatchObject(part)
  })
})

describe('a demo that opens', () => {
  let demo: Demo
  beforeAll(async () => {
    demo = await loadDemo('two-pointers')
  })
  const open = (words: string) =>
    openDemo(demo, readDemoAddress(`?demo=two-pointers&${words}`, 'two-pointers', fieldNames))

  test('opens with the input of the lesson at its first step by default', () => {
    const opening = openDemo(demo, undefined)
    expect(opening).toMatchObject({ mode: 'watch', step: 0, speed: 1, errors: {} })
    expect(opening.run.texts).toEqual(demo.presets[0]?.texts)
  })

  test('shows exactly what the address describes', () => {
    const opening = open('mode=predict&step=2&speed=4&values=1,3&target=4')
    expect(opening).toMatchObject({ mode: 'predict', step: 1, speed: 4, errors: {} })
    expect(opening.run.texts).toEqual({ values: '1, 3', target: '4' })
  })

  test('stops at the last step', () => {
    const { run, step } = open('step=9999')
    expect(step).toBe(run.steps.length - 1)
  })

  test('shows invalid input in its fields, with the reason', () => {
    const opening = open('mode=watch&step=3&values=9,4&target=x')
    expect(opening).toMatchObject({ mode: 'input', step: 0, typed: { values: '9,4', target: 'x' } })
    expect(opening.errors.values).toMatch(/^4 comes after 9\. .+\.$/)
    expect(opening.errors.target).toMatch(/\.$/)
    expect(opening.run.texts).toEqual(demo.presets[0]?.texts)
  })

  test('rejects input that is too long', () => {
    expect(open(`values=${'1,'.repeat(5_000)}&target=1`).errors).toEqual({
      values: 'This is too long: type at most 400 characters.',
    })
  })

  test('never fails, whatever the address', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.webQueryParameters(), (text, query) => {
        for (const words of [query, `values=${text}`, `step=${text}`]) {
          expect(open(words).run.steps.length).toBeGreaterThan(0)
        }
      }),
    )
  })
})
