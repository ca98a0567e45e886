import type { ShelfScene } from '#algorithms/scene.ts'
import { breakLines, fitMono, monoLength } from '../shared/fit-text.ts'

interface Position {
  readonly x: number
  readonly y: number
}

interface TextPosition extends Position {
  readonly anchor: 'start' | 'middle'
}

/** The layout of a stack or queue. Positions of items are their top left corners. */
export interface ShelfGeometry {
  readonly width: number
  readonly height: number
  readonly itemWidth: number
  readonly itemHeight: number
  readonly valueSize: number
  readonly walls: string
  /** A side through which values enter at any position. */
  readonly openSide?: string
  readonly title: TextPosition
  readonly note: TextPosition
  readonly noteRoom: number
  readonly empty: Position
  /** Text with an arrow at an open end. For one step, a value that leaves replaces it. */
  readonly marks: readonly ShelfMark[]
  positionOf(index: number): Position
  /** The position of a value that has just left by this end. */
  readonly exits: { readonly first?: Position; readonly last?: Position }
}

export interface ShelfMark extends Position {
  readonly text: 'in' | 'out'
  readonly heading: 'up' | 'down' | 'left' | 'right'
  readonly end: 'first' | 'last'
}

export const noteSize = 14
export const noteLine = 19
const gap = 7
const laneOfWords = 52
const minItems = 3

export function measureShelf(run: readonly ShelfScene[], available: number): ShelfGeometry {
  const [first] = run
  return first?.form === 'stack' && !first.isHorizontal
    ? measureVertical(run, available)
    : measureHorizontal(run, available)
}

function measureVertical(run: readonly ShelfScene[], available: number): ShelfGeometry {
  const positions = countItems(run)
  const shelfWidth = Math.min(132, available)
  const itemWidth = shelfWidth - 2 * gap - 2
  const itemHeight = positions <= 5 ? 36 : positions <= 8 ? 30 : 25
  const pitch = itemHeight + gap
  const rim = pitch + 4
  const bottom = rim + positions * pitch + gap
  // Text goes beside a stack if there is room, otherwise below it.
  const wordsRoom = Math.min(200, available - shelfWidth - 20)
  const isWide = wordsRoom >= 120
  const noteRoom = isWide ? wordsRoom : available
  const wordsWidth = isWide ? 20 + measureWords(run, noteRoom) : 0
  const left = Math.floor((available - shelfWidth - wordsWidth) / 2)
  const middle = left + shelfWidth / 2
  const noteHeight = countNoteLines(run, noteRoom) * noteLine
  const beside = { x: left + shelfWidth + 20, anchor: 'start' } as const
  const under = { x: available / 2, anchor: 'middle' } as const
  const titleY = isWide ? bottom - noteHeight - 6 : bottom + 20
  return {
    width: available,
    height: isWide ? bottom + 4 : titleY + 8 + noteHeight,
    itemWidth,
    itemHeight,
    valueSize: fitMono(valuesOf(run), itemWidth - 8, itemHeight >= 36 ? 17 : 15),
    walls: `M${left + 1} ${rim}V${bottom}H${left + shelfWidth - 1}V${rim}`,
    title: { ...(isWide ? beside : under), y: titleY },
    note: { ...(isWide ? beside : under), y: titleY + noteLine },
    noteRoom,
    empty: { x: middle, y: bottom - gap - itemHeight / 2 },
    marks: [
      { text: 'in', heading: 'down', end: 'last', x: middle - 30, y: rim - 16 },
      { text: 'out', heading: 'up', end: 'last', x: middle + 24, y: rim - 16 },
    ],
    positionOf: (index) => ({ x: left + gap + 1, y: bottom - (index + 1) * pitch }),
    exits: { last: { x: left + gap + 1, y: rim - pitch } },
  }
}

