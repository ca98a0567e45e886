import { randomUUID } from 'node:crypto'
import { openPrompts } from '#curriculum/prompts.ts'
import { dayMs } from '#platform/durations.ts'
import { linkKeyOf } from '#practice/shared-prompt.ts'
import type { ApiReply } from '../lib/call.ts'
import type { User } from '../lib/users.ts'

export interface World {
  readonly origin: string
  /** Has years of everything, and operates the instance. */
  readonly veteran: User
  /** Somebody who has just signed up. */
  newcomer(): Promise<User>
  /** Sends a request without a session. */
  call(method: string, path: string, body?: unknown): Promise<ApiReply | undefined>
}

/** What is measured: everything it sends counts. Each repetition does the same. */
export type Input = (world: World) => Promise<unknown>

/** Answers to all prompts in turn; `at` in milliseconds. */
function answersAt(count: number, at: (index: number) => number) {
  return Array.from({ length: count }, (_, index) => {
    const { id = '', pattern = '' } = openPrompts[index % openPrompts.length] ?? {}
    const marks = [0, 1, 2].map((from) => ({ prompt: 0, from, to: from + 1 }))
    return {
      id: randomUUID(),
      kind: 'spot',
      promptId: id,
      named: pattern,
      marks,
      sure: 3,
      ms: 5000,
      at: new Date(at(index)).toISOString(),
    }
  })
}
export const yearsAgo = (index: number) => Date.now() - 1000 * dayMs + index
export const answersOf =
  (who: 'veteran' | 'newcomer', count: number, at: (index: number) => number, path = 'answers'): Input =>
  async (world) => {
    const user = who === 'veteran' ? world.veteran : await world.newcomer()
    await user.call('POST', `/api/practice/${path}`, { answers: answersAt(count, at) })
  }

/** A tutor session with these messages, which is then read. */
export const conversation =
  (messages: readonly string[]): Input =>
  async (world) => {
    const learner = await world.newcomer()
    const opened = await learner.call('POST', '/api/ai-tutor/session/new', { topicId: 'arrays' })
    const { sessionId } = opened?.body ?? {}
    for (const message of messages)
      await learner.call('POST', '/api/ai-tutor/chat', { topicId: 'arrays', sessionId, message })
    await learner.call('POST', '/api/progress', { patternId: 1, problemsSolved: 1 })
    await learner.call('GET', `/api/ai-tutor/session/${sessionId}`)
  }

/** Drawn in a thread, at its first request. */
export const pictureOfPrompt: Input = ({ call }) =>
  call('GET', `/api/practice/shared/${linkKeyOf('sliding-window-3')}/picture`)

/** As the member who has years of everything. */
export const asVeteran =
  (method: string, path: string, body?: unknown): Input =>
  ({ veteran }) =>
    veteran.call(method, path, body)
export const veteranReads = (path: string) => ({ 'of years': asVeteran('GET', path) })
