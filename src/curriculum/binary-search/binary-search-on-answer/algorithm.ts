import { formatCount } from '#algorithms/format-text.ts'
import type { ArrayScene, Role, TableScene } from '#algorithms/scene.ts'
import { drawHalving, middleOf } from '#algorithms/scenes/search-range-scene.ts'
import type { Step, Trace } from '#algorithms/step.ts'
import { decideGuess, decideHalf, pilesTake } from './decisions.ts'

/**
 * The least speed that clears all piles in time, at most one pile per hour. If a speed is enough, all faster ones are,
 * so each test of a guess halves the range of possible answers.
 */
export function* leastSpeed(
  piles: readonly number[],
  hours: number,
  keepMiddle = (mid: number) => mid,
): Trace<number> {
  let lo = 1
  let hi = Math.max(...piles)
  let mid: number | undefined
  const fastest = hi
  const look = (): View => ({ piles, hours, fastest, lo, hi, mid })
  yield showStart(look())

  while (lo < hi) {
    mid = middleOf(lo, hi)
    const needed = timeAt(piles, mid)
    yield showTest({ ...look(), mid, needed })
    if (needed <= hours) hi = keepMiddle(mid)
    else lo = mid + 1
    yield showHalf({ ...look(), mid, needed })
  }
  yield showFound(look())
  return lo
}

function timeAt(piles: readonly number[], speed: number): number {
  return piles.reduce((sum, pile) => sum + Math.ceil(pile / speed), 0)
}

interface View {
  readonly piles: readonly number[]
  readonly hours: number
  /** The largest speed that makes sense: no pile takes less than an hour. */
  readonly fastest: number
  readonly lo: number
  readonly hi: number
  readonly mid: number | undefined
}

interface Test extends View {
  readonly mid: number
  /** Hours that all piles take at the guessed speed. */
  readonly needed: number
}

function showStart(view: View): Step {
  const { lo, hi } = view
  return {
    scene: drawSpeeds(view),
    beside: [drawPiles(view)],
    caption: {
      fact: lo === hi ? 'Only speed 1 makes sense.' : `The answer is a speed from 1 to ${hi}.`,
      why:
        lo === hi
          ? 'Every pile takes one hour even at that speed, and no lower speed is allowed.'
          : `At ${hi} every pile takes one hour, which is in time. If a speed is enough, all faster ones are: test the middle, ${middleOf(lo, hi)}.`,
    },
    line: 'start',
    variables: variablesOf(view),
    decision: decideGuess(view),
  }
}

function showTest(view: Test): Step {
  const { hours, mid, needed, piles } = view
  const isEnough = needed <= hours
  return {
    scene: drawSpeeds(view, `${needed} h ${isEnough ? '≤' : '>'} ${hours} h`),
    beside: [drawPiles(view, 'compare')],
    caption: {
      fact: `At speed ${mid} ${pilesTake(piles)} ${formatCount(needed, 'hour')}.`,
      why: isEnough
        ? `That is in time. So are all faster speeds, ${mid === 1 ? 'and none is slower.' : `so the least is ${mid} or slower.`}`
        : `That is too long, and a slower speed never takes less time: no speed up to ${mid} is enough.`,
    },
    line: 'test',
    variables: variablesOf(view),
    quantity: needed,
    decision: decideHalf(view),
  }
}

function showHalf(view: Test): Step {
  const { lo, hi, mid, hours, needed } = view
  const isEnough = needed <= hours
  const left = hi - lo + 1
  const rest =
    left > 1
      ? `${left} speeds are still in play, and ${middleOf(lo, hi)} is in the middle.`
      : 'One speed is left.'
  return {
    scene: drawSpeeds(view),
    beside: [drawPiles(view)],
    caption: {
      fact: isEnough
        ? `hi moves to ${hi}, ${hi < mid ? 'just before' : 'onto'} mid.`
        : `lo moves to ${lo}, just past mid.`,
      why: isEnough
        ? `${mid} is the best so far, so it stays in play. ${rest}`
        : `${mid} and all speeds below it are ruled out. ${rest}`,
    },
    line: isEnough ? 'slower' : 'faster',
    variables: variablesOf(view),
    decision: decideGuess(view),
  }
}

function showFound(view: View): Step {
  const { lo, hours, piles, fastest } = view
  return {
    scene: drawSpeeds(view, undefined, 'result'),
    beside: [drawPiles({ ...view, mid: lo })],
    caption: {
      fact: `Return ${lo}.`,
      why: `It takes ${formatCount(timeAt(piles, lo), 'hour')} of the ${hours} allowed. ${
        lo === 1
          ? 'No lower speed is allowed.'
          : `Speed ${lo - 1} would take ${timeAt(piles, lo - 1)}. Of ${fastest} speeds, at most ${maxTests(fastest)} had to be tested.`
      }`,
    },
    line: 'found',
    variables: variablesOf(view),
  }
}

function maxTests(speeds: number): number {
  return Math.ceil(Math.log2(speeds))
}

/** All candidate speeds. hi is always known to be fast enough; `best` is its role. */
export function drawSpeeds(
  { fastest, lo, hi, mid }: View,
  comparison?: string,
  best: Role = 'frontier',
): ArrayScene {
  const speeds = Array.from({ length: fastest }, (_, index) => index + 1)
  const row = { values: speeds, lo: lo - 1, hi: hi - 1, mid: mid === undefined ? undefined : mid - 1 }
  const picture = drawHalving(row, {
    playing(index) {
      if (comparison !== undefined && index === row.mid) return 'active'
      return index === row.hi ? best : 'default'
    },
    rightRole: 'settled',
    leftText: 'too slow',
    rightText: 'fast enough',
    ...(comparison !== undefined && { comparison }),
  })
  return { ...picture, title: 'Speeds', hasNoIndices: true }
}

/** The piles, and the hours of each at the speed `mid`. */
export function drawPiles({ piles, mid }: View, role: Role = 'default'): TableScene {
  const times = piles.map((pile) => (mid === undefined ? '' : Math.ceil(pile / mid)))
  return {
    kind: 'table',
    title:
      mid === undefined
        ? 'Piles to clear'
        : `At speed ${mid}: ${times.length > 1 ? `${times.join(' + ')} = ` : ''}${formatCount(timeAt(piles, mid), 'hour')}`,
    rowHeads: ['pile', 'hours'],
    rows: [piles.map((value) => ({ value, role: 'default' })), times.map((value) => ({ value, role }))],
  }
}

function variablesOf(view: View & { readonly needed?: number }): Step['variables'] {
  const { lo, hi, mid, needed, hours } = view
  return [
    { name: 'lo', value: lo },
    { name: 'hi', value: hi },
    { name: 'mid', ...(mid !== undefined && { value: mid }) },
    { name: 'time_at(mid)', ...(needed !== undefined && { value: needed }) },
    { name: 'hours', value: hours },
  ]
}
