import { memo } from 'react'
import type { LinkRole } from '#algorithms/scene.ts'

interface TreeEdgeProps {
  /** The middles of the two nodes: the nodes are drawn over the ends. */
  fromX: number
  fromY: number
  toX: number
  toY: number
  radius: number
  role: LinkRole
  label: string | undefined
  /** Drawn as one stretched and turned line, so that it can glide with its node. */
  isTravelling: boolean
  /** The algorithm has just come back up along this edge. */
  isReturn: boolean
}

/** How far down the edge its label stands: nearer to the child, where edges of a family are further apart. */
const labelPlace = 0.54

export const TreeEdge = memo(function TreeEdge(props: TreeEdgeProps) {
  const { fromX, fromY, toX, toY, radius, role, label, isTravelling, isReturn } = props
  const length = Math.hypot(toX - fromX, toY - fromY)
  const angle = (Math.atan2(fromY - toY, fromX - toX) * 180) / Math.PI
  return (
    <g className="viz-edge" data-link={role}>
      {isTravelling ? (
        <line
          className="viz-move"
          style={{ transform: `translate(${toX}px, ${toY}px) rotate(${angle}deg) scaleX(${length})` }}
          x2={1}
          vectorEffect="non-scaling-stroke"
        />
      ) : (
        <line x1={fromX} y1={fromY} x2={toX} y2={toY} />
      )}
      {role === 'active' && (
        <path
          className="viz-edge-tip"
          transform={`translate(${toX} ${toY}) rotate(${angle})`}
          d={`M${radius + 3} 0l11 -6.5v13z`}
        />
      )}
      {isReturn && (
        <path
          className="viz-edge-tip"
          transform={`translate(${fromX} ${fromY}) rotate(${angle + 180})`}
          d={`M${radius + 3} 0l10 -5.5v11z`}
        />
      )}
      {label !== undefined && (
        <text x={fromX + (toX - fromX) * labelPlace} y={fromY + (toY - fromY) * labelPlace}>
          {label}
        </text>
      )}
    </g>
  )
})
