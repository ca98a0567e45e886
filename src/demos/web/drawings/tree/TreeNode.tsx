import type { LinkRole, Role } from '#algorithms/scene.ts'
import { BoxMarks, DiscMarks, OrderBadge } from '../shared/RoleMarks.tsx'

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

/** A node centered at 0, 0 with its labels. */
export function TreeNodeShape({
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
          data-position={isNoteBelow ? 'below' : 'beside'}
          x={isNoteBelow ? 0 : half + 6}
          y={isNoteBelow ? radius + 16 : 1}
          fontSize={noteSize}
        >
          {note}
        </text>
      )}
    </g>
  )
}

interface TreeEdgeProps {
  /** The middles of the two nodes: the nodes are drawn over the ends. */
  fromX: number
  fromY: number
  toX: number
  toY: number
  radius: number
  role: LinkRole
  label: string | undefined
  /** The label is beside the edge, at its outer side, instead of on it. */
  hasOuterLabel: boolean
  /** Drawn as a scaled and rotated line, so that it can be animated with its node. */
  isTravelling: boolean
  /** The algorithm has just come back up along this edge. */
  isReturn: boolean
}

/** Position of the label along the edge: nearer to the child, where sibling edges are farther apart. */
const labelPosition = 0.54

export function TreeEdge(props: TreeEdgeProps) {
  const { fromX, fromY, toX, toY, radius, role, label, hasOuterLabel, isTravelling, isReturn } = props
  // Above what is around the child.
  const position = hasOuterLabel ? 0.4 : labelPosition
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
        <text
          x={fromX + (toX - fromX) * position}
          y={fromY + (toY - fromY) * position}
          {...(hasOuterLabel && {
            'data-side': toX < fromX ? 'left' : 'right',
            transform: `translate(${toX < fromX ? -9 : 9} -9)`,
          })}
        >
          {label}
        </text>
      )}
    </g>
  )
}
