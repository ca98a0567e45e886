import { useId, useMemo } from 'react'
import type { ArrayScene, Pointer } from '#algorithms/scene.ts'
import { describeArray } from '../../../describe/describe-array.ts'
import { type DrawingProps, SceneSvg } from '../shared/SceneSvg.tsx'
import { ScrollBox } from '../shared/ScrollBox.tsx'
import { ArrayCells } from './ArrayCells.tsx'
import {
  ArrayNote,
  Bracket,
  Divider,
  EmptyArray,
  Indices,
  Remark,
  SpanLabel,
  SwapArc,
} from './ArrayLabels.tsx'
import { columnOf, layOutLabels, middleOf, rangeOf } from './array-columns.ts'
import { type ArrayGeometry, measureArray } from './array-layout.ts'
import { PointerGhost, PointerLabel } from './PointerLabel.tsx'
import { WindowFrame, WindowText } from './WindowFrame.tsx'

export function ArrayDrawing({ scene, previous, run, width: available }: DrawingProps<ArrayScene>) {
  const hatchId = useId()
  const geometry = useMemo(() => measureArray(run, available), [run, available])
  const hatch = `url(#${hatchId})`
  const { width, height } = geometry
  const focus = findFocus(scene, geometry)
  const lanes = layOutLabels(scene, geometry)
  return (
    <ScrollBox isNeeded={width > available} focus={focus.from} focusEnd={focus.to}>
      <SceneSvg label={describeArray(scene)} hatchId={hatchId} width={width} height={height}>
        {scene.title && (
          <text className="viz-title" x={4} y={geometry.titleY}>
            {scene.title}
          </text>
        )}
        {scene.window && <WindowFrame window={scene.window} geometry={geometry} />}
        {scene.divider !== undefined && (
          <Divider before={scene.divider} isUnderBracket={scene.bracket !== undefined} geometry={geometry} />
        )}
        {scene.bracket && <Bracket bracket={scene.bracket} geometry={geometry} />}
        {scene.cells.length === 0 && <EmptyArray isTitled={scene.title !== undefined} geometry={geometry} />}
        <Indices scene={scene} geometry={geometry} />
        <ArrayCells scene={scene} geometry={geometry} hatch={hatch} />
        {scene.spans.map((span) => (
          <SpanLabel key={`${span.from} ${span.text}`} span={span} geometry={geometry} />
        ))}
        {scene.remark && <Remark remark={scene.remark} geometry={geometry} />}
        {scene.swap && <SwapArc swap={scene.swap} geometry={geometry} />}
        {scene.window && <WindowText window={scene.window} geometry={geometry} />}
        {findMoved(scene, previous).map(({ pointer, movedTo, order }) => (
          <PointerGhost
            key={pointer.name}
            pointer={pointer}
            movedTo={movedTo}
            lane={lanes[order] ?? 0}
            isCovered={scene.pointers.some((other, index) => other.at === movedTo && index !== order)}
            obstacles={scene.pointers
              .filter((_, index) => index !== order && lanes[index] === lanes[order])
              .map((other) => rangeOf(other, geometry))}
            geometry={geometry}
          />
        ))}
        {scene.pointers.map((pointer, index) => (
          <PointerLabel
            key={pointer.name}
            pointer={pointer}
            lane={lanes[index] ?? 0}
            laneAbove={findLaneAbove(scene, lanes, index)}
            geometry={geometry}
          />
        ))}
        <ArrayNote scene={scene} available={available} geometry={geometry} />
      </SceneSvg>
    </ScrollBox>
  )
}

/** The lane of the nearest label above, on the same cell. */
function findLaneAbove(
  { pointers }: ArrayScene,
  lanes: readonly number[],
  order: number,
): number | undefined {
  const own = lanes[order] ?? 0
  const above = pointers.flatMap(({ at }, index) => {
    const lane = lanes[index] ?? 0
    return lane < own && at === pointers[order]?.at ? [lane] : []
  })
  return above.length === 0 ? undefined : Math.max(...above)
}

interface MovedPointer {
  /** As it was. */
  readonly pointer: Pointer
  readonly movedTo: number
  /** Its index among the pointers of the scene. */
  readonly order: number
}

function findMoved(scene: ArrayScene, previous: ArrayScene | undefined): readonly MovedPointer[] {
  return scene.pointers.flatMap(({ name, at }, order) => {
    const pointer = previous?.pointers.find((before) => before.name === name)
    return pointer && pointer.at !== at ? [{ pointer, movedTo: at, order }] : []
  })
}

/** The range to keep visible when the picture scrolls. */
function findFocus({ cells, pointers, window }: ArrayScene, geometry: ArrayGeometry) {
  const seen = cells.flatMap((cell, index) =>
    cell.role === 'active' || cell.role === 'compare' ? [columnOf(cell, index)] : [],
  )
  const positions = [...seen, ...pointers.map(({ at }) => at)]
  if (window && positions.length === 0) positions.push(window.from, window.to)
  const middles = (positions.length === 0 ? [0] : positions).map((position) => middleOf(position, geometry))
  return { from: Math.min(...middles), to: Math.max(...middles) }
}
