import { formatCount } from '#algorithms/format-text.ts'
import { decideAmong, type Move } from '#algorithms/moves.ts'
import { middleOf } from '#algorithms/scenes/search-range-scene.ts'
import type { Decision } from '#algorithms/step.ts'

interface Range {
  readonly lo: number
  readonly hi: number
}

/** Which speed to test next, or that the search is over. */
export function decideGuess({ lo, hi }: Range): Decision {
  return decideAmong(
    [
      ...guessesIn({ lo, hi }).map(
        (speed): Move => ({
          option: `Test speed ${speed}`,
          wrong: sayWhyNotGuess({ lo, hi }, speed),
          position: { kind: 'cell', index: speed - 1 },
        }),
      ),
      {
        option: 'Stop: one speed is left',
        wrong:
          lo === hi
            ? undefined
            : `${hi - lo + 1} speeds, from ${lo} to ${hi}, are left. Speed ${hi} is fast enough, but a slower one of them may be fast enough as well.`,
      },
    ],
    { question: `lo is ${lo}, hi is ${hi}. What comes next?`, line: 'loop' },
  )
}

/** The middle, and speeds whose test rules out less in the worst case, or nothing: at most three, in order. */
function guessesIn({ lo, hi }: Range): readonly number[] {
  if (lo === hi) return [lo]
  const fromZero = middleOf(0, hi - lo)
  const others = [
    ...(fromZero > 0 && fromZero < lo ? [fromZero] : []),
    hi,
    ...(hi - lo > 2 ? [lo] : []), // Among three speeds, a test of lo leaves no more than one of the middle.
  ]
  return [middleOf(lo, hi), ...others.slice(0, 2)].toSorted((one, other) => one - other)
}

function sayWhyNotGuess({ lo, hi }: Range, speed: number): string | undefined {
  const mid = middleOf(lo, hi)
  if (lo === hi)
    return `At ${lo}, lo and hi have met, so this is the answer. With hi = mid, a test would change nothing, and the loop would never end.`
  if (speed === mid) return undefined
  if (speed < lo)
    return `${speed} is half the distance from lo to hi, but counted from 0, not from lo. Speed ${speed} is below lo, so it is known to be too slow.`
  const count = hi - lo + 1
  if (speed === hi)
    return `Speed ${hi} is known to be fast enough. A test of it would rule out none of the ${count} speeds that are left.`
  return `If speed ${lo} is too slow, only this one is ruled out, and ${count - 1} of ${count} speeds are left. After a test of ${mid}, it is at most ${mid - lo + 1}.`
}

interface Test extends Range {
  readonly piles: readonly number[]
  readonly hours: number
  readonly mid: number
  /** Hours that all piles take at the guessed speed. */
  readonly needed: number
}

/** Which pointer moves after a test. */
export function decideHalf(test: Test): Decision {
  const { hours, mid, needed, piles } = test
  const isEnough = needed <= hours
  const time = `At speed ${mid} ${pilesTake(piles)} ${formatCount(needed, 'hour')}`
  return decideAmong(
    [
      {
        option: 'hi moves onto mid',
        wrong: isEnough
          ? undefined
          : `${formatCount(needed, 'hour')} are more than the ${hours} allowed. A slower speed never takes less time, so no speed up to ${mid} is enough.`,
        position: { kind: 'pointer', name: 'hi' },
      },
      {
        option: 'lo moves past mid',
        wrong: isEnough ? sayWhyNotFaster(test) : undefined,
        position: { kind: 'pointer', name: 'lo' },
      },
    ],
    {
      question: `${time}, and ${hours} ${hours === 1 ? 'is' : 'are'} allowed. Which pointer moves?`,
      line: 'mid',
    },
  )
}

function sayWhyNotFaster({ hours, mid, needed }: Test): string {
  const inTime =
    needed === hours
      ? `${formatCount(needed, 'hour')} ${needed === 1 ? 'is' : 'are'} exactly what is allowed`
      : `${formatCount(needed, 'hour')} ${needed === 1 ? 'is' : 'are'} within the ${hours} allowed`
  return `${inTime}, so speed ${mid} is enough. It can be the least that is, and this would throw it away with all slower ones.`
}

export function pilesTake(piles: readonly number[]): string {
  return piles.length === 1 ? 'the pile takes' : 'the piles take'
}
