import type { ReplyTo, SentBody } from '#platform/endpoint.ts'
import { ApiError, sentenceOf } from '#platform/web/call-api.ts'
import type { Solved } from '../../contract.ts'
import type { ProgressCache } from './progress-cache.ts'
import type { WaitingTick, WaitingTicks } from './waiting-ticks.ts'

export type SaveReply = ReplyTo<'PUT /api/solved'>
export type SolvedChange = SentBody<'PUT /api/solved'>
export type SavedSolved = Pick<Solved, 'version' | 'solved'>

/** Everything the sync needs from its environment. Tests pass a simulated one. */
export interface SyncDependencies {
  readonly userId: string
  readonly cache: ProgressCache
  readonly waitingTicks: WaitingTicks
  send(change: SolvedChange): Promise<SaveReply>
  /** Whether this browser's session still belongs to this person. Called when another user may have signed in. */
  isStillSignedIn(): Promise<boolean>
  /** Runs the task while no other tab of this browser saves. */
  exclusively(task: () => Promise<void>): Promise<void>
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
/** The most ticks of one request. */
const mostTicks = 500

/**
 * Saves a member's ticks on the server without ever losing one. A tick is first written to the waiting ticks in the
 * browser's storage, then shown, then sent. It is removed from the waiting ticks only when the server has replied.
 */
export function createProgressSync(dependencies: SyncDependencies) {
  const { cache, waitingTicks } = dependencies
  /** A version below 0: the server's list is not known yet. */
  let confirmed = { version: -1, solved: new Set<number>() as ReadonlySet<number> }
  let isSaving = false
  /** After a refused save, ticks are sent one by one, so that an invalid one does not block the others. */
  let isSendingOneByOne = false
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

  function isShownAsWaiting({ stamp }: WaitingTick): boolean {
    if (!isMarked.has(stamp)) {
      isMarked.set(stamp, failures > 0)
      schedule(showWaitingAfterMs, () => {
        isMarked.set(stamp, true)
        show()
      })
    }
    return isMarked.get(stamp) === true
  }

  function show(): void {
    if (stopped) return
    const ticks = waitingTicks.read()
    cache.replace({
      solved: withTicks(confirmed.solved, ticks),
      waiting: new Set(ticks.filter(isShownAsWaiting).map(({ problem }) => problem)),
      isLoaded: confirmed.version >= 0,
    })
  }

  function adopt(saved: SavedSolved): void {
    if (saved.version >= confirmed.version)
      confirmed = { version: saved.version, solved: new Set(saved.solved) }
    show()
  }

  /** @returns false when ticks are still waiting */
  async function save(): Promise<boolean> {
    if (isSaving || stopped) return true
    isSaving = true
    let isSaved = false
    try {
      await dependencies.exclusively(async () => {
        while (!stopped && waitingTicks.read().length > 0) if (!(await sendWaiting())) return
        isSaved = true
      })
    } finally {
      isSaving = false
    }
    if (!isSaved || stopped) return false
    isSendingOneByOne = false
    show() // Another tab may have saved them while this one waited for the lock.
    return waitingTicks.read().length === 0 || save() // Ticked while the lock was released.
  }

  /** @returns true when the server accepted or refused the ticks, false when they must be sent again later */
  async function sendWaiting(): Promise<boolean> {
    const ticks = waitingTicks.read().slice(0, isSendingOneByOne ? 1 : mostTicks)
    try {
      if (mustCheckUser && !(await dependencies.isStillSignedIn())) return handleFailure(ticks, signedOut)
      mustCheckUser = false
      if (stopped) return false
      const reply = await dependencies.send(changeOf(ticks))
      if (reply.userId !== dependencies.userId) return handleFailure(ticks, signedOut)
      handleReply(ticks, reply)
      return true
    } catch (error) {
      return handleFailure(ticks, saveFailureOf(error))
    }
  }

  function handleReply(ticks: readonly WaitingTick[], reply: SaveReply): void {
    // Publish the new state before removing the ticks, so that no tab is ever without both.
    adopt(reply)
    dependencies.onSaved(reply)
    waitingTicks.settle(ticks)
    show()
    if (failures === 0) return
    failures = 0
    retryNotBefore = 0
    cancelRetry?.()
  }

  function handleFailure(ticks: readonly WaitingTick[], failure: SaveFailure): boolean {
    if (failure.kind === 'refused') {
      if (ticks.length > 1) isSendingOneByOne = true
      else {
        waitingTicks.settle(ticks)
        show()
        dependencies.onRefused(failure.sentence)
      }
      return true
    }
    failures++
    mustCheckUser = true
    for (const stamp of isMarked.keys()) isMarked.set(stamp, true)
    show()
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

  async function saveAll(): Promise<void> {
    if (dependencies.now() >= retryNotBefore) await save()
  }

  function setProblem(problem: number, solved: boolean): void {
    waitingTicks.put(problem, solved)
    show()
    void saveAll()
  }

  return {
    /** Takes the server's list, unless a newer one is known. */
    adopt,

    /** Takes what the server says of some problems only, as the catalog does. Others stay as they are known. */
    adoptSome(problems: readonly number[], solved: ReadonlySet<number>, version: number): void {
      if (version <= confirmed.version) return
      const others = [...confirmed.solved].filter((problem) => !problems.includes(problem))
      adopt({ version, solved: [...others, ...solved] })
    },

    /** Takes problems that the server has added, as in the reply to an import. */
    adoptAdded(added: readonly number[]): void {
      confirmed = { ...confirmed, solved: new Set([...confirmed.solved, ...added]) }
      show()
    },

    setProblem,

    toggle(problem: number): void {
      setProblem(problem, !cache.read().solved.has(problem))
    },

    convertOldTicks(problemOf: (patternId: number, index: number) => number | undefined): void {
      waitingTicks.convertOld(problemOf)
      show()
      void saveAll()
    },

    /** Another tab ticked, or saved its ticks. If that tab goes away, this one saves what is still waiting. */
    onWaitingTicksChanged(): void {
      show()
      cancelSaveForOtherTab?.()
      if (failures === 0) cancelSaveForOtherTab = schedule(saveForOtherTabAfterMs, () => void saveAll())
    },

    /** Called on load, when the browser is online again, and when the tab becomes visible. */
    saveWaiting(): void {
      show()
      void saveAll()
    },

    /**
     * The page is being left: sends what waits behind a request in flight. It stays in storage until a reply is seen, so
     * it is sent once more at the next visit.
     */
    flush(): void {
      const ticks = waitingTicks.read().slice(0, mostTicks)
      if (ticks.length === 0 || stopped || mustCheckUser || dependencies.now() < retryNotBefore) return
      void dependencies.send(changeOf(ticks)).then(
        (reply) => reply.userId === dependencies.userId && handleReply(ticks, reply),
        () => {}, // They wait.
      )
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

function withTicks(solved: ReadonlySet<number>, ticks: readonly WaitingTick[]): ReadonlySet<number> {
  const result = new Set(solved)
  for (const tick of ticks)
    if (tick.solved) result.add(tick.problem)
    else result.delete(tick.problem)
  return result
}

/** "Set these, clear those" and nothing else, whatever the server has stored by now. So it is safe to send twice. */
function changeOf(ticks: readonly WaitingTick[]): SolvedChange {
  const problems = (solved: boolean) =>
    ticks.filter((tick) => tick.solved === solved).map(({ problem }) => problem)
  return { solved: problems(true), unsolved: problems(false) }
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
  if (error.status === 401) return { kind: 'signedOut', sentence: sentenceOf(error) }
  if (error.status >= 500 || retryableStatuses.has(error.status))
    return { kind: 'unknown', retryAfterSeconds: error.retryAfterSeconds ?? 0 }
  return { kind: 'refused', sentence: error.serverMessage ?? 'Failed to update progress' }
}
