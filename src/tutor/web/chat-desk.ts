import { ApiError } from '#platform/web/call-api.ts'
import type { SessionSaver } from '../saved-session.ts'
import type { Chat, Moment } from '../session.ts'
import type { ShownFailure } from '../shown-failure.ts'
import type { TutorCalls } from './tutor-calls.ts'

export interface ChatView {
  readonly chat: Chat
  /** A session is being opened. */
  readonly isOpening: boolean
  readonly isRetrying: boolean
  readonly failure?: ShownFailure | undefined
}

export interface DeskParts {
  readonly calls: TutorCalls
  readonly saver: SessionSaver
  readonly now: () => Date
  /** From 0 to 1. */
  readonly random: () => number
  /** Rejects when aborted. */
  readonly pause: (delayMs: number, signal: AbortSignal) => Promise<void>
  /** A question without an answer goes back to who wrote it. */
  readonly onReturned: (text: string) => void
}

/** What all steps of a conversation work on. */
export interface ChatDesk extends DeskParts {
  view(): ChatView
  show(change: Partial<ChatView>): void
  onChange(listener: () => void): () => void
  moment(): Moment
}

export function createChatDesk(parts: DeskParts): ChatDesk {
  const listeners = new Set<() => void>()
  let view: ChatView = { chat: {}, isOpening: true, isRetrying: false }
  return {
    ...parts,
    view: () => view,
    show(change) {
      if (change.chat && change.chat.open !== view.chat.open) parts.saver.keep(change.chat.open)
      view = { ...view, ...change }
      for (const listener of listeners) listener()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    moment() {
      const now = parts.now()
      return { now, id: `${now.getTime()}-${Math.floor(parts.random() * 36 ** 8).toString(36)}` }
    },
  }
}

/** A refusal of our own, in a sentence of the spec. */
export class Refusal extends Error {}

/** The text that tells what kind of failure it is. */
export function textOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.serverMessage ?? fallback
  return error instanceof Refusal ? error.message : 'Network connection failed'
}
