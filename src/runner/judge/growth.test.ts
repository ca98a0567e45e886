import { expect, test } from 'vitest'
import { readPatterns } from '#curriculum/read-patterns.ts'
import type { Outcome } from '../protocol.ts'
import { type GrowthPoint, measureGrowth, reportOf } from './growth.ts'
import type { Run } from './judge.ts'

const points = (milliseconds: (size: number) => number, lines?: (size: number) => number): GrowthPoint[] =>
  [64, 128, 256, 512, 1024, 2048].map((size) => ({
    size,
    milliseconds: milliseconds(size),
    ...(lines && { lines: lines(size) }),
  }))

test.each([
  ['n', 1, (n: number) => n * 0.001],
  ['n log n counts as n', 1, (n: number) => n * Math.log2(n) * 0.001],
  ['n²', 2, (n: number) => n * n * 0.0001],
  ['n³', 3, (n: number) => n ** 3 * 0.00001],
] as const)('times that grow like %s', (_, order, milliseconds) => {
  expect(reportOf(points(milliseconds))).toMatchObject({ order, isHidden: false })
})

test('calls too short to time hardly grow', () => {
  expect(reportOf(points(() => 0.001)).order).toBe(0)
})

test('slopes that contradict each other are too noisy to tell', () => {
  const noisy = points((n) => n * 0.001).map((point, index) => ({
    ...point,
    milliseconds: point.milliseconds * (index % 2 ? 3 : 1),
  }))
  expect(reportOf(noisy).order).toBeUndefined()
})

test('a walk through the data inside a call shows in the time, and not in the lines', () => {
  const report = reportOf(
    points(
      (n) => n * n * 0.0001,
      (n) => 3 * n,
    ),
  )
  expect(report).toMatchObject({ order: 2, isHidden: true })
})

test('two points decide nothing', () => {
  expect(reportOf(points((n) => n).slice(0, 2)).order).toBeUndefined()
})

test('two points tell what grows like 2ⁿ', () => {
  const steep = [8, 16, 32].map((size) => ({ size, milliseconds: 1.62 ** size * 0.0002 }))
  expect(reportOf(steep)).toMatchObject({ order: 3 })
})

test('one slow call among the largest sizes does not hide the order', () => {
  const slow = points((n) => n * n * 0.0001).map((point) =>
    point.size === 512 ? { ...point, milliseconds: point.milliseconds * 1.9 } : point,
  )
  expect(reportOf(slow)).toMatchObject({ order: 2 })
})

test('a size that takes too long is told', async () => {
  const run: Run = async ({ inputs }) => {
    const outcomes: Outcome[] = []
    for (const [numbers] of inputs) {
      const size = (numbers as readonly unknown[]).length
      const milliseconds = 2 ** size / 1e4
      if (size < 25) outcomes.push({ kind: 'returned', shown: '', printed: '', milliseconds })
      else return { outcomes: [...outcomes, { kind: 'failed', reason: 'time', message: '', printed: '' }] }
    }
    return { outcomes }
  }
  const { cases } = (await readPatterns('cases.ts')).get('two-pointers')!
  const report = await measureGrowth(cases, { language: 'python', source: '' }, run)
  expect(report).toMatchObject({ stoppedAt: 32 })
  expect(report.points.map(({ size }) => size)).toEqual([8, 16])
})
