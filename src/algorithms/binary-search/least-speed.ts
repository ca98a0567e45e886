import { formatCount } from '../format-text.ts'
import type { ArrayScene, Role, TableScene } from '../scene.ts'
import type { Decision, Step, Trace } from '../step.ts'
import { drawHalving, middleOf } from './search-range-scene.ts'

/**
 * The least speed that clears all piles in time, one pile in any hour: speeds are guessed and tested, and as every
 * faster one would do when one does, each test halves what can be the answer.
 */
export function* leastSpeed(piles: readonly number[], hours: number): Trace<number> {
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
    if (needed <= hours) hi = mid
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
  const { lo, hi, hours } = view
  return {
    scene: draw(view),
    beside: [drawPiles(view)],
    caption: {
      fact: lo === hi ? 'Only speed 1 makes sense.' : `The answer is a speed from 1 to ${hi}.`,
      why:
        lo === hi
          ? 'No pile takes more than one hour even at that speed, and less is no speed.'
          : `At ${hi} every pile takes one hour, and ${hours} are enough for that. If a speed is enough, all faster ones are.`,
    },
    line: 'start',
    variables: variablesOf(view),
  }
}

function showTest(view: Test): Step {
  const { hours, mid, needed } = view
  const isEnough = needed <= hours
  return {
    scene: draw(view, `${needed} h ${isEnough ? '≤' : '>'} ${hours} h`),
    beside: [drawPiles(view, 'compare')],
    caption: {
      fact: `At speed ${mid} the piles take ${formatCount(needed, 'hour')}.`,
      why: isEnough
        ? `That is in time. Faster ones are as well, so only ${mid} and what is slower can be the least.`
        : `That is too long, and anything slower takes longer still: up to ${mid}, none will do.`,
    },
    line: 'test',
    variables: variablesOf(view),
    quantity: needed,
    decision: decide(view),
  }
}

function decide({ hours, mid, needed }: Test): Decision {
  const stay = { slow: 'mid and what is slower', fast: 'What is faster than mid' }
  return {
    question: `At speed ${mid} the piles take ${formatCount(needed, 'hour')}, and ${hours} are allowed. Which speeds stay in play?`,
    options: [stay.slow, stay.fast],
    answer: needed <= hours ? stay.slow : stay.fast,
    line: 'mid',
  }
}

function showHalf(view: Test): Step {
  const { lo, hi, mid, hours, needed } = view
  const isEnough = needed <= hours
  const left = hi - lo + 1
  const rest = left > 1 ? `${left} speeds are left in play.` : 'One speed is left.'
  return {
    scene: draw(view),
    beside: [drawPiles(view)],
    caption: {
      fact: isEnough ? `hi moves to ${hi}, onto mid.` : `lo moves to ${lo}, just past mid.`,
      why: isEnough
        ? `${mid} is the best so far, so it stays in play. ${rest}`
        : `${mid} is ruled out with all below it. ${rest}`,
    },
    line: isEnough ? 'slower' : 'faster',
    variables: variablesOf(view),
  }
}

function showFound(view: View): Step {
  const { lo, hours, piles, fastest } = view
  return {
    scene: draw(view, undefined, 'result'),
    beside: [drawPiles({ ...view, mid: lo })],
    caption: {
      fact: `Return ${lo}.`,
      why: `It takes ${formatCount(timeAt(piles, lo), 'hour')} of ${hours}. ${
        lo === 1
          ? 'Nothing slower is a speed.'
          : `At ${lo - 1} it would be ${timeAt(piles, lo - 1)}. Of ${fastest} speeds, at most ${maxTests(fastest)} had to be tested.`
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
function draw({ fastest, lo, hi, mid }: View, comparison?: string, best: Role = 'frontier'): ArrayScene {
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

function drawPiles({ piles, mid }: View, role: Role = 'default'): TableScene {
  const times = piles.map((pile) => (mid === undefined ? '' : Math.ceil(pile / mid)))
  return {
    kind: 'table',
    title:
      mid === undefined
        ? 'What has to be cleared'
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
