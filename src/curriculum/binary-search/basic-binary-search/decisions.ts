import { decideAmong } from '#algorithms/moves.ts'
import type { Decision } from '#algorithms/step.ts'

interface Comparison {
  readonly values: readonly number[]
  readonly target: number
  readonly lo: number
  readonly hi: number
  readonly mid: number
}

/** Which pointer the value at the middle moves. */
export function decideHalf(view: Comparison): Decision {
  const { values, target, mid } = view
  const value = values[mid]!
  return decideAmong(
    [
      {
        option: 'hi moves left of mid',
        wrong: value > target ? undefined : sayWhyNotRight(view, value),
        position: { kind: 'pointer', name: 'hi' },
      },
      {
        option: 'lo moves right of mid',
        wrong: value < target ? undefined : sayWhyNotLeft(view, value),
        position: { kind: 'pointer', name: 'lo' },
      },
      {
        option: 'Neither: this is the target',
        wrong: value === target ? undefined : sayWhyNotFound(view, value),
        position: { kind: 'cell', index: mid },
      },
    ],
    {
      question: `mid is index ${mid}. Which pointer moves in the search for ${target}?`,
      line: 'mid',
    },
  )
}

function sayWhyNotRight({ target, mid, hi }: Comparison, value: number): string {
  if (value === target) return sayThatItIsFound({ target, mid }, 'left')
  return mid === hi
    ? `${value} is less than ${target}, so it is too small, and so is every value left of it. hi moves only when the middle is too large.`
    : `${value} is less than ${target}, and only values right of it can be larger. This would drop ${nameRange(mid + 1, hi)}, and ${target} can only be there.`
}

function sayWhyNotLeft({ values, target, mid, lo, hi }: Comparison, value: number): string {
  if (value === target) return sayThatItIsFound({ target, mid }, 'right')
  if (mid > lo)
    return `${value} is more than ${target}, and only values left of it can be smaller. This would drop ${nameRange(lo, mid - 1)}, and ${target} can only be there.`
  return mid === hi
    ? `${value} is more than ${target}, so it is too large, and so is every value right of it. lo moves only when the middle is too small.`
    : `${value} is more than ${target}. Then lo would move on to index ${mid + 1}, but ${values[mid + 1]} comes after ${value}, so it is too large as well.`
}

function sayThatItIsFound({ target, mid }: Pick<Comparison, 'target' | 'mid'>, side: string): string {
  return `The value at index ${mid} is ${target} itself, so the search is over. This would drop it and go on ${side} of it.`
}

function sayWhyNotFound({ target, mid }: Comparison, value: number): string {
  const [order, side] = value < target ? ['less', 'left'] : ['more', 'right']
  return `The value at index ${mid} is ${value}, which is ${order} than ${target}, not equal. So it is ruled out, with everything ${side} of it.`
}

function nameRange(from: number, to: number): string {
  return from === to ? `index ${from}` : `index ${from} to ${to}`
}
