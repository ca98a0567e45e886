import { useId, useMemo } from 'react'
import type { IntervalsScene, Role } from '#algorithms/scene.ts'
import { describeIntervals } from '../../../describe/describe-table.ts'
import { BoxMarks } from '../shared/RoleMarks.tsx'
import { type DrawingProps, SceneSvg } from '../shared/SceneSvg.tsx'
import { type IntervalGeometry, labelOf, layOutBars, measureIntervals, xOf } from './intervals-layout.ts'

export function IntervalsDrawing({ scene, previous, run, width: available }: DrawingProps<IntervalsScene>) {
  const hatchId = useId()
  const geometry = useMemo(() => measureIntervals(run, available), [run, available])
  const bars = useMemo(() => layOutBars(scene, geometry), [scene, geometry])
  const before = useMemo(() => (previous ? layOutBars(previous, geometry) : []), [previous, geometry])
  const { width, height, left, right } = geometry
  // Sorted by id, because moving an element in the DOM cancels its transition.
  const inOrder = bars.toSorted((one, other) => (one.bar.id < other.bar.id ? -1 : 1))
  const leftBehind = before.filter(
    (old) =>
      bars.some(({ bar, y }) => bar.id === old.bar.id && y !== old.y) && bars.every(({ y }) => y !== old.y),
  )
  return (
    <SceneSvg label={describeIntervals(scene)} hatchId={hatchId} width={width} height={height}>
      <IntervalLine geometry={geometry} />
      {bars.length === 0 && (
        <text className="viz-no-bars" x={(left + right) / 2} y={(geometry.groups[0]?.top ?? 0) + 17}>
          no intervals
        </text>
      )}
      {leftBehind.map(({ bar, x, y, width: length }) => (
        <GhostBar key={bar.id} x={x} y={y} width={length} height={geometry.barHeight} />
      ))}
      {scene.sweep && <SweepLine at={scene.sweep.at} geometry={geometry} />}
      {scene.groups.map(({ title }, group) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: groups neither come nor go.
          key={group}
          className="viz-group"
          x={left}
          y={geometry.groups[group]?.titleY}
        >
          {title}
        </text>
      ))}
      {inOrder.map(({ bar, x, y, width: length, label }) => (
        <IntervalBar
          key={bar.id}
          from={bar.from}
          to={bar.to}
          role={bar.role}
          x={x}
          y={y}
          width={length}
          height={geometry.barHeight}
          labelX={label?.x}
          isInside={label?.isInside}
          labelSize={geometry.labelSize}
          hatch={`url(#${hatchId})`}
        />
      ))}
      {scene.sweep && <SweepLabel sweep={scene.sweep} geometry={geometry} />}
    </SceneSvg>
  )
}

/** The static parts: the axis with its ticks, and the dividers between groups. */
function IntervalLine({ geometry }: { geometry: IntervalGeometry }) {
  const { left, right, axisY, groups, ticks } = geometry
  const top = (groups[0]?.top ?? axisY) - 4
  const positions = ticks.map((tick) => xOf(tick, geometry))
  return (
    <g className="viz-line">
      <path className="viz-line-grid" d={positions.map((x) => `M${x} ${top}V${axisY}`).join('')} />
      {groups.slice(1).map(({ titleY }) => (
        <path key={titleY} className="viz-line-divide" d={`M${left} ${titleY - 22}H${right}`} />
      ))}
      <path d={`M${left - 8} ${axisY}H${right + 8}${positions.map((x) => `M${x} ${axisY}v6`).join('')}`} />
      {ticks.map((tick, index) => (
        <text key={tick} className="viz-index" x={positions[index]} y={axisY + 22}>
          {tick}
        </text>
      ))}
    </g>
  )
}

interface IntervalBarProps {
  from: number
  to: number
  role: Role
  x: number
  y: number
  width: number
  height: number
  labelX: number | undefined
  isInside: boolean | undefined
  labelSize: number
  hatch: string
}

/** An interval with its two ends as numbers. */
function IntervalBar(props: IntervalBarProps) {
  const { from, to, role, x, y, width, height, labelX, isInside, labelSize, hatch } = props
  return (
    <g className="viz-cell viz-move" data-role={role} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <BoxMarks role={role} width={width} height={height} radius={4} hatch={hatch} />
      {labelX !== undefined && (
        <text
          className={isInside ? 'viz-value' : 'viz-value viz-bar-beside'}
          x={labelX - x}
          y={height / 2 + 1}
          fontSize={labelSize}
        >
          {labelOf({ from, to })}
        </text>
      )}
    </g>
  )
}

/** Where a bar was one step ago: it explains the move without animation, too. */
function GhostBar(props: { x: number; y: number; width: number; height: number }) {
  return (
    <g className="viz-ghost">
      <rect {...props} rx={4} />
    </g>
  )
}

const sweepLabelTop = 2
const sweepLabelHeight = 26

/** The progress of the algorithm along the line. */
function SweepLine({ at, geometry }: { at: number; geometry: IntervalGeometry }) {
  return (
    <g className="viz-sweep viz-move" style={{ transform: `translateX(${xOf(at, geometry)}px)` }}>
      <path d={`M0 ${sweepLabelTop + sweepLabelHeight}V${geometry.axisY}`} />
    </g>
  )
}

interface SweepLabelProps {
  sweep: NonNullable<IntervalsScene['sweep']>
  geometry: IntervalGeometry
}

/** The label on top of the sweep line, moved sideways at the edges of the picture. */
function SweepLabel({ sweep: { at, text }, geometry }: SweepLabelProps) {
  const width = Math.round(text.length * geometry.labelSize * 0.55 + 22)
  const middle = Math.max(width / 2, Math.min(geometry.width - width / 2, xOf(at, geometry)))
  return (
    <g className="viz-pointer viz-move" style={{ transform: `translateX(${middle}px)` }}>
      <rect x={-width / 2} y={sweepLabelTop} width={width} height={sweepLabelHeight} />
      <text y={sweepLabelTop + sweepLabelHeight / 2 + 0.5} fontSize={geometry.labelSize}>
        {text}
      </text>
    </g>
  )
}
