import { type Agent, request } from 'node:http'
import { companyQuestions } from '#content/company-questions/company-questions.ts'

export interface Call {
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: unknown
}

const get = (name: string, path: string): Call => ({ name, method: 'GET', path })
const post = (name: string, path: string, body: unknown): Call => ({ name, method: 'POST', path, body })
const upTo = (max: number) => 1 + Math.floor(Math.random() * max)
const oneOf = <T>(...values: readonly [T, ...T[]]): T => values[upTo(values.length) - 1] ?? values[0]

const topicId = 'arrays'

/** A signed-in learner who makes one call after another. */
export class Learner {
  readonly #cookie: string
  #ticks = 0
  #conversation: { readonly id: string; questions: number } | undefined

  constructor(cookie: string) {
    this.#cookie = cookie
  }

  /** Sets and clears a bit in turn, so that every call is a change. */
  tick(): Call {
    const bit = 1 << (upTo(6) - 1)
    const isSet = this.#ticks % 2 === 0
    return post('save a tick', '/api/progress', {
      patternId: upTo(40),
      problemsSolved: isSet ? bit : 0,
      baseProblemsSolved: isSet ? 0 : bit,
    })
  }

  /** A call of the usual mix: a third about progress, a quarter about company questions, 3 in 100 to the tutor. */
  next(): Call {
    const filtered = `companies=made-up-${upTo(70)}&difficulty=Medium&sort=frequency&limit=50`
    const searched = `q=${oneOf('tree', 'merge ro', 'ridges', 'two s')}&limit=50`
    const number = oneOf(...(companyQuestions as unknown as readonly [{ number: number }])).number
    const mix: readonly (readonly [weight: number, Call])[] = [
      [12, get('current user', '/api/user')],
      [10, get('catalogue with progress', '/api/categories')],
      [14, get('progress figures', '/api/progress/stats')],
      [18, this.tick()],
      [12, get('company questions, filtered', `/api/company-questions?${filtered}`)],
      [8, get('company questions, searched', `/api/company-questions?${searched}`)],
      [3, get('companies of the filter', '/api/company-questions/companies')],
      [4, get('own stars and notes', '/api/company-questions/marks')],
      [4, post('complete a question', `/api/company-questions/${number}/complete`, {})],
      [4, get('GoatMates', '/api/buddies')],
      [3, get('invitations', '/api/buddy/requests')],
      [3, get('interviews', '/api/interviews')],
      [2, get('interview figures', '/api/interviews/stats')],
      [3, this.#tutorCall()],
    ]
    let remaining = Math.random() * 100
    for (const [weight, call] of mix) {
      remaining -= weight
      if (remaining < 0) return call
    }
    return this.tick()
  }

  #tutorCall(): Call {
    if (!this.#conversation || this.#conversation.questions >= 20)
      return post('open a conversation', '/api/ai-tutor/session/new', { topicId })
    return post('message to the tutor', '/api/ai-tutor/chat', {
      topicId,
      sessionId: this.#conversation.id,
      message: oneOf('Why two pointers?', 'When would I use a hash table?', 'What does sorting first cost?'),
    })
  }

  /** @returns the status; 0 without an answer. */
  async send(call: Call, origin: string, agent: Agent): Promise<number> {
    const { status, text } = await send(call, origin, this.#cookie, agent)
    if (call.name === 'save a tick') this.#ticks += 1
    if (call.name === 'open a conversation' && status === 200)
      this.#conversation = { id: (JSON.parse(text) as { sessionId: string }).sessionId, questions: 0 }
    if (call.name === 'message to the tutor' && this.#conversation) this.#conversation.questions += 1
    return status
  }
}

function send(
  { name, method, path, body }: Call,
  origin: string,
  cookie: string,
  agent: Agent,
): Promise<{ status: number; text: string }> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const keepsText = name === 'open a conversation'
  const headers = {
    cookie,
    'accept-encoding': keepsText ? 'identity' : 'gzip, br',
    ...(text === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  }
  return new Promise((resolve) => {
    const outgoing = request(origin + path, { method, headers, agent }, (response) => {
      let received = ''
      response.on('data', (chunk: Buffer) => {
        if (keepsText) received += String(chunk)
      })
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text: received }))
      response.once('error', () => resolve({ status: 0, text: '' }))
    })
    outgoing.once('error', () => resolve({ status: 0, text: '' }))
    outgoing.end(text)
  })
}
