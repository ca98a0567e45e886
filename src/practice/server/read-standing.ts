import { type LocalTime, localDay } from '#platform/local-day.ts'
import type { Store, StoreHandle } from '#platform/server/store/store.ts'
import type { Standing } from '../contract.ts'
import type { PromptBank } from '../rounds/bank.ts'
import { countDue, presentStanding } from '../standing/present-standing.ts'
import { recentMs } from '../standing/recent-progress.ts'
import { emptyStanding, roundsOn, type StandingState } from '../standing/standing.ts'
import { countAnswers, readRecentAnswers } from './answer-store.ts'
import { readChecks } from './check/check-store.ts'
import { summarizeChecks } from './check/summarize-checks.ts'
import { readNextItems } from './daily-round.ts'
import { readBest } from './play-rounds.ts'
import type { StandingRebuilds } from './rebuild-standing.ts'
import { countEnded } from './round-store.ts'
import { lockStanding, readStoredStanding, type StoredStanding } from './standing-store.ts'

/** What the verbs of practice need. */
export interface Practice {
  readonly store: Store
  readonly bank: PromptBank
  readonly rebuilds: StandingRebuilds
}

/** @param offset of the person's clock to UTC, if the browser said it */
export async function readStanding(
  { store, bank, rebuilds }: Practice,
  userId: string,
  offset: number | undefined,
): Promise<Standing> {
  return present(store, bank, userId, await readCurrentStanding(store, rebuilds, userId), offset)
}

/** A standing as far as it is known. */
export interface KnownStanding extends StoredStanding {
  readonly state: StandingState
}

/** Waits a moment for what is not in the standing yet. */
export async function readCurrentStanding(
  store: Store,
  rebuilds: StandingRebuilds,
  userId: string,
): Promise<KnownStanding> {
  const stored = await readStoredStanding(store, userId)
  if (stored.state && stored.pending === 0) return { ...stored, state: stored.state }
  await rebuilds.waitFor(userId)
  return withState(store, userId, await readStoredStanding(store, userId))
}

/** Locks the person's practice. */
export async function lockCurrentStanding(tx: StoreHandle, userId: string): Promise<KnownStanding> {
  return withState(tx, userId, await lockStanding(tx, userId))
}

/** In place of a standing of an earlier release, an empty one until it is made anew. */
async function withState(
  handle: StoreHandle,
  userId: string,
  { state, ...stored }: StoredStanding,
): Promise<KnownStanding> {
  if (state) return { ...stored, state }
  return { ...stored, state: emptyStanding(), pending: await countAnswers(handle, userId) }
}

export async function present(
  handle: StoreHandle,
  bank: PromptBank,
  userId: string,
  { state, pending, now }: KnownStanding,
  offset: number | undefined,
): Promise<Standing> {
  const time = localTimeOf(state, now, offset)
  const today = roundsOn(state, localDay(time)).map(({ id }) => id)
  const next = await readNextItems(handle, bank, userId, state, time)
  return presentStanding(state, bank, time, {
    roundSize: next.length,
    dueCount: countDue(state, bank, time, next),
    roundsToday: await countEnded(handle, userId, today),
    pendingCount: pending,
    best: {
      streak: await readBest(handle, userId, 'streak'),
      storm: await readBest(handle, userId, 'storm'),
    },
    recentAnswers: await readRecentAnswers(handle, userId, now - recentMs),
    ...summarizeChecks(bank, await readChecks(handle, userId), time),
  })
}

/** Where the person is: as the browser said, else where the newest answer was given. */
export function localTimeOf({ last }: StandingState, now: number, offset = last?.offset ?? 0): LocalTime {
  return { now, offset }
}
