import { useId, useMemo } from 'react'
import type { MapScene, Role } from '#algorithms/scene.ts'
import { describeMap } from '../../../describe/describe-array.ts'
import { BoxMarks } from '../shared/RoleMarks.tsx'
import { type DrawingProps, SceneSvg } from '../shared/SceneSvg.tsx'
import { type MapGeometry, measureMap, positionOf } from './map-layout.ts'

/** The entries of a hash map in the order of their insertion: a key above its value. */
export function MapDrawing({ scene, run, width: available }: DrawingProps<MapScene>) {
  const hatchId = useId()
  const geometry = useMemo(() => measureMap(run, available), [run, available])
  const { width, height, entryWidth, textSize } = geometry
  const lines = Math.max(1, Math.ceil(scene.entries.length / geometry.perLine))
  return (
    <SceneSvg label={describeMap(scene)} hatchId={hatchId} width={width} height={height}>
      <text className="viz-title" x={4} y={15}>
        {scene.title}
      </text>
      {Array.from({ length: lines }, (_, line) => (
        <Heads
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
          key={line}
          scene={scene}
          line={line}
          geometry={geometry}
        />
      ))}
      {scene.entries.length === 0 && <EmptyMap geometry={geometry} />}
      {scene.entries.map((entry, index) => (
        <Entry
          key={entry.key}
          entryKey={entry.key}
          value={entry.value}
          role={entry.role}
          {...positionOf(index, geometry)}
          width={entryWidth}
          height={geometry.entryHeight}
          textSize={textSize}
          hatch={`url(#${hatchId})`}
        />
      ))}
    </SceneSvg>
  )
}

interface EntryProps {
  entryKey: number | string
  value: number | string
  role: Role
  x: number
  y: number
  width: number
  height: number
  textSize: number
  hatch: string
}

function Entry({ entryKey, value, role, x, y, width, height, textSize, hatch }: EntryProps) {
  return (
    <g
      className="viz-cell viz-entry viz-move"
      data-role={role}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <BoxMarks role={role} width={width} height={height} hatch={hatch} />
      <path className="viz-entry-line" d={`M0 ${height / 2}h${width}`} />
      <text className="viz-key" x={width / 2} y={height / 4 + 1} fontSize={textSize}>
        {entryKey}
      </text>
      <text className="viz-value" x={width / 2} y={(height * 3) / 4 + 1} fontSize={textSize}>
        {value}
      </text>
    </g>
  )
}

function Heads({ scene, line, geometry }: { scene: MapScene; line: number; geometry: MapGeometry }) {
  const { x, y } = positionOf(line * geometry.perLine, geometry)
  const { entryHeight } = geometry
  return (
    <>
      <text className="viz-map-head" x={x - 10} y={y + entryHeight / 4 + 1}>
        {scene.keyTitle}
      </text>
      <text className="viz-map-head" x={x - 10} y={y + (entryHeight * 3) / 4 + 1}>
        {scene.valueTitle}
      </text>
    </>
  )
}

function EmptyMap({ geometry }: { geometry: MapGeometry }) {
  const { x, y } = positionOf(0, geometry)
  const { entryHeight } = geometry
  return (
    <g className="viz-empty">
      <rect x={x} y={y} width={92} height={entryHeight} rx={5} />
      <text x={x + 46} y={y + entryHeight / 2 + 1}>
        empty
      </text>
    </g>
  )
}
