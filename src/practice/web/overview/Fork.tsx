import { displayNameOf, patternNamed } from '#curriculum/patterns.ts'
import type { Confusion } from '../../contract.ts'

const pitch = 36
const start = 56
const upper = 20
const lower = 70

/** A path that forks: answers that named the pattern are on the upper lane, mix-ups on the lower one. */
export function Fork({ confusion: { pattern, takenFor, recent } }: { confusion: Confusion }) {
  const [name, other] = [displayNameOf(pattern), displayNameOf(takenFor)]
  const label = `Your last ${recent.length} answers, oldest first: ${recent.map((isTaken) => (isTaken ? `taken for ${other}` : name)).join(', ')}`
  const width = start + recent.length * pitch
  const points = recent.map((isTaken, index) => ({
    x: start + index * pitch,
    y: isTaken ? lower : upper,
    isTaken,
  }))
  const path = points
    .map(({ x, y }, index) => {
      const before = points[index - 1]
      if (!before) return `M4 45C24 45 28 ${y} ${x} ${y}`
      const middle = (before.x + x) / 2
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`
    })
    .join('')
  return (
    <svg
      viewBox={`0 0 ${width} 90`}
      width={width}
      height="90"
      className="h-auto max-w-full"
      role="img"
      aria-label={label}
    >
      <path
        className="stroke-line stroke-[1.5]"
        d={`M${start - 8} ${upper}H${width}M${start - 8} ${lower}H${width}`}
      />
      <path
        className="fill-none stroke-muted stroke-[2.25] [stroke-dasharray:0.1_5.5] [stroke-linecap:round]"
        d={path}
      />
      <circle className="fill-muted" cx="5" cy="45" r="4" />
      {points.map(({ x, y, isTaken }) =>
        isTaken ? (
          <g
            key={x}
            data-hue={patternNamed(takenFor).hue}
            className="stroke-hue stroke-[2.25] [stroke-linecap:round]"
          >
            <circle className="fill-canvas" cx={x} cy={y} r="8.5" />
            <path d={`m${x - 3.3} ${y - 3.3} 6.6 6.6m0-6.6-6.6 6.6`} />
          </g>
        ) : (
          <circle key={x} data-hue={patternNamed(pattern).hue} className="fill-hue" cx={x} cy={y} r="7" />
        ),
      )}
    </svg>
  )
}
