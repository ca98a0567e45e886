import { memo } from 'react'
import type { LinkRole } from '#algorithms/scene.ts'
import { standAt } from './stand-at.ts'

interface ListLinkArrowProps {
  role: LinkRole
  /** Where the node stands that the link belongs to. */
  x: number
  y: number
  /** The rest is seen from there. */
  line: string
  headX: number
  headY: number
  turn: number
  isNull: boolean
  isStill: boolean | undefined
}

/** A link of a list: it travels with its node, and a new one draws itself. */
export const ListLinkArrow = memo(function ListLinkArrow(props: ListLinkArrowProps) {
  const { role, x, y, line, headX, headY, turn, isNull, isStill } = props
  return (
    <g className="viz-move" {...standAt(x, y, isStill)}>
      <g className="viz-link" data-role={role}>
        <path className="viz-link-line" d={line} pathLength={role === 'dropped' ? undefined : 1} />
        <g transform={`translate(${headX} ${headY}) rotate(${turn})`}>
          {isNull ? <NullMark /> : <path className="viz-link-head" d="M0 0L-9.5-5L-9.5 5z" />}
        </g>
      </g>
    </g>
  )
})

/** Nothing follows: a short crossed bar. */
export function NullMark() {
  return <path className="viz-link-null" d="M0-9V9M5-5V5" />
}
