import type { CSSProperties } from 'react'
import styles from './end.module.css'

interface SlopeProps {
  readonly meters: number
  /** Where the round began. Undefined when that is not known here, or when nothing was known of the person before. */
  readonly from?: number | undefined
  /** Half the width of the range, drawn for a first guess. */
  readonly range?: number | undefined
  readonly isMoving: boolean
}

const size = { width: 470, height: 250, top: 24, ground: 236 }
/** The hill from its foot to its top: how far to the right, and how high, from 0 to 1. */
const hill: readonly (readonly [x: number, height: number])[] = [
  [0.06, 0],
  [0.1, 0.01],
  [0.17, 0.08],
  [0.23, 0.17],
  [0.27, 0.19],
  [0.32, 0.27],
  [0.37, 0.38],
  [0.43, 0.49],
  [0.48, 0.55],
  [0.53, 0.68],
  [0.58, 0.74],
  [0.63, 0.85],
  [0.67, 0.93],
  [0.7, 1],
]
/** Meters from the middle of the picture to its edge, at least. */
const leastHalf = 30
/** Where lines of height cross the picture. They are only decoration. */
const lines = [0.1, 0.28, 0.46, 0.64, 0.82]

/** A mountainside with the place where the person stands, and the way they went in this round. */
export function Slope({ meters, from, range, isMoving }: SlopeProps) {
  const known = [meters, from ?? meters, meters - (range ?? 0), meters + (range ?? 0)]
  const middle = (Math.min(...known) + Math.max(...known)) / 2
  const half = Math.max(leastHalf, (Math.max(...known) - Math.min(...known)) * 1.4)
  const shareOf = (height: number) => Math.min(1, Math.max(0, (height - middle + half) / (2 * half)))
  const yOf = (share: number) => size.ground - share * (size.ground - size.top)
  const point = (share: number) => ({ x: xAt(share) * size.width, y: yOf(share) })
  const here = point(shareOf(meters))
  const was = from === undefined ? undefined : point(shareOf(from))
  const ridge = hill.map(([x, share]) => `${x * size.width} ${yOf(share)}`).join('L')
  const edge = `${ridge}L${size.width * 0.85} ${size.top - 4}L${size.width} ${size.top}`
  return (
    <svg
      className={styles.slope}
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
      role="img"
      aria-label={describe(meters, from, range)}
      data-moving={isMoving || undefined}
    >
      {lines.map((share) => (
        <path key={share} className="stroke-line" d={`M0 ${yOf(share)}H${size.width}`} />
      ))}
      <path className="fill-surface" d={`M0 ${size.height}V${size.ground}L${edge}V${size.height}Z`} />
      <path className="fill-none stroke-contour stroke-2" d={`M${edge}`} />
      {range !== undefined && (
        <path
          className="stroke-muted stroke-[1.5]"
          d={`M${here.x - 8} ${yOf(shareOf(meters + range))}h16m-8 0V${yOf(shareOf(meters - range))}m-8 0h16`}
        />
      )}
      {was && (
        <>
          <path
            className={styles.trail}
            pathLength="1"
            d={trail(shareOf(from ?? 0), shareOf(meters), point)}
          />
          <circle
            className="fill-canvas stroke-muted stroke-2 [stroke-dasharray:3_3]"
            cx={was.x}
            cy={was.y}
            r="6"
          />
          <text x={was.x + 14} y={was.y + 18}>
            {from?.toLocaleString('en')}
          </text>
        </>
      )}
      <g
        className={styles.here}
        style={
          {
            '--dx': `${(was?.x ?? here.x) - here.x}px`,
            '--dy': `${(was?.y ?? here.y) - here.y}px`,
          } as CSSProperties
        }
      >
        <circle className="fill-accent stroke-canvas stroke-[2.5]" cx={here.x} cy={here.y} r="8" />
        <path className="fill-accent" d={`M${here.x - 118} ${here.y - 42}h84l12 14-12 14h-84z`} />
        <text className={styles.plate} x={here.x - 76} y={here.y - 23} data-now>
          {`${meters.toLocaleString('en')} m`}
        </text>
        {was && isMoving && (
          <text className={styles.plate} x={here.x - 76} y={here.y - 23} data-before>
            {`${from?.toLocaleString('en')} m`}
          </text>
        )}
      </g>
    </svg>
  )
}

/** How far to the right the hill has this height. */
function xAt(share: number): number {
  const index = Math.max(
    1,
    hill.findIndex(([, height]) => height >= share),
  )
  const [[x0, low], [x1, high]] = [hill[index - 1]!, hill[index]!]
  return x0 + ((x1 - x0) * (share - low)) / (high - low)
}

/** Along the hill from one height to another. */
function trail(from: number, to: number, point: (share: number) => { x: number; y: number }): string {
  const between = hill
    .map(([, share]) => share)
    .filter((share) => share > Math.min(from, to) && share < Math.max(from, to))
  const shares = [from, ...(from <= to ? between : between.toReversed()), to]
  return `M${shares
    .map((share) => point(share))
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}`
}

function describe(meters: number, from: number | undefined, range: number | undefined): string {
  const now = `${meters.toLocaleString('en')} meters`
  if (from !== undefined) return `Altitude from ${from.toLocaleString('en')} to ${now}`
  return `Altitude ${now}${range === undefined ? '' : `, give or take ${range}`}`
}
