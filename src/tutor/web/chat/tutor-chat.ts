import type { TutorTopic } from '#content/tutor/tutor-topics.ts'
import { ApiError, callApi } from '#platform/web/call-api.ts'
import { streamApi } from '#platform/web/stream-api.ts'
import type { ChatEvents, tutorApi } from '../../contract.ts'
import {
  type Operation,
  refuseRetry,
  retryDelayMs,
  retryRefusal,
  type ShownFailure,
  showFailure,
} from '../../failures.ts'
import { followSession, pause } from './follow-session.ts'
import { createSessionSaver, readSavedSession } from './saved-session.ts'
import {
  appendText,
  applyStored,
  type Chat,
  finishQuestion,
  isComplete,
  isSendable,
  markPending,
  newId,
  openSession,
  type PendingQuestion,
  resumeSession,
  revertQuestion,
  startQuestion,
  type TutorSession,
} from './session.ts'

export interface ChatView {
  readonly chat: Chat
  /** A session is being opened. */
  readonly isOpening: boolean
  readonly isRetrying: boolean
  readonly failure?: ShownFailure | undefined
}

export const opening: ChatView = { chat: {}, isOpening: true, isRetrying: false }

export interface TutorChat {
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
  /** Saves now what was to be saved soon. */
  save(): void
  /** The page is being left; the session stays. */
  leave(): void
}

interface ChatParts {
  readonly topic: TutorTopic
  readonly userId: string
  readonly onView: (view: ChatView) => void
  readonly onReturned: (text: string) => void
}

/** The server has its own history; these are sent for servers that keep none. */
const mostHistory = 10
const notCreated = 'Failed to create session'
const notSent = 'Failed to send message'

