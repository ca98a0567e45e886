import { formatCount } from '#algorithms/format-text.ts'
import type { ArrayScene, Role } from '#algorithms/scene.ts'
import { drawHalving, type Halving, middleOf } from '#algorithms/scenes/search-range-scene.ts'
import type { Step, Trace } from '#algorithms/step.ts'
import { decideMiddle } from '../middle-decision.ts'
import { decideOrder, decideSide, type Half } from './decisions.ts'

/** Binary search in a rotated sorted array of distinct values: one half is always sorted, so it can be tested. */
export function* findInRotated(
  values: readonly number[],
  target: number,
  isInOrder = (first: number, middle: number) => first <= middle,
): Trace<number> {
  let lo = 0
  let hi = values.length - 1
  let mid: number | undefined
  const look = (): View => ({ values, target, lo, hi, mid })
  yield showStart(look())

  while (lo <= hi) {
    mid = middleOf(lo, hi)
    if (values[mid]! === target) {
      yield showMatch({ ...look(), mid })
      yield showFound({ ...look(), mid })
      return mid
    }
    const isLeftInOrder = isInOrder(values[lo]!, values[mid]!)
    yield showHalves({ ...look(), mid }, isLeftInOrder)
    const half: Half = isLeftInOrder
      ? { name: 'left', from: lo, to: mid }
      : { name: 'right', from: mid, to: hi }
    const isInside = values[half.from]! <= target && target <= values[half.to]!
    yield showHalf({ ...look(), mid }, half, isInside)
    if (isInside === isLeftInOrder) hi = mid - 1
    else lo = mid + 1
    yield showRest({ ...look(), mid }, half, isInside)
  }
  yield showNothingFound(look())
  return -1
}

interface View extends Halving {
  readonly target: number
}

/** A view from the time when there is a middle. */
type Round = View & { readonly mid: number }

function showStart(view: View): Step {
  const { values, target } = view
  const drop = values.findIndex((value, index) => index > 0 && value < values[index - 1]!)
  return {
    scene: draw(view),
    caption:
      values.length === 0
        ? { fact: 'There are no values.', why: 'lo is already past hi, so the loop does not begin.' }
        : {
            fact: `${target} can be anywhere from lo to hi.`,
            why:
              drop === -1
                ? 'This array was not rotated, but the search does not know that.'
                : `The values fall once, from ${values[drop - 1]} to ${values[drop]}. Wherever you cut, one half does not contain that fall.`,
          },
    line: 'start',
    variables: variablesOf(view),
    ...(values.length > 0 && { decision: decideMiddle(view) }),
  }
}

function showMatch(view: Round): Step {
  const { target, mid } = view
  return {
    scene: draw(view, { comparison: `${target} = ${target}`, joined: [mid, mid] }),
    caption: {
      fact: `The middle value is ${target}.`,
      why: 'That is the target, so no half has to be searched.',
    },
    line: 'match',
    variables: variablesOf(view),
  }
}

function showHalves(view: Round, isLeftInOrder: boolean): Step {
  const { values, lo, hi, mid } = view
  const [first, middle] = [values[lo]!, values[mid]!]
  return {
    scene: draw(view, {
      first: lo,
      comparison: `${first} ${first === middle ? '=' : isLeftInOrder ? '≤' : '>'} ${middle}`,
      joined: [lo, mid],
    }),
    caption: {
      fact:
        lo === mid
          ? 'lo and mid are the same index.'
          : `${first} is ${isLeftInOrder ? 'less' : 'more'} than ${middle}.`,
      why:
        lo === mid
          ? 'A half with one value is always in order.'
          : isLeftInOrder
            ? 'So the values rise from lo to mid: the fall, if there is one, is to the right.'
            : 'So the fall is between lo and mid. There is only one, so from mid to hi the values rise.',
    },
    line: 'ordered',
    variables: variablesOf(view),
    ...(lo < hi && { decision: decideOrder(view) }),
  }
}

