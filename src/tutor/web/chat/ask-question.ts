import { ApiError } from '#platform/web/call-api.ts'
import { showFailure } from '../../failures.ts'
import { type ChatState, followSession, Refusal, textOf } from './chat-state.ts'
import {
  appendText,
  finishQuestion,
  isComplete,
  markPending,
  type OpenSession,
  revertQuestion,
  startQuestion,
} from './session.ts'

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
    failure: error === undefined ? undefined : showFailure(textOf(error, notSent), 'send'),
  })
}

/** The question was saved here and is not there: it never arrived, or its answer failed. */
export const neverArrived = new Refusal(notSent)
