import { isSolved, withProblem } from '#progress/rules.ts'
import { createWorld, maskOn, type Outcome, waitingOn } from './sync-world.ts'

/** The first side ticks, the second side ticks, or the oldest request in flight succeeds or fails. */
type Event = 'here' | 'there' | Outcome

/** Two tabs share local storage; two devices share only the server. */
export type Sharing = 'tabs' | 'devices'

/** The problems that each side ticks, in order. In tabs both tick the middle one, and the last tick wins. */
const ticksOf = {
  tabs: { here: [0, 1], there: [1, 2] },
  devices: { here: [0, 1], there: [2, 3] },
} as const

const outcomes: readonly Outcome[] = ['succeeds', 'request lost', 'reply lost']

/** Every order of two ticks on each side and `deliveries` deliveries, with every outcome. */
export function* interleavings(deliveries: number): Generator<readonly Event[]> {
  function* continued(
    events: readonly Event[],
    left: Record<'here' | 'there' | 'deliveries', number>,
  ): Generator<readonly Event[]> {
    if (left.here + left.there + left.deliveries === 0) yield events
    for (const side of ['here', 'there'] as const)
      if (left[side] > 0) yield* continued([...events, side], { ...left, [side]: left[side] - 1 })
    if (left.deliveries > 0)
      for (const outcome of outcomes)
        yield* continued([...events, outcome], { ...left, deliveries: left.deliveries - 1 })
  }
  yield* continued([], { here: 2, there: 2, deliveries })
}

/** Runs one order of events. @returns what was lost or displayed wrongly, or undefined. */
export async function findProblem(events: readonly Event[], sharing: Sharing): Promise<string | undefined> {
  const world = createWorld()
  const browser = world.openBrowser()
  const here = browser.open()
  const there = sharing === 'tabs' ? browser.open() : world.openBrowser().open()
  const sides = {
    here: { tab: here, ticks: [...ticksOf[sharing].here] as number[] },
    there: { tab: there, ticks: [...ticksOf[sharing].there] as number[] },
  }
  let expected = 0
  for (const event of events) {
    if (event === 'here' || event === 'there') {
      const { tab, ticks } = sides[event]
      const problem = ticks.shift() ?? 0
      tab.sync.toggle(problem)
      expected = withProblem(expected, problem, isSolved(maskOn(tab), problem))
      await world.settle()
    } else await world.deliver(event)
  }
  await world.finish()
  const stored = world.server.maskOf('ada')
  if (stored !== expected) return `${events.join(', ')}: ${stored} is stored, ${expected} was ticked.`
  // A device sees the other's ticks only in its next reply, so check only its own.
  const own = { tabs: [0b111, 0b111], devices: [0b0011, 0b1100] }[sharing]
  for (const [index, tab] of [here, there].entries()) {
    const mask = own[index] ?? 0
    if (waitingOn(tab) !== 0 || (maskOn(tab) & mask) !== (expected & mask))
      return `${events.join(', ')}: a tab shows ${maskOn(tab)}, ${expected} was ticked.`
  }
  return undefined
}
