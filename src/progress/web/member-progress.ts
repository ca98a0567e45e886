import type { ReplyOf } from '#platform/endpoint.ts'
import { callApi } from '#platform/web/call-api.ts'
import { localKeys, localValue, onOtherTabChange } from '#platform/web/local-value.ts'
import type { progressApi, Stats } from '../contract.ts'
import { type SolvedMasks, solvedProblems } from '../rules.ts'
import { createWaitingTicks, type KeptText, waitingTicksPrefix } from '../waiting-ticks.ts'
import { oneTabAtATime } from './one-tab-at-a-time.ts'
import { createProgressCache } from './progress-cache.ts'
import type { ProgressSource } from './progress-source.ts'
import { createProgressSync, type SavedPattern } from './progress-sync.ts'
import { openTabChannel } from './tab-channel.ts'

/** What one tab tells the others of this browser. */
type News =
  | { readonly kind: 'here'; readonly userId: string }
  | {
      readonly kind: 'saved'
      readonly userId: string
      readonly patterns: readonly SavedPattern[]
      readonly stats: Stats
    }
  | {
      readonly kind: 'imported'
      readonly userId: string
      readonly masks: [number, number][]
      readonly stats: Stats
    }

interface MemberEvents {
  isStillMe(): Promise<boolean>
  onStats(stats: Stats): void
  onRefused(sentence: string): void
  /** The session is gone, or another person's. */
  onSignedOut(sentence: string | undefined): void
}

const answerWithinMs = 20_000

/** A member's progress: shown at once, saved on the server, and kept in this browser until that is confirmed. */
export function openMemberProgress(
  userId: string,
  events: MemberEvents,
): { source: ProgressSource; close(): void } {
  const cache = createProgressCache()
  const channel = openTabChannel<News>('capra.progress', hear)
  const clock = { now: Date.now, random: Math.random }
  const sync = createProgressSync({
    ...clock,
    userId,
    cache,
    waitingTicks: createWaitingTicks(browserStorage, userId, clock),
    isStillMe: events.isStillMe,
    exclusively: (patternId, task) => oneTabAtATime(`capra.progress.${userId}.${patternId}`, task),
    send: (body) =>
      callApi<typeof progressApi.save>('POST', '/api/progress', {
        body,
        keepalive: true,
        signal: AbortSignal.timeout(answerWithinMs),
      }),
    later(delayMs, task) {
      const timer = setTimeout(task, delayMs)
      return () => clearTimeout(timer)
    },
    onSaved({ patternId, problemsSolved, version, stats }) {
      channel.tell({ kind: 'saved', userId, patterns: [{ patternId, problemsSolved, version }], stats })
      events.onStats(stats)
    },
    onRefused: events.onRefused,
    onSignedOut: events.onSignedOut,
  })

  function hear(news: News) {
    if (news.userId !== userId) {
      sync.doubtIdentity()
      if (news.kind === 'here') events.onSignedOut(undefined)
      return
    }
    if (news.kind === 'here') return
    if (news.kind === 'saved') for (const saved of news.patterns) sync.adopt(saved)
    else for (const [patternId, mask] of news.masks) sync.adoptMask(patternId, mask)
    events.onStats(news.stats)
  }

  async function addTicks(masks: SolvedMasks) {
    const progress = Object.fromEntries([...masks].map(([id, problemsSolved]) => [id, { problemsSolved }]))
    const reply = await callApi<typeof progressApi.import>('POST', '/api/progress/import', {
      body: { progress },
    })
    const merged = mergedMasks(reply)
    for (const [patternId, mask] of merged) sync.adoptMask(patternId, mask)
    channel.tell({ kind: 'imported', userId, masks: merged, stats: reply.stats })
    events.onStats(reply.stats)
    return { addedCount: reply.addedCount, undo: () => clearAdded(reply) }
  }

  function clearAdded(reply: ImportReply) {
    for (const [id, { addedMask }] of Object.entries(reply.merged))
      for (const problem of solvedProblems(addedMask)) sync.setProblem(Number(id), problem, false)
  }

  const stopListening = [
    onOtherTabChange(`${waitingTicksPrefix}${encodeURIComponent(userId)}.`, sync.onWaitingTicksChanged),
    listen(window, 'online', sync.saveWaiting),
    listen(document, 'visibilitychange', () => document.visibilityState === 'visible' && sync.saveWaiting()),
  ]
  channel.tell({ kind: 'here', userId })
  sync.saveWaiting()

  return {
    source: {
      kind: 'member',
      cache,
      adopt: (saved) => {
        for (const progress of saved) if (progress.userId === userId) sync.adopt(progress)
      },
      toggle: sync.toggle,
      addTicks,
    },
    close() {
      sync.stop()
      channel.close()
      for (const stop of stopListening) stop()
    },
  }
}

type ImportReply = ReplyOf<typeof progressApi.import>

function mergedMasks({ merged }: ImportReply): [number, number][] {
  return Object.entries(merged).map(([id, { problemsSolved }]) => [Number(id), problemsSolved])
}

const browserStorage: KeptText = {
  keys: localKeys,
  get: (key) => localValue(key).read(),
  set: (key, text) => localValue(key).write(text),
  remove: (key) => localValue(key).clear(),
}

function listen(target: EventTarget, type: string, listener: () => void): () => void {
  target.addEventListener(type, listener)
  return () => target.removeEventListener(type, listener)
}
