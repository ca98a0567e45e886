import type { ReplyOf } from '#platform/endpoint.ts'
import { ApiError } from '#platform/web/call-api.ts'
import type { Progress, progressApi } from '../../contract.ts'
import { isSolved, type SolvedMask, withProblem } from '../../rules.ts'
import type { ProgressCache } from './progress-cache.ts'
import type { WaitingTick, WaitingTicks } from './waiting-ticks.ts'

export type SaveReply = ReplyOf<typeof progressApi.save>
export type SavedPattern = Pick<Progress, 'patternId' | 'problemsSolved' | 'version'>

export interface SolvedChange {
  readonly patternId: number
  readonly problemsSolved: SolvedMask
  readonly baseProblemsSolved: SolvedMask
}

/** Everything the sync needs from its environment. Tests pass a simulated one. */
export interface SyncDependencies {
  readonly userId: string
  readonly cache: ProgressCache
  readonly waitingTicks: WaitingTicks
  send(change: SolvedChange): Promise<SaveReply>
  /** Whether this browser's session still belongs to this person. Called when another user may have signed in. */
  isStillSignedIn(): Promise<boolean>
  /** Runs the task while no other tab of this browser saves the same pattern. */
  exclusively(patternId: number, task: () => Promise<void>): Promise<void>
  /** Returns a function that cancels the task. */
  schedule(delayMs: number, task: () => void): () => void
  now(): number
  random(): number
  onSaved(reply: SaveReply): void
  onRefused(sentence: string): void
  onSignedOut(sentence: string): void
}

/** A tick that is not saved after this time is shown as waiting. */
export const showWaitingAfterMs = 1500
/** How long another tab may take to save its tick before this tab saves it. */
const saveForOtherTabAfterMs = 3000
const firstRetryMs = 1000
const longestRetryMs = 30_000

/**
 * Saves a member's ticks on the server without ever losing one. A tick is first written to the waiting ticks in the
 * browser's storage, then shown, then sent. It is removed from the waiting ticks only when the server has replied.
 */
