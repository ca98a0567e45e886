import type { IntervalBar, IntervalsScene } from '#algorithms/scene.ts'

/** The layout of intervals, in pixels: text is never scaled. */
export interface IntervalGeometry {
  readonly width: number
  readonly height: number
  /** The line's ends, in its own numbers and in pixels. */
  readonly from: number
  readonly to: number
  readonly left: number
  readonly right: number
  readonly labelSize: number
  readonly barHeight: number
  readonly lanePitch: number
  readonly groups: readonly PlacedGroup[]
  readonly axisY: number
  readonly ticks: readonly number[]
}

interface PlacedGroup {
  readonly titleY: number
  readonly top: number
  readonly lanes: number
}

interface PlacedBar {
  readonly bar: IntervalBar
  readonly x: number
  readonly y: number
  readonly width: number
  /** The position of the bar's numbers; absent where there is no room for them. */
  readonly label?: { readonly x: number; readonly isInside: boolean }
}

/** Includes the label of the sweep line. */
const roomForSweep = 42
const roomForFlags = 10
const roomForNumbers = 30
const tickSteps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

export function measureIntervals(run: readonly IntervalsScene[], available: number): IntervalGeometry {
  const isWide = available >= 480
  const margin = isWide ? 26 : 16
  const from = Math.min(...run.map((scene) => scene.from))
  const to = Math.max(...run.map((scene) => scene.to))
  const line = { from, to, left: margin, right: available - margin, labelSize: isWide ? 14 : 12.5 }
  // On a phone, picture, caption and controls have to fit into one screen.
  const { roomForTitle, roomBetween, barHeight, lanePitch } = isWide ? airy : tight

  let y = run.some(({ sweep }) => sweep) ? roomForSweep : 4
  const groups = (run[0]?.groups ?? []).map((_, group): PlacedGroup => {
    const lanes = Math.max(1, ...run.map((scene) => countLanes(scene.groups[group]?.bars ?? [], line)))
    const titleY = y + 14
    const hasFlags = run.some((scene) => scene.groups[group]?.bars.some(({ role }) => role === 'result'))
    const top = y + roomForTitle + (hasFlags ? roomForFlags : 0)
    y = top + lanes * lanePitch + roomBetween
    return { titleY, top, lanes }
  })
  const axisY = y - roomBetween / 2
  return {
    ...line,
    barHeight,
    lanePitch,
    width: available,
    height: axisY + roomForNumbers,
    groups,
    axisY,
    ticks: layOutTicks(line),
  }
}

const airy = { roomForTitle: 26, roomBetween: 16, barHeight: 24, lanePitch: 34 }
const tight = { roomForTitle: 23, roomBetween: 12, barHeight: 18, lanePitch: 24 }

type Line = Pick<IntervalGeometry, 'from' | 'to' | 'left' | 'right' | 'labelSize'>

export function xOf(value: number, { from, to, left, right }: Line): number {
  return to === from ? (left + right) / 2 : left + ((value - from) / (to - from)) * (right - left)
}

export function layOutBars(scene: IntervalsScene, geometry: IntervalGeometry): readonly PlacedBar[] {
  return scene.groups.flatMap(({ bars }, group) => {
    const lanes = chooseLanes(bars, geometry)
    const top = geometry.groups[group]?.top ?? 0
    const obstacles = bars.map((bar, index) => ({ ...extentOf(bar, geometry), lane: lanes[index]! }))
    return bars.map((bar, index): PlacedBar => {
      const lane = lanes[index]!
      const beside = obstacles.filter((other, position) => other.lane === lane && position !== index)
      const label = layOutLabel(bar, beside, geometry)
      if (label) obstacles.push({ x: label.x - label.room / 2, width: label.room, lane })
      return {
        bar,
        ...extentOf(bar, geometry),
        y: top + lane * geometry.lanePitch,
        ...(label && { label: { x: label.x, isInside: label.isInside } }),
      }
    })
  })
}

export function labelOf({ from, to }: Pick<IntervalBar, 'from' | 'to'>): string {
  // A dash next to a minus sign is ambiguous.
  return from < 0 || to < 0 ? `${from} to ${to}` : `${from}–${to}`
}

interface Extent {
  readonly x: number
  readonly width: number
}

function extentOf(bar: IntervalBar, line: Line): Extent {
  const x = xOf(bar.from, line)
  // An interval without length is still visible.
  return { x, width: Math.max(6, xOf(bar.to, line) - x) }
}

/** In the bar if it is long enough, otherwise on the side that is free. */
function layOutLabel(bar: IntervalBar, beside: readonly Extent[], line: Line) {
  const { x, width } = extentOf(bar, line)
  const room = labelOf(bar).length * line.labelSize * 0.6
  if (room + 8 <= width) return { x: x + width / 2, isInside: true, room }

  const isFree = (from: number) =>
    from >= line.left - 12 &&
    from + room <= line.right + 12 &&
    beside.every((other) => other.x + other.width + 4 <= from || from + room <= other.x - 4)
  const from = [x + width + 8, x - 8 - room].find(isFree)
  return from === undefined ? undefined : { x: from + room / 2, isInside: false, room }
}

/** Bars that only touch may share a lane. */
function chooseLanes(bars: readonly IntervalBar[], line: Line): readonly number[] {
  const ends: number[] = []
  return bars.map((bar) => {
    const { x, width } = extentOf(bar, line)
    const free = ends.findIndex((end) => end <= x)
    const lane = bar.lane ?? (free === -1 ? ends.length : free)
    ends[lane] = Math.max(ends[lane] ?? 0, x + width)
    return lane
  })
}

function countLanes(bars: readonly IntervalBar[], line: Line): number {
  return 1 + Math.max(-1, ...chooseLanes(bars, line))
}

/** As many round numbers as fit. */
function layOutTicks(line: Line): readonly number[] {
  const { from, to, left, right } = line
  const widest = Math.max(String(from).length, String(to).length) * 8 + 16
  const perNumber = (right - left) / Math.max(1, to - from)
  const step = tickSteps.find((each) => each * perNumber >= widest) ?? to - from + 1
  const first = Math.ceil(from / step) * step
  const count = Math.max(0, Math.floor((to - first) / step) + 1)
  return Array.from({ length: count }, (_, index) => first + index * step)
}
