import { decideAmong, type Move } from '#algorithms/moves.ts'
import type { Halving } from '#algorithms/scenes/search-range-scene.ts'
import type { Decision } from '#algorithms/step.ts'
import { goalOf, isBefore, type Known } from './boundary.ts'

interface Comparison extends Halving, Known {
  readonly mid: number
}

/** What happens to the middle after its comparison. */
export function decideMiddle(view: Comparison): Decision {
  const { values, mid, lo } = view
  const value = values[mid]!
  const isDropped = isBefore(value, view)
  const moves: readonly Move[] = [
    {
      option: 'Keep mid: hi = mid',
      wrong: isDropped ? sayWhyNotKeep(view, value) : undefined,
      position: { kind: 'pointer', name: 'hi' },
    },
    {
      option: 'Drop mid: lo = mid + 1',
      wrong: isDropped ? undefined : sayWhyNotDrop(view, value),
      position: { kind: 'pointer', name: 'lo' },
    },
    {
      option: 'Stop: mid is the answer',
      wrong: isDropped ? sayWhyNotThis(view, value) : sayWhyNotYet(view, value),
      position: { kind: 'cell', index: mid },
    },
  ]
  return decideAmong(
    // With nothing unknown before it, a middle that is kept is the answer, and stopping would be no mistake.
    mid === lo ? moves.slice(0, 2) : moves,
    {
      question: `mid is index ${mid}. You need the first value that is ${goalOf(view).yes}. What happens to mid?`,
      line: 'mid',
    },
  )
}

function sayWhyNotKeep(view: Comparison, value: number): string {
  const { mid } = view
  const { no, yes } = goalOf(view)
  const before = mid > 0 ? ', and nothing before it is' : ''
  return `${value} is ${no}, so index ${mid} is not what you need${before}. The first value that is ${yes} can only come after it.`
}

function sayWhyNotDrop(view: Comparison, value: number): string {
  const { lo, mid } = view
  const { yes } = goalOf(view)
  return mid === lo
    ? `${value} is ${yes}, and every value before index ${mid} is known not to be. So this is the first one, and lo = ${mid + 1} would throw it away.`
    : `${value} is ${yes}, so it can be the first such value. With lo = ${mid + 1}, the search would throw it away and return a later index.`
}

function sayWhyNotThis(view: Comparison, value: number): string {
  const { target, mid } = view
  const { no, yes } = goalOf(view)
  return value === target
    ? `${value} is a match, but this search needs the first value that is ${yes}. That is where the matches end, so it comes after index ${mid}.`
    : `The value at index ${mid} is ${value}, which is ${no}. The answer must be ${yes}, so it can only come after index ${mid}.`
}

function sayWhyNotYet(view: Comparison, value: number): string {
  const { lo, mid } = view
  const { yes } = goalOf(view)
  const unknown = mid - 1 === lo ? `Index ${lo} is` : `Indices ${lo} to ${mid - 1} are`
  return `${value} is ${yes}, but it may not be the first such value. ${unknown} not known yet, and a value there can be ${yes} as well.`
}

/** What a boundary says about the target: where it begins, or that it is missing. */
export function decideBoundary({
  values,
  target,
  lo,
}: Pick<Comparison, 'values' | 'target' | 'lo'>): Decision {
  const seen = values[lo]
  return decideAmong(
    [
      {
        option: `Search for the end of the ${target}s`,
        wrong: seen === target ? undefined : sayWhyNoEnd(lo, seen, target),
      },
      {
        option: 'Return [-1, -1]',
        wrong:
          seen === target
            ? `Index ${lo} has ${seen}, so ${target} is in the array and begins there. Only where it ends is not known yet.`
            : undefined,
      },
    ],
    {
      question: `The boundary is at index ${lo}. What comes next in the search for ${target}?`,
      line: 'check',
    },
  )
}

function sayWhyNoEnd(boundary: number, seen: number | undefined, target: number): string {
  return seen === undefined
    ? `The boundary ${boundary} is past the last index, so every value is less than ${target}. What does not begin has no end either.`
    : `Index ${boundary} has ${seen}, the first value that is at least ${target}. It is more than ${target}, so ${target} is missing and has no end.`
}
