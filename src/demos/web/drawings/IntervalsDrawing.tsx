import { useId, useMemo } from 'react'
import type { IntervalsScene } from '#algorithms/scene.ts'
import type { DrawingProps } from './drawing-props.ts'
import { GhostBar, IntervalBar } from './IntervalBar.tsx'
import { IntervalLine } from './IntervalLine.tsx'
import { measureIntervals, placeBars } from './interval-geometry.ts'
import { SceneSvg } from './SceneSvg.tsx'
import { SweepLine, SweepSign } from './SweepLine.tsx'

export function IntervalsDrawing({ scene, previous, run, width: available }: DrawingProps<IntervalsScene>) {
  const hatchId = useId()
  const geometry = useMemo(() => measureIntervals(run, available), [run, available])
  const bars = useMemo(() => placeBars(scene, geometry), [scene, geometry])
  const before = useMemo(() => (previous ? placeBars(previous, geometry) : []), [previous, geometry])
  const { width, height, left, right } = geometry
  // Bars keep their place among their siblings when they change groups, so that each travels as itself.
  const inOrder = bars.toSorted((one, other) => (one.bar.id < other.bar.id ? -1 : 1))
  const leftBehind = before.filter(
    (old) =>
      bars.some(({ bar, y }) => bar.id === old.bar.id && y !== old.y) && bars.every(({ y }) => y !== old.y),
  )
  return (
    <SceneSvg scene={scene} hatchId={hatchId} width={width} height={height}>
      <IntervalLine geometry={geometry} />
      {bars.length === 0 && (
        <text className="viz-no-bars" x={(left + right) / 2} y={(geometry.groups[0]?.top ?? 0) + 17}>
          no intervals
        </text>
      )}
      {leftBehind.map(({ bar, x, y, width: length }) => (
        <GhostBar key={bar.id} x={x} y={y} width={length} />
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
          labelX={label?.x}
          isInside={label?.isInside}
          labelSize={geometry.labelSize}
          hatch={`url(#${hatchId})`}
        />
      ))}
      {scene.sweep && <SweepSign sweep={scene.sweep} geometry={geometry} />}
    </SceneSvg>
  )
}
