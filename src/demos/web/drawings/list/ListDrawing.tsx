import { useId, useMemo } from 'react'
import type { ListScene } from '#algorithms/scene.ts'
import { describeList } from '../../../describe/describe-list.ts'
import { type DrawingProps, SceneSvg } from '../shared/SceneSvg.tsx'
import { ScrollBox } from '../shared/ScrollBox.tsx'
import { ListDots, ListLinkArrow, ListNodeBox, type ListNodeParts, NullMark } from './ListNode.tsx'
import { ListGhost, ListLabel } from './ListPointer.tsx'
import { type ListGeometry, measureList } from './list-layout.ts'
import { layOutLabel, layOutLabels, nodePosition, nullPosition, type PlacedLabel } from './list-positions.ts'
import { findFlipped, findRoutes } from './list-routes.ts'

interface ListDrawingProps extends DrawingProps<ListScene> {
  /** No animation: for a prerendered picture. */
  isStatic?: boolean
}

export function ListDrawing({ scene, previous, run, width: available, isStatic }: ListDrawingProps) {
  const hatchId = useId()
  const geometry = useMemo(() => measureList(run, available), [run, available])
  const { width, height } = geometry
  const labels = layOutLabels(scene, geometry)
  const nodes = arrangeNodes(scene, geometry)
  const loneNull = findLoneNull(scene)
  const loneNullPosition = loneNull && nullPosition(loneNull.nullSide, scene, geometry)
  return (
    <ScrollBox isNeeded={width > available}>
      <SceneSvg label={describeList(scene)} hatchId={hatchId} width={width} height={height}>
        {nodes.length === 0 && <EmptyList geometry={geometry} />}
        {nodes.map(({ id, value, role, x, y, parts }) => (
          <ListNodeBox
            key={id}
            value={value}
            role={role}
            x={x}
            y={y}
            parts={parts}
            geometry={geometry}
            hatch={`url(#${hatchId})`}
            isStatic={isStatic}
          />
        ))}
        {findRoutes(scene, geometry).map(({ key, role, x, y, line, head }) => (
          <ListLinkArrow
            // A rerouted link is a new element, because paths cannot be animated.
            key={key + line}
            role={role}
            x={x}
            y={y}
            line={line}
            headX={head.x}
            headY={head.y}
            rotation={head.rotation}
            isNull={head.isNull}
            isStatic={isStatic}
          />
        ))}
        {nodes.map(({ id, role, x, y, parts, hasNext, hasBack }) => (
          <ListDots
            key={id}
            role={role}
            x={x}
            y={y}
            parts={parts}
            hasNext={hasNext}
            hasBack={hasBack}
            geometry={geometry}
            isStatic={isStatic}
          />
        ))}
        {loneNull && loneNullPosition && (
          <g
            className="viz-link"
            data-role="default"
            transform={`translate(${loneNullPosition.x - 3} ${loneNullPosition.y + geometry.nodeHeight / 2})`}
          >
            <NullMark />
          </g>
        )}
        {findGhosts(scene, previous, labels, geometry).map(({ label, movedTo, hasLabel }) => (
          <ListGhost
            key={label.name}
            label={label}
            movedTo={movedTo}
            hasLabel={hasLabel}
            isCovered={labels.some(({ foot, lane }) => foot.x === movedTo.foot.x && lane > movedTo.lane)}
            geometry={geometry}
          />
        ))}
        {labels.map((label) => (
          <ListLabel key={label.name} label={label} geometry={geometry} isStatic={isStatic} />
        ))}
      </SceneSvg>
    </ScrollBox>
  )
}

function EmptyList({ geometry: { width, nodeHeight, bands } }: { geometry: ListGeometry }) {
  const top = bands[0]?.nodeTop ?? 0
  return (
    <g className="viz-empty">
      <rect x={width / 2 - 90} y={top} width={180} height={nodeHeight} rx={5} />
      <text x={width / 2} y={top + nodeHeight / 2 + 1}>
        no nodes
      </text>
    </g>
  )
}

/** Sorted by id, because moving an element in the DOM cancels its transition. */
function arrangeNodes(scene: ListScene, geometry: ListGeometry) {
  const flipped = findFlipped(scene, geometry)
  const partsOf = (id: string): ListNodeParts =>
    geometry.isDouble ? 'link-value-link' : flipped.has(id) ? 'link-value' : 'value-link'
  return scene.nodes
    .map((node) => ({
      ...node,
      ...nodePosition(node, geometry),
      parts: partsOf(node.id),
      hasNext: scene.links.some(({ from, isBack }) => from === node.id && !isBack),
      hasBack: scene.links.some(({ from, isBack }) => from === node.id && isBack),
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** A null pointer where no link ends needs a null mark of its own. */
function findLoneNull({ pointers, links }: ListScene) {
  return pointers.find(
    ({ at, nullSide }) =>
      at === null &&
      !links.some((link) => link.to === null && link.role !== 'dropped' && link.nullSide === nullSide),
  )
}

interface Ghost {
  readonly label: PlacedLabel
  readonly movedTo: PlacedLabel
  /** Without room for the label, only the dotted arrow shows where the pointer came from. */
  readonly hasLabel: boolean
}

/** Where pointers stood one step ago. */
function findGhosts(
  scene: ListScene,
  previous: ListScene | undefined,
  labels: readonly PlacedLabel[],
  geometry: ListGeometry,
): readonly Ghost[] {
  const taken = [...labels]
  return labels.flatMap((movedTo) => {
    const before = previous?.pointers.find(({ name }) => name === movedTo.name)
    // If its node is gone, there is no previous position to draw.
    if (!before || !previous || (before.at !== null && !scene.nodes.some(({ id }) => id === before.at)))
      return []
    const label = layOutLabel(before, scene, geometry, taken)
    const isStatic = label.foot.x === movedTo.foot.x && label.foot.y === movedTo.foot.y
    if (isStatic) return []
    const hasLabel = label.lane === 0
    if (hasLabel) taken.push(label)
    return [{ label, movedTo, hasLabel }]
  })
}
