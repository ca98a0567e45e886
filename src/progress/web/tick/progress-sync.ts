import { custom } from 'valibot'
import type { ReplyTo } from '#platform/endpoint.ts'
import { createSaveQueue, type QueueEnvironment } from '#platform/web/save-queue.ts'
import type { WaitingItem } from '#platform/web/waiting-items.ts'
import type { Solved } from '../../contract.ts'
import type { ProgressCache } from './progress-cache.ts'

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

export const waitingTicksPrefix = 'capra.waitingTicks.'

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
    toggle: (problem: number) => setProblem(problem, !cache.read().solved.has(problem)),
  }
}

/** "Set these, clear those" and nothing else, whatever the server has stored by now. So it is safe to send twice. */
function changeOf(ticks: readonly WaitingItem<0 | 1>[]): SolvedChange {
  const problems = (solved: 0 | 1) =>
    ticks.filter(({ value }) => value === solved).map(({ id }) => Number(id))
  return { solved: problems(1), unsolved: problems(0) }
}