function measureHorizontal(run: readonly ShelfScene[], available: number): ShelfGeometry {
  const form = run[0]?.form
  const positions = countItems(run)
  const values = valuesOf(run)
  const isSorted = form === 'priority-queue'
  const isStack = form === 'stack'
  const lanes = form === 'deque' ? 2 : 1
  const markRoom = lanes === 2 || isSorted || isStack ? 0 : 48
  const longest = Math.max(...values.map((value) => monoLength(value, 16)), 0)
  const min = Math.max(30, Math.max(...values.map((value) => monoLength(value, 12)), 0) + 8)
  const wanted = Math.min(112, Math.max(available >= 480 ? 58 : 46, longest + 20))
  // The words beside a lying stack need a lane of their own, however narrow its items are.
  const fitting = isStack
    ? Math.floor((available - laneOfWords - gap) / positions) - gap
    : Math.floor((available - markRoom - gap) / (positions + lanes)) - gap
  const itemWidth = Math.max(min, Math.min(wanted, fitting))
  const pitch = itemWidth + gap
  const lane = Math.max(pitch, laneOfWords)
  const itemHeight = available >= 480 ? 36 : 30
  const railsWidth = positions * pitch + gap
  const drawn = lane * lanes + railsWidth + markRoom
  const width = Math.max(available, drawn)
  // A value leaves a stack by the end it came in at, on the right.
  const from = Math.floor((width - drawn) / 2) + (isStack ? 0 : lane)
  const to = from + railsWidth
  const top = available >= 480 ? 30 : 24
  const bottom = top + itemHeight + 2 * gap
  const middle = (top + bottom) / 2
  const itemTop = top + gap
  const first = { x: from - pitch, y: itemTop }
  const last = { x: to + gap, y: itemTop }
  const noteRoom = Math.min(width, available) - 8
  const noteLines = countNoteLines(run, noteRoom)
  const isOpenAbove = isSorted
  return {
    width,
    height: bottom + (available >= 480 ? 6 : 4) + (noteLines > 0 ? noteLines * noteLine + 4 : 0),
    itemWidth,
    itemHeight,
    valueSize: fitMono(values, itemWidth - 6, 17),
    walls: isOpenAbove
      ? `M${from} ${bottom}H${to}V${top}`
      : isStack
        ? `M${to} ${top}H${from}V${bottom}H${to}`
        : `M${from} ${top}H${to}M${from} ${bottom}H${to}`,
    ...(isOpenAbove && { openSide: `M${from} ${top}H${to}` }),
    title: { x: from, y: top - 11, anchor: 'start' },
    note: { x: width / 2, y: bottom + noteLine + 3, anchor: 'middle' },
    noteRoom,
    empty: { x: (from + to) / 2, y: middle },
    marks: [
      ...(isStack
        ? []
        : ([
            {
              text: 'out',
              heading: 'left',
              end: 'first',
              x: from - 26,
              y: form === 'deque' ? middle - 10 : middle,
            },
          ] as const)),
      ...(form === 'deque'
        ? ([{ text: 'in', heading: 'right', end: 'first', x: from - 24, y: middle + 11 }] as const)
        : []),
      ...(form === 'deque' || isStack
        ? ([
            { text: 'out', heading: 'right', end: 'last', x: to + 20, y: middle - 10 },
            { text: 'in', heading: 'left', end: 'last', x: to + 24, y: middle + 11 },
          ] as const)
        : []),
      ...(form === 'queue'
        ? ([{ text: 'in', heading: 'left', end: 'last', x: to + 32, y: middle }] as const)
        : []),
      ...(isSorted ? ([{ text: 'in', heading: 'down', end: 'last', x: to - 22, y: top - 15 }] as const) : []),
    ],
    positionOf: (index) => ({ x: from + gap + index * pitch, y: itemTop }),
    exits: isStack ? { last } : form === 'deque' ? { first, last } : { first },
  }
}

/** Width of the title and the longest line of the notes. */
function measureWords(run: readonly ShelfScene[], room: number): number {
  const lines = run.flatMap(({ title, note }) => [title, ...(note ? breakLines(note, room, noteSize) : [])])
  return Math.max(...lines.map((line) => line.length)) * noteSize * 0.5
}

function countItems(run: readonly ShelfScene[]): number {
  return Math.max(minItems, ...run.map(({ items }) => items.length))
}

function valuesOf(run: readonly ShelfScene[]): readonly (number | string)[] {
  return run.flatMap(({ items }) => items.map(({ value }) => value))
}

function countNoteLines(run: readonly ShelfScene[], room: number): number {
  return Math.max(0, ...run.map(({ note }) => (note ? breakLines(note, room, noteSize).length : 0)))
}
