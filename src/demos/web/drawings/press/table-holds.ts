import type { IntervalsScene, MapScene, TableScene } from '#algorithms/scene.ts'
import { spokenValue } from '../../../describe/describe-array.ts'
import { nameCell } from '../../../describe/describe-table.ts'
import { labelOf, layOutBars, measureIntervals } from '../intervals/intervals-layout.ts'
import { measureMap, positionOf } from '../map/map-layout.ts'
import { columnLeft, measureTable, rowTop } from '../table/table-layout.ts'
import { type Hold, padBetween, widePad } from './hold.ts'

export function tableHolds(scene: TableScene, run: readonly TableScene[], width: number): readonly Hold[] {
  const geometry = measureTable(run, width)
  const { cellWidth, cellHeight, pitchX, pitchY } = geometry
  const gap = Math.min(pitchX - cellWidth, pitchY - cellHeight)
  return scene.rows.flatMap((cells, row) =>
    cells.flatMap(({ isUnused }, column): readonly Hold[] => {
      if (isUnused) return []
      return [
        {
          position: { kind: 'table-cell', row, column },
          x: columnLeft(column, geometry),
          y: rowTop(row, geometry),
          width: cellWidth,
          height: cellHeight,
          pad: padBetween(gap),
          name: `Cell in ${nameCell([row, column], scene)}`,
        },
      ]
    }),
  )
}

export function mapHolds(
  { title, entries }: MapScene,
  run: readonly MapScene[],
  available: number,
): readonly Hold[] {
  const geometry = measureMap(run, available)
  return entries.map(({ key, value }, index) => ({
    position: { kind: 'item', index },
    ...positionOf(index, geometry),
    width: geometry.entryWidth,
    height: geometry.entryHeight,
    pad: padBetween(geometry.gap),
    name: `${title}: ${spokenValue(key)} has ${spokenValue(value)}`,
  }))
}

/** Items are counted over all groups, from the first one on. */
export function intervalHolds(
  scene: IntervalsScene,
  run: readonly IntervalsScene[],
  available: number,
): readonly Hold[] {
  const geometry = measureIntervals(run, available)
  const groups = scene.groups.flatMap(({ title, bars }) => bars.map(() => title))
  return layOutBars(scene, geometry).map(({ bar, x, y, width }, index) => ({
    position: { kind: 'item', index },
    x,
    y,
    width,
    height: geometry.barHeight,
    pad: Math.min(widePad, (geometry.lanePitch - geometry.barHeight) / 2 - 1),
    name: `${groups[index]}: ${labelOf(bar)}`,
  }))
}