function showHalf(view: Round, half: Half, isInside: boolean): Step {
  const { values, target } = view
  const [min, max] = [values[half.from]!, values[half.to]!]
  const range = half.from === half.to ? `is only ${min}` : `goes from ${min} to ${max}`
  return {
    scene: draw(view, {
      half,
      comparison: compare(target, min, max, half),
      joined: [half.from, half.to],
    }),
    caption: {
      fact: `The ${half.name} half ${range}.`,
      why: isInside
        ? `It is in order, and ${target} is within that range, so it can only be in this half.`
        : `It is in order, and ${target} is outside that range. If it is in the array at all, it is in the other half.`,
    },
    line: half.name === 'left' ? 'in-left' : 'in-right',
    variables: variablesOf(view),
    // A half without a single value in play is no choice.
    ...(view.lo < view.hi && { decision: decideSide(view, half) }),
  }
}

/** The middle is not the target: that has been checked before. */
function compare(target: number, min: number, max: number, { name }: Half): string {
  if (target < min) return `${target} < ${min}`
  if (target > max) return `${target} > ${max}`
  return name === 'left' ? `${min} ≤ ${target} < ${max}` : `${min} < ${target} ≤ ${max}`
}

function showRest(view: Round, half: Half, isInside: boolean): Step {
  const { lo, hi, mid } = view
  const isRight = lo > mid
  const left = hi - lo + 1
  const rest =
    left > 0
      ? `${formatCount(left, 'value')} ${left === 1 ? 'is' : 'are'} still in play, and the next middle is index ${middleOf(lo, hi)}.`
      : 'No value is left.'
  return {
    scene: draw(view),
    caption: {
      fact: isRight ? `lo moves to ${lo}, just past mid.` : `hi moves to ${hi}, just before mid.`,
      why: `mid and ${isInside ? 'the other half' : 'the half in order'} are ruled out. ${rest}`,
    },
    line: `${half.name}-${isRight ? 'up' : 'down'}`,
    variables: variablesOf(view),
    decision: decideMiddle(view),
  }
}

function showFound(view: Round): Step {
  return {
    scene: draw(view, { middle: 'result' }),
    caption: {
      fact: `Return index ${view.mid}.`,
      why: 'The rotation adds a few comparisons to each round, but no round to the worst case.',
    },
    line: 'found',
    variables: variablesOf(view),
  }
}

function showNothingFound(view: View): Step {
  return {
    scene: draw(view),
    caption: {
      fact: 'Return -1.',
      why:
        view.values.length === 0
          ? 'An empty array contains nothing.'
          : `Each round ruled out only values that cannot be ${view.target}, and now none is left.`,
    },
    line: 'none',
    variables: variablesOf(view),
  }
}

interface Look {
  /** The role of the middle while it is in range. */
  readonly middle?: Role
  readonly first?: number
  readonly half?: Half
  readonly comparison?: string
  readonly joined?: readonly [from: number, to: number]
}

function draw(view: View, { middle, first, half, comparison, joined }: Look = {}): ArrayScene {
  const isLooking = comparison !== undefined
  const row = drawHalving(view, {
    playing(index) {
      if (index === view.mid && (isLooking || middle)) return middle ?? 'active'
      if (half && index >= half.from && index <= half.to) return 'settled'
      return index === first ? 'compare' : 'default'
    },
  })
  return {
    ...row,
    hasBars: true,
    ...(isLooking && joined && { bracket: { from: joined[0], to: joined[1], text: comparison } }),
  }
}

function variablesOf({ values, lo, hi, mid, target }: View): Step['variables'] {
  return [
    { name: 'lo', value: lo },
    { name: 'hi', value: hi },
    { name: 'mid', ...(mid !== undefined && { value: mid }) },
    { name: 'middle', ...(mid !== undefined && { value: values[mid]! }) },
    { name: 'target', value: target },
  ]
}
