import type { Agent } from 'node:http'
import { request } from 'node:http'
import { companyQuestions } from '#content/company-questions.ts'

interface Call {
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: unknown
}

interface Answer {
  readonly status: number
  readonly text: string
}

/** How many of a hundred calls are which. Adds up to 100; the tutor's three open a conversation when one is full. */
const mix: readonly (readonly [number, (random: number, learner: LearnerState) => Call])[] = [
  [12, () => get('who am I', '/api/user')],
  [10, () => get('catalogue with progress', '/api/categories')],
  [14, () => get('progress figures', '/api/progress/stats')],
  [18, (random, { flips }) => tick(random, flips)],
  [12, (random) => get('company questions, filtered', filtered(random))],
  [8, (random) => get('company questions, searched', searched(random))],
  [3, () => get('companies of the filter', '/api/company-questions/companies')],
  [4, () => get('own stars and notes', '/api/company-questions/marks')],
  [4, (random) => completion(random)],
  [4, () => get('GoatMates', '/api/buddies')],
  [3, () => get('invitations', '/api/buddy/requests')],
  [3, () => get('interviews', '/api/interviews')],
  [2, () => get('interview figures', '/api/interviews/stats')],
  [3, (random, { conversation }) => (conversation ? question(random, conversation) : openConversation())],
]

interface LearnerState {
  readonly flips: number
  readonly conversation: string | undefined
}

const topicId = 'arrays'
const questions = [
  'Why two pointers?',
  'What would tell me that a sliding window fits here?',
  'How do I know that the order of the numbers matters?',
  'What does it cost to sort first?',
  'Can you give me a hint for two sum?',
  'When would I use a hash table instead?',
  'What is the difference between a prefix sum and a sliding window?',
]

const get = (name: string, path: string): Call => ({ name, method: 'GET', path })
const post = (name: string, path: string, body: unknown): Call => ({ name, method: 'POST', path, body })
/** A whole number from 1. */
const upTo = (random: number, most: number) => 1 + Math.floor(random * most)

/** Sets a bit and clears it again in turns, so that each changes something. */
function tick(random: number, flips: number): Call {
  const bit = 1 << (upTo(random, 6) - 1)
  const set = flips % 2 === 0
  const body = { problemsSolved: set ? bit : 0, baseProblemsSolved: set ? 0 : bit }
  return post('save a tick', '/api/progress', {
    patternId: upTo(random * 7919 - Math.floor(random * 7919), 40),
    ...body,
  })
}

function completion(random: number): Call {
  const { number = 1 } = companyQuestions[upTo(random, companyQuestions.length) - 1] ?? {}
  return post('complete a question', `/api/company-questions/${number}/complete`, {})
}

function filtered(random: number): string {
  const company = `made-up-${upTo(random, 70)}`
  return `/api/company-questions?companies=${company}&difficulty=Medium&sort=frequency&limit=50`
}

const searched = (random: number) =>
  `/api/company-questions?q=${['tree', 'merge ro', 'ridges', 'two s'][upTo(random, 4) - 1]}&limit=50`

const openConversation = (): Call => post('open a conversation', '/api/ai-tutor/session/new', { topicId })

function question(random: number, sessionId: string): Call {
  const message = questions[upTo(random, questions.length) - 1]
  return post('question to the tutor', '/api/ai-tutor/chat', { topicId, sessionId, message })
}

/** What a learner asks next. */
function chooseCall(random: number, state: LearnerState): Call {
  let below = random * 100
  for (const [share, make] of mix) {
    if (below < share) return make(below / share, state)
    below -= share
  }
  return get('who am I', '/api/user')
}

/** Somebody signed in who does one thing after another. */
export class Learner {
  readonly #cookie: string
  #flips = 0
  #conversation: { readonly id: string; questions: number } | undefined

  constructor(cookie: string) {
    this.#cookie = cookie
  }

  next(random: number): Call {
    return chooseCall(random, { flips: this.#flips, conversation: this.#conversation?.id })
  }

  /** @returns the status; 0 when there was no answer. */
  async send(call: Call, origin: string, agent: Agent): Promise<number> {
    const { status, text } = await ask(origin, call, this.#cookie, agent)
    if (call.name === 'save a tick') this.#flips += 1
    if (call.name === 'open a conversation' && status === 200)
      this.#conversation = { id: (JSON.parse(text) as { sessionId: string }).sessionId, questions: 0 }
    if (call.name === 'question to the tutor' && this.#conversation) {
      this.#conversation.questions += 1
      if (this.#conversation.questions >= 20) this.#conversation = undefined
    }
    return status
  }
}

/** Reads the whole answer, a streamed one to its end. */
function ask(origin: string, call: Call, cookie: string, agent: Agent): Promise<Answer> {
  const body = call.body === undefined ? undefined : JSON.stringify(call.body)
  const isOpening = call.name === 'open a conversation'
  const isRead = isOpening || call.name === 'question to the tutor'
  const headers = {
    cookie,
    'accept-encoding': isRead ? 'identity' : 'gzip, deflate, br, zstd',
    accept: call.name === 'question to the tutor' ? 'text/event-stream' : 'application/json',
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  }
  return new Promise((resolve) => {
    const sent = request(origin + call.path, { method: call.method, headers, agent }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => {
        if (isRead) text += String(chunk)
      })
      // A stream has begun with 200 before anything can go wrong in it.
      response.once('end', () =>
        resolve({ status: text.includes('event: error') ? 0 : (response.statusCode ?? 0), text }),
      )
      response.once('error', () => resolve({ status: 0, text: '' }))
    })
    sent.once('error', () => resolve({ status: 0, text: '' }))
    sent.end(body)
  })
}
