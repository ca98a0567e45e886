import { setTimeout as pause } from 'node:timers/promises'
import { secondMs } from '#platform/durations.ts'
import type { Store } from '#platform/server/store/store.ts'
import { addInPlace, emptyStanding } from '../standing/standing.ts'
import { countAnswers, readJudgedAnswers } from './answer-store.ts'
import { lockStanding, writeStanding } from './standing-store.ts'

/** Takes a few milliseconds. */
const answersPerSlice = 250
/** Someone whose late answers never end has a new standing after ten times as long as the last one took. */
const restFactor = 10
/** How long a request waits for a standing before it shows the old one. */
const longestWaitMs = secondMs

/**
 * Makes standings anew from all answers: after answers that came late, and after a release that changed the rules. Outside
 * of requests, one person at a time, in slices between which other work runs. What is still to be done is in the store, so
 * that a restart loses nothing: the next request of the person starts it again.
 */
export function createStandingRebuilds(store: Store) {
  const running = new Map<string, Promise<void>>()
  const resting = new Map<string, Promise<void>>()
  let last: Promise<unknown> = Promise.resolve()

  async function rebuild(userId: string): Promise<void> {
    await resting.get(userId)
    const turn = last.then(() => rebuildStanding(store, userId))
    last = turn.catch(() => undefined) // Whoever waits for it is told.
    const tookMs = await turn
    const rest = pause(tookMs * restFactor, undefined, { ref: false }).then(() => void resting.delete(userId))
    resting.set(userId, rest)
  }

  /** Starts one, unless it runs already: that one may lack the newest answers, and tells so. Resolves when it is done. */
  function start(userId: string): Promise<void> {
    const known = running.get(userId)
    if (known) return known
    const started = rebuild(userId).finally(() => running.delete(userId))
    running.set(userId, started)
    return started
  }

  return {
    start,
    /** Starts one and waits for it, but not for long. */
    waitFor: (userId: string): Promise<void> =>
      Promise.race([start(userId), pause(longestWaitMs, undefined, { ref: false })]),
  }
}

export type StandingRebuilds = ReturnType<typeof createStandingRebuilds>

/** @returns how long it was at work, in milliseconds */
export async function rebuildStanding(store: Store, userId: string): Promise<number> {
  const state = emptyStanding()
  let tookMs = 0
  for (let isMore = true; isMore; ) {
    const began = performance.now()
    const answers = await readJudgedAnswers(store, userId, { after: state.last, limit: answersPerSlice })
    addInPlace(state, answers)
    isMore = answers.length === answersPerSlice
    const sliceMs = performance.now() - began
    tookMs += sliceMs
    if (isMore) await pause(sliceMs)
  }
  await store.transaction(async (tx) => {
    await lockStanding(tx, userId)
    const newest = await readJudgedAnswers(tx, userId, { after: state.last, limit: answersPerSlice })
    addInPlace(state, newest)
    // Answers that came late again in the meantime, and would be in none of the slices.
    const pending = (await countAnswers(tx, userId)) - state.answered
    await writeStanding(tx, userId, { state, pending })
  })
  return tookMs
}
