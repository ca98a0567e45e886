import type { Pointer } from '#algorithms/scene.ts'
import { isTouching, labelTop, labelWidth, middleOf, type Range } from './array-columns.ts'
import type { ArrayGeometry } from './array-layout.ts'

interface PointerLabelProps {
  pointer: Pointer
  lane: number
  geometry: ArrayGeometry
}

/** A label below its cell that points at it, or is attached to another pointer's label on the same cell. */
export function PointerLabel({
  pointer,
  lane,
  geometry,
  laneAbove,
}: PointerLabelProps & { laneAbove: number | undefined }) {
  const width = labelWidth(pointer.name, geometry.pointerSize)
  const { tipY: tip, labels } = geometry
  const top = labelTop(lane, geometry)
  return (
    <g
      className="viz-pointer viz-move"
      style={{ transform: `translateX(${middleOf(pointer.at, geometry)}px)` }}
    >
      {laneAbove !== undefined ? (
        <rect
          x={-1}
          y={labelTop(laneAbove, geometry) + labels.height}
          width={2}
          height={(lane - laneAbove) * labels.lane - labels.height}
        />
      ) : (
        <>
          <path d={`M-7 ${tip + 9}L0 ${tip}l7 9z`} />
          <rect x={-1} y={tip + 6} width={2} height={top - tip - 6} />
        </>
      )}
      <rect x={-width / 2} y={top} width={width} height={labels.height} />
      <text y={top + labels.height / 2 + 0.5} fontSize={geometry.pointerSize}>
        {pointer.name}
      </text>
    </g>
  )
}

interface PointerGhostProps extends PointerLabelProps {
  /** Where the pointer is now. */
  movedTo: number
  /** Whether another label is below, where the arrow would end. */
  isCovered: boolean
  /** The other labels in this lane. */
  obstacles: readonly Range[]
}

/** Where a pointer was one step ago, with an arrow to where it is now: it explains the move without animation, too. */
export function PointerGhost(props: PointerGhostProps) {
  const { pointer, movedTo, isCovered, obstacles, lane, geometry } = props
  const width = labelWidth(pointer.name, geometry.pointerSize)
  const top = labelTop(lane, geometry)
  const now = middleOf(movedTo, geometry)
  const back = Math.sign(pointer.at - movedTo)
  const position = middleOf(pointer.at, geometry)
  // In narrow pictures the old label would overlap the new one, so it is moved aside.
  const aside = now + back * Math.max(Math.abs(position - now), width + 4)
  const label = { from: aside - width / 2, to: aside + width / 2 }
  const isInside = label.from > -roomBeside && label.to < geometry.width + roomBeside
  const hasRoom = isInside && !obstacles.some((other) => isTouching(label, other))
  const before = hasRoom ? aside : position
  const { height, arrow } = geometry.labels
  const bottom = top + height
  return (
    <g className="viz-ghost">
      {hasRoom && (
        <>
          <rect x={before - width / 2} y={top} width={width} height={height} />
          <text x={before} y={top + height / 2 + 0.5} fontSize={geometry.pointerSize}>
            {pointer.name}
          </text>
        </>
      )}
      {!isCovered && (
        <>
          <path
            d={`M${before} ${hasRoom ? bottom + 3 : bottom}C${before - back * 6} ${bottom + arrow - 2} ${now + back * 12} ${bottom + arrow} ${now + back * 5} ${bottom + 9}`}
          />
          <path
            className="viz-ghost-tip"
            d={`M${now + back * 2} ${bottom + 2}l${back * 9} 5l${-back * 8} 5z`}
          />
        </>
      )}
    </g>
  )
}

/** The stage leaves this much free beside the picture. */
const roomBeside = 10
