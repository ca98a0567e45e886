type Role = 'default' | 'active' | 'visited' | 'result'

interface ArrayFigureProps {
  /** Unique on the page. */
  id: string
  /** One sentence that says what the figure shows. */
  label: string
  values: readonly number[]
  roles: readonly Role[]
  pointers?: readonly { at: number; name: string }[]
  /** The first and last index inside the window, and the words under it. */
  window?: { from: number; to: number; note: string }
}

const pitch = 49
const top = 12
const cell = { width: 43, height: 44 }
const leftOf = (index: number) => 5 + index * pitch
const centreOf = (index: number) => leftOf(index) + cell.width / 2

/** An array at one moment, in the diagram language of the demos. Wide enough for a phone without shrinking its text. */
export function ArrayFigure({ id, label, values, roles, pointers = [], window }: ArrayFigureProps) {
  const hatch = `${id}-hatch`
  // Below the cells is room for pointers and the words under a window.
  const height = pointers.length > 0 || window ? 108 : 2 * top + cell.height
  return (
    <svg
      className="block w-full overflow-visible"
      viewBox={`0 0 ${values.length * pitch + 4} ${height}`}
      role="img"
      aria-label={label}
    >
      <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="stroke-viz-visited-stroke opacity-75" d="M0 0v7" />
      </pattern>
      {window && <Window {...window} />}
      {values.map((value, index) => {
        const role = roles[index] ?? 'default'
        const box = { x: leftOf(index), y: top, ...cell, rx: 4 }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a position in an array is its index, and values repeat
          <g key={index}>
            <rect {...box} className={looks[role]} />
            {role === 'visited' && <rect {...box} fill={`url(#${hatch})`} />}
            <text
              className={`text-[19px] tabular-nums font-strong ${inks[role]}`}
              x={centreOf(index)}
              y={top + cell.height / 2 + 1}
              textAnchor="middle"
              dominantBaseline="central"
            >
              {value}
            </text>
          </g>
        )
      })}
      {pointers.map((pointer) => (
        <Pointer key={pointer.name} {...pointer} />
      ))}
    </svg>
  )
}

const looks: Record<Role, string> = {
  default: 'fill-viz-default stroke-viz-default-stroke stroke-[1.5]',
  active: 'fill-viz-active stroke-viz-active-stroke stroke-2',
  visited: 'fill-viz-visited stroke-viz-visited-stroke stroke-[1.5]',
  result: 'fill-viz-result stroke-viz-result-stroke stroke-[2.5]',
}

const inks: Record<Role, string> = {
  default: 'fill-(--viz-default-text)',
  active: 'fill-(--viz-active-text)',
  visited: 'fill-(--viz-visited-text)',
  result: 'fill-(--viz-result-text)',
}

/** A small signpost that stands below its cell and points up. */
function Pointer({ at, name }: { at: number; name: string }) {
  const x = centreOf(at)
  return (
    <g className="fill-accent">
      <path d={`M${x - 6} 68l6-8 6 8z`} />
      <rect x={x - 1} y="66" width="2" height="9" />
      <rect x={x - 22} y="75" width="44" height="24" />
      <text
        className="fill-on-accent text-[15px] font-bold"
        x={x}
        y="87.5"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {name}
      </text>
    </g>
  )
}

function Window({ from, to, note }: { from: number; to: number; note: string }) {
  const left = leftOf(from) - 6
  const right = leftOf(to) + cell.width + 6
  return (
    <g>
      <rect
        className="fill-accent-soft stroke-accent-text stroke-2"
        x={left}
        y={top - 6}
        width={right - left}
        height={cell.height + 12}
        rx="7"
      />
      <text className="fill-ink text-[15px] font-strong" x={(left + right) / 2} y="88" textAnchor="middle">
        {note}
      </text>
      <path
        className="fill-none stroke-muted stroke-[1.6] [stroke-dasharray:3_4]"
        d={`M${left - 50} 83h40`}
      />
      <path className="fill-muted" d={`M${left - 12} 78l9 5-9 5z`} />
    </g>
  )
}
