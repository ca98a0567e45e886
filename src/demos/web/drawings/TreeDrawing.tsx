import { useId, useMemo } from 'react'
import type { TreeScene } from '#algorithms/scene.ts'
import type { DrawingProps } from './drawing-props.ts'
import { SceneSvg } from './SceneSvg.tsx'
import { ScrollRoom } from './ScrollRoom.tsx'
import { TreeEdge } from './TreeEdge.tsx'
import { TreeNodeShape } from './TreeNodeShape.tsx'
import { TreePointer } from './TreePointer.tsx'
import { TreeSwapArc } from './TreeSwapArc.tsx'
import { measureTree, type PlacedNode, placeNodes, type TreeGeometry } from './tree-geometry.ts'

export function TreeDrawing({ scene, previous, run, width: available }: DrawingProps<TreeScene>) {
  const hatchId = useId()
  const markerId = useId()
  const geometry = useMemo(() => measureTree(run, available), [run, available])
  const placed = useMemo(() => placeNodes(scene, geometry), [scene, geometry])
  const { width, height, hasTravel } = geometry
  return (
    <ScrollRoom isNeeded={width > available}>
      <SceneSvg scene={scene} hatchId={hatchId} width={width} height={height}>
        {scene.title && (
          <text className="viz-title" x={4} y={15}>
            {scene.title}
          </text>
        )}
        {placed.length === 0 && <EmptyTree geometry={geometry} />}
        <Edges placed={placed} previous={previous} geometry={geometry} />
        {placed.map(({ node, x, y, half, isNoteBelow, isFlagLeft }) => (
          <g
            key={node.id}
            {...(hasTravel
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
        {findPlates(scene, placed).map(({ names, on }) => (
          <TreePointer key={names[0]} names={names.join(', ')} on={on} geometry={geometry} />
        ))}
      </SceneSvg>
    </ScrollRoom>
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
        isTravelling={geometry.isRehung}
        isReturn={node.edge === 'dropped' && (was === 'travelled' || was === 'active')}
      />
    )
  })
}

/** One plate for each node that has pointers. */
function findPlates({ pointers = [] }: TreeScene, placed: readonly PlacedNode[]) {
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
