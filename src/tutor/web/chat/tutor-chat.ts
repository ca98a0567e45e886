import type { TutorTopic } from '#content/tutor/tutor-topics.ts'
import { ApiError, call, unreachable } from '#platform/web/call-api.ts'
import { streamApi } from '#platform/web/stream-api.ts'
import type { ChatEvents, ChatReply, CodeRun } from '../../contract.ts'
import { isBrowserModelOn } from '../browser-model/browser-model.ts'
import { type RunView, runCode } from '../run/run-code.ts'
import { refuseToResend, retryDelayMs, type ShownFailure, showFailure } from './failures.ts'
import { followSession, pause } from './follow-session.ts'
import {
  clearSavedSession,
  isComplete,
  newQuestion,
  openedSession,
  pendingQuestion,
  readSavedSession,
  type TutorMessage,
  type TutorSession,
  withAnswer,
} from './session.ts'

export interface ChatView {
  /** Absent while one is being opened, and when that failed. */
  readonly session: TutorSession | undefined
  /** What has come of the answer to the pending question. */
  readonly written: string
  /** The connection has gone; the server is asked what became of the pending question. */
  readonly isLost: boolean
  readonly isStopping: boolean
  /** The code in the pending question is being run, before the question is sent. */
  readonly run: RunView | undefined
  readonly failure: ShownFailure | undefined
}

export const opening: ChatView = {
  session: undefined,
  written: '',
  isLost: false,
  isStopping: false,
  run: undefined,
  failure: undefined,
}

interface ChatParts {
  readonly topic: TutorTopic
  readonly userId: string
  /** Aborted when the chat is left: nothing is shown after that. */
  readonly signal: AbortSignal
  readonly onView: (view: ChatView) => void
  readonly onReturned: (text: string) => void
}

/** The server has its own history; these are sent for servers that keep none. */
const mostHistory = 10
/** For a question that is sent although no session could be opened. */
const noSession = 'No active session'
/** While the page was closed. */
const answerFailed = new ApiError(502, '', '')

