import { joinWords } from '#algorithms/format-text.ts'
import type { TableMarks } from '#algorithms/scenes/table-cells.ts'
import type { Decision, Step, Trace } from '#algorithms/step.ts'
import {
  cellOf,
  drawCosts,
  drawStick,
  nameOf,
  type Piece,
  type Points,
  type StickBar,
} from './stick-scene.ts'

export interface Stick {
  readonly length: number
  /** Different positions inside the stick. */
  readonly cuts: readonly number[]
}

/**
 * A cut costs the length of the piece that it divides: what does the cheapest order of all cuts cost? Shorter pieces
 * are solved before longer ones, and each tries every cut inside it as the first.
 */
export function* leastCutCost({ length, cuts }: Stick): Trace<number> {
  const points = [0, ...cuts, length].toSorted((a, b) => a - b)
  const n = points.length
  const cost = points.map((_, i) => points.map((_, j): number | undefined => (j === i + 1 ? 0 : undefined)))
  const first = points.map(() => points.map((): number | undefined => undefined))
  const view: View = { points, cost, first }
  yield showStart(view)

  for (let gap = 2; gap < n; gap++) {
    for (let i = 0; i + gap < n; i++) {
      const j = i + gap
      const splits = points
        .map((_, k): Split => ({ k, left: cost[i]?.[k] ?? 0, right: cost[k]?.[j] ?? 0 }))
        .slice(i + 1, j)
      const piece = { ...view, i, j, splits }
      if (splits.length > 1) yield* compareSplits(piece)
      const best = findBest(splits)
      cost[i]![j] = points[j]! - points[i]! + sumOf(best)
      first[i]![j] = best.k
      yield showBest(piece, best)
    }
  }

  const answer = cost[0]![n - 1]!
  yield showAnswer(view, answer)
  return answer
}

interface View {
  readonly points: Points
  /** By the ends of a piece: its least cost. */
  readonly cost: readonly (readonly (number | undefined)[])[]
  /** By the ends of a piece: the point of its best first cut. */
  readonly first: readonly (readonly (number | undefined)[])[]
}

interface PieceView extends View, Piece {
  readonly splits: readonly Split[]
}

/** A first cut, and what its two parts cost. */
interface Split {
  readonly k: number
  readonly left: number
  readonly right: number
}

const sumOf = ({ left, right }: Split) => left + right

/** Of equally good ones the first. */
function findBest(splits: readonly Split[]): Split {
  return splits.reduce((best, split) => (sumOf(split) < sumOf(best) ? split : best))
}

function showStart(view: View): Step {
  const { points } = view
  return {
    scene: drawCosts(view, {}),
    beside: [drawStick(points, [wholeOf(view), ...uncutParts(wholeOf(view), 1)])],
    caption: {
      fact: 'Between neighboring points there is nothing to cut: 0.',
      why:
        points.length === 2
          ? 'The two ends of the stick are its only points.'
          : 'The points are the sorted cuts and both ends of the stick. Row and column are the two ends of a piece.',
    },
    line: 'start',
    variables: variablesOf(view),
  }
}

function* compareSplits(piece: PieceView): Generator<Step, void, void> {
  yield showPiece(piece)
  if (piece.i === 0 && piece.j === 3) yield showParts(piece)
  for (const [index, split] of piece.splits.entries()) yield showSplit(piece, split, index)
}

function showPiece(piece: PieceView): Step {
  const { points, splits, i, j } = piece
  const cuts = joinWords(splits.map(({ k }) => String(points[k])))
  const best = findBest(splits)
  const isTie = splits.some((split) => split !== best && sumOf(split) === sumOf(best))
  const options = splits.map(({ k }) => optionOf(points, k))
  return {
    scene: drawCosts(piece, { active: cellOf(piece) }),
    beside: [drawStick(points, [{ i, j, lane: 0, role: 'active' }, ...uncutParts(piece, 1)])],
    caption: {
      fact: `Piece ${nameOf(points, piece)}: its first cut costs ${points[j]! - points[i]!}, wherever it is.`,
      why: `So only what follows can differ: the cost of both parts, after a first cut at ${cuts}.`,
    },
    line: 'piece',
    variables: variablesOf(piece, piece),
    ...(!isTie && {
      decision: {
        question: `Cuts at ${cuts} are inside the piece ${nameOf(points, piece)}. Which one should be first?`,
        options,
        answer: optionOf(points, best.k),
        line: 'loop',
      },
    }),
  }
}

/** The option of cutting at a point first. */
export function optionOf(points: readonly (number | string)[], k: number): string {
  return `At ${points[k]}`
}

/** Before any cell is marked: which ones hold the parts? */
function showParts(piece: PieceView): Step {
  const { points } = piece
  const [left, right] = [nameOf(points, { i: 0, j: 1 }), nameOf(points, { i: 1, j: 3 })]
  return {
    scene: drawCosts(piece, { active: cellOf(piece) }),
    beside: [drawStick(points, [{ i: 0, j: 3, lane: 0, role: 'active' }, ...uncutParts(piece, 1)])],
    caption: {
      fact: `A first cut at ${points[1]} leaves ${left} and ${right}.`,
      why: 'Both parts end at the cut itself. Both are shorter than the piece, and the table is filled by length, so their costs are final.',
    },
    line: 'first',
    variables: variablesOf(piece, piece, 1),
    decision: decideParts(points),
  }
}

function decideParts(points: Points): Decision {
  const pair = (middle: number, next: number) =>
    `${nameOf(points, { i: 0, j: middle })} and ${nameOf(points, { i: next, j: 3 })}`
  return {
    question: `The piece ${nameOf(points, { i: 0, j: 3 })} is cut at ${points[1]} first. Which two cells hold the cost of its parts?`,
    options: [pair(1, 2), pair(1, 1), pair(2, 1)],
    answer: pair(1, 1),
    line: 'first',
  }
}

