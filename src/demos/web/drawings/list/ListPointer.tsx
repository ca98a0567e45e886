import { standAt } from '../shared/SceneSvg.tsx'
import type { ListGeometry } from './list-layout.ts'
import { laneGap, type PlacedPlate, plateHeight, stemHeight } from './list-positions.ts'

interface PlateProps {
  plate: PlacedPlate
  geometry: ListGeometry
}

interface ListPlateProps extends PlateProps {
  isStill: boolean | undefined
}

/** A trail-sign plate that stands below its node and points at it, or hangs from the plate of another on that node. */
export function ListPlate({ plate, geometry, isStill }: ListPlateProps) {
  const { foot, x, width, lane, hangsFromOther } = plate
  const top = topOf(lane)
  return (
    <g className="viz-pointer viz-move" {...standAt(foot.x, foot.y + geometry.nodeHeight, isStill)}>
      {hangsFromOther ? (
        <rect x={-1} y={top - laneGap} width={2} height={laneGap} />
      ) : (
        <>
          <path d="M-7 17L0 8l7 9z" />
          <rect x={-1} y={14} width={2} height={top - 14} />
        </>
      )}
      <rect x={x - foot.x - width / 2} y={top} width={width} height={plateHeight} />
      <text x={x - foot.x} y={top + plateHeight / 2 + 0.5} fontSize={geometry.pointerSize}>
        {plate.name}
      </text>
    </g>
  )
}

interface ListGhostProps extends PlateProps {
  /** Where the pointer is now. */
  movedTo: PlacedPlate
  hasPlate: boolean
  /** Whether another plate hangs below, where the arrow would arrive. */
  isCovered: boolean
}

/** Where a pointer stood one step ago, and the way it went: it explains the move also when nothing is animated. */
export function ListGhost({ plate, movedTo, hasPlate, isCovered, geometry }: ListGhostProps) {
  const { x, width, foot } = plate
  const top = foot.y + geometry.nodeHeight + topOf(plate.lane)
  const bottom = top + plateHeight
  const arrival = movedTo.foot.y + geometry.nodeHeight + topOf(movedTo.lane) + plateHeight
  const back = Math.sign(x - movedTo.x)
  // Over to another line, or behind other plates, the arrow would run through what stands there.
  const hasWay = hasPlate && !isCovered && foot.y === movedTo.foot.y && movedTo.lane === 0
  return (
    <g className="viz-ghost">
      {hasPlate && (
        <>
          <rect x={x - width / 2} y={top} width={width} height={plateHeight} />
          <text x={x} y={top + plateHeight / 2 + 0.5} fontSize={geometry.pointerSize}>
            {plate.name}
          </text>
        </>
      )}
      {hasWay && (
        <>
          <path
            d={`M${x} ${bottom + 2}C${x - back * 6} ${bottom + 20} ${movedTo.x + back * 12} ${arrival + 20} ${movedTo.x + back * 5} ${arrival + 8}`}
          />
          <path
            className="viz-ghost-tip"
            d={`M${movedTo.x + back * 2} ${arrival + 2}l${back * 9} 5l${-back * 8} 5z`}
          />
        </>
      )}
    </g>
  )
}

function topOf(lane: number): number {
  return stemHeight + lane * (plateHeight + laneGap)
}
