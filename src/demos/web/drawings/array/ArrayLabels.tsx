import type { ArrayScene, Span } from '#algorithms/scene.ts'
import { leftOf, lengthOf, middleOf } from './array-columns.ts'
import { type ArrayGeometry, noteLineHeight, wrapNote } from './array-layout.ts'

interface Placed {
  geometry: ArrayGeometry
}

export function SpanLabel({ span, geometry }: Placed & { span: Span }) {
  const { width, overTop, pitch, cellWidth } = geometry
  const from = leftOf(span.from, geometry)
  const to = leftOf(span.to, geometry) + cellWidth
  const half = span.text.length * 3.5
  // Above one narrow cell the text would overlap the bracket; the hatching and the legend convey the same.
  const hasRoom = half * 2 <= to - from + pitch * 0.6
  return (
    <g className="viz-span">
      <path d={`M${from} ${overTop - 8}H${to}`} />
      {hasRoom && (
        <text x={Math.max(half, Math.min(width - half, (from + to) / 2))} y={overTop - 15}>
          {span.text}
        </text>
      )}
    </g>
  )
}

interface DividerProps extends Placed {
  before: number
  isUnderBracket: boolean
}

/** Where the row is cut in two. */
export function Divider({ before, isUnderBracket, geometry }: DividerProps) {
  const { cellTop, cellHeight, pitch, cellWidth } = geometry
  const x = leftOf(before, geometry) - (pitch - cellWidth) / 2
  const above = isUnderBracket ? 4 : 12
  return <path className="viz-divider" d={`M${x} ${cellTop - above}v${cellHeight + above + 12}`} />
}

export function Indices({ scene, geometry }: Placed & { scene: ArrayScene }) {
  return scene.hasNoIndices ? null : <IndexRow count={lengthOf(scene)} geometry={geometry} />
}

function IndexRow({ count, geometry }: Placed & { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <text
      // biome-ignore lint/suspicious/noArrayIndexKey: this is about the index.
      key={index}
      className="viz-index"
      x={middleOf(index, geometry)}
      y={geometry.indexY}
    >
      {index}
    </text>
  ))
}

export function EmptyArray({ isTitled, geometry }: Placed & { isTitled: boolean }) {
  const { width, cellTop, cellHeight } = geometry
  const boxWidth = isTitled ? 92 : 180
  const x = isTitled ? Math.min(leftOf(0, geometry), width - boxWidth) : (width - boxWidth) / 2
  return (
    <g className="viz-empty">
      <rect x={x} y={cellTop} width={boxWidth} height={cellHeight} rx={5} />
      <text x={x + boxWidth / 2} y={cellTop + cellHeight / 2 + 1}>
        {isTitled ? 'empty' : 'no values'}
      </text>
    </g>
  )
}

/** Under the middle of the picture, or of its window. */
export function ArrayNote({ scene, geometry, available }: Placed & { scene: ArrayScene; available: number }) {
  const { note, window } = scene
  return wrapNote(note, available).map((line, index) => {
    const half = line.length * 3.7
    const middle = window
      ? (leftOf(window.from, geometry) + leftOf(window.to, geometry) + geometry.cellWidth) / 2
      : available / 2
    const x = Math.max(half, Math.min(geometry.width - half, middle))
    return (
      <text
        key={line}
        className="viz-note viz-move"
        style={{ transform: `translateX(${x}px)` }}
        y={geometry.noteY + index * noteLineHeight}
      >
        {line}
      </text>
    )
  })
}

interface BracketProps {
  bracket: NonNullable<ArrayScene['bracket']>
  geometry: ArrayGeometry
}

/** Joins two cells and labels the result. Made of parts that only translate and scale, so that it can be animated. */
export function Bracket({ bracket, geometry }: BracketProps) {
  const { overTop: top, bracketSize, bracketHeight, bracketStem } = geometry
  const joint = top - bracketStem + 11
  const from = middleOf(bracket.from, geometry)
  const to = middleOf(bracket.to, geometry)
  const middle = (from + to) / 2
  const width = bracket.text.length * bracketSize * 0.6 + 26
  const label = Math.max(width / 2 + 1, Math.min(geometry.width - width / 2 - 1, middle))
  return (
    <g className="viz-bracket">
      <rect
        className="viz-move"
        style={{ transform: `translateX(${from - 1}px)` }}
        y={joint}
        width={2}
        height={bracketStem - 17}
      />
      <rect
        className="viz-move"
        style={{ transform: `translateX(${to - 1}px)` }}
        y={joint}
        width={2}
        height={bracketStem - 17}
      />
      <rect
        className="viz-move"
        style={{ transform: `translateX(${from}px) scaleX(${to - from})` }}
        y={joint}
        width={1}
        height={2}
      />
      <rect
        className="viz-move"
        style={{ transform: `translateX(${middle - 1}px)` }}
        y={top - bracketStem}
        width={2}
        height={11}
      />
      <g className="viz-move" style={{ transform: `translateX(${label}px)` }}>
        <rect
          className="viz-plate"
          x={-width / 2}
          y={top - bracketStem - bracketHeight}
          width={width}
          height={bracketHeight}
          rx={5}
        />
        <text className="viz-expression" y={top - bracketStem - bracketHeight / 2 + 1} fontSize={bracketSize}>
          {bracket.text}
        </text>
      </g>
    </g>
  )
}

/** A thin line below two cells. */
export function Remark({ remark, geometry }: Placed & { remark: Span }) {
  const { remarkY, width } = geometry
  const from = middleOf(remark.from, geometry)
  const to = middleOf(remark.to, geometry)
  const half = remark.text.length * 3.5
  return (
    <g className="viz-span">
      <path d={`M${from} ${remarkY}v7H${to}v-7`} />
      <text x={Math.max(half, Math.min(width - half, (from + to) / 2))} y={remarkY + 23}>
        {remark.text}
      </text>
    </g>
  )
}

interface SwapArcProps {
  swap: { readonly from: number; readonly to: number }
  geometry: ArrayGeometry
}

/** A two-headed arc above two cells that are swapped. */
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
