// The thread of the coach: answers one request after another.
import { parentPort } from 'node:worker_threads'
import type { TutorRequest } from '../models/tutor-model.ts'
import { answer } from './coach.ts'
import type { ThreadReply } from './coach-thread.ts'

const send = (reply: ThreadReply) => parentPort?.postMessage(reply)

parentPort?.on('message', (request: TutorRequest) => {
  answer(request).then(
    (found) => send({ answer: found }),
    (error: Error) => send({ error: error.message }),
  )
})

parentPort?.postMessage('loaded')
