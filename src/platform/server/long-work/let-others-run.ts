import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long work may hold the event loop before other requests get their turn. */
const longestTurnMs = 10

let turnStartedAt = 0

/** For work that may take long: call it between two parts, which then are a turn of the event loop each. */
export async function letOthersRun(): Promise<void> {
  if (performance.now() - turnStartedAt < longestTurnMs) return
  await nextTurn()
  turnStartedAt = performance.now()
}
