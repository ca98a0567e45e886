import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BuildResult,
  buildLanguages,
  type DriveResult,
  firstsKept,
  inputKey,
  mergeResults,
  mostResults,
  newestKept,
  type Result,
  rungs,
  type SlipResult,
  summarizeResults,
} from './results.ts'

const at = fc.integer({ min: 0, max: 60 }).map((minute) => timeOf(minute))
/** Few values each, so that results of two devices often meet. */
const result: fc.Arbitrary<Result> = fc.oneof(
  fc.record({
    kind: fc.constant('drive' as const),
    at,
    input: fc.integer({ min: 0, max: 14 }).map(String),
    acts: fc.constantFrom(5, 9),
    right: fc.constantFrom(4, 5, 9),
  }),
  fc.record({
    kind: fc.constant('slip' as const),
    at,
    slip: fc.integer({ min: 0, max: 14 }).map(String),
    isRight: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('build' as const),
    at,
    rung: fc.constantFrom(...rungs),
    language: fc.constantFrom(...buildLanguages),
  }),
)
/** More than are kept, often. */
const results = fc.array(result, { maxLength: 150 })
const kept = (list: readonly Result[]) => mergeResults([], list)

describe('merging results', () => {
  it('gives the same in every order and however often', () => {
    fc.assert(
      fc.property(results, results, results, (a, b, c) => {
        const all = kept([...a, ...b, ...c])
        expect(mergeResults(kept(a), kept(b))).toEqual(mergeResults(kept(b), kept(a)))
        expect(mergeResults(mergeResults(kept(a), kept(b)), kept(c))).toEqual(all)
        expect(mergeResults(kept(a), mergeResults(kept(b), kept(c)))).toEqual(all)
        expect(mergeResults(all, b)).toEqual(all)
        expect(kept(all)).toEqual(all)
      }),
    )
  })

  it('keeps what was reached, however much follows', () => {
    fc.assert(
      fc.property(results, results, (before, after) => {
        const known = summarizeResults(kept(before))
        const now = summarizeResults(mergeResults(kept(before), after))
        expect(now.cleanRuns).toBeGreaterThanOrEqual(known.cleanRuns)
        expect(now.rungsPassed).toEqual(expect.arrayContaining([...known.rungsPassed]))
        expect(now.slipsFound.length).toBeGreaterThanOrEqual(Math.min(firstsKept, known.slipsFound.length))
      }),
    )
  })

  it('keeps the newest of each kind, and no more than is promised', () => {
    const drives = Array.from({ length: 40 }, (_, minute) => drive(minute, { right: 3 }))
    expect(kept(drives)).toEqual(drives.slice(-newestKept))
    fc.assert(
      fc.property(results, (list) => {
        expect(kept(list).length).toBeLessThanOrEqual(mostResults)
      }),
    )
  })

  it('keeps the first two clean runs, each slip and each rung beside the newest', () => {
    const firsts = [
      drive(0, { input: 'a' }),
      drive(1, { input: 'b' }),
      slip(2, 'off-by-one'),
      build(3, 'write'),
    ]
    const later = Array.from({ length: 90 }, (_, index) =>
      [drive(10 + index, { right: 1 }), slip(10 + index, 'other', false), build(10 + index, 'read')].at(
        index % 3,
      ),
    ).filter((each) => each !== undefined)
    expect(kept([...later, ...firsts])).toEqual(expect.arrayContaining(firsts))
  })
})

describe('what was reached', () => {
  it('is nothing at first', () => {
    expect(summarizeResults(undefined)).toEqual({ cleanRuns: 0, slipsFound: [], rungsPassed: [], last: {} })
  })

  it('counts clean runs of at least eight acts on different inputs, up to two', () => {
    const runs = [
      drive(0, { input: 'a', acts: 7, right: 7 }),
      drive(1, { input: 'a', right: 8 }),
      drive(2, { input: 'a' }),
      drive(3, { input: 'a' }),
    ]
    expect(summarizeResults(runs).cleanRuns).toBe(1)
    expect(summarizeResults([...runs, drive(4, { input: 'b' })]).cleanRuns).toBe(2)
    expect(summarizeResults([...runs, drive(4, { input: 'b' }), drive(5, { input: 'c' })]).cleanRuns).toBe(2)
  })

  it('has the slips found at first try, the rungs in their order, and the last of each kind', () => {
    const list = [
      slip(0, 'b'),
      slip(1, 'a', false),
      slip(2, 'b'),
      build(3, 'write'),
      build(4, 'read'),
      drive(5),
    ]
    expect(summarizeResults(list)).toMatchObject({
      slipsFound: ['b'],
      rungsPassed: ['read', 'write'],
      last: { slip: list[2], build: list[4], drive: list[5] },
    })
  })
})

it('names an input by what it says, in whatever order its fields are', () => {
  expect(inputKey({ values: '1, 2', target: '3' })).toBe(inputKey({ target: '3', values: '1, 2' }))
  expect(inputKey({ values: '1, 2', target: '3' })).not.toBe(inputKey({ values: '1, 2', target: '4' }))
  expect(inputKey({})).toMatch(/^[a-z0-9]{1,7}$/)
})

function timeOf(minute: number): string {
  return new Date(Date.UTC(2026, 0, 1, 8, minute)).toISOString()
}

function drive(minute: number, more: Partial<DriveResult> = {}): DriveResult {
  return { kind: 'drive', at: timeOf(minute), input: 'x', acts: 9, right: 9, ...more }
}

function slip(minute: number, id: string, isRight = true): SlipResult {
  return { kind: 'slip', at: timeOf(minute), slip: id, isRight }
}

function build(minute: number, rung: BuildResult['rung']): BuildResult {
  return { kind: 'build', at: timeOf(minute), rung, language: 'python' }
}

it('what a later release keeps beside results is left alone', () => {
  const later = { yes: true } as unknown as readonly Result[]
  expect(mergeResults(later, later)).toEqual([])
})