function showSplit(piece: PieceView, split: Split, index: number): Step {
  const { points, i, j, splits } = piece
  const { k, left, right } = split
  const before = index === 0 ? undefined : findBest(splits.slice(0, index))
  const best = before && sumOf(before) <= sumOf(split) ? before : split
  return {
    scene: drawCosts(piece, { active: cellOf(piece), read: partsOf(piece, k).map(cellOf) }),
    beside: [drawSplit(piece, k)],
    caption: {
      fact: `First at ${points[k]}: the parts cost ${left} + ${right} = ${sumOf(split)}.`,
      why: before
        ? compare(points, split, before)
        : `The cells ${nameOf(points, { i, j: k })} and ${nameOf(points, { i: k, j })} say so.`,
    },
    line: 'split',
    variables: variablesOf(piece, piece, k, sumOf(best)),
  }
}

function compare(points: Points, split: Split, before: Split): string {
  const known = `the ${sumOf(before)} after a first cut at ${points[before.k]}`
  if (sumOf(split) < sumOf(before)) return `That is less than ${known}.`
  return sumOf(split) > sumOf(before)
    ? `That is more than ${known}.`
    : `That is as much as ${known}, which is kept.`
}

function showBest(piece: PieceView, best: Split): Step {
  const { points, i, j, cost } = piece
  const whole = points[j]! - points[i]!
  return {
    scene: drawCosts(piece, { active: cellOf(piece), read: partsOf(piece, best.k).map(cellOf) }),
    beside: [drawSplit(piece, best.k)],
    caption: {
      fact: `${nameOf(points, piece)}: ${whole} + ${sumOf(best)} = ${cost[i]![j]}, with a first cut at ${points[best.k]}.`,
      why: explainBest(piece, best),
    },
    line: 'better',
    variables: variablesOf(piece, piece, best.k, sumOf(best)),
  }
}

function explainBest(piece: PieceView, best: Split): string {
  const { points, i, j, splits } = piece
  if (splits.length === 1) return 'It is the only cut inside. The corner of the cell keeps it for the plan.'
  const fromMiddle = ({ k }: Split) => Math.abs(2 * points[k]! - points[i]! - points[j]!)
  const middle = splits.reduce((one, other) => (fromMiddle(other) < fromMiddle(one) ? other : one))
  if (middle === best) return 'Here the cut nearest the middle leaves the cheapest parts.'
  return sumOf(middle) > sumOf(best)
    ? `The cut nearest the middle, at ${points[middle.k]}, makes the longer part as short as possible, but its parts cost ${sumOf(middle)}.`
    : `A first cut at ${points[middle.k]} is as good; of equally good ones the first is kept.`
}

function showAnswer(view: View, answer: number): Step {
  const { points } = view
  const plan = planOf(view, { i: 0, j: points.length - 1 }, 0)
  const marks: TableMarks = {
    result: cellOf({ i: 0, j: points.length - 1 }),
    settled: plan.slice(1).map(cellOf),
  }
  return {
    scene: drawCosts(view, marks),
    beside: [
      drawStick(
        points,
        plan.length === 0
          ? [{ ...wholeOf(view), role: 'result' }]
          : plan.map((piece, index) => ({ ...piece, role: index === 0 ? 'result' : 'settled' })),
      ),
    ],
    caption: {
      fact: `Return ${answer}.`,
      why:
        plan.length === 0
          ? 'There is no cut to pay for.'
          : `Cut at ${joinWords(plan.map(({ k }) => String(points[k])))}, in this order: ${plan.map(({ i, j }) => points[j]! - points[i]!).join(' + ')} = ${answer}.`,
    },
    line: 'done',
    variables: variablesOf(view),
  }
}

interface PlannedPiece extends Piece {
  /** Its first cut. */
  readonly k: number
  readonly lane: number
}

/** The pieces that are cut, each before its parts, from the first cuts that the table has kept. */
function planOf(view: View, piece: Piece, lane: number): readonly PlannedPiece[] {
  const k = view.first[piece.i]?.[piece.j]
  if (k === undefined) return []
  const parts = partsOf(piece, k).flatMap((part) => planOf(view, part, lane + 1))
  return [{ ...piece, k, lane }, ...parts]
}

function partsOf({ i, j }: Piece, k: number): readonly [Piece, Piece] {
  return [
    { i, j: k },
    { i: k, j },
  ]
}

function wholeOf({ points }: View): StickBar {
  return { i: 0, j: points.length - 1, lane: 0, role: 'default' }
}

/** What lies between neighboring points, so that the cuts can be seen. */
function uncutParts({ i, j }: Piece, lane: number): readonly StickBar[] {
  if (j === i + 1) return []
  return Array.from({ length: j - i }, (_, index) => ({
    i: i + index,
    j: i + index + 1,
    lane,
    role: 'default',
  }))
}

function drawSplit({ points, i, j }: PieceView, k: number) {
  return drawStick(points, [
    { i, j, lane: 0, role: 'active' },
    ...partsOf({ i, j }, k).map((part): StickBar => ({ ...part, lane: 1, role: 'compare' })),
  ])
}

function variablesOf({ points }: View, piece?: Piece, k?: number, parts?: number): Step['variables'] {
  return [
    { name: 'points[i]', ...(piece && { value: points[piece.i]! }) },
    { name: 'points[j]', ...(piece && { value: points[piece.j]! }) },
    { name: 'points[k]', ...(k !== undefined && { value: points[k]! }) },
    { name: 'parts', ...(parts !== undefined && { value: parts }) },
  ]
}
