import { useId, useMemo } from 'react'
import type { ArrayScene, Pointer, Span } from '#algorithms/scene.ts'
import { describeScene } from '../../describe-scene.ts'
import { type ArrayGeometry, leftOf, measureArray, placePlates } from './array-geometry.ts'
import { Bracket } from './Bracket.tsx'
import { Cell } from './Cell.tsx'
import type { DrawingProps } from './drawing-props.ts'
import { HatchPattern } from './HatchPattern.tsx'
import { PointerGhost, PointerPlate } from './PointerPlate.tsx'
import { ScrollRoom } from './ScrollRoom.tsx'

export function ArrayDrawing({ scene, previous, run, width: available }: DrawingProps<ArrayScene>) {
  const hatchId = useId()
  const geometry = useMemo(() => measureArray(run, available), [run, available])
  const { width, height, cellTop, cellWidth, cellHeight, valueSize } = geometry
  const lanes = placePlates(scene, geometry)
  return (
    <ScrollRoom isNeeded={width > available}>
      <svg
        className="viz"
        role="img"
        aria-label={describeScene(scene)}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        <defs>
          <HatchPattern id={hatchId} />
        </defs>
        {scene.bracket && <Bracket bracket={scene.bracket} geometry={geometry} />}
        {scene.cells.length === 0 && <EmptyArray geometry={geometry} />}
        {scene.cells.map((cell, index) => (
          <Cell
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place; values may repeat.
            key={index}
            value={cell.value}
            role={cell.role}
            index={index}
            x={leftOf(index, geometry)}
            y={cellTop}
            width={cellWidth}
            height={cellHeight}
            valueSize={valueSize}
            hatch={`url(#${hatchId})`}
          />
        ))}
        {scene.spans.map((span) => (
          <SpanLabel key={span.from} span={span} geometry={geometry} />
        ))}
        {findMoved(scene, previous).map(({ pointer, movedTo, order }) => (
          <PointerGhost
            key={pointer.name}
            pointer={pointer}
            movedTo={movedTo}
            lane={lanes[order] ?? 0}
            isCovered={scene.pointers.some((other, index) => other.at === movedTo && index !== order)}
            geometry={geometry}
          />
        ))}
        {scene.pointers.map((pointer, index) => (
          <PointerPlate
            key={pointer.name}
            pointer={pointer}
            lane={lanes[index] ?? 0}
            hangsFromOther={scene.pointers.slice(0, index).some((other) => other.at === pointer.at)}
            geometry={geometry}
          />
        ))}
      </svg>
    </ScrollRoom>
  )
}

function SpanLabel({ span, geometry }: { span: Span; geometry: ArrayGeometry }) {
  const from = leftOf(span.from, geometry)
  const to = leftOf(span.to, geometry) + geometry.cellWidth
  const half = span.text.length * 3.5
  // Above one narrow cell the words would run into the bracket; the hatching and the legend say it too.
  const hasRoom = half * 2 <= to - from + geometry.pitch * 0.6
  return (
    <g className="viz-span">
      <path d={`M${from} ${geometry.cellTop - 8}H${to}`} />
      {hasRoom && (
        <text x={Math.max(half, Math.min(geometry.width - half, (from + to) / 2))} y={geometry.cellTop - 15}>
          {span.text}
        </text>
      )}
    </g>
  )
}

function EmptyArray({ geometry: { width, cellTop, cellHeight } }: { geometry: ArrayGeometry }) {
  return (
    <g className="viz-empty">
      <rect x={width / 2 - 90} y={cellTop} width={180} height={cellHeight} rx={5} />
      <text x={width / 2} y={cellTop + cellHeight / 2 + 1}>
        no values
      </text>
    </g>
  )
}

interface MovedPointer {
  /** As it was. */
  readonly pointer: Pointer
  readonly movedTo: number
  /** Its place among the pointers of the scene. */
  readonly order: number
}

function findMoved(scene: ArrayScene, previous: ArrayScene | undefined): readonly MovedPointer[] {
  return scene.pointers.flatMap(({ name, at }, order) => {
    const pointer = previous?.pointers.find((before) => before.name === name)
    return pointer && pointer.at !== at ? [{ pointer, movedTo: at, order }] : []
  })
}
