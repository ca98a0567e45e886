import { describe, expect, test } from 'vitest'
import type { TableCell, TableScene } from '#algorithms/scene.ts'
import { layOutArrow } from './table-arrow.ts'
import { columnLeft, measureTable, rowTop } from './table-layout.ts'

const cell = (value: number | string, note?: string): TableCell => ({
  value,
  role: 'default',
  ...(note !== undefined && { note }),
})
const tableOf = (rows: number, columns: number, more: Partial<TableScene> = {}): TableScene => ({
  kind: 'table',
  rows: Array.from({ length: rows }, () => Array.from({ length: columns }, () => cell(7))),
  ...more,
})
const phone = 330
const desktop = 604

describe('a table', () => {
  test.each([
    [phone, 8],
    [desktop, 13],
  ])('of %i pixels has room for %i columns with headings', (available, columns) => {
    const geometry = measureTable([tableOf(3, columns, { rowHeads: ['a', 'b', 'c'] })], available)
    expect(geometry.width).toBe(available)
    expect(geometry.cellWidth).toBeGreaterThanOrEqual(30)
    expect(columnLeft(columns - 1, geometry) + geometry.cellWidth).toBeLessThanOrEqual(available)
    expect(geometry.valueSize).toBeGreaterThanOrEqual(12)
  })

  test('that needs more room scrolls, and its cells stay readable', () => {
    const geometry = measureTable([tableOf(1, 16)], phone)
    expect(geometry.width).toBeGreaterThan(phone)
    expect(geometry.cellWidth).toBeGreaterThanOrEqual(30)
  })

  test('keeps one size over a run, with room for its longest value', () => {
    const start = tableOf(1, 4)
    const end = { ...start, rows: [[cell(7), cell(7), cell('-1234567'), cell(7)]] }
    const geometry = measureTable([start, end], phone)
    expect(geometry.cellWidth).toBeGreaterThanOrEqual('-1234567'.length * 12 * 0.6)
  })

  test('whose cells touch is a grid of squares', () => {
    const geometry = measureTable([tableOf(4, 5, { isGrid: true })], phone)
    expect(geometry.pitchX).toBe(geometry.cellWidth)
    expect(geometry.pitchY).toBe(geometry.cellHeight)
    expect(geometry.cellHeight).toBe(geometry.cellWidth)
  })

  test('has lower values where there are notes above them', () => {
    const noted = { ...tableOf(1, 2), rows: [[cell(1, '+3'), cell(2)]] }
    expect(measureTable([noted], phone).valueDrop).toBeGreaterThan(
      measureTable([tableOf(1, 2)], phone).valueDrop,
    )
  })

  test('without cells still has a height', () => {
    expect(measureTable([tableOf(0, 0)], phone).height).toBeGreaterThan(48)
  })
})

describe('an arrow', () => {
  const pointsOf = (path: string) =>
    [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
  const far = { from: [0, 0], to: [1, 4] } as const
  const back = { from: [1, 0], to: [1, 4] } as const
  const scene = tableOf(3, 5, { arrows: [far, back] })
  const geometry = measureTable([scene], desktop)
  const middle = (row: number) => rowTop(row, geometry) + geometry.cellHeight / 2

  test('to a neighbor goes straight, and its tip touches the edge of the cell', () => {
    const [tip] = pointsOf(layOutArrow({ from: [1, 0], to: [1, 1] }, '7', false, geometry).head)
    expect(tip?.x).toBeCloseTo(columnLeft(1, geometry), 0)
  })

  test.each([
    ['in the next row', far],
    ['in the same row', back],
  ])('to a distant cell %s crosses no value', (_, arrow) => {
    const { line } = layOutArrow(arrow, '7', false, geometry)
    const left = columnLeft(1, geometry)
    const right = columnLeft(4, geometry)
    const between = pointsOf(line).filter(({ x }) => x > left && x < right)
    for (const { y } of between) {
      for (const row of [0, 1, 2]) expect(Math.abs(y - middle(row))).toBeGreaterThan(geometry.cellHeight / 2)
    }
    expect(pointsOf(line).length).toBeGreaterThan(4)
  })

  test('reports how much of the line is inside the cell that is read', () => {
    const { line, inside } = layOutArrow({ from: [1, 1], to: [0, 1] }, '7', true, geometry)
    const [start] = pointsOf(line)
    expect((start?.y ?? 0) - inside).toBeCloseTo(rowTop(1, geometry), 0)
  })

  describe('below a table whose arrows are all in its last row', () => {
    const near = { from: [1, 2], to: [1, 3], text: 'skip' } as const
    const distant = { from: [1, 1], to: [1, 3], text: 'take' } as const
    const above = { from: [0, 3], to: [1, 3] } as const
    const arrows = [above, near, distant]
    const arcs = measureTable([tableOf(2, 5, { arrows })], desktop)
    const bottom = rowTop(1, arcs) + arcs.cellHeight

    test.each([
      ['a near one', near],
      ['a distant one', distant],
    ])('runs from rim to rim and crosses no cell: %s', (_, arrow) => {
      const { line, head, inside } = layOutArrow(arrow, '7', false, arcs, arrows)
      for (const { y } of [...pointsOf(line), ...pointsOf(head)]) {
        expect(y).toBeGreaterThan(bottom)
        expect(y).toBeLessThan(arcs.height)
      }
      expect(inside).toBe(0)
    })

    test('the distant one is lower and arrives on the far side', () => {
      const lowest = (arrow: typeof near | typeof distant) =>
        Math.max(...pointsOf(layOutArrow(arrow, '7', false, arcs, arrows).line).map(({ y }) => y))
      const tip = (arrow: typeof near | typeof distant) =>
        pointsOf(layOutArrow(arrow, '7', false, arcs, arrows).head)[0]!.x
      expect(lowest(distant)).toBeGreaterThan(lowest(near) + 20)
      expect(tip(distant)).toBeGreaterThan(tip(near))
    })

    test('one from the row above runs between the rims', () => {
      const { line, head } = layOutArrow(above, '7', false, arcs, arrows)
      for (const { y } of [...pointsOf(line), ...pointsOf(head)]) {
        expect(y).toBeGreaterThan(rowTop(0, arcs) + arcs.cellHeight)
        expect(y).toBeLessThan(rowTop(1, arcs))
      }
    })
  })
})