export function createProgressSync(dependencies: SyncDependencies) {
  const { cache, waitingTicks } = dependencies
  const confirmed = new Map<number, SavedPattern>()
  const saving = new Set<number>()
  /** Patterns with a refused save. Their ticks are sent one by one, so that an invalid one does not block the others. */
  const sentOneByOne = new Set<number>()
  const timers = new Set<() => void>()
  /** By stamp: whether the tick has waited long enough to be marked. Nearly all ticks are saved before that. */
  const isMarked = new Map<string, boolean>()
  let failures = 0
  let retryNotBefore = 0
  let mustCheckUser = false
  let cancelRetry: (() => void) | undefined
  let cancelSaveForOtherTab: (() => void) | undefined
  let stopped = false

  function schedule(delayMs: number, task: () => void): () => void {
    const cancel = dependencies.schedule(delayMs, () => {
      timers.delete(cancel)
      task()
    })
    timers.add(cancel)
    return cancel
  }

  const confirmedMask = (patternId: number) => confirmed.get(patternId)?.problemsSolved ?? 0

  function isShownAsWaiting({ stamp }: WaitingTick): boolean {
    if (!isMarked.has(stamp)) {
      isMarked.set(stamp, failures > 0)
      schedule(showWaitingAfterMs, () => {
        isMarked.set(stamp, true)
        showAll()
      })
    }
    return isMarked.get(stamp) === true
  }

  function show(patternId: number): void {
    const ticks = waitingTicks.of(patternId)
    const waiting = ticks.filter(isShownAsWaiting)
    cache.put(patternId, {
      mask: withTicks(confirmedMask(patternId), ticks),
      waiting: waiting.reduce((mask, { problem }) => withProblem(mask, problem, true), 0),
    })
  }

  function showAll(): void {
    if (stopped) return
    for (const patternId of new Set([...cache.read().keys(), ...waitingTicks.patternIds()])) show(patternId)
  }

  function adopt(saved: SavedPattern): void {
    const known = confirmed.get(saved.patternId)
    if (known === undefined || saved.version > known.version) confirmed.set(saved.patternId, saved)
    show(saved.patternId)
  }

  /** @returns false when ticks of the pattern are still waiting */
  async function save(patternId: number): Promise<boolean> {
    if (saving.has(patternId) || stopped) return true
    saving.add(patternId)
    let isSaved = false
    try {
      await dependencies.exclusively(patternId, async () => {
        while (!stopped && waitingTicks.of(patternId).length > 0) if (!(await sendWaiting(patternId))) return
        isSaved = true
      })
    } finally {
      saving.delete(patternId)
    }
    if (!isSaved || stopped) return false
    sentOneByOne.delete(patternId)
    show(patternId) // Another tab may have saved it while this one waited for the lock.
    return waitingTicks.of(patternId).length === 0 || save(patternId) // Ticked while the lock was released.
  }

  /** @returns true when the server accepted or refused the ticks, false when they must be sent again later */
  async function sendWaiting(patternId: number): Promise<boolean> {
    const waiting = waitingTicks.of(patternId)
    const ticks = sentOneByOne.has(patternId) ? waiting.slice(0, 1) : waiting
    try {
      if (mustCheckUser && !(await dependencies.isStillSignedIn()))
        return handleFailure(patternId, ticks, signedOut)
      mustCheckUser = false
      if (stopped) return false
      const reply = await dependencies.send(changeOf(patternId, confirmedMask(patternId), ticks))
      if (reply.userId !== dependencies.userId) return handleFailure(patternId, ticks, signedOut)
      handleReply(ticks, reply)
      return true
    } catch (error) {
      return handleFailure(patternId, ticks, saveFailureOf(error))
    }
  }

  function handleReply(ticks: readonly WaitingTick[], reply: SaveReply): void {
    // Publish the new state before removing the ticks, so that no tab is ever without both.
    adopt(reply)
    dependencies.onSaved(reply)
    waitingTicks.settle(reply.patternId, ticks)
    show(reply.patternId)
    if (failures === 0) return
    failures = 0
    retryNotBefore = 0
    cancelRetry?.()
    void saveAll()
  }

  function handleFailure(patternId: number, ticks: readonly WaitingTick[], failure: SaveFailure): boolean {
    if (failure.kind === 'refused') {
      if (ticks.length > 1) sentOneByOne.add(patternId)
      else {
        waitingTicks.settle(patternId, ticks)
        show(patternId)
        dependencies.onRefused(failure.sentence)
      }
      return true
    }
    failures++
    mustCheckUser = true
    for (const stamp of isMarked.keys()) isMarked.set(stamp, true)
    showAll()
    if (failure.kind === 'signedOut') dependencies.onSignedOut(failure.sentence)
    else scheduleRetry(failure.retryAfterSeconds)
    return false
  }

  /** Exponential backoff with jitter, so that browsers do not all return to a restarted server at the same moment. */
  function scheduleRetry(retryAfterSeconds: number): void {
    const backoffMs = Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1))
    const delayMs = Math.max(backoffMs * (0.75 + 0.5 * dependencies.random()), retryAfterSeconds * 1000)
    retryNotBefore = dependencies.now() + retryAfterSeconds * 1000
    cancelRetry?.()
    cancelRetry = schedule(delayMs, () => void saveAll())
  }

  /** Saves one pattern after the other and stops at the first failure of an unreachable server. */
  async function saveAll(): Promise<void> {
    if (dependencies.now() < retryNotBefore) return
    for (const patternId of waitingTicks.patternIds()) if (!(await save(patternId))) return
  }

  function setProblem(patternId: number, problem: number, solved: boolean): void {
    waitingTicks.put(patternId, problem, solved)
    show(patternId)
    if (dependencies.now() >= retryNotBefore) void save(patternId)
  }

  return {
    /** Takes the server's state of a pattern, unless a newer one is known. */
    adopt,

    /** Takes a state without a version, as in the reply to an import. */
    adoptMask(patternId: number, problemsSolved: SolvedMask): void {
      const version = confirmed.get(patternId)?.version ?? 0
      confirmed.set(patternId, { patternId, problemsSolved, version })
      show(patternId)
    },

    setProblem,

    toggle(patternId: number, problem: number): void {
      setProblem(patternId, problem, !isSolved(cache.read().get(patternId)?.mask ?? 0, problem))
    },

    /** Another tab ticked, or saved its ticks. If that tab goes away, this one saves what is still waiting. */
    onWaitingTicksChanged(): void {
      showAll()
      cancelSaveForOtherTab?.()
      if (failures === 0) cancelSaveForOtherTab = schedule(saveForOtherTabAfterMs, () => void saveAll())
    },

    /** Called on load, when the browser is online again, and when the tab becomes visible. */
    saveWaiting(): void {
      showAll()
      void saveAll()
    },

    /** Another user may have signed in in another tab: check that before the next tick is sent. */
    checkUserBeforeSaving(): void {
      mustCheckUser = true
    },

    stop(): void {
      stopped = true
      for (const cancel of timers) cancel()
      timers.clear()
    },
  }
}

function withTicks(mask: SolvedMask, ticks: readonly WaitingTick[]): SolvedMask {
  return ticks.reduce((result, { problem, solved }) => withProblem(result, problem, solved), mask)
}

/**
 * The base differs from the new mask in exactly the waiting problems, whatever the server has stored by now. So the
 * change means "set these, clear those" and nothing else, and is safe to send twice.
 */
function changeOf(patternId: number, known: SolvedMask, ticks: readonly WaitingTick[]): SolvedChange {
  const opposite = ticks.map((tick) => ({ ...tick, solved: !tick.solved }))
  return {
    patternId,
    problemsSolved: withTicks(known, ticks),
    baseProblemsSolved: withTicks(known, opposite),
  }
}

/**
 * What a failed save means for the tick. `unknown`: it may or may not have arrived, so it waits and is sent again.
 * `signedOut`: it waits until its owner is back. `refused`: it will never be accepted, so it is removed.
 */
type SaveFailure =
  | { readonly kind: 'unknown'; readonly retryAfterSeconds: number }
  | { readonly kind: 'signedOut'; readonly sentence: string }
  | { readonly kind: 'refused'; readonly sentence: string }

const signedOut: SaveFailure = { kind: 'signedOut', sentence: 'User not authenticated' }
const retryableStatuses = new Set([408, 425, 429])

function saveFailureOf(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return { kind: 'unknown', retryAfterSeconds: 0 }
  if (error.status === 401) return { kind: 'signedOut', sentence: error.sentence }
  if (error.status >= 500 || retryableStatuses.has(error.status))
    return { kind: 'unknown', retryAfterSeconds: error.retryAfterSeconds ?? 0 }
  return { kind: 'refused', sentence: error.serverMessage ?? 'Failed to update progress' }
}
