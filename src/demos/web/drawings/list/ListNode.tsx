import type { LinkRole, Role } from '#algorithms/scene.ts'
import { clipMono } from '../shared/fit-text.ts'
import { BoxMarks } from '../shared/RoleMarks.tsx'
import { translate } from '../shared/SceneSvg.tsx'
import type { ListGeometry } from './list-layout.ts'
import { dotOf } from './list-routes.ts'

export type ListNodeParts = 'value-link' | 'link-value' | 'link-value-link'

interface ListNodeBoxProps {
  value: number | string
  role: Role
  x: number
  y: number
  parts: ListNodeParts
  geometry: ListGeometry
  hatch: string
  isStatic: boolean | undefined
}

/** A box with a part for the value and a part for each link. */
export function ListNodeBox(props: ListNodeBoxProps) {
  const { value, role, x, y, parts, geometry, hatch, isStatic } = props
  const { nodeWidth, nodeHeight, linkPart, valueSize } = geometry
  const hasLeft = parts !== 'value-link'
  const hasRight = parts !== 'link-value'
  const from = hasLeft ? linkPart : 0
  const to = hasRight ? nodeWidth - linkPart : nodeWidth
  return (
    <g className="viz-move" {...translate(x, y, isStatic)}>
      <g className="viz-cell viz-list-node" data-role={role}>
        <BoxMarks role={role} width={nodeWidth} height={nodeHeight} hatch={hatch} />
        {hasLeft && <path className="viz-list-wall" d={`M${linkPart} 0V${nodeHeight}`} />}
        {hasRight && <path className="viz-list-wall" d={`M${nodeWidth - linkPart} 0V${nodeHeight}`} />}
        <text className="viz-value" x={(from + to) / 2} y={nodeHeight / 2 + 1} fontSize={valueSize}>
          {clipMono(value, to - from, valueSize)}
        </text>
      </g>
    </g>
  )
}

interface ListDotsProps
  extends Pick<ListNodeBoxProps, 'role' | 'x' | 'y' | 'parts' | 'geometry' | 'isStatic'> {
  /** Without a link, its dot is hollow. */
  hasNext: boolean
  hasBack: boolean
}

/** Where a node's links start. Drawn on top of the links. */
export function ListDots(props: ListDotsProps) {
  const { role, x, y, parts, geometry, isStatic, hasNext, hasBack } = props
  const next = dotOf({}, parts === 'link-value', geometry)
  const back = dotOf({ isBack: true }, false, geometry)
  return (
    <g className="viz-move" {...translate(x, y, isStatic)}>
      <g data-role={role}>
        <circle className="viz-list-dot" data-hollow={!hasNext} cx={next.x} cy={next.y} r={3} />
        {parts === 'link-value-link' && (
          <circle className="viz-list-dot" data-hollow={!hasBack} cx={back.x} cy={back.y} r={3} />
        )}
      </g>
    </g>
  )
}

interface ListLinkArrowProps {
  role: LinkRole
  /** The position of the source node. */
  x: number
  y: number
  /** The rest is relative to it. */
  line: string
  headX: number
  headY: number
  rotation: number
  isNull: boolean
  isStatic: boolean | undefined
}

/** A link of a list: it travels with its node, and a new one draws itself. */
export function ListLinkArrow(props: ListLinkArrowProps) {
  const { role, x, y, line, headX, headY, rotation, isNull, isStatic } = props
  return (
    <g className="viz-move" {...translate(x, y, isStatic)}>
      <g className="viz-link" data-role={role}>
        <path className="viz-link-line" d={line} pathLength={role === 'dropped' ? undefined : 1} />
        <g transform={`translate(${headX} ${headY}) rotate(${rotation})`}>
          {isNull ? <NullMark /> : <path className="viz-link-head" d="M0 0L-9.5-5L-9.5 5z" />}
        </g>
      </g>
    </g>
  )
}

/** Null: a short crossed bar. */
export function NullMark() {
  return <path className="viz-link-null" d="M0-9V9M5-5V5" />
}
