import { middleOf } from './array-columns.ts'
import type { ArrayGeometry } from './array-geometry.ts'

interface SwapArcProps {
  swap: { readonly from: number; readonly to: number }
  geometry: ArrayGeometry
}

/** An arc with two heads above two cells that change places. */
export function SwapArc({ swap, geometry }: SwapArcProps) {
  const from = middleOf(Math.min(swap.from, swap.to), geometry)
  const to = middleOf(Math.max(swap.from, swap.to), geometry)
  const foot = geometry.overTop - 5
  const top = foot - 46
  return (
    <g className="viz-swap">
      <path d={`M${from} ${foot - 7}C${from} ${top} ${to} ${top} ${to} ${foot - 7}`} />
      {[from, to].map((x) => (
        <path key={x} className="viz-swap-head" d={`M${x - 6} ${foot - 10}h12l-6 10z`} />
      ))}
    </g>
  )
}
