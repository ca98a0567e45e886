import { patternList } from '#curriculum/index.ts'
import type { ReplyTo } from '#platform/endpoint.ts'
import { call } from '#platform/web/call-api.ts'
import { localKeys, localValue, onOtherTabChange } from '#platform/web/local-value.ts'
import type { Stats } from '../../contract.ts'
import { isSolved, type SolvedMasks } from '../../rules.ts'
import { createProgressCache } from './progress-cache.ts'
import type { ProgressSource } from './progress-source.ts'
import { createProgressSync, type SavedSolved } from './progress-sync.ts'
import { createWaitingTicks, type TextStorage, waitingTicksPrefix } from './waiting-ticks.ts'

/** Message between the tabs of this browser. */
type TabMessage = { readonly userId: string } & (
  | { readonly kind: 'opened' }
  | { readonly kind: 'saved'; readonly saved: SavedSolved; readonly stats: Stats }
  | { readonly kind: 'imported'; readonly problems: readonly number[]; readonly stats: Stats }
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
    exclusively: (task) => withLock(`capra.progress.${userId}`, task),
    send: (body) =>
      call('PUT /api/solved', {
        body,
        keepalive: true,
        signal: AbortSignal.timeout(timeoutMs),
      }),
    schedule(delayMs, task) {
      const timer = setTimeout(task, delayMs)
      return () => clearTimeout(timer)
    },
    onSaved({ version, solved, stats }) {
      post({ kind: 'saved', userId, saved: { version, solved }, stats })
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
    if (message.kind === 'saved') sync.adopt(message.saved)
    else sync.adoptAdded(message.problems)
    events.onStats(message.stats)
  }

  async function addTicks(masks: SolvedMasks) {
    const progress = Object.fromEntries([...masks].map(([id, problemsSolved]) => [id, { problemsSolved }]))
    const reply = await call('POST /api/progress/import', { body: { progress } })
    const problems = addedProblems(reply)
    sync.adoptAdded(problems)
    post({ kind: 'imported', userId, problems, stats: reply.stats })
    events.onStats(reply.stats)
    const undo = () => {
      for (const problem of problems) sync.setProblem(problem, false)
    }
    return { addedCount: reply.addedCount, undo }
  }

  /** Once for each problem, though it may be in several patterns. */
  function addedProblems({ merged }: ReplyTo<'POST /api/progress/import'>): readonly number[] {
    const added = patternList.flatMap(({ id, problems }) =>
      problems.filter((_, index) => isSolved(merged[id]?.addedMask ?? 0, index)),
    )
    return [...new Set(added)]
  }

  const stopListening = [
    onOtherTabChange(`${waitingTicksPrefix}${encodeURIComponent(userId)}.`, sync.onWaitingTicksChanged),
    listen(window, 'online', sync.saveWaiting),
    listen(window, 'pagehide', sync.flush),
    listen(document, 'visibilitychange', () => document.visibilityState === 'visible' && sync.saveWaiting()),
  ]
  post({ kind: 'opened', userId })
  sync.saveWaiting()

  return {
    source: {
      kind: 'member',
      cache,
      adopt(saved) {
        if (saved.userId === userId) sync.adopt(saved)
      },
      adoptLessons(saved) {
        const patterns = cache.readPatterns() ?? []
        sync.convertOldTicks((id, index) => patterns.find((pattern) => pattern.id === id)?.problems[index])
        const [first] = saved
        if (first?.userId !== userId) return
        const masks = new Map(saved.map(({ patternId, problemsSolved }) => [patternId, problemsSolved]))
        const solved = patterns.flatMap(({ id, problems }) =>
          problems.filter((_, index) => isSolved(masks.get(id) ?? 0, index)),
        )
        sync.adoptSome(
          patterns.flatMap(({ problems }) => problems),
          new Set(solved),
          first.version,
        )
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
