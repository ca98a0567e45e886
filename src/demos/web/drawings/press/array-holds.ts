import type { ArrayScene } from '#algorithms/scene.ts'
import { spokenValue } from '../../../describe/describe-array.ts'
import { columnOf, labelTop, labelWidth, layOutLabels, leftOf, middleOf } from '../array/array-columns.ts'
import { type ArrayGeometry, measureArray } from '../array/array-layout.ts'
import { type Hold, letterKeys, padBetween, widePad } from './hold.ts'

export function arrayHolds(scene: ArrayScene, run: readonly ArrayScene[], width: number): readonly Hold[] {
  const geometry = measureArray(run, width)
  return [...cellHolds(scene, geometry), ...pointerHolds(scene, geometry)]
}

function cellHolds({ cells, hasNoIndices }: ArrayScene, geometry: ArrayGeometry): readonly Hold[] {
  const { cellTop, lowerTop, cellWidth, cellHeight, pitch } = geometry
  return cells.map((cell, index) => {
    const column = columnOf(cell, index)
    const value = spokenValue(cell.value)
    return {
      position: { kind: 'cell', index },
      x: leftOf(column, geometry),
      y: cell.isLowered ? lowerTop : cellTop,
      width: cellWidth,
      height: cellHeight,
      pad: padBetween(pitch - cellWidth),
      name: hasNoIndices ? `Value ${value}` : `Index ${column}, value ${value}`,
    }
  })
}

function pointerHolds(scene: ArrayScene, geometry: ArrayGeometry): readonly Hold[] {
  const { pointers, cells, hasNoIndices } = scene
  const lanes = layOutLabels(scene, geometry)
  const keys = letterKeys(pointers.map(({ name }) => name))
  return pointers.map(({ name, at }, order) => {
    const width = labelWidth(name, geometry.pointerSize)
    const value = cells[at] === undefined ? '' : `, value ${spokenValue(cells[at].value)}`
    return {
      position: { kind: 'pointer', name },
      x: middleOf(at, geometry) - width / 2,
      y: labelTop(lanes[order] ?? 0, geometry),
      width,
      height: geometry.labels.height,
      pad: lanes.some((lane) => lane > 0) ? 2 : widePad,
      name: `Pointer ${name}${hasNoIndices ? value : `, at index ${at}${value}`}`,
      key: keys[order],
    }
  })
}
