/** A breadth-first walk in the middle of its second level. */
export function TreeFigure() {
  return (
    <svg className="block h-auto w-full" viewBox="0 0 340 170" aria-hidden="true">
      <path
        className="fill-none stroke-viz-default-stroke stroke-2"
        d="M90 82 52 142M90 82l34 60M250 82l-34 60M250 82l38 60"
      />
      <path className="fill-none stroke-accent-mark stroke-3" d="M170 26 90 82M170 26l80 56M90 82 52 142" />
      {treeNodes.map(({ x, y, look }) => (
        <circle key={x} className={look} cx={x} cy={y} r="20" />
      ))}
    </svg>
  )
}

const settled = 'fill-viz-settled stroke-viz-settled-stroke stroke-2'
const frontier = 'fill-viz-frontier stroke-viz-frontier-stroke stroke-2 [stroke-dasharray:5_4]'
const treeNodes = [
  { x: 170, y: 26, look: settled },
  { x: 90, y: 82, look: settled },
  { x: 250, y: 82, look: 'fill-viz-active stroke-viz-active-stroke stroke-[2.5]' },
  { x: 52, y: 142, look: frontier },
  { x: 124, y: 142, look: frontier },
  { x: 216, y: 142, look: 'fill-viz-default stroke-viz-default-stroke stroke-[1.75]' },
  { x: 288, y: 142, look: 'fill-viz-default stroke-viz-default-stroke stroke-[1.75]' },
]

/** A node on its way into a list: the old link is dotted, the new ones are drawn. */
export function ListFigure() {
  return (
    <svg className="block h-auto w-full" viewBox="0 0 340 150" aria-hidden="true">
      {listNodes.map(({ x, y, look }) => (
        <g key={`${x} ${y}`} className={look}>
          <rect x={x} y={y} width="74" height="44" rx="5" />
          <path d={`M${x + 48} ${y}v44`} />
        </g>
      ))}
      {dots.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="fill-ink" cx={x} cy={y} r="4" />
      ))}
      <path className="fill-none stroke-viz-default-stroke stroke-2" d="M305 42h18M327 32v20" />
      <path
        className="fill-none stroke-muted stroke-2 [stroke-dasharray:.1_6] [stroke-linecap:round]"
        d="M77 42H236"
      />
      <path
        className="fill-none stroke-accent-mark stroke-3"
        d="M77 42C100 60 112 96 124 116M203 120c20-6 34-32 46-50"
      />
      <path className="fill-accent-mark" d="m130 122-13-4 8-7zM254 62l1 13-10-6z" />
    </svg>
  )
}

const defaultNode = 'fill-viz-default stroke-viz-default-stroke stroke-2'
const listNodes = [
  { x: 16, y: 20, look: defaultNode },
  { x: 244, y: 20, look: defaultNode },
  { x: 132, y: 98, look: 'fill-viz-active stroke-viz-active-stroke stroke-2' },
]
const dots = [
  [77, 42],
  [305, 42],
  [193, 120],
] as const

/** A row that is being filled: the next cell reads three cells before it. */
export function TableFigure() {
  return (
    <svg className="block h-auto w-full" viewBox="0 0 340 150" aria-hidden="true">
      {rowCells.map(({ x, look }) => (
        <rect key={x} className={look} x={x} y={76} width="38" height="44" rx="5" />
      ))}
      <path
        className="fill-none stroke-accent-mark stroke-3"
        d="M125 72C150 30 236 14 259 64M169 72C186 44 238 36 256 66M213 72c10-16 26-20 40-4"
      />
      <path className="fill-accent-mark" d="m259 74-10-9 14-5z" />
    </svg>
  )
}

const rowCells = [16, 60, 104, 148, 192, 236, 280].map((x, index) => ({
  x,
  look:
    index < 5 ? settled : index === 5 ? 'fill-viz-active stroke-viz-active-stroke stroke-[2.5]' : frontier,
}))

const outline = 'block h-auto w-[84px] flex-none fill-none stroke-line-strong stroke-[1.5]'

export function LayersOutline() {
  return (
    <svg className={outline} viewBox="0 0 84 60" aria-hidden="true">
      <rect x="27" y="1" width="30" height="14" rx="3" />
      <rect x="1" y="41" width="24" height="18" rx="3" />
      <rect x="30" y="41" width="24" height="18" rx="3" />
      <rect x="59" y="41" width="24" height="18" rx="3" />
      <path d="M42 15v13M13 41V28h58v13M42 28v13" />
    </svg>
  )
}

export function TrieOutline() {
  return (
    <svg className={outline} viewBox="0 0 84 60" aria-hidden="true">
      <path d="M42 14 22 26M42 14l20 12M19 34l-7 12M25 34l7 12M62 35v11" />
      {[
        [42, 8],
        [22, 29],
        [62, 29],
        [11, 52],
        [33, 52],
        [62, 52],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="7" />
      ))}
    </svg>
  )
}

export function CurveOutline() {
  return (
    <svg className={outline} viewBox="0 0 84 60" aria-hidden="true">
      <path d="M4 2v55h78M4 57C34 54 52 40 60 4M4 57C30 44 52 36 80 32M4 57c20-10 48-12 76-13" />
    </svg>
  )
}
