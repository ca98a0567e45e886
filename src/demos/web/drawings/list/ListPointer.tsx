import { translate } from '../shared/SceneSvg.tsx'
import type { ListGeometry } from './list-layout.ts'
import { labelHeight, laneGap, type PlacedLabel, stemHeight } from './list-positions.ts'

interface LabelProps {
  label: PlacedLabel
  geometry: ListGeometry
}

interface ListLabelProps extends LabelProps {
  isStatic: boolean | undefined
}

/** A label below its node that points at it, or is attached to another pointer's label on the same node. */
export function ListLabel({ label, geometry, isStatic }: ListLabelProps) {
  const { foot, x, width, lane, isBelowOther } = label
  const top = topOf(lane)
  return (
    <g className="viz-pointer viz-move" {...translate(foot.x, foot.y + geometry.nodeHeight, isStatic)}>
      {isBelowOther ? (
        <rect x={-1} y={top - laneGap} width={2} height={laneGap} />
      ) : (
        <>
          <path d="M-7 17L0 8l7 9z" />
          <rect x={-1} y={14} width={2} height={top - 14} />
        </>
      )}
      <rect x={x - foot.x - width / 2} y={top} width={width} height={labelHeight} />
      <text x={x - foot.x} y={top + labelHeight / 2 + 0.5} fontSize={geometry.pointerSize}>
        {label.name}
      </text>
    </g>
  )
}

interface ListGhostProps extends LabelProps {
  /** Where the pointer is now. */
  movedTo: PlacedLabel
  hasLabel: boolean
  /** Whether another label is below, where the arrow would end. */
  isCovered: boolean
}

/** Where a pointer was one step ago, with an arrow to where it is now: it explains the move without animation, too. */
export function ListGhost({ label, movedTo, hasLabel, isCovered, geometry }: ListGhostProps) {
  const { x, width, foot } = label
  const top = foot.y + geometry.nodeHeight + topOf(label.lane)
  const bottom = top + labelHeight
  const arrival = movedTo.foot.y + geometry.nodeHeight + topOf(movedTo.lane) + labelHeight
  const back = Math.sign(x - movedTo.x)
  // To another line, or behind other labels, the arrow would cross something.
  const hasPath = hasLabel && !isCovered && foot.y === movedTo.foot.y && movedTo.lane === 0
  return (
    <g className="viz-ghost">
      {hasLabel && (
        <>
          <rect x={x - width / 2} y={top} width={width} height={labelHeight} />
          <text x={x} y={top + labelHeight / 2 + 0.5} fontSize={geometry.pointerSize}>
            {label.name}
          </text>
        </>
      )}
      {hasPath && (
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

export function topOf(lane: number): number {
  return stemHeight + lane * (labelHeight + laneGap)
}
