import { formatCount } from '#algorithms/format-text.ts'
import type { ArrayScene, Role } from '#algorithms/scene.ts'
import { drawHalving, type Halving, middleOf } from '#algorithms/scenes/search-range-scene.ts'
import type { Step, Trace } from '#algorithms/step.ts'
import { decideMiddle } from '../middle-decision.ts'
import { decideHalf } from './decisions.ts'

/** Binary search: compares with the middle of the range and drops the half that cannot contain the target. */
export function* findInSorted(
  values: readonly number[],
  target: number,
  pastMiddle = (mid: number) => mid + 1,
): Trace<number> {
  let lo = 0
  let hi = values.length - 1
  let mid: number | undefined
  const look = (): View => ({ values, target, lo, hi, mid })
  yield showStart(look())

  while (lo <= hi) {
    mid = middleOf(lo, hi)
    yield showComparison({ ...look(), mid })
    if (values[mid]! === target) {
      yield showFound({ ...look(), mid })
      return mid
    }
    if (values[mid]! < target) lo = pastMiddle(mid)
    else hi = mid - 1
    yield showHalf({ ...look(), mid })
  }
  yield showNothingFound(look())
  return -1
}

interface View extends Halving {
  readonly target: number
}

/** A view from the time when there is a middle. */
type Comparison = View & { readonly mid: number }

function showStart(view: View): Step {
  const { values, target } = view
  return {
    scene: drawHalving(view),
    caption: {
      fact: values.length === 0 ? 'There are no values.' : `${target} can be anywhere from lo to hi.`,
      why:
        values.length === 0
          ? 'lo is already past hi, so the loop does not begin.'
          : `The values are in order, so one look at the middle, index ${middleOf(view.lo, view.hi)}, shows which half cannot contain it.`,
    },
    line: 'start',
    variables: variablesOf(view),
    quantity: values.length,
    ...(values.length > 0 && { decision: decideMiddle(view) }),
  }
}

function showComparison(view: Comparison): Step {
  const { values, target, mid } = view
  const value = values[mid]!
  const isFound = value === target
  const sign = isFound ? '=' : value < target ? '<' : '>'
  return {
    scene: draw(view, 'active', `${value} ${sign} ${target}`),
    caption: {
      fact: isFound
        ? `${value} is the target.`
        : `${value} is ${value < target ? 'less' : 'more'} than ${target}.`,
      why: explain(view),
    },
    line: isFound ? 'match' : 'compare',
    variables: variablesOf(view),
    decision: decideHalf(view),
  }
}

function explain({ values, target, mid }: Comparison): string {
  const value = values[mid]!
  if (value === target) return `The search is over: it is at index ${mid}.`
  return value < target
    ? `All values left of mid are at most ${value}, so they are too small as well. mid itself is ruled out, too.`
    : `All values right of mid are at least ${value}, so they are too large as well. mid itself is ruled out, too.`
}

function showHalf(view: Comparison): Step {
  const { values, target, lo, hi, mid } = view
  const isRight = values[mid]! < target
  const left = hi - lo + 1
  return {
    scene: draw(view),
    caption: {
      fact: isRight
        ? `lo moves to ${lo}, ${lo > mid ? 'just past' : 'onto'} mid.`
        : `hi moves to ${hi}, just before mid.`,
      why:
        left > 0
          ? `${formatCount(left, 'value')} ${left === 1 ? 'is' : 'are'} still in play, so the loop goes on with index ${middleOf(lo, hi)}.`
          : 'lo has passed hi: no value is left, so the loop ends.',
    },
    line: isRight ? 'right' : 'left',
    variables: variablesOf(view),
    quantity: Math.max(0, left),
    decision: decideMiddle(view),
  }
}

function showFound(view: Comparison): Step {
  return {
    scene: draw(view, 'result'),
    caption: {
      fact: `Return index ${view.mid}.`,
      why: `Halving takes at most ${formatCount(maxRounds(view.values.length), 'round')} for ${formatCount(view.values.length, 'value')}.`,
    },
    line: 'found',
    variables: variablesOf(view),
  }
}

function showNothingFound(view: View): Step {
  const { values, target, lo } = view
  return {
    scene: draw(view),
    caption: {
      fact: 'Return -1.',
      why:
        values.length === 0
          ? 'Nothing can be found in an empty array.'
          : `Every value is ruled out, so ${target} is not in the array. lo is at ${lo}, the index where it would be inserted.`,
    },
    line: 'none',
    variables: variablesOf(view),
  }
}

function maxRounds(count: number): number {
  return Math.floor(Math.log2(count)) + 1
}

/** `seen` is the role of the middle while it is in range. */
function draw(view: View, seen: Role = 'default', comparison?: string): ArrayScene {
  return drawHalving(view, {
    playing: (index) => (index === view.mid ? seen : 'default'),
    ...(comparison !== undefined && { comparison }),
  })
}

function variablesOf({ lo, hi, mid, target }: View): Step['variables'] {
  return [
    { name: 'lo', value: lo },
    { name: 'hi', value: hi },
    { name: 'mid', ...(mid !== undefined && { value: mid }) },
    { name: 'target', value: target },
  ]
}
