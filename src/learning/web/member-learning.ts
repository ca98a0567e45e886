import { custom, is, looseObject, record, string, unknown } from 'valibot'
import { sentenceOf } from '#platform/web/call-api.ts'
import { createSaveQueue, type QueueEnvironment } from '#platform/web/save-queue.ts'
import { type Learning, mergeLearning, nothingLearned } from '../rules.ts'
import type { LearningSource, LearningState, SavedLearning } from './learning-source.ts'

interface LearningSyncOptions {
  readonly userId: string
  send(learning: Learning): Promise<SavedLearning>
  isStillSignedIn(): Promise<boolean>
  onRefused(sentence: string): void
}

export const waitingLearningPrefix = 'capra.waitingLearning.'
/** Browsers send at most 64 KB while a page closes. A lesson has at most 3 KB. */
const mostItems = 20

type Part = Partial<Learning>
const shape = looseObject({ lessons: record(string(), unknown()), hints: record(string(), unknown()) })

/**
 * A member's learning: shown at once, saved on the server, and kept in this browser until the server confirms it. As
 * nothing is ever taken back, everything known is merged into one state, whatever it comes from.
 */
export function createLearningSync(options: LearningSyncOptions, environment?: QueueEnvironment) {
  const { userId } = options
  const listeners = new Set<() => void>()
  let state: LearningState = { ...nothingLearned, isWaiting: false }

  const queue = createSaveQueue<Part, SavedLearning>(
    {
      ...options,
      prefix: waitingLearningPrefix,
      schema: custom<Part>((value) => is(shape, value)),
      isReplaced: true,
      mostItems,
      send: (items) => options.send(merge(nothingLearned, items)),
      isOwnReply: (reply) => reply.userId === userId,
      onSaved: adopt,
      refusalIn: sentenceOf,
      onChange: show,
    },
    environment,
  )

  function set(learning: Learning): void {
    state = { ...learning, isWaiting: queue.marked().length > 0 }
    for (const listener of listeners) listener()
  }

  function show(): void {
    set(merge(state, queue.read()))
  }

  /** The server's answers come first: they are the first that were given. */
  function adopt(saved: SavedLearning): void {
    if (saved.userId !== userId) return
    const { userId: _, ...learning } = saved
    // A reply of an earlier release, out of the cache, has no results.
    set(mergeLearning({ ...nothingLearned, ...learning }, state))
  }

  /** The newest value of an ID replaces the one before, so it has all that is known. */
  function save(id: string, part: Part): void {
    queue.put(id, mergeLearning(nothingLearned, part))
  }

  const source: LearningSource = {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    saveLesson(pattern, progress) {
      const { lessons } = mergeLearning(state, { lessons: { [pattern]: progress } })
      const merged = lessons[pattern]
      if (merged) save(`lesson-${pattern}`, { lessons: { [pattern]: merged } })
    },
    openHint(problem, rungs) {
      save(`hint-${problem}`, { hints: { [problem]: Math.max(rungs, state.hints[problem] ?? 0) } })
    },
    saveResult(pattern, result) {
      save(`${result.kind}-${pattern}-${Date.parse(result.at)}`, { results: { [pattern]: [result] } })
    },
    adopt,
  }
  return { ...queue, source }
}

function merge(known: Learning, items: readonly { readonly value: Part }[]): Learning {
  return items.reduce((merged, { value }) => mergeLearning(merged, value), known)
}
