import type { ReplyOf } from '#platform/endpoint.ts'
import { backOffDelayMs } from '../back-off.ts'
import type { Progress, progressApi } from '../contract.ts'
import { isSolved, type SolvedMask, withProblem } from '../rules.ts'
import type { WaitingTick, WaitingTicks } from '../waiting-ticks.ts'
import type { ProgressCache } from './progress-cache.ts'
import { type SaveFailure, saveFailureOf } from './save-failure.ts'
import { changeOf, type SolvedChange, withTicks } from './solved-change.ts'
import { createTickAges } from './tick-ages.ts'

export type SaveReply = ReplyOf<typeof progressApi.save>
export type SavedPattern = Pick<Progress, 'patternId' | 'problemsSolved' | 'version'>

/** Everything the sync needs of the world around it, so that tests can be that world. */
export interface SyncDoors {
  readonly userId: string
  readonly cache: ProgressCache
  readonly waitingTicks: WaitingTicks
  send(change: SolvedChange): Promise<SaveReply>
  /** Whether this browser's session is still this person's; asked when somebody else may have signed in. */
  isStillMe(): Promise<boolean>
  /** Runs the task while no other tab of this browser saves the same pattern. */
  exclusively(patternId: number, task: () => Promise<void>): Promise<void>
  /** Returns a function that cancels. */
  later(delayMs: number, task: () => void): () => void
  now(): number
  random(): number
  onSaved(reply: SaveReply): void
  onRefused(sentence: string): void
  onSignedOut(sentence: string): void
}

const takeOverAfterMs = 3000
const signedOut: SaveFailure = { kind: 'signedOut', sentence: 'User not authenticated' }

/**
 * Brings a person's ticks to the server without ever losing one. A tick is written to the waiting ticks first,
 * then shown, then sent; it leaves the waiting ticks only when the server has answered.
 */