/** One person's conversation on one topic: what the page shows, and what its buttons do. */
export function createTutorChat({ topic, userId, onView, onReturned }: ChatParts): TutorChat {
  const saver = createSessionSaver(userId)
  let view = opening
  /** Aborted when what is under way no longer matters. */
  let life = new AbortController()
  /** A question that may have arrived, and got no answer: sent again, it must have the same ID. */
  let unconfirmed: PendingQuestion | undefined

  function show(change: Partial<ChatView>) {
    if (change.chat && change.chat.session !== view.chat.session) saver.save(change.chat.session)
    view = { ...view, ...change }
    onView(view)
  }

  function renewed(): AbortSignal {
    life.abort()
    life = new AbortController()
    return life.signal
  }

  async function open(operation: Exclude<Operation, 'send'>, attempts: number, signal: AbortSignal) {
    show({ chat: {}, isOpening: true })
    try {
      const body = { topicId: topic.id }
      const sent = { body, signal }
      const opened = await callApi<typeof tutorApi.newSession>('POST', '/api/ai-tutor/session/new', sent)
      signal.throwIfAborted()
      show({ chat: openSession(opened, topic, userId), failure: undefined })
    } catch (error) {
      if (signal.aborted) return
      show({ failure: failureOf(error, notCreated, operation, attempts) })
    }
    show({ isOpening: false, isRetrying: false })
  }

  function follow(id: string, signal: AbortSignal) {
    return followSession({
      read: () =>
        callApi<typeof tutorApi.readSession>('GET', '/api/ai-tutor/session/:id', { params: { id }, signal }),
      onRead: (stored) => {
        signal.throwIfAborted()
        show({ chat: applyStored(view.chat, stored) })
      },
      pause: (delayMs) => pause(delayMs, signal),
    })
  }

  /** A restored session may have moved on without us, or be no more. */
  async function resume(saved: TutorSession, signal: AbortSignal) {
    show({ chat: resumeSession(saved), isOpening: false })
    const { pending } = view.chat
    let isGone: boolean
    if (pending) {
      await findLostQuestion(pending, undefined, signal)
      isGone = view.failure?.kind === 'session'
    } else
      isGone = await follow(saved.sessionId, signal).then(
        ({ expiresAt }) => Date.parse(expiresAt) <= Date.now(),
        // When the server cannot be asked, what was saved is still there to read.
        (error) => error instanceof ApiError && error.status === 404,
      )
    if (!isGone || signal.aborted) return
    // An expired session is not an error: a new one replaces it.
    show({ failure: undefined })
    await open('initialise', 0, signal)
  }

  /** Without an answer, the session is as it was before and the text returns to the box. */
  async function ask(session: TutorSession, text: string, signal: AbortSignal) {
    const { sessionId } = session
    const isSame = unconfirmed?.before.sessionId === sessionId && unconfirmed.text === text
    const messageId = (isSame && unconfirmed?.messageId) || newId()
    unconfirmed = undefined
    show({ chat: startQuestion(session, text, messageId), failure: undefined })
    const conversationHistory = session.messages
      .slice(-mostHistory)
      .map(({ role, content }) => ({ role, content }))
    const body = { topicId: topic.id, sessionId, messageId, message: text, conversationHistory }
    try {
      const reply = await streamApi<typeof tutorApi.chat>(
        'POST',
        '/api/ai-tutor/chat',
        { body, signal },
        (event, data) => {
          if (event !== 'delta' || signal.aborted) return
          // The contract says what the event carries.
          show({ chat: appendText(view.chat, (data as ChatEvents['delta']).text) })
        },
      )
      if (!signal.aborted) show({ chat: finishQuestion(view.chat, reply) })
    } catch (error) {
      const { pending } = view.chat
      if (signal.aborted || !pending) return
      if (!(error instanceof ApiError) || isGatewayError(error)) {
        show({ chat: markPending(view.chat, 'lost') })
        return findLostQuestion(pending, error, signal)
      }
      returnText(text, error)
      if (error.status === 409) await refreshAfterConflict(sessionId, signal)
    }
  }

  /**
   * Finds out from the server whether a question arrived and was answered.
   *
   * @param cause why we do not know; undefined when its answer failed while the page was closed.
   */
  async function findLostQuestion(question: PendingQuestion, cause: unknown, signal: AbortSignal) {
    try {
      await follow(question.before.sessionId, signal)
      const { messages = [] } = view.chat.session ?? {}
      if (messages.some(({ id }) => id === question.messageId)) return
      returnText(question.text, cause ?? new ApiError(502, '', ''))
    } catch (error) {
      if (signal.aborted) return
      returnText(question.text, error)
    }
    unconfirmed = question
  }

  /** Another tab has asked, perhaps the last question. At the limit the page says so by itself. */
  async function refreshAfterConflict(sessionId: string, signal: AbortSignal) {
    await follow(sessionId, signal).catch(() => {})
    const { session } = view.chat
    if (!signal.aborted && session && isComplete(session)) show({ failure: undefined })
  }

  function returnText(text: string, error: unknown) {
    const isStopped = error instanceof ApiError && error.code === 'stopped'
    onReturned(text)
    show({
      chat: revertQuestion(view.chat),
      failure: isStopped ? undefined : failureOf(error, notSent, 'send'),
    })
  }

  function forget(): AbortSignal {
    const id = view.chat.session?.sessionId
    const signal = renewed()
    unconfirmed = undefined
    show({ chat: {}, failure: undefined, isRetrying: false })
    // A session that is not ended expires by itself.
    if (id !== undefined)
      callApi<typeof tutorApi.endSession>('DELETE', '/api/ai-tutor/session/:id', {
        params: { id },
        keepalive: true,
      }).catch(() => {})
    return signal
  }

  return {
    begin() {
      const signal = renewed()
      const saved = readSavedSession(topic.id, userId)
      if (!saved) saver.save(undefined)
      void (saved ? resume(saved, signal) : open('initialise', 0, signal))
    },
    send(text) {
      const question = text.trim()
      const { session, pending } = view.chat
      if (!isSendable(question) || pending) return
      if (!session) show({ failure: showFailure('No active session', 'send') })
      // At the limit, the page has said so already.
      else if (!isComplete(session)) void ask(session, question, renewed())
    },
    stop() {
      const { session, pending } = view.chat
      if (!session || !pending || pending.state === 'stopping') return
      show({ chat: markPending(view.chat, 'stopping') })
      const { signal } = life
      callApi<typeof tutorApi.stop>('POST', '/api/ai-tutor/session/:id/stop', {
        params: { id: session.sessionId },
        body: { messageId: pending.messageId },
      }).catch(() => {
        if (!signal.aborted) show({ chat: markPending(view.chat, pending.state) })
      })
    },
    retry() {
      const { failure, isRetrying } = view
      if (!failure || isRetrying) return
      const { operation, kind, attempts } = failure
      if (operation === 'send' || retryRefusal(operation, kind, attempts))
        return show({ failure: refuseRetry(failure) })
      const { signal } = life
      show({ isRetrying: true })
      pause(retryDelayMs(attempts + 1, Math.random()), signal)
        .then(() => open(operation, attempts + 1, signal))
        .catch(() => {}) // Called off.
    },
    dismiss: () => show({ failure: undefined }),
    reset() {
      void open('reset', 0, forget())
    },
    end: () => void forget(),
    save: saver.flush,
    leave() {
      life.abort()
      saver.flush()
    },
  }
}

/** The kind of an error is derived from its text: the server's sentence, or ours. */
function failureOf(error: unknown, fallback: string, operation: Operation, attempts = 0): ShownFailure {
  if (!(error instanceof ApiError)) return showFailure('Network connection failed', operation, attempts)
  const { retryAfterSeconds: seconds } = error
  const retryAt = seconds === undefined ? undefined : Date.now() + seconds * 1000
  return showFailure(error.serverMessage ?? fallback, operation, attempts, retryAt)
}

/** A proxy gave up on the answer; the server may still be writing it. */
function isGatewayError({ status, serverMessage }: ApiError): boolean {
  return status >= 502 && serverMessage === undefined
}
