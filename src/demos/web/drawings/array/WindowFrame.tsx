import type { Span } from '#algorithms/scene.ts'
import { leftOf } from './array-columns.ts'
import type { ArrayGeometry } from './array-layout.ts'

interface WindowFrameProps {
  window: Span
  geometry: ArrayGeometry
}

const roundEnd = 10
const above = 7
/** More than above, because of the foot bars of settled cells. */
const below = 9

/** A frame behind its cells. Made of parts that only translate and scale, so that it can be animated. */
export function WindowFrame({ window, geometry }: WindowFrameProps) {
  const { from, to } = edgesOf(window, geometry)
  const height = geometry.cellHeight + above + below
  const end = `M${roundEnd} 0H9a9 9 0 0 0-9 9V${height - 9}a9 9 0 0 0 9 9h${roundEnd - 9}`
  return (
    <g className="viz-window" transform={`translate(0 ${geometry.cellTop - above})`}>
      <g
        className="viz-move"
        style={{ transform: `translateX(${from + roundEnd}px) scaleX(${to - from - 2 * roundEnd})` }}
      >
        <rect className="viz-window-body" width={1} height={height} />
        <rect className="viz-window-edge" y={-1.25} width={1} height={2.5} />
        <rect className="viz-window-edge" y={height - 1.25} width={1} height={2.5} />
      </g>
      <path className="viz-window-end viz-move" style={{ transform: `translateX(${from}px)` }} d={end} />
      <path
        className="viz-window-end viz-move"
        style={{ transform: `translateX(${to}px) scaleX(-1)` }}
        d={end}
      />
    </g>
  )
}

/** The window's text, centered below it, or above it if there are pointers below. */
export function WindowText({ window, geometry }: WindowFrameProps) {
  if (window.text === '') return null
  const { from, to } = edgesOf(window, geometry)
  const half = window.text.length * 4.3
  const middle = Math.max(half, Math.min(geometry.width - half, (from + to) / 2))
  return (
    <text
      className="viz-window-text viz-move"
      style={{ transform: `translateX(${middle}px)` }}
      y={geometry.windowTextY}
    >
      {window.text}
    </text>
  )
}

function edgesOf({ from, to }: Span, geometry: ArrayGeometry) {
  // Where cells are close together, the frame must not overlap the next one.
  const beside = Math.min(7, geometry.pitch - geometry.cellWidth - 2.2)
  return {
    from: leftOf(from, geometry) - beside,
    to: leftOf(to, geometry) + geometry.cellWidth + beside,
  }
}
