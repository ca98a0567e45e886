import { dayMs } from '#platform/durations.ts'
import type { Store, StoreHandle } from '#platform/server/store/store.ts'
import type { Standing } from '../contract.ts'
import type { PromptBank } from '../rounds/bank.ts'
import { presentStanding } from '../standing/present-standing.ts'
import { addAnswers, emptyStanding, type StandingState } from '../standing/standing.ts'
import { readJudgedAnswers } from './answer-store.ts'
import { countDailyRoundsSince } from './round-store.ts'
import { lockStanding, readStoredStanding, writeStanding } from './standing-store.ts'

export async function readStanding(store: Store, bank: PromptBank, userId: string): Promise<Standing> {
  const stored = await readStoredStanding(store, userId)
  const state = stored.state ?? (await store.transaction((tx) => lockCurrentStanding(tx, userId))).state
  return present(store, bank, userId, state, stored.now)
}

export async function present(
  handle: StoreHandle,
  bank: PromptBank,
  userId: string,
  state: StandingState,
  now: number,
): Promise<Standing> {
  const today = Math.floor(now / dayMs) * dayMs
  return presentStanding(state, bank, now, await countDailyRoundsSince(handle, userId, today))
}

/** Locks the person's practice. A standing of an earlier release is made anew. */
export async function lockCurrentStanding(
  tx: StoreHandle,
  userId: string,
): Promise<{ readonly state: StandingState; readonly now: number }> {
  const { state, now } = await lockStanding(tx, userId)
  if (state) return { state, now }
  const rebuilt = await rebuildStanding(tx, userId)
  await writeStanding(tx, userId, rebuilt)
  return { state: rebuilt, now }
}

/** From all answers. */
export async function rebuildStanding(handle: StoreHandle, userId: string): Promise<StandingState> {
  return addAnswers(emptyStanding(), await readJudgedAnswers(handle, userId))
}
