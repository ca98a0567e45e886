import { ApiError } from '#platform/web/call-api.ts'
import { type ShownFailure, showFailure } from '../../failures.ts'
import type { SessionSaver } from './saved-session.ts'
import {
  appendText,
  applyStored,
  type Chat,
  finishQuestion,
  isComplete,
  type Moment,
  markPending,
  type OpenSession,
  revertQuestion,
  startQuestion,
} from './session.ts'
import type { TutorCalls } from './tutor-calls.ts'

export interface ChatView {
  readonly chat: Chat
  /** A session is being opened. */
  readonly isOpening: boolean
  readonly isRetrying: boolean
  readonly failure?: ShownFailure | undefined
}

export interface ChatStateParts {
  readonly calls: TutorCalls
  readonly saver: SessionSaver
  readonly now: () => Date
  /** From 0 to 1. */
  readonly random: () => number
  /** Rejects when aborted. */
  readonly pause: (delayMs: number, signal: AbortSignal) => Promise<void>
  /** Receives the text of a question that got no answer. */
  readonly onReturned: (text: string) => void
}

/** What all steps of a conversation work on. */
export interface ChatState extends ChatStateParts {
  view(): ChatView
  show(change: Partial<ChatView>): void
  onChange(listener: () => void): () => void
  moment(): Moment
}

export function createChatState(parts: ChatStateParts): ChatState {
  const listeners = new Set<() => void>()
  let view: ChatView = { chat: {}, isOpening: true, isRetrying: false }
  return {
    ...parts,
    view: () => view,
    show(change) {
      if (change.chat && change.chat.open !== view.chat.open) parts.saver.save(change.chat.open)
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

/** The text from which the kind of error is derived. */
export function textOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.serverMessage ?? fallback
  return error instanceof Refusal ? error.message : 'Network connection failed'
}

/** When a limit allows the next try, in milliseconds since 1970. */
export function retryTimeOf(error: unknown, now: Date): number | undefined {
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined
  return seconds === undefined ? undefined : now.getTime() + seconds * 1000
}

type StoredSession = Awaited<ReturnType<TutorCalls['read']>>

/** How often a server that cannot be reached is asked again: about a minute. */
const mostFailedReads = 14
const pollMs = 1000
const longestPollMs = 5000

/**
 * Takes over the session as the server has it, again and again until nothing is being answered in it.
 *
 * @returns what the server said of it last.
 * @throws ApiError when the server refuses; whatever the last read threw when it stays away; when aborted.
 */
export async function followSession(
  state: ChatState,
  sessionId: string,
  signal: AbortSignal,
): Promise<StoredSession> {
  for (let failures = 0; ; ) {
    try {
      const stored = await state.calls.read(sessionId, signal)
      failures = 0
      state.show({ chat: applyStored(state.view().chat, stored) })
      if (!stored.pending) return stored
    } catch (error) {
      failures += 1
      const isRefused = error instanceof ApiError && error.status < 500
      if (signal.aborted || isRefused || failures > mostFailedReads) throw error
    }
    await state.pause(Math.min(longestPollMs, pollMs * 2 ** Math.max(0, failures - 1)), signal)
  }
}

/** Resolves after a while. Rejects with the reason of the signal once that is aborted, also when it was before. */
export function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const cancel = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      // One signal sees many pauses: each takes its listener away again.
      signal.removeEventListener('abort', cancel)
      resolve()
    }, delayMs)
    signal.addEventListener('abort', cancel, { once: true })
  })
}

const notSent = 'Failed to send message'

/** A question that may or may not have arrived. */
export interface UnconfirmedQuestion {
  readonly sessionId: string
  readonly messageId: string
  readonly text: string
}

/**
 * Asks one question and shows the answer as it is written. Without an answer the session is as it was before, and
 * the text returns to the box.
 *
 * @returns the question when it may have arrived all the same: sent again, it must have the same id.
 */
export async function askQuestion(
  state: ChatState,
  { session, sessionId }: OpenSession,
  text: string,
  unconfirmed: UnconfirmedQuestion | undefined,
  signal: AbortSignal,
): Promise<UnconfirmedQuestion | undefined> {
  const { id, now } = state.moment()
  const isSame = unconfirmed?.sessionId === sessionId && unconfirmed.text === text
  const messageId = isSame ? unconfirmed.messageId : id
  state.show({ chat: startQuestion(state.view().chat, text, { now, id: messageId }), failure: undefined })
  const onText = (written: string) => {
    if (!signal.aborted) state.show({ chat: appendText(state.view().chat, written) })
  }
  try {
    const question = { topicId: session.topicId, sessionId, messageId, text, history: session.messages }
    const reply = await state.calls.ask(question, onText, signal)
    if (!signal.aborted) state.show({ chat: finishQuestion(state.view().chat, reply, state.now()) })
  } catch (error) {
    if (signal.aborted) return undefined
    if (!(error instanceof ApiError) || isGatewayError(error)) {
      state.show({ chat: markPending(state.view().chat, 'lost') })
      return findLostQuestion(state, { sessionId, messageId, text }, error, signal)
    }
    returnText(state, text, error.code === 'stopped' ? undefined : error)
    if (error.status === 409) await refreshAfterConflict(state, sessionId, signal)
  }
  return undefined
}

/** A proxy gave up on the answer; the server may still be writing it. */
function isGatewayError({ status, serverMessage }: ApiError): boolean {
  return status >= 502 && serverMessage === undefined
}

/**
 * Finds out from the server whether a question arrived and was answered.
 *
 * @param cause why we do not know.
 */
export async function findLostQuestion(
  state: ChatState,
  question: UnconfirmedQuestion,
  cause: unknown,
  signal: AbortSignal,
): Promise<UnconfirmedQuestion | undefined> {
  try {
    await followSession(state, question.sessionId, signal)
    const known = state.view().chat.open?.session.messages.some(({ id }) => id === question.messageId)
    if (known) return undefined
    returnText(state, question.text, cause)
  } catch (error) {
    if (signal.aborted) return undefined
    returnText(state, question.text, error)
  }
  return question
}

/** Another tab has asked, perhaps the last question. At the limit the page says so by itself. */
async function refreshAfterConflict(state: ChatState, sessionId: string, signal: AbortSignal): Promise<void> {
  await followSession(state, sessionId, signal).catch(() => {})
  const { open } = state.view().chat
  if (!signal.aborted && open && isComplete(open.session)) state.show({ failure: undefined })
}

function returnText(state: ChatState, text: string, error: unknown) {
  state.onReturned(text)
  state.show({
    chat: revertQuestion(state.view().chat),
    failure:
      error === undefined
        ? undefined
        : showFailure(textOf(error, notSent), 'send', 0, retryTimeOf(error, state.now())),
  })
}

/** The question was saved here and is not there: it never arrived, or its answer failed. */
export const neverArrived = new Refusal(notSent)
