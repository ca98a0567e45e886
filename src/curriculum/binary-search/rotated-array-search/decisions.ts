import { decideAmong } from '#algorithms/moves.ts'
import type { Halving } from '#algorithms/scenes/search-range-scene.ts'
import type { Decision } from '#algorithms/step.ts'

interface Round extends Halving {
  readonly target: number
  readonly mid: number
}

/** The half that is in order, both ends included. */
export interface Half {
  readonly name: 'left' | 'right'
  readonly from: number
  readonly to: number
}

/** Which half the comparison of the values at lo and mid shows to be in order. */
export function decideOrder(round: Round): Decision {
  const { values, lo, mid, hi } = round
  const [first, middle] = [values[lo]!, values[mid]!]
  const isLeftInOrder = first <= middle
  return decideAmong(
    [
      {
        option: 'From lo to mid',
        wrong: isLeftInOrder
          ? undefined
          : `${first} at lo is more than ${middle} at mid, so the values fall somewhere between them. A half that contains the fall is not in order.`,
        position: { kind: 'cell', index: lo },
      },
      {
        option: 'From mid to hi',
        wrong: isLeftInOrder ? sayWhyNotRight(round) : undefined,
        position: { kind: 'cell', index: hi },
      },
    ],
    { question: `lo is index ${lo}, mid is index ${mid}. Which half is certainly in order?`, line: 'match' },
  )
}

function sayWhyNotRight({ values, lo, mid, hi }: Round): string {
  const [first, middle, last] = [values[lo]!, values[mid]!, values[hi]!]
  if (middle > last)
    return `${middle} at mid is more than ${last} at hi, so the values fall somewhere between them. A half that contains the fall is not in order.`
  return lo === mid
    ? `It happens to be in order here, but no comparison with lo shows it: lo and mid are the same index. A half of one value is always in order.`
    : `It happens to be in order here, but comparing ${first} at lo with ${middle} at mid does not show it: that only shows that the values rise up to mid.`
}

/** Which pointer moves once a half is known to be in order. The middle is not the target. */
export function decideSide(round: Round, half: Half): Decision {
  const { values, target, mid } = round
  const [min, max] = [values[half.from]!, values[half.to]!]
  const isInside = min <= target && target <= max
  const isLeft = isInside === (half.name === 'left')
  const wrong = isInside ? sayThatItIsInside(round, half) : sayThatItIsOutside(round, half)
  const end = half.name === 'left' ? 'right' : 'left'
  return decideAmong(
    [
      {
        option: 'hi moves left of mid',
        wrong: isLeft ? undefined : wrong,
        position: { kind: 'pointer', name: 'hi' },
      },
      {
        option: 'lo moves right of mid',
        wrong: isLeft ? wrong : undefined,
        position: { kind: 'pointer', name: 'lo' },
      },
    ],
    {
      question: `The ${half.name} half is in order, and mid, index ${mid}, is its ${end} end. Which pointer moves in the search for ${target}?`,
      line: 'ordered',
    },
  )
}

function sayThatItIsInside({ values, target }: Round, { name, from, to }: Half): string {
  return `The ${name} half rises from ${values[from]} to ${values[to]}, and ${target} is within that range. If it is in the array, it is in that half, which this would drop.`
}

function sayThatItIsOutside({ values, target, mid, hi }: Round, { name, from, to }: Half): string {
  const [min, max] = [values[from]!, values[to]!]
  if (from === to)
    return `The ${name} half is ${values[mid]} alone, which is not ${target}. With hi before lo, the search would be over, and index ${hi} would never be compared with ${target}.`
  return target < min
    ? `${target} is less than ${min}, the smallest value of the ${name} half, so it cannot be in that half. This would keep just that half.`
    : `${target} is more than ${max}, the largest value of the ${name} half, so it cannot be in that half. This would keep just that half.`
}
