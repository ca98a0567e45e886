import type { ApiReply } from '../lib/call.ts'
import { newEmail, requestCode, signUp, type User, userOf } from '../lib/users.ts'
import type { Processes } from './processes.ts'

const concurrent = 50

/** Sends fifty concurrent requests for something that may happen only once. @returns problems. */
type ConcurrencyTest = (processes: Processes) => Promise<readonly string[]>

/** Sends half of the requests to each process. */
const fiftyConcurrent = (
  processes: Processes,
  act: (origin: () => string, i: number) => Promise<ApiReply | undefined>,
) => Promise.all(Array.from({ length: concurrent }, (_, i) => act(processes.either(i).origin, i)))

const from = (origin: () => string, who: User) => userOf({ origin }, who)

/** Counts replies by status; 'none' if the connection broke. */
function countStatuses(answers: readonly (ApiReply | undefined)[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const reply of answers) {
    const key = reply ? String(reply.status) : 'none'
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

function expectThat(
  condition: boolean,
  problem: string,
  answers: readonly (ApiReply | undefined)[],
): readonly string[] {
  return condition ? [] : [`${problem} (${JSON.stringify(countStatuses(answers))})`]
}

async function codeCheck(processes: Processes): Promise<readonly string[]> {
  const email = newEmail()
  const { jar, otp } = await requestCode(processes.first, processes.mails, email)
  const answers = await fiftyConcurrent(processes, async (origin) =>
    processes.call(origin(), 'POST', '/api/auth/verify-otp', { body: { email, otp }, cookie: jar.header() }),
  )
  const { 200: good = 0, 400: used = 0, 409: late = 0 } = countStatuses(answers)
  return expectThat(
    good === 1 && good + used + late === concurrent,
    'One code did not create exactly one account',
    answers,
  )
}

async function twentiethQuestion(processes: Processes): Promise<readonly string[]> {
  const person = await signUp(processes.first, processes.mails)
  const topicId = 'arrays'
  const { sessionId } = (await person.call('POST', '/api/ai-tutor/session/new', { topicId }))?.body ?? {}
  await processes.setQuestionCount(sessionId, 19)
  const answers = await fiftyConcurrent(processes, (origin, i) =>
    from(origin, person).call('POST', '/api/ai-tutor/chat', {
      topicId,
      sessionId,
      message: `What is a prefix sum, ${i}?`,
    }),
  )
  const session = (await person.call('GET', `/api/ai-tutor/session/${sessionId}`))?.body
  const { 200: good = 0 } = countStatuses(answers)
  return expectThat(
    good === 1 && session.questionCount === 20 && session.messages.length === 3,
    `The twentieth question was counted to ${session.questionCount} with ${session.messages.length} messages`,
    answers,
  )
}

async function goatMates(processes: Processes): Promise<readonly string[]> {
  const [ada, ben] = [
    await signUp(processes.first, processes.mails),
    await signUp(processes.first, processes.mails),
  ]
  // Two consecutive requests go to the same process, so that each process gets both directions.
  const answers = await fiftyConcurrent(processes, (origin, i) => {
    const [who, to] = i % 4 < 2 ? [ada, ben] : [ben, ada]
    return from(origin, who).call('POST', '/api/buddy/request', { toEmail: to.email })
  })
  const { pairs, acceptances } = await processes.countBetween(ada.id, ben.id)
  return expectThat(
    pairs === 1 && acceptances === 1,
    `Two people are GoatMates ${pairs} times, with ${acceptances} mails`,
    answers,
  )
}

async function completion(processes: Processes): Promise<readonly string[]> {
  const [ada, ben] = [
    await signUp(processes.first, processes.mails),
    await signUp(processes.first, processes.mails),
  ]
  await ada.call('POST', '/api/buddy/request', { toEmail: ben.email })
  await ben.call('POST', '/api/buddy/request', { toEmail: ada.email })
  const started = await ada.call('POST', '/api/interviews', {
    intervieweeId: ben.id,
    leetcodeQuestionNumber: 1,
  })
  const path = `/api/interviews/${started?.body.id}`
  const answers = await fiftyConcurrent(processes, (origin, i) =>
    from(origin, ada).call('PUT', path, { status: 'completed', score: 4, feedback: `Version ${i}` }),
  )
  const { 200: good = 0, 409: late = 0 } = countStatuses(answers)
  const mails = await processes.countMails(`feedback-ready:${started?.body.id}`)
  return expectThat(
    good === 1 && late === concurrent - 1 && mails === 1,
    `An interview was completed ${good} times, with ${mails} mails`,
    answers,
  )
}

async function importOnce(processes: Processes): Promise<readonly string[]> {
  const person = await signUp(processes.first, processes.mails)
  const progress = { 1: { problemsSolved: 0b111 }, 2: { problemsSolved: 0b1 } }
  const answers = await fiftyConcurrent(processes, (origin) =>
    from(origin, person).call(
      'POST',
      '/api/progress/import',
      { progress },
      { 'idempotency-key': 'the-same' },
    ),
  )
  const added = new Set(answers.map((reply) => reply?.body.addedCount))
  const version = (await person.call('POST', '/api/progress', { patternId: 1 }))?.body.version
  const { 200: good = 0 } = countStatuses(answers)
  return expectThat(
    good === concurrent && added.size === 1 && added.has(4) && version === 1,
    `An import was carried out ${version} times and reported as ${[...added].join(' and ')} ticks`,
    answers,
  )
}

async function resetToken(processes: Processes): Promise<readonly string[]> {
  const person = await signUp(processes.first, processes.mails)
  await processes.call(processes.first.origin(), 'POST', '/api/auth/request-password-reset', {
    body: { email: person.email },
  })
  const token = await processes.resetTokenFor(person.email)
  const passwords = Array.from({ length: concurrent }, (_, i) => `calm feet on steep paths ${i}`)
  const answers = await fiftyConcurrent(processes, (origin, i) =>
    processes.call(origin(), 'POST', '/api/auth/reset-password', {
      body: { token, newPassword: passwords[i] },
    }),
  )
  const winner = answers.findIndex((reply) => reply?.status === 200)
  const { 200: good = 0, 400: late = 0 } = countStatuses(answers)
  const logIn = await processes.call(processes.second.origin(), 'POST', '/api/login', {
    body: { email: person.email, password: passwords[winner] },
  })
  return expectThat(
    good === 1 && good + late === concurrent && logIn?.status === 200,
    `A link was used ${good} times, and its password gave ${logIn?.status}`,
    answers,
  )
}

export const concurrencyTests: Readonly<Record<string, ConcurrencyTest>> = {
  'code check': codeCheck,
  '20th question': twentiethQuestion,
  completion,
  goatMates,
  import: importOnce,
  'reset token': resetToken,
}
