import { memo } from 'react'
import type { LinkRole } from '#algorithms/scene.ts'
import { arrowAtRim, type Line, pathBetweenRims, turned } from './graph-geometry.ts'

interface GraphEdgeLineProps {
  line: Line
  radius: number
  role: LinkRole
  isDirected: boolean
  /** Looked at from its second end. */
  isTurned: boolean
}

const arrowSize = 11

/** An edge from rim to rim. What is drawn over it when it is taken grows from the end it is taken from. */
export const GraphEdgeLine = memo(function GraphEdgeLine(props: GraphEdgeLineProps) {
  const { line, radius, role, isDirected, isTurned } = props
  const way = isTurned ? turned(line) : line
  const isOver = role === 'active' || role === 'travelled' || role === 'result'
  const hasArrow = isDirected || role === 'active'
  const gap = hasArrow ? arrowSize : 1
  return (
    <g className="viz-graph-edge" data-link={role}>
      <path className="viz-graph-line" d={pathBetweenRims(way, radius, gap)} />
      {isOver && <path className="viz-graph-over" d={pathBetweenRims(way, radius, gap)} pathLength={1} />}
      {role === 'result' && <path className="viz-graph-core" d={pathBetweenRims(way, radius, gap)} />}
      {hasArrow && <path className="viz-graph-tip" d={arrowAtRim(way, radius, arrowSize)} />}
    </g>
  )
})
