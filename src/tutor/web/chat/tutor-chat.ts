import type { TutorTopic } from '#content/tutor/tutor-topics.ts'
import { ApiError } from '#platform/web/call-api.ts'
import { type Operation, refuseRetry, retryDelayMs, retryRefusal, showFailure } from '../../failures.ts'
import {
  askQuestion,
  type ChatStateParts,
  type ChatView,
  createChatState,
  findLostQuestion,
  followSession,
  neverArrived,
  Refusal,
  retryTimeOf,
  textOf,
  type UnconfirmedQuestion,
} from './ask-question.ts'
import {
  askRefusal,
  isSendable,
  markPending,
  type OpenSession,
  openSession,
  resumeSession,
} from './session.ts'

interface ChatParts extends ChatStateParts {
  /** Undefined when the address names none. */
  readonly topic: TutorTopic | undefined
  readonly userId: string
  /** The saved session, if it can be restored. */
  readonly restored: OpenSession | undefined
}

export interface TutorChat {
  view(): ChatView
  onChange(listener: () => void): () => void
  /** Goes on with the saved session, or opens one. */
  begin(): void
  send(text: string): void
  stop(): void
  retry(): void
  dismiss(): void
  /** A fresh session on the same topic. */
  reset(): void
  /** Forgets the session, here and on the server. */
  end(): void
  /** The page is being left; the session stays. */
  leave(): void
}

/** One person's conversation on one topic: what the page shows, and what its buttons do. */
export function createTutorChat({ topic, userId, restored, ...stateParts }: ChatParts): TutorChat {
  const state = createChatState(stateParts)
  const { calls, saver, show, view } = state
  /** Aborted when what is under way no longer matters. */
  let life = new AbortController()
  let unconfirmed: UnconfirmedQuestion | undefined

  function renewed(): AbortSignal {
    life.abort()
    life = new AbortController()
    return life.signal
  }

  async function open(operation: Exclude<Operation, 'send'>, attempts: number, signal: AbortSignal) {
    show({ chat: {}, isOpening: true })
    try {
      if (!topic)
        throw new Refusal(operation === 'reset' ? 'No topic specified for session reset' : 'Topic not found')
      const opened = await calls.open(topic.id, signal)
      const owner = { topicId: topic.id, topicName: topic.name, userId }
      show({ chat: openSession(opened, owner, state.moment()), failure: undefined })
    } catch (error) {
      if (signal.aborted) return
      const text = textOf(error, 'Failed to create session')
      show({ failure: showFailure(text, operation, attempts, retryTimeOf(error, state.now())) })
    }
    if (!signal.aborted) show({ isOpening: false, isRetrying: false })
  }

  /** A restored session may have moved on without us, or be no more. */
  async function resume(saved: OpenSession, signal: AbortSignal) {
    show({ chat: resumeSession(saved), isOpening: false })
    const { pending } = view().chat
    const { sessionId } = saved
    let isGone = false
    if (pending) {
      unconfirmed = await findLostQuestion(state, { sessionId, ...pending }, neverArrived, signal)
      isGone = view().failure?.kind === 'session'
    } else {
      try {
        const { expiresAt } = await followSession(state, sessionId, signal)
        isGone = Date.parse(expiresAt) <= state.now().getTime()
      } catch (error) {
        // When the server cannot be asked, what was saved is still there to read.
        isGone = error instanceof ApiError && error.status === 404
      }
    }
    if (!isGone || signal.aborted) return
    // An expired session is not an error: a new one replaces it.
    show({ failure: undefined })
    await open('initialise', 0, signal)
  }

  function forget(): AbortSignal {
    const { open: old } = view().chat
    const signal = renewed()
    unconfirmed = undefined
    show({ chat: {}, failure: undefined, isRetrying: false })
    if (old) calls.end(old.sessionId)
    return signal
  }

  return {
    view,
    onChange: state.onChange,
    begin() {
      const signal = renewed()
      if (!restored) saver.save(undefined)
      void (restored ? resume(restored, signal) : open('initialise', 0, signal))
    },
    send(text) {
      const { chat } = view()
      const question = text.trim()
      if (!isSendable(question) || chat.pending) return
      const refusal = askRefusal(chat)
      if (!chat.open) return show({ failure: showFailure(refusal ?? '', 'send') })
      if (refusal) return // The page has said so already.
      const sent = unconfirmed
      unconfirmed = undefined
      void askQuestion(state, chat.open, question, sent, renewed()).then((lost) => {
        unconfirmed ??= lost
      })
    },
    stop() {
      const { open: now, pending } = view().chat
      if (!now || !pending || pending.state === 'stopping') return
      show({ chat: markPending(view().chat, 'stopping') })
      const { signal } = life
      calls.stop(now.sessionId, pending.messageId).catch(() => {
        if (!signal.aborted) show({ chat: markPending(view().chat, pending.state) })
      })
    },
    retry() {
      const { failure, isRetrying } = view()
      if (!failure || isRetrying) return
      const { operation, kind, attempts } = failure
      if (operation === 'send' || retryRefusal(operation, kind, attempts))
        return show({ failure: refuseRetry(failure) })
      const { signal } = life
      show({ isRetrying: true })
      state
        .pause(retryDelayMs(attempts + 1, state.random()), signal)
        .then(() => open(operation, attempts + 1, signal))
        .catch(() => {}) // Called off.
    },
    dismiss: () => show({ failure: undefined }),
    reset() {
      void open('reset', 0, forget())
    },
    end: () => void forget(),
    leave() {
      life.abort()
      saver.flush()
    },
  }
}
