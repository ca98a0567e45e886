import { decideAmong, type Move } from '#algorithms/moves.ts'
import { middleOf } from '#algorithms/scenes/search-range-scene.ts'
import type { Decision } from '#algorithms/step.ts'

/** Between two rounds of a search for a value from index `lo` to `hi`, both included. */
interface Search {
  readonly values: readonly number[]
  readonly target: number
  readonly lo: number
  readonly hi: number
}

const overOption = 'Stop: no value is left'

/** Which index to look at next, or that the search is over. */
export function decideMiddle(search: Search): Decision {
  const { values, lo, hi } = search
  const indices = lo <= hi ? rivalsOf(search) : [hi, lo].filter((index) => values[index] !== undefined)
  return decideAmong(
    [
      ...indices.map((index) => look(search, index)),
      { option: overOption, wrong: lo <= hi ? sayWhatIsLeft(search) : undefined },
    ],
    { question: `lo is ${lo}, hi is ${hi}. What comes next?`, line: 'loop' },
  )
}

/** The middle, and indices that rule out less in the worst case, or nothing: at most three, in order. */
function rivalsOf({ lo, hi }: Search): readonly number[] {
  const mid = middleOf(lo, hi)
  const fromZero = middleOf(0, hi - lo)
  const others = [
    ...(fromZero < lo ? [fromZero] : []),
    ...[lo, hi].filter((index) => mostLeft({ lo, hi }, index) > hi - mid),
  ]
  return [mid, ...others.slice(0, 2)].toSorted((one, other) => one - other)
}

/** How many values are left after a look at this index, at most. */
function mostLeft({ lo, hi }: Pick<Search, 'lo' | 'hi'>, index: number): number {
  return Math.max(index - lo, hi - index)
}

function look(search: Search, index: number): Move {
  return {
    option: `Look at index ${index}`,
    wrong: sayWhyNot(search, index),
    position: { kind: 'cell', index },
  }
}

function sayWhyNot(search: Search, index: number): string | undefined {
  const { values, lo, hi, target } = search
  const mid = middleOf(lo, hi)
  if (lo > hi)
    return `Index ${index} is ruled out already. At ${lo}, lo is past hi at ${hi}, so no value is left that could be ${target}.`
  if (index === mid) return undefined
  if (index < lo)
    return `${index} is half the distance from lo to hi, but counted from 0, not from lo. Index ${index} is before lo, so it is ruled out already.`
  if (values[index] === target)
    return `You can see ${target} there, but the search has not read it. For all it knows, a look at index ${index} leaves ${mostLeft(search, index)} of the ${hi - lo + 1} values, and a look at index ${mid} at most ${mostLeft(search, mid)}.`
  return `If the value at index ${index} is not ${target}, up to ${mostLeft(search, index)} of the ${hi - lo + 1} values can be left. After a look at index ${mid}, it is at most ${mostLeft(search, mid)}.`
}

function sayWhatIsLeft({ lo, hi, target }: Search): string {
  return lo === hi
    ? `The range includes both ends, so from ${lo} to ${hi} is one value, and it has not been compared with ${target} yet.`
    : `${hi - lo + 1} values, from index ${lo} to ${hi}, are not ruled out yet: ${target} can still be one of them.`
}
