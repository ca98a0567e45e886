import { useId, useMemo } from 'react'
import type { GraphScene, LinkRole, Role } from '#algorithms/scene.ts'
import { describeGraph } from '../../../describe/describe-graph.ts'
import { DiscMarks, OrderBadge } from '../shared/RoleMarks.tsx'
import { type DrawingProps, SceneSvg } from '../shared/SceneSvg.tsx'
import { type LabelBox, type Line, labelOf } from './graph-labels.ts'
import {
  arrowAtRim,
  besideLine,
  type GraphGeometry,
  measureGraph,
  pathBetweenRims,
  reversed,
} from './graph-layout.ts'

export function GraphDrawing({ scene, run, width: available }: DrawingProps<GraphScene>) {
  const hatchId = useId()
  const geometry = useMemo(() => measureGraph(run, available), [run, available])
  const { width, height, radius, valueSize, centers, lines, weights, notes } = geometry
  const firstEdges = run[0]?.edges ?? []
  return (
    <SceneSvg label={describeGraph(scene)} hatchId={hatchId} width={width} height={height}>
      {scene.nodes.length === 0 && <EmptyGraph geometry={geometry} />}
      {scene.edges.map((edge, index) => (
        <GraphEdgeLine
          // biome-ignore lint/suspicious/noArrayIndexKey: an edge is its place in the scene.
          key={index}
          line={lines[index]!}
          radius={radius}
          role={edge.role}
          isDirected={edge.isDirected ?? false}
          isReversed={edge.from !== firstEdges[index]?.from}
        />
      ))}
      {scene.backtrack && (
        <BacktrackArrow from={scene.backtrack.from} to={scene.backtrack.to} geometry={geometry} />
      )}
      {scene.nodes.map(({ id, value, role, order }) => (
        <GraphNodeDisc
          key={id}
          x={centers.get(id)!.x}
          y={centers.get(id)!.y}
          value={value}
          role={role}
          order={order}
          radius={radius}
          valueSize={valueSize}
          hatch={`url(#${hatchId})`}
        />
      ))}
      {scene.edges.map((edge, index) => {
        const [box, label] = [weights[index], labelOf(edge)]
        return (
          box &&
          label !== undefined && (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <EdgeLabel key={index} box={box} label={label} link={edge.role} />
          )
        )
      })}
      {scene.nodes.map(({ id, note }) => {
        const box = notes.get(id)
        return box && note !== undefined && <Note key={id} box={box} text={note} />
      })}
    </SceneSvg>
  )
}

interface GraphNodeDiscProps {
  x: number
  y: number
  value: number | string
  role: Role
  order: number | undefined
  radius: number
  valueSize: number
  hatch: string
}

function GraphNodeDisc(props: GraphNodeDiscProps) {
  const { x, y, value, role, order, radius, valueSize, hatch } = props
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="viz-cell viz-node" data-role={role}>
        <DiscMarks role={role} radius={radius} hatch={hatch} />
        <text className="viz-value" y={1} fontSize={Math.min(valueSize, widestValue(value, radius))}>
          {value}
        </text>
      </g>
      {order !== undefined && <OrderBadge order={order} half={radius} radius={radius} />}
    </g>
  )
}

/** The size at which a long value, such as the name of a state, still fits into its disc. */
function widestValue(value: number | string, radius: number): number {
  return (2 * radius - 8) / (String(value).length * 0.6)
}

function EdgeLabel(props: { box: LabelBox; label: string; link: string }) {
  const { box, label, link } = props
  return (
    <g className="viz-weight" data-link={link} transform={`translate(${box.x} ${box.y})`}>
      <rect x={-box.width / 2} y={-box.height / 2} width={box.width} height={box.height} rx={4} />
      <text y={1}>{label}</text>
    </g>
  )
}

function Note({ box, text }: { box: LabelBox; text: string }) {
  return (
    <text className="viz-graph-note" x={box.x} y={box.y + 1}>
      {text}
    </text>
  )
}

/** Backtracking is not a new edge: a dotted arrow beside the edge. */
function BacktrackArrow({ from, to, geometry }: { from: string; to: string; geometry: GraphGeometry }) {
  const { centers, radius } = geometry
  const line = besideLine({ from: centers.get(from)!, to: centers.get(to)! })
  return (
    <g className="viz-way-back">
      <path d={pathBetweenRims(line, radius, 12)} />
      <path className="viz-way-back-tip" d={arrowAtRim(line, radius, 11)} />
    </g>
  )
}

function EmptyGraph({ geometry: { width, height } }: { geometry: GraphGeometry }) {
  return (
    <g className="viz-empty">
      <rect x={width / 2 - 90} y={height / 2 - 25} width={180} height={50} rx={25} />
      <text x={width / 2} y={height / 2 + 1}>
        no nodes
      </text>
    </g>
  )
}

interface GraphEdgeLineProps {
  line: Line
  radius: number
  role: LinkRole
  isDirected: boolean
  /** Followed from its second end. */
  isReversed: boolean
}

const arrowSize = 11

/** An edge from rim to rim. The highlight of a traversed edge grows from the end where the traversal starts. */
function GraphEdgeLine(props: GraphEdgeLineProps) {
  const { line, radius, role, isDirected, isReversed } = props
  const directed = isReversed ? reversed(line) : line
  const isOver = role === 'active' || role === 'traversed' || role === 'result'
  const hasArrow = isDirected || role === 'active'
  const gap = hasArrow ? arrowSize : 1
  return (
    <g className="viz-graph-edge" data-link={role}>
      <path className="viz-graph-line" d={pathBetweenRims(directed, radius, gap)} />
      {isOver && (
        <path className="viz-graph-over" d={pathBetweenRims(directed, radius, gap)} pathLength={1} />
      )}
      {role === 'result' && <path className="viz-graph-core" d={pathBetweenRims(directed, radius, gap)} />}
      {hasArrow && <path className="viz-graph-tip" d={arrowAtRim(directed, radius, arrowSize)} />}
    </g>
  )
}
