import type { ReplyOf } from '#platform/endpoint.ts'
import { callApi } from '#platform/web/call-api.ts'
import { localKeys, localValue, onOtherTabChange } from '#platform/web/local-value.ts'
import type { progressApi, Stats } from '../../contract.ts'
import { type SolvedMasks, solvedProblems } from '../../rules.ts'
import { createProgressCache } from './progress-cache.ts'
import type { ProgressSource } from './progress-source.ts'
import { createProgressSync, type SavedPattern } from './progress-sync.ts'
import { createWaitingTicks, type TextStorage, waitingTicksPrefix } from './waiting-ticks.ts'

/** Message between the tabs of this browser. */
type TabMessage = { readonly userId: string } & (
  | { readonly kind: 'opened' }
  | { readonly kind: 'saved'; readonly pattern: SavedPattern; readonly stats: Stats }
  | { readonly kind: 'imported'; readonly masks: [number, number][]; readonly stats: Stats }
)

interface MemberEvents {
  isStillSignedIn(): Promise<boolean>
  onStats(stats: Stats): void
  onRefused(sentence: string): void
  /** The session ended or belongs to another person. */
  onSignedOut(sentence: string | undefined): void
}

const timeoutMs = 20_000

/** A member's progress: shown immediately, saved on the server, and kept in this browser until the server confirms it. */
export function openMemberProgress(
  userId: string,
  events: MemberEvents,
): { source: ProgressSource; close(): void } {
  const cache = createProgressCache()
  const channel = new BroadcastChannel('capra.progressChanges')
  const post = (message: TabMessage) => channel.postMessage(message)
  const clock = { now: Date.now, random: Math.random }
  const sync = createProgressSync({
    ...clock,
    userId,
    cache,
    waitingTicks: createWaitingTicks(browserStorage, userId, clock),
    isStillSignedIn: events.isStillSignedIn,
    exclusively: (patternId, task) => withLock(`capra.progress.${userId}.${patternId}`, task),
    send: (body) =>
      callApi<typeof progressApi.save>('POST', '/api/progress', {
        body,
        keepalive: true,
        signal: AbortSignal.timeout(timeoutMs),
      }),
    schedule(delayMs, task) {
      const timer = setTimeout(task, delayMs)
      return () => clearTimeout(timer)
    },
    onSaved({ patternId, problemsSolved, version, stats }) {
      post({ kind: 'saved', userId, pattern: { patternId, problemsSolved, version }, stats })
      events.onStats(stats)
    },
    onRefused: events.onRefused,
    onSignedOut: events.onSignedOut,
  })

  channel.onmessage = ({ data: message }: MessageEvent<TabMessage>) => {
    if (message.userId !== userId) {
      sync.checkUserBeforeSaving()
      if (message.kind === 'opened') events.onSignedOut(undefined)
      return
    }
    if (message.kind === 'opened') return
    if (message.kind === 'saved') sync.adopt(message.pattern)
    else for (const [patternId, mask] of message.masks) sync.adoptMask(patternId, mask)
    events.onStats(message.stats)
  }

  async function addTicks(masks: SolvedMasks) {
    const progress = Object.fromEntries([...masks].map(([id, problemsSolved]) => [id, { problemsSolved }]))
    const reply = await callApi<typeof progressApi.import>('POST', '/api/progress/import', {
      body: { progress },
    })
    const merged = Object.entries(reply.merged).map(([id, { problemsSolved }]): [number, number] => [
      Number(id),
      problemsSolved,
    ])
    for (const [patternId, mask] of merged) sync.adoptMask(patternId, mask)
    post({ kind: 'imported', userId, masks: merged, stats: reply.stats })
    events.onStats(reply.stats)
    return { addedCount: reply.addedCount, undo: () => clearAdded(reply) }
  }

  function clearAdded(reply: ReplyOf<typeof progressApi.import>) {
    for (const [id, { addedMask }] of Object.entries(reply.merged))
      for (const problem of solvedProblems(addedMask)) sync.setProblem(Number(id), problem, false)
  }

  const stopListening = [
    onOtherTabChange(`${waitingTicksPrefix}${encodeURIComponent(userId)}.`, sync.onWaitingTicksChanged),
    listen(window, 'online', sync.saveWaiting),
    listen(document, 'visibilitychange', () => document.visibilityState === 'visible' && sync.saveWaiting()),
  ]
  post({ kind: 'opened', userId })
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

const browserStorage: TextStorage = {
  keys: localKeys,
  get: (key) => localValue(key).read(),
  set: (key, text) => localValue(key).write(text),
  remove: (key) => localValue(key).clear(),
}

const lastTasks = new Map<string, Promise<void>>()

/**
 * Runs the tasks of one name one after another, in all tabs of the browser. Browsers have no locks on plain http in a
 * local network: there the order holds within this tab, and the server merges what two tabs send.
 */
function withLock(name: string, task: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) return navigator.locks.request(name, task)
  const result = (lastTasks.get(name) ?? Promise.resolve()).then(task)
  lastTasks.set(
    name,
    result.catch(() => {}), // The caller handles the failure.
  )
  return result
}

function listen(target: EventTarget, type: string, listener: () => void): () => void {
  target.addEventListener(type, listener)
  return () => target.removeEventListener(type, listener)
}
