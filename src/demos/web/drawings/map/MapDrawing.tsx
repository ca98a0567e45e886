import { useId, useMemo } from 'react'
import type { MapScene, Role } from '#algorithms/scene.ts'
import { describeMap } from '../../../describe/describe-array.ts'
import { BoxMarks } from '../shared/RoleMarks.tsx'
import { type DrawingProps, SceneSvg } from '../shared/SceneSvg.tsx'

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

interface MapGeometry {
  readonly width: number
  readonly height: number
  /** The width of the row titles on the left. */
  readonly headWidth: number
  readonly entryWidth: number
  readonly entryHeight: number
  readonly linePitch: number
  readonly gap: number
  readonly perLine: number
  readonly textSize: number
  /** Room above the entries for the title, and for flags below it. */
  readonly titleRoom: number
}

const digitWidth = 0.602

function measureMap(run: readonly MapScene[], available: number): MapGeometry {
  const isWide = available >= 480
  const textSize = isWide ? 17 : 15
  // On a phone, picture, caption and controls have to fit into one screen.
  const entryHeight = isWide ? 60 : 46
  const linePitch = entryHeight + (isWide ? 16 : 10)
  const gap = isWide ? 8 : 6
  const heads = run.flatMap(({ keyTitle, valueTitle }) => [keyTitle.length, valueTitle.length])
  const headWidth = Math.max(0, ...heads) * 7.2 + 12
  const texts = run.flatMap(({ entries }) =>
    entries.flatMap(({ key, value }) => [String(key), String(value)]),
  )
  const longest = Math.max(1, ...texts.map((text) => text.length))
  const entryWidth = Math.max(
    isWide ? 40 : 36,
    Math.ceil(longest * textSize * digitWidth) + (isWide ? 16 : 12),
  )
  const perLine = Math.max(1, Math.floor((available - headWidth - 6 + gap) / (entryWidth + gap)))
  const hasFlags = run.some(({ entries }) => entries.some(({ role }) => role === 'result'))
  const titleRoom = hasFlags ? 36 : isWide ? 32 : 26
  const max = Math.max(1, ...run.map(({ entries }) => entries.length))
  const lines = Math.ceil(max / perLine)
  // Room for the foot bar below the last line.
  return {
    width: available,
    height: titleRoom + lines * linePitch - 2,
    headWidth,
    entryWidth,
    entryHeight,
    linePitch,
    gap,
    perLine,
    textSize,
    titleRoom,
  }
}

function positionOf(
  index: number,
  { headWidth, entryWidth, gap, perLine, titleRoom, linePitch }: MapGeometry,
): { x: number; y: number } {
  return {
    x: headWidth + (index % perLine) * (entryWidth + gap),
    y: titleRoom + Math.floor(index / perLine) * linePitch,
  }
}
