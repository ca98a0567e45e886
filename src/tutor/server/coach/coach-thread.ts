import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Coach, CoachAnswer, TutorRequest } from '../models/tutor-model.ts'

/** What the thread posts for each request, and first once it has read the lessons. */
export type ThreadReply = { readonly answer: CoachAnswer } | { readonly error: string }

/** A thread that takes longer is ended, so that one message cannot keep the coach from everybody. */
const longestAnswerMs = 30_000

let thread: Worker | undefined
/** Rejected if it could not read the lessons. */
let hasLoaded: Promise<unknown> = Promise.resolve()
let lastAnswer: Promise<unknown> = Promise.resolve()

/**
 * The coach in a thread of its own. Reading the lessons takes seconds, an answer up to 0.1 s and a conversation that
 * must be replayed up to 2 s, and meanwhile nothing else would be served.
 */
export const coachThread: Coach = {
  prepare: () => void openThread(),
  async close() {
    thread?.ref()
    await hasLoaded.catch(() => undefined)
  },
  answer: (request) => {
    const answer = lastAnswer.then(() => answerInThread(request))
    lastAnswer = answer.catch(() => undefined)
    return answer
  },
}

function openThread(): Worker {
  if (thread) return thread
  const opened = new Worker(new URL('./coach-worker.ts', import.meta.url))
  const forget = () => {
    if (thread === opened) thread = undefined
  }
  // Without a listener, an error between two answers would end the process.
  opened.on('error', forget).on('exit', forget).unref()
  thread = opened
  hasLoaded = once(opened, 'message')
  hasLoaded.catch(() => undefined)
  return opened
}

async function answerInThread(request: TutorRequest): Promise<CoachAnswer> {
  const worker = openThread()
  await hasLoaded
  worker.postMessage(request)
  const replied = once(worker, 'message', { signal: AbortSignal.timeout(longestAnswerMs) })
  const [reply] = (await replied.catch(async (error) => {
    await worker.terminate()
    throw error
  })) as [ThreadReply]
  if ('error' in reply) throw new Error(reply.error)
  return reply.answer
}
