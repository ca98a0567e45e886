import { joinWords } from '#algorithms/format-text.ts'
import type { TableMarks } from '#algorithms/scenes/table-cells.ts'
import type { Step, Trace } from '#algorithms/step.ts'
import { decideFirstCut, decideOnlyCut, decideParts } from './decisions.ts'
import { findBest, findMiddle, type PieceView, partsOf, type Split, sumOf, type View } from './splits.ts'
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
export function* leastCutCost(
  { length, cuts }: Stick,
  rightFrom: View['rightFrom'] = (k) => k,
): Trace<number> {
  const points = [0, ...cuts, length].toSorted((a, b) => a - b)
  const n = points.length
  const cost = points.map((_, i) => points.map((_, j): number | undefined => (j === i + 1 ? 0 : undefined)))
  const first = points.map(() => points.map((): number | undefined => undefined))
  const view: View = { points, cost, first, rightFrom }
  yield showStart(view)

  for (let gap = 2; gap < n; gap++) {
    for (let i = 0; i + gap < n; i++) {
      const j = i + gap
      const splits = points
        .map((_, k): Split => ({ k, left: cost[i]?.[k] ?? 0, right: cost[rightFrom(k, j)]?.[j] ?? 0 }))
        .slice(i + 1, j)
      const piece = { ...view, i, j, splits }
      if (splits.length > 1) yield* compareSplits(piece)
      // Every piece with one cut is like the first one.
      else if (i === 0) yield showOnlyCut(piece)
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

function showOnlyCut(piece: PieceView): Step {
  const { points, i, j } = piece
  const whole = points[j]! - points[i]!
  return {
    scene: drawCosts(piece, { active: cellOf(piece) }),
    beside: [drawStick(points, [{ i, j, lane: 0, role: 'active' }, ...uncutParts(piece, 1)])],
    caption: {
      fact: `The piece ${nameOf(points, piece)} has a length of ${whole}, so its cut costs ${whole}.`,
      why: 'Neither part has a cut inside, so nothing more is to be paid.',
    },
    line: 'piece',
    variables: variablesOf(piece, piece),
    decision: decideOnlyCut(piece),
  }
}

function* compareSplits(piece: PieceView): Generator<Step, void, void> {
  const { i, j, points, splits } = piece
  yield showPiece(piece)
  for (const [index, split] of splits.entries()) {
    const isFirstOfAll = i === 0 && j === 3 && index === 0
    // In the whole stick, another cut than the first shows it in general.
    const isInsideWhole = j > 3 && j - i === points.length - 1 && index === 1
    if (isFirstOfAll || isInsideWhole) yield showParts(piece, split.k)
    yield showSplit(piece, split, index)
  }
}

/** Before any cell is marked: which ones hold the parts? */
function showParts(piece: PieceView, k: number): Step {
  const { points, i, j, splits } = piece
  const [left, right] = partsOf({ i, j, rightFrom: (cut) => cut }, k).map((part) => nameOf(points, part))
  const before = splits.filter((split) => split.k < k)
  return {
    scene: drawCosts(piece, { active: cellOf(piece) }),
    beside: [drawStick(points, [{ i, j, lane: 0, role: 'active' }, ...uncutParts(piece, 1)])],
    caption: {
      fact: `A first cut at ${points[k]} leaves ${left} and ${right}.`,
      why: 'Both parts end at the cut itself. Both are shorter than the piece, and the table is filled by length, so their costs are final.',
    },
    line: 'first',
    variables: variablesOf(piece, piece, k, before.length === 0 ? undefined : sumOf(findBest(before))),
    decision: decideParts(piece, k),
  }
}

function showPiece(piece: PieceView): Step {
  const { points, splits, i, j } = piece
  const cuts = joinWords(splits.map(({ k }) => String(points[k])))
  const best = findBest(splits)
  const isTie = splits.some((split) => split !== best && sumOf(split) === sumOf(best))
  return {
    scene: drawCosts(piece, { active: cellOf(piece) }),
    beside: [drawStick(points, [{ i, j, lane: 0, role: 'active' }, ...uncutParts(piece, 1)])],
    caption: {
      fact: `Piece ${nameOf(points, piece)}: its first cut costs ${points[j]! - points[i]!}, wherever it is.`,
      why: `So only what follows can differ: the cost of both parts, after a first cut at ${cuts}.`,
    },
    line: 'piece',
    variables: variablesOf(piece, piece),
    ...(!isTie && { decision: decideFirstCut(piece) }),
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
  const { points, splits } = piece
  if (splits.length === 1) return 'It is the only cut inside. The corner of the cell keeps it for the plan.'
  const middle = findMiddle(piece)
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
  const parts = partsOf({ ...view, ...piece }, k).flatMap((part) => planOf(view, part, lane + 1))
  return [{ ...piece, k, lane }, ...parts]
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

function drawSplit(piece: PieceView, k: number) {
  const { points, i, j } = piece
  return drawStick(points, [
    { i, j, lane: 0, role: 'active' },
    ...partsOf(piece, k).map((part): StickBar => ({ ...part, lane: 1, role: 'compare' })),
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
