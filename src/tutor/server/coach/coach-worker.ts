// The thread of the coach: answers one request after another.
import { parentPort } from 'node:worker_threads'
import type { TutorRequest } from '../models/tutor-model.ts'
import { answer } from './coach.ts'
import type { ThreadReply } from './coach-thread.ts'

parentPort?.on('message', async (request: TutorRequest) => {
  const reply: ThreadReply = await answer(request).then(
    (found) => ({ answer: found }),
    (error: Error) => ({ error: error.message }),
  )
  parentPort?.postMessage(reply)
})
