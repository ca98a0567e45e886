import { memo } from 'react'
import type { Role } from '#algorithms/scene.ts'
import { OrderBadge } from './OrderBadge.tsx'
import { BoxMarks, DiscMarks } from './RoleMarks.tsx'

interface TreeNodeShapeProps {
  value: number | string
  role: Role
  radius: number
  half: number
  valueSize: number
  noteSize: number
  note: string | undefined
  isNoteBelow: boolean
  order: number | undefined
  isWord: boolean
  /** The edge comes from the right, where the flag of an answer would cross it. */
  isFlagLeft: boolean
  hatch: string
}

/** A node around 0, 0 with all that is said of it. */
export const TreeNodeShape = memo(function TreeNodeShape({
  value,
  role,
  radius,
  half,
  valueSize,
  noteSize,
  note,
  isNoteBelow,
  order,
  isWord,
  isFlagLeft,
  hatch,
}: TreeNodeShapeProps) {
  return (
    <g className="viz-cell viz-node" data-role={role}>
      <g {...(isFlagLeft && { transform: 'scale(-1 1)' })}>
        {half > radius ? (
          <g transform={`translate(${-half} ${-radius})`}>
            <BoxMarks role={role} width={half * 2} height={radius * 2} radius={radius} hatch={hatch} />
          </g>
        ) : (
          <DiscMarks role={role} radius={radius} hatch={hatch} />
        )}
      </g>
      <text className="viz-value" y={1} fontSize={valueSize}>
        {value}
      </text>
      {isWord && <circle className="viz-word-end" cx={half - radius * 0.25} cy={radius * 0.72} r={5.5} />}
      {order !== undefined && <OrderBadge order={order} half={half} radius={radius} />}
      {note !== undefined && (
        <text
          className="viz-node-note"
          data-place={isNoteBelow ? 'below' : 'beside'}
          x={isNoteBelow ? 0 : half + 6}
          y={isNoteBelow ? radius + 16 : 1}
          fontSize={noteSize}
        >
          {note}
        </text>
      )}
    </g>
  )
})
