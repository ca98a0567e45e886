import { ApiError } from '#platform/web/call-api.ts'
import { showFailure } from '../../failures.ts'
import { type ChatDesk, followSession, Refusal, textOf } from './chat-state.ts'
import {
  addWriting,
  finishQuestion,
  isComplete,
  markPending,
  type OpenSession,
  startQuestion,
  takeBackQuestion,
} from './session.ts'

const notSent = 'Failed to send message'

/** A question that nobody knows the fate of. */
export interface UnsureQuestion {
  readonly sessionId: string
  readonly messageId: string
  readonly text: string
}

/**
 * Asks one question and shows the answer as it is written. Without an answer the session is as it was before, and
 * the text goes back to who wrote it.
 *
 * @returns the question when it may have arrived all the same: sent again, it must have the same id.
 */
export async function askQuestion(
  desk: ChatDesk,
  { session, sessionId }: OpenSession,
  text: string,
  unsure: UnsureQuestion | undefined,
  signal: AbortSignal,
): Promise<UnsureQuestion | undefined> {
  const { id, now } = desk.moment()
  const isSame = unsure?.sessionId === sessionId && unsure.text === text
  const messageId = isSame ? unsure.messageId : id
  desk.show({ chat: startQuestion(desk.view().chat, text, { now, id: messageId }), failure: undefined })
  const hear = (written: string) => {
    if (!signal.aborted) desk.show({ chat: addWriting(desk.view().chat, written) })
  }
  try {
    const question = { topicId: session.topicId, sessionId, messageId, text, history: session.messages }
    const reply = await desk.calls.ask(question, hear, signal)
    if (!signal.aborted) desk.show({ chat: finishQuestion(desk.view().chat, reply, desk.now()) })
  } catch (error) {
    if (signal.aborted) return undefined
    if (!(error instanceof ApiError) || isFromBetween(error)) {
      desk.show({ chat: markPending(desk.view().chat, 'lost') })
      return findLostQuestion(desk, { sessionId, messageId, text }, error, signal)
    }
    giveBack(desk, text, error.code === 'stopped' ? undefined : error)
    if (error.status === 409) await seeWhyNotNow(desk, sessionId, signal)
  }
  return undefined
}

/** A proxy gave up on the answer; the server may still be writing it. */
function isFromBetween({ status, serverMessage }: ApiError): boolean {
  return status >= 502 && serverMessage === undefined
}

/**
 * Finds out what became of a question: the server goes on without us, and what it has is the truth.
 *
 * @param cause why we do not know.
 */
export async function findLostQuestion(
  desk: ChatDesk,
  question: UnsureQuestion,
  cause: unknown,
  signal: AbortSignal,
): Promise<UnsureQuestion | undefined> {
  try {
    await followSession(desk, question.sessionId, signal)
    const known = desk.view().chat.open?.session.messages.some(({ id }) => id === question.messageId)
    if (known) return undefined
    giveBack(desk, question.text, cause)
  } catch (error) {
    if (signal.aborted) return undefined
    giveBack(desk, question.text, error)
  }
  return question
}

/** Another tab has asked, perhaps the last question. At the limit the page says so by itself. */
async function seeWhyNotNow(desk: ChatDesk, sessionId: string, signal: AbortSignal): Promise<void> {
  await followSession(desk, sessionId, signal).catch(() => {})
  const { open } = desk.view().chat
  if (!signal.aborted && open && isComplete(open.session)) desk.show({ failure: undefined })
}

function giveBack(desk: ChatDesk, text: string, error: unknown) {
  desk.onReturned(text)
  desk.show({
    chat: takeBackQuestion(desk.view().chat),
    failure: error === undefined ? undefined : showFailure(textOf(error, notSent), 'send'),
  })
}

/** The question was saved here and is not there: it never arrived, or its answer failed. */
export const lostWhileAway = new Refusal(notSent)
