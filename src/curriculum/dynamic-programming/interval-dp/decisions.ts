import { joinWords } from '#algorithms/format-text.ts'
import type { Decision } from '#algorithms/step.ts'
import { findBest, findMiddle, type PieceView, partsOf, type Split } from './splits.ts'
import { nameOf } from './stick-scene.ts'

/** The cost of the first piece with a single cut, which begins at 0. */
export function decideOnlyCut(piece: PieceView): Decision {
  const { points, i, j } = piece
  const name = nameOf(points, piece)
  const cut = points[i + 1]!
  const whole = points[j]! - points[i]!
  return {
    question: `Only one cut is inside the piece ${name}, at ${cut}. What does the piece cost?`,
    options: ['0', String(cut), String(whole)],
    answer: String(whole),
    line: 'loop',
    wrong: {
      0: `Only a piece without a cut inside costs 0. The cut at ${cut} divides the piece ${name}, and it has to be paid for.`,
      [cut]: `${cut} is where the cut is, and the length of the left part. A cut costs the length of the piece that it divides, and ${name} is longer.`,
    },
  }
}

/** Asked only if one first cut is better than all others. */
export function decideFirstCut(piece: PieceView): Decision {
  const { points, splits } = piece
  const best = findBest(splits)
  const cuts = joinWords(splits.map(({ k }) => String(points[k])))
  const others = splits.filter((split) => split !== best)
  return {
    question: `Cuts at ${cuts} are inside the piece ${nameOf(points, piece)}. Which one should be first?`,
    options: splits.map(({ k }) => optionOf(points, k)),
    answer: optionOf(points, best.k),
    line: 'loop',
    wrong: Object.fromEntries(
      others.map((split) => [optionOf(points, split.k), explainCost(piece, split, best)]),
    ),
  }
}

/** The option of cutting at a point first. */
export function optionOf(points: readonly (number | string)[], k: number): string {
  return `At ${points[k]}`
}

function explainCost(piece: PieceView, split: Split, best: Split): string {
  const { points } = piece
  const [left, right] = partsOf(piece, split.k).map((part) => nameOf(points, part))
  const add = ({ left: first, right: second }: Split) => `${first} + ${second} = ${first + second}`
  const start =
    split === findMiddle(piece)
      ? `No cut is nearer the middle than ${points[split.k]}, but its parts, ${left} and ${right}, cost`
      : `After a first cut at ${points[split.k]}, the parts ${left} and ${right} cost`
  return `${start} ${add(split)}. Another first cut leaves parts that cost less: ${add(best)}.`
}

/** Of a first cut with another one after it. */
export function decideParts(piece: PieceView, k: number): Decision {
  const { points, i, j } = piece
  const pair = (end: number, start: number) =>
    `${nameOf(points, { i, j: end })} and ${nameOf(points, { i: start, j })}`
  const next = k + 1
  const [cut, after] = [points[k], points[next]]
  return {
    question: `The piece ${nameOf(points, piece)} is cut at ${cut} first. Which two cells hold the cost of its parts?`,
    options: [pair(k, next), pair(k, k), pair(next, k)],
    answer: pair(k, k),
    line: 'first',
    wrong: {
      [pair(k, next)]:
        `${pair(k, next)} leave out what lies between ${cut} and ${after}. The right part begins at the cut itself, at ${cut}, not at the next cut.`,
      [pair(next, k)]:
        `${pair(next, k)} both contain what lies between ${cut} and ${after}. The left part ends at the cut itself, at ${cut}, not at the next cut.`,
    },
  }
}