export function createProgressSync(doors: SyncDoors) {
  const { cache, waitingTicks } = doors
  const confirmed = new Map<number, SavedPattern>()
  const saving = new Set<number>()
  /** Patterns with a refused save: their ticks are sent singly, so that a bad one takes no good one with it. */
  const singly = new Set<number>()
  const timers = new Set<() => void>()
  const ages = createTickAges(later, () => failures > 0, paintAll)
  let failures = 0
  let notBefore = 0
  let isIdentityUnsure = false
  let cancelRetry: (() => void) | undefined
  let cancelTakeOver: (() => void) | undefined
  let stopped = false

  function later(delayMs: number, task: () => void): () => void {
    const cancel = doors.later(delayMs, () => {
      timers.delete(cancel)
      task()
    })
    timers.add(cancel)
    return cancel
  }

  const knownMask = (patternId: number) => confirmed.get(patternId)?.problemsSolved ?? 0

  function paint(patternId: number): void {
    const ticks = waitingTicks.of(patternId)
    const waiting = ticks.filter(({ stamp }) => !ages.isYoung(stamp))
    cache.put(patternId, {
      mask: withTicks(knownMask(patternId), ticks),
      waiting: waiting.reduce((mask, { problem }) => withProblem(mask, problem, true), 0),
    })
  }

  function paintAll(): void {
    if (stopped) return
    for (const patternId of new Set([...cache.read().keys(), ...waitingTicks.patternIds()])) paint(patternId)
  }

  function adopt(saved: SavedPattern): void {
    const known = confirmed.get(saved.patternId)
    if (known === undefined || saved.version > known.version) confirmed.set(saved.patternId, saved)
    paint(saved.patternId)
  }

  /** False when ticks of the pattern still wait. */
  async function save(patternId: number): Promise<boolean> {
    if (saving.has(patternId) || stopped) return true
    saving.add(patternId)
    let isSaved = false
    try {
      await doors.exclusively(patternId, async () => {
        while (!stopped && waitingTicks.of(patternId).length > 0) if (!(await saveOnce(patternId))) return
        isSaved = true
      })
    } finally {
      saving.delete(patternId)
    }
    if (!isSaved || stopped) return false
    singly.delete(patternId)
    paint(patternId) // Another tab may have saved it while this one waited for its turn.
    return waitingTicks.of(patternId).length === 0 || save(patternId) // Ticked while the turn was ending.
  }

  /** Sends what waits; true when the server settled it, one way or the other. */
  async function saveOnce(patternId: number): Promise<boolean> {
    const waiting = waitingTicks.of(patternId)
    const ticks = singly.has(patternId) ? waiting.slice(0, 1) : waiting
    try {
      if (isIdentityUnsure && !(await doors.isStillMe())) return afterFailure(patternId, ticks, signedOut)
      isIdentityUnsure = false
      if (stopped) return false
      const reply = await doors.send(changeOf(patternId, knownMask(patternId), ticks))
      if (reply.userId !== doors.userId) return afterFailure(patternId, ticks, signedOut)
      afterSave(ticks, reply)
      return true
    } catch (error) {
      return afterFailure(patternId, ticks, saveFailureOf(error))
    }
  }

  function afterSave(ticks: readonly WaitingTick[], reply: SaveReply): void {
    // Tell the new state before forgetting the ticks, so that no screen is without both.
    adopt(reply)
    doors.onSaved(reply)
    waitingTicks.settle(reply.patternId, ticks)
    paint(reply.patternId)
    if (failures === 0) return
    failures = 0
    notBefore = 0
    cancelRetry?.()
    void saveAll()
  }

  function afterFailure(patternId: number, ticks: readonly WaitingTick[], failure: SaveFailure): boolean {
    if (failure.kind === 'refused') {
      if (ticks.length > 1) singly.add(patternId)
      else {
        waitingTicks.settle(patternId, ticks)
        paint(patternId)
        doors.onRefused(failure.sentence)
      }
      return true
    }
    failures++
    isIdentityUnsure = true
    ages.endAll()
    paintAll()
    if (failure.kind === 'signedOut') doors.onSignedOut(failure.sentence)
    else retryLater(failure.retryAfterSeconds)
    return false
  }

  function retryLater(retryAfterSeconds: number): void {
    cancelRetry?.()
    notBefore = doors.now() + retryAfterSeconds * 1000
    cancelRetry = later(backOffDelayMs(failures, doors.random(), retryAfterSeconds), () => void saveAll())
  }

  /** One pattern after another, so that the first failure of a server that is away ends the round. */
  async function saveAll(): Promise<void> {
    if (doors.now() < notBefore) return
    for (const patternId of waitingTicks.patternIds()) if (!(await save(patternId))) return
  }

  function setProblem(patternId: number, problem: number, solved: boolean): void {
    waitingTicks.put(patternId, problem, solved)
    paint(patternId)
    if (doors.now() >= notBefore) void save(patternId)
  }

  return {
    /** Takes the server's state of a pattern, unless a newer one is known. */
    adopt,

    /** Takes a state that carries no version, as the answer to an import does. */
    adoptMask(patternId: number, problemsSolved: SolvedMask): void {
      const version = confirmed.get(patternId)?.version ?? 0
      confirmed.set(patternId, { patternId, problemsSolved, version })
      paint(patternId)
    },

    setProblem,

    toggle(patternId: number, problem: number): void {
      setProblem(patternId, problem, !isSolved(cache.read().get(patternId)?.mask ?? 0, problem))
    },

    /** Another tab ticked, or its ticks were saved. What waits is taken over here should that tab go away. */
    onWaitingTicksChanged(): void {
      paintAll()
      cancelTakeOver?.()
      if (failures === 0) cancelTakeOver = later(takeOverAfterMs, () => void saveAll())
    },

    /** On load, when the browser is online again, and when the tab is looked at again. */
    saveWaiting(): void {
      paintAll()
      void saveAll()
    },

    /** Somebody may have signed in elsewhere in this browser: ask before the next tick is sent. */
    doubtIdentity(): void {
      isIdentityUnsure = true
    },

    stop(): void {
      stopped = true
      for (const cancel of timers) cancel()
      timers.clear()
    },
  }
}
