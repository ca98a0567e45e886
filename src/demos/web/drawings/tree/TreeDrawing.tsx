import { useId, useMemo } from 'react'
import type { TreeScene } from '#algorithms/scene.ts'
import { describeTree } from '../../../describe/describe-tree.ts'
import { type DrawingProps, SceneSvg } from '../shared/SceneSvg.tsx'
import { ScrollBox } from '../shared/ScrollBox.tsx'
import { TreeEdge, TreeNodeShape } from './TreeNode.tsx'
import {
  labelHeight,
  labelWidth,
  layOutFrames,
  layOutNodes,
  measureTree,
  type PlacedNode,
  type TreeGeometry,
} from './tree-layout.ts'

export function TreeDrawing({ scene, previous, run, width: available }: DrawingProps<TreeScene>) {
  const hatchId = useId()
  const markerId = useId()
  const geometry = useMemo(() => measureTree(run, available), [run, available])
  const placed = useMemo(() => layOutNodes(scene, geometry), [scene, geometry])
  const { width, height, hasMoves } = geometry
  return (
    <ScrollBox isNeeded={width > available}>
      <SceneSvg label={describeTree(scene)} hatchId={hatchId} width={width} height={height}>
        {scene.title && (
          <text className="viz-title" x={4} y={15}>
            {scene.title}
          </text>
        )}
        {placed.length === 0 && <EmptyTree geometry={geometry} />}
        {layOutFrames(scene, placed, geometry).map(({ root, ...box }) => (
          <rect key={root} className="viz-tree-frame" {...box} rx={8} />
        ))}
        <Edges placed={placed} previous={previous} geometry={geometry} />
        {placed.map(({ node, x, y, half, isNoteBelow, isFlagLeft }) => (
          <g
            key={node.id}
            {...(hasMoves
              ? { className: 'viz-move', style: { transform: `translate(${x}px, ${y}px)` } }
              : { transform: `translate(${x} ${y})` })}
          >
            <TreeNodeShape
              value={node.value}
              role={node.role}
              radius={geometry.radius}
              half={half}
              valueSize={geometry.valueSize}
              noteSize={geometry.noteSize}
              note={node.note}
              isNoteBelow={isNoteBelow}
              order={node.order}
              isWord={node.isWord ?? false}
              isFlagLeft={isFlagLeft}
              hatch={`url(#${hatchId})`}
            />
          </g>
        ))}
        <TreeSwapArc
          nodes={placed.filter(({ node }) => node.role === 'swap')}
          radius={geometry.radius}
          markerId={markerId}
        />
        {findLabels(scene, placed).map(({ names, on }) => (
          <TreePointer key={names[0]} names={names.join(', ')} on={on} geometry={geometry} />
        ))}
      </SceneSvg>
    </ScrollBox>
  )
}

interface EdgesProps {
  placed: readonly PlacedNode[]
  previous: TreeScene | undefined
  geometry: TreeGeometry
}

function Edges({ placed, previous, geometry }: EdgesProps) {
  const byId = new Map(placed.map((each) => [each.node.id, each]))
  const before = new Map(previous?.nodes.map(({ id, edge }) => [id, edge]))
  return placed.map(({ node, x, y, edgeKey, parent }) => {
    const above = parent === undefined ? undefined : byId.get(parent)
    if (!above) return null
    const was = before.get(node.id)
    return (
      <TreeEdge
        key={edgeKey}
        fromX={above.x}
        fromY={above.y}
        toX={x}
        toY={y}
        radius={geometry.radius}
        role={node.edge ?? 'default'}
        label={node.edgeLabel}
        hasOuterLabel={geometry.hasOuterLabels}
        isTravelling={geometry.isReparented}
        isReturn={node.edge === 'dropped' && (was === 'traversed' || was === 'active')}
      />
    )
  })
}

/** One label for each node that has pointers. */
function findLabels({ pointers = [] }: TreeScene, placed: readonly PlacedNode[]) {
  return placed.flatMap((on) => {
    const names = pointers.filter(({ at }) => at === on.node.id).map(({ name }) => name)
    return names.length > 0 ? [{ names, on }] : []
  })
}

function EmptyTree({ geometry: { width, rootY, radius } }: { geometry: TreeGeometry }) {
  return (
    <g className="viz-empty">
      <rect x={width / 2 - 70} y={rootY - radius} width={140} height={radius * 2} rx={radius} />
      <text x={width / 2} y={rootY + 1}>
        no nodes
      </text>
    </g>
  )
}

interface TreePointerProps {
  /** All pointers to this node share a label. */
  names: string
  on: PlacedNode
  geometry: TreeGeometry
}

/** A label above its node with a tip that touches the rim. The flag of an answer moves it up. */
function TreePointer({ names, on, geometry }: TreePointerProps) {
  const width = labelWidth(names)
  const lift = on.node.role === 'result' ? 20 : 9
  const tip = -geometry.radius - 3
  const bottom = -geometry.radius - lift
  const middle = Math.max(width / 2 - on.x, Math.min(geometry.width - width / 2 - on.x, 0))
  return (
    <g className="viz-pointer viz-move" style={{ transform: `translate(${on.x}px, ${on.y}px)` }}>
      <path d={`M-6 ${tip - 7}L0 ${tip}l6 -7z`} />
      <rect x={-1} y={bottom - 1} width={2} height={Math.max(0, tip - bottom - 5)} />
      <rect x={middle - width / 2} y={bottom - labelHeight} width={width} height={labelHeight} />
      <text x={middle} y={bottom - labelHeight / 2 + 0.5} fontSize={13}>
        {names}
      </text>
    </g>
  )
}

interface TreeSwapArcProps {
  nodes: readonly PlacedNode[]
  radius: number
  /** Name of the picture's arrowhead. */
  markerId: string
}

/** Joins two nodes that are swapped, on the outer side of their edge. */
function TreeSwapArc({ nodes, radius, markerId }: TreeSwapArcProps) {
  const [first, second] = nodes
  if (!first || !second || nodes.length > 2) return null
  const [upper, lower] = first.y <= second.y ? [first, second] : [second, first]
  const out = lower.x >= upper.x ? 1 : -1
  const reach = radius + 3
  const bend = reach + 22
  return (
    <g className="viz-tree-swap">
      <marker
        id={markerId}
        viewBox="0 0 8 8"
        refX={5}
        refY={4}
        markerWidth={8}
        markerHeight={8}
        markerUnits="userSpaceOnUse"
        orient="auto-start-reverse"
      >
        <path d="M0 0L8 4L0 8z" />
      </marker>
      <path
        markerStart={`url(#${markerId})`}
        markerEnd={`url(#${markerId})`}
        d={`M${upper.x + out * reach} ${upper.y + 2}Q${Math.max(out * upper.x, out * lower.x) * out + out * bend * 0.6} ${
          (upper.y + lower.y) / 2 - 14
        } ${lower.x + out * reach * 0.55} ${lower.y - reach * 0.85}`}
      />
    </g>
  )
}
