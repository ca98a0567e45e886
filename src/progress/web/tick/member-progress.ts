import { custom } from 'valibot'
import { publishedProblems } from '#curriculum/index.ts'
import type { ReplyTo } from '#platform/endpoint.ts'
import { call } from '#platform/web/call-api.ts'
import { localKeys, localValue } from '#platform/web/local-value.ts'
import { runSaveQueue } from '#platform/web/run-save-queue.ts'
import { createSaveQueue, type QueueEnvironment } from '#platform/web/save-queue.ts'
import type { WaitingItem } from '#platform/web/waiting-items.ts'
import type { Solved } from '../../contract.ts'
import { problemsIn, type SolvedMasks } from '../../rules.ts'
import { createProgressCache, type ProgressCache } from './progress-cache.ts'
import type { ProgressSource } from './progress-source.ts'

export type SaveReply = ReplyTo<'PUT /api/solved'>
export interface SolvedChange {
  readonly solved: number[]
  readonly unsolved: number[]
}
export type SavedSolved = Pick<Solved, 'version' | 'solved'>

interface ProgressSyncOptions {
  readonly userId: string
  readonly cache: ProgressCache
  send(change: SolvedChange): Promise<SaveReply>
  isStillSignedIn(): Promise<boolean>
  onSaved(reply: SaveReply): void
  onRefused(sentence: string): void
  onSignedOut(sentence: string): void
}

const waitingTicksPrefix = 'capra.waitingTicks.'

/** A member's ticks: what the server has confirmed, and those that wait for it. */
export function createProgressSync(options: ProgressSyncOptions, environment?: QueueEnvironment) {
  const { userId, cache } = options
  /** A version below 0: the server's list is not known yet. */
  let confirmed = { version: -1, solved: new Set<number>() as ReadonlySet<number> }

  const queue = createSaveQueue(
    {
      ...options,
      prefix: waitingTicksPrefix,
      schema: custom<0 | 1>((value) => value === 0 || value === 1),
      isReplaced: true,
      mostItems: 500,
      send: (ticks) => options.send(changeOf(ticks)),
      isOwnReply: (reply) => reply.userId === userId,
      onSaved(reply) {
        adopt(reply)
        options.onSaved(reply)
      },
      refusalIn: ({ serverMessage }) => serverMessage ?? 'Failed to update progress',
      onChange: show,
    },
    environment,
  )

  function show(): void {
    const solved = new Set(confirmed.solved)
    for (const { id, value } of queue.read())
      if (value === 1) solved.add(Number(id))
      else solved.delete(Number(id))
    const waiting = new Set(queue.marked().map(({ id }) => Number(id)))
    cache.replace({ solved, waiting, isLoaded: confirmed.version >= 0 })
  }

  function adopt({ version, solved }: SavedSolved): void {
    if (version >= confirmed.version) confirmed = { version, solved: new Set(solved) }
    show()
  }

  function setProblem(problem: number, solved: boolean): void {
    queue.put(String(problem), solved ? 1 : 0)
  }

  return {
    ...queue,
    /** Takes the server's list, unless a newer one is known. */
    adopt,

    /** Takes problems that the server has added, as in the reply to an import. */
    adoptAdded(added: readonly number[]): void {
      confirmed = { ...confirmed, solved: new Set([...confirmed.solved, ...added]) }
      show()
    },

    setProblem,
    toggle: (problem: number) => setProblem(problem, !cache.read().solved.has(problem)),
  }
}

/** "Set these, clear those" and nothing else, whatever the server has stored by now. So it is safe to send twice. */
function changeOf(ticks: readonly WaitingItem<0 | 1>[]): SolvedChange {
  const problems = (solved: 0 | 1) =>
    ticks.filter(({ value }) => value === solved).map(({ id }) => Number(id))
  return { solved: problems(1), unsolved: problems(0) }
}

/** Message between the tabs of this browser. */
type TabMessage = { readonly userId: string } & (
  | { readonly kind: 'opened' }
  | { readonly kind: 'saved'; readonly saved: SavedSolved }
  | { readonly kind: 'imported'; readonly problems: readonly number[] }
)

interface MemberEvents {
  isStillSignedIn(): Promise<boolean>
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
  convertOldTicks(userId)
  const sync = createProgressSync({
    userId,
    cache,
    isStillSignedIn: events.isStillSignedIn,
    send: (body) =>
      call('PUT /api/solved', {
        body,
        keepalive: true,
        signal: AbortSignal.timeout(timeoutMs),
      }),
    onSaved: ({ version, solved }) => post({ kind: 'saved', userId, saved: { version, solved } }),
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
  }

  async function addTicks(masks: SolvedMasks) {
    const progress = Object.fromEntries([...masks].map(([id, problemsSolved]) => [id, { problemsSolved }]))
    const reply = await call('POST /api/progress/import', { body: { progress } })
    const problems = addedProblems(reply)
    sync.adoptAdded(problems)
    post({ kind: 'imported', userId, problems })
    const undo = () => {
      for (const problem of problems) sync.setProblem(problem, false)
    }
    return { addedCount: reply.addedCount, undo }
  }

  /** Once for each problem, though it may be in several patterns. */
  function addedProblems({ merged }: ReplyTo<'POST /api/progress/import'>): readonly number[] {
    const added = publishedProblems.flatMap(({ id, problems }) =>
      problemsIn(merged[id]?.addedMask ?? 0, problems),
    )
    return [...new Set(added)]
  }

  post({ kind: 'opened', userId })
  const stop = runSaveQueue(sync, { prefix: waitingTicksPrefix, userId })

  return {
    source: {
      kind: 'member',
      cache,
      adopt(saved) {
        if (saved.userId === userId) sync.adopt(saved)
      },
      toggle: sync.toggle,
      addTicks,
    },
    close() {
      stop()
      channel.close()
    },
  }
}

/** Ticks of earlier versions name a pattern and the problem's index in it: `7.2.stamp`. */
function convertOldTicks(userId: string): void {
  const prefix = `${waitingTicksPrefix}${encodeURIComponent(userId)}.`
  for (const key of localKeys(prefix)) {
    const [pattern, index, stamp] = key.slice(prefix.length).split('.')
    if (stamp === undefined) continue
    const problem = publishedProblems.find(({ id }) => id === Number(pattern))?.problems[Number(index)]
    const old = localValue(key)
    if (problem !== undefined) localValue(`${prefix}${problem}.${stamp}`).write(old.read() ?? '')
    old.clear()
  }
}