/** One session of one person on one topic: what the page shows, and what its buttons do. */
export function createTutorChat({ topic, userId, signal, onView, onReturned }: ChatParts) {
  let view = opening
  /** A question without an answer: sent again it must have the same ID, because it may have arrived. */
  let returned: TutorMessage | undefined
  let hasEnded = false
  /** While this browser runs the code in a question, or phrases its answer: what Stop ends. */
  let ownWork: AbortController | undefined

  function show(change: Partial<ChatView>) {
    if (signal.aborted) return
    view = { ...view, ...change }
    onView(view)
  }

  function beginOwnWork(): AbortSignal {
    ownWork = new AbortController()
    return AbortSignal.any([signal, ownWork.signal])
  }

  async function open(attempts = 0) {
    try {
      const body = { topicId: topic.id }
      const sent = { body, signal }
      const opened = await call('POST /api/ai-tutor/session/new', sent)
      show({ session: openedSession(opened), failure: undefined })
    } catch (error) {
      show({ failure: failureOf(error, 'Failed to create session', attempts) })
    }
  }

  /**
   * Shows the session as the server has it, which may have moved on without us. A question that it does not have
   * returns to the box.
   *
   * @param cause why it is not known what became of that question.
   * @returns whether the session is over
   */
  async function catchUp(session: TutorSession, cause?: unknown): Promise<boolean> {
    const question = pendingQuestion(session)
    show({ session, isLost: true, isStopping: false })
    try {
      const sent = { params: { id: session.sessionId }, signal }
      const { messages, expiresAt } = await followSession(signal, async () => {
        const stored = await call('GET /api/ai-tutor/session/:id', sent)
        // A question that was sent meanwhile is newer than this.
        if (view.isLost) show({ session: stored })
        return stored
      })
      if (question && !messages.some(({ id }) => id === question.id)) returnQuestion(question, cause)
      return Date.parse(expiresAt) <= Date.now()
    } catch (error) {
      if (question) returnQuestion(question, error)
      // When the server cannot be reached, what was saved is still there to read.
      return error instanceof ApiError && error.status === 404
    }
  }

  async function ask(session: TutorSession, text: string) {
    const { sessionId, messages } = session
    const question = returned?.content === text ? returned : newQuestion(text)
    returned = undefined
    const asked = { ...session, messages: [...messages, question], pending: true }
    show({ session: asked, written: '', isLost: false, isStopping: false, failure: undefined })
    const conversationHistory = messages.slice(-mostHistory)
    const sent = { topicId: topic.id, sessionId, messageId: question.id, message: text, conversationHistory }
    try {
      const earlier = messages.map(({ content }) => content)
      const ended = beginOwnWork()
      const run = await runCode(text, earlier, topic, ended, (run) => show({ run }))
      if (ended.aborted) return returnQuestion(question)
      ownWork = undefined
      const withPrompt = isBrowserModelOn()
      const body = { ...sent, ...(run && { run }), ...(withPrompt && { withPrompt }) }
      const reply = await streamApi('POST /api/ai-tutor/chat', { body, signal }, (event, data) => {
        // The contract says what the event carries. An answer that will be phrased anew is not shown before.
        if (event === 'delta' && !withPrompt)
          show({ written: view.written + (data as ChatEvents['delta']).text })
      })
      show({ session: withAnswer(asked, await phraseHere(reply, run)) })
    } catch (error) {
      if (signal.aborted) return
      if (isLostReply(error)) return void (await catchUp(asked, error))
      returnQuestion(question, error)
      if (!(error instanceof ApiError && error.status === 409) || error.code === 'stopped') return
      // Another tab has asked, perhaps the last question. At the limit the page says so by itself.
      await catchUp(session)
      if (view.session && isComplete(view.session)) show({ failure: undefined })
    }
  }

  /** The answer in the words of the browser's own model, or as it is when that fails or is stopped. Nothing is sent. */
  async function phraseHere(reply: ChatReply, run: CodeRun | undefined): Promise<ChatReply> {
    if (!reply.prompt) return reply
    const report = run ? `${run.text}\n\n` : ''
    const ended = beginOwnWork()
    try {
      const { phrase } = await import('../browser-model/phrase.ts')
      const { text, followUps } = await phrase(reply.prompt, ended, (part) =>
        show({ written: report + part }),
      )
      return { ...reply, response: report + text, followUps: followUps ? [...followUps] : reply.followUps }
    } catch {
      return reply
    } finally {
      ownWork = undefined
    }
  }

  /** Without an answer, the session is as it was before and the text returns to the box. */
  function returnQuestion(question: TutorMessage, error?: unknown) {
    const { session } = view
    if (signal.aborted || !session) return
    returned = question
    onReturned(question.content)
    const messages = session.messages.filter(({ id }) => id !== question.id)
    const isStopped = error === undefined || (error instanceof ApiError && error.code === 'stopped')
    show({
      session: { ...session, messages, pending: false },
      written: '',
      failure: isStopped ? undefined : failureOf(error, 'Failed to send message'),
    })
  }

  return {
    /** Goes on with the saved session, or opens one. */
    async begin() {
      const saved = readSavedSession(topic.id, userId)
      if (saved && !(await catchUp(saved, answerFailed))) return
      // An expired session is not an error: a new one replaces it.
      clearSavedSession()
      show(opening)
      await open()
    },
    send(text: string) {
      const { session, failure } = view
      if (!session) show({ failure: { ...(failure ?? showFailure(noSession)), detail: noSession } })
      else if (!session.pending) void ask(session, text.trim())
    },
    stop() {
      if (ownWork) return ownWork.abort()
      const { session, isStopping } = view
      const question = session && pendingQuestion(session)
      if (!question || isStopping) return
      show({ isStopping: true })
      call('POST /api/ai-tutor/session/:id/stop', {
        params: { id: session.sessionId },
        body: { messageId: question.id },
      }).catch(() => show({ isStopping: false }))
    },
    retry() {
      const { session, failure } = view
      if (!failure || failure.isRetrying) return
      if (session) {
        if (returned) onReturned(returned.content)
        return show({ failure: refuseToResend(failure) })
      }
      const attempts = failure.attempts + 1
      show({ failure: { ...failure, isRetrying: true } })
      void pause(retryDelayMs(attempts, Math.random())).then(() => open(attempts))
    },
    dismiss: () => show({ failure: undefined }),
    /** Forgets the session, here and on the server. */
    hasEnded: () => hasEnded,

    end() {
      hasEnded = true
      clearSavedSession()
      // A session that is not ended expires by itself.
      if (view.session)
        call('DELETE /api/ai-tutor/session/:id', {
          params: { id: view.session.sessionId },
          keepalive: true,
        }).catch(() => {})
    },
  }
}

/** The kind of an error is derived from its text: the server's sentence, or ours. */
function failureOf(error: unknown, fallback: string, attempts = 0): ShownFailure {
  if (!(error instanceof ApiError)) return showFailure(unreachable, attempts, undefined, 'network')
  const { retryAfterSeconds: seconds } = error
  const retryAt = seconds === undefined ? undefined : Date.now() + seconds * 1000
  return showFailure(error.serverMessage ?? fallback, attempts, retryAt)
}

/** The connection broke, or a proxy gave up on the answer. The server may still be writing it. */
function isLostReply(error: unknown): boolean {
  return !(error instanceof ApiError) || (error.status >= 502 && error.serverMessage === undefined)
}
