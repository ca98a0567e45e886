import { isSolved, withProblem } from '#progress/rules.ts'
import { createWorld, type Fate, maskOn, patternId, waitingOn } from './sync-world.ts'

/** The first tab ticks, the second ticks, or the oldest request in flight meets its fate. */
type Event = 'here' | 'there' | Fate

/** Two tabs share the browser's storage; two devices know of each other only through the server. */
export type Apart = 'tabs' | 'devices'

/** What each side ticks, in order. In one browser both tick the middle one, and the last tick counts. */
const ticksOf = {
  tabs: { here: [0, 1], there: [1, 2] },
  devices: { here: [0, 1], there: [2, 3] },
} as const

const fates: readonly Fate[] = ['arrives', 'never arrives', 'answer is lost']

/** Every order of two ticks on each side and the given number of deliveries, each with each fate. */
export function* interleavings(deliveries: number): Generator<readonly Event[]> {
  function* continued(
    so: readonly Event[],
    left: Record<'here' | 'there' | 'deliveries', number>,
  ): Generator<readonly Event[]> {
    if (left.here + left.there + left.deliveries === 0) yield so
    for (const side of ['here', 'there'] as const)
      if (left[side] > 0) yield* continued([...so, side], { ...left, [side]: left[side] - 1 })
    if (left.deliveries > 0)
      for (const fate of fates) yield* continued([...so, fate], { ...left, deliveries: left.deliveries - 1 })
  }
  yield* continued([], { here: 2, there: 2, deliveries })
}

/** Runs one order to its end. @returns what was lost or shown wrongly, or undefined. */
export async function failureOf(events: readonly Event[], apart: Apart): Promise<string | undefined> {
  const world = createWorld()
  const browser = world.openBrowser()
  const here = browser.open()
  const there = apart === 'tabs' ? browser.open() : world.openBrowser().open()
  const sides = {
    here: { tab: here, ticks: [...ticksOf[apart].here] as number[] },
    there: { tab: there, ticks: [...ticksOf[apart].there] as number[] },
  }
  let expected = 0
  for (const event of events) {
    if (event === 'here' || event === 'there') {
      const { tab, ticks } = sides[event]
      const problem = ticks.shift() ?? 0
      tab.sync.toggle(patternId, problem)
      expected = withProblem(expected, problem, isSolved(maskOn(tab), problem))
      await world.settle()
    } else await world.deliver(event)
  }
  await world.finish()
  const stored = world.server.maskOf('ada')
  if (stored !== expected) return `${events.join(', ')}: ${stored} is stored, ${expected} was ticked.`
  // A device learns of the other's ticks with its own next reply, so only its own are checked here.
  const own = { tabs: [0b111, 0b111], devices: [0b0011, 0b1100] }[apart]
  for (const [index, tab] of [here, there].entries()) {
    const mask = own[index] ?? 0
    if (waitingOn(tab) !== 0 || (maskOn(tab) & mask) !== (expected & mask))
      return `${events.join(', ')}: a tab shows ${maskOn(tab)}, ${expected} was ticked.`
  }
  return undefined
}
