import { memo, useId, useMemo } from 'react'
import type { GraphScene, Role } from '#algorithms/scene.ts'
import type { DrawingProps } from './drawing-props.ts'
import { GraphEdgeLine } from './GraphEdgeLine.tsx'
import {
  arrowAtRim,
  besideLine,
  type GraphGeometry,
  measureGraph,
  pathBetweenRims,
} from './graph-geometry.ts'
import type { LabelSpot } from './graph-labels.ts'
import { OrderBadge } from './OrderBadge.tsx'
import { DiscMarks } from './RoleMarks.tsx'
import { SceneSvg } from './SceneSvg.tsx'

export function GraphDrawing({ scene, run, width: available }: DrawingProps<GraphScene>) {
  const hatchId = useId()
  const geometry = useMemo(() => measureGraph(run, available), [run, available])
  const { width, height, radius, valueSize, centres, lines, weights, notes } = geometry
  const firstEdges = run[0]?.edges ?? []
  return (
    <SceneSvg scene={scene} hatchId={hatchId} width={width} height={height}>
      {scene.nodes.length === 0 && <EmptyGraph geometry={geometry} />}
      {scene.edges.map((edge, index) => (
        <GraphEdgeLine
          // biome-ignore lint/suspicious/noArrayIndexKey: an edge is its place in the scene.
          key={index}
          line={lines[index]!}
          radius={radius}
          role={edge.role}
          isDirected={edge.isDirected ?? false}
          isTurned={edge.from !== firstEdges[index]?.from}
        />
      ))}
      {scene.wayBack && <WayBack from={scene.wayBack.from} to={scene.wayBack.to} geometry={geometry} />}
      {scene.nodes.map(({ id, value, role, order }) => (
        <GraphNodeDisc
          key={id}
          x={centres.get(id)!.x}
          y={centres.get(id)!.y}
          value={value}
          role={role}
          order={order}
          radius={radius}
          valueSize={valueSize}
          hatch={`url(#${hatchId})`}
        />
      ))}
      {scene.edges.map((edge, index) => {
        const spot = weights[index]
        return (
          spot &&
          edge.weight !== undefined && (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <WeightPlate key={index} spot={spot} weight={edge.weight} link={edge.role} />
          )
        )
      })}
      {scene.nodes.map(({ id, note }) => {
        const spot = notes.get(id)
        return spot && note !== undefined && <Note key={id} spot={spot} text={note} />
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

const GraphNodeDisc = memo(function GraphNodeDisc(props: GraphNodeDiscProps) {
  const { x, y, value, role, order, radius, valueSize, hatch } = props
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="viz-cell viz-node" data-role={role}>
        <DiscMarks role={role} radius={radius} hatch={hatch} />
        <text className="viz-value" y={1} fontSize={valueSize}>
          {value}
        </text>
      </g>
      {order !== undefined && <OrderBadge order={order} half={radius} radius={radius} />}
    </g>
  )
})

const WeightPlate = memo(function WeightPlate(props: { spot: LabelSpot; weight: number; link: string }) {
  const { spot, weight, link } = props
  return (
    <g className="viz-weight" data-link={link} transform={`translate(${spot.x} ${spot.y})`}>
      <rect x={-spot.width / 2} y={-spot.height / 2} width={spot.width} height={spot.height} rx={4} />
      <text y={1}>{weight}</text>
    </g>
  )
})

const Note = memo(function Note({ spot, text }: { spot: LabelSpot; text: string }) {
  return (
    <text className="viz-graph-note" x={spot.x} y={spot.y + 1}>
      {text}
    </text>
  )
})

/** Going back is no new way: a dotted arrow beside the edge. */
function WayBack({ from, to, geometry }: { from: string; to: string; geometry: GraphGeometry }) {
  const { centres, radius } = geometry
  const line = besideLine({ from: centres.get(from)!, to: centres.get(to)! })
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
