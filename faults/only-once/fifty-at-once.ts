import type { Told } from '../lib/call.ts'
import { aNewAddress, askForCode, type Person, personOf, signUp } from '../lib/people.ts'
import type { Two } from './two-processes.ts'

const together = 50

/** One thing that may happen once: does it fifty times at once and says what came of it that should not have. */
type OnceRound = (two: Two) => Promise<readonly string[]>

/** Half to each process. */
const fifty = (two: Two, act: (origin: () => string, i: number) => Promise<Told | undefined>) =>
  Promise.all(Array.from({ length: together }, (_, i) => act(two.either(i).origin, i)))

const from = (origin: () => string, who: Person) => personOf({ origin }, who)

/** What these calls were answered, counted by status; 'nothing' where the connection broke. */
function countStatuses(answers: readonly (Told | undefined)[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const told of answers) {
    const key = told ? String(told.status) : 'nothing'
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

function unless(isSo: boolean, fault: string, answers: readonly (Told | undefined)[]): readonly string[] {
  return isSo ? [] : [`${fault} (${JSON.stringify(countStatuses(answers))})`]
}

async function codeCheck(two: Two): Promise<readonly string[]> {
  const email = aNewAddress()
  const { jar, otp } = await askForCode(two.first, two.mails, email)
  const answers = await fifty(two, async (origin) =>
    two.call(origin(), 'POST', '/api/auth/verify-otp', { body: { email, otp }, cookie: jar.header() }),
  )
  const { 200: good = 0, 400: used = 0, 409: late = 0 } = countStatuses(answers)
  return unless(good === 1 && good + used + late === together, 'One code opened not one account', answers)
}

async function twentiethQuestion(two: Two): Promise<readonly string[]> {
  const person = await signUp(two.first, two.mails)
  const topicId = 'arrays'
  const { sessionId } = (await person.call('POST', '/api/ai-tutor/session/new', { topicId }))?.body ?? {}
  await two.setQuestionCount(sessionId, 19)
  const answers = await fifty(two, (origin, i) =>
    from(origin, person).call('POST', '/api/ai-tutor/chat', {
      topicId,
      sessionId,
      message: `What is a prefix sum, ${i}?`,
    }),
  )
  const session = (await person.call('GET', `/api/ai-tutor/session/${sessionId}`))?.body
  const { 200: good = 0 } = countStatuses(answers)
  return unless(
    good === 1 && session.questionCount === 20 && session.messages.length === 3,
    `The twentieth question was counted to ${session.questionCount} with ${session.messages.length} messages`,
    answers,
  )
}

async function friendship(two: Two): Promise<readonly string[]> {
  const [ada, ben] = [await signUp(two.first, two.mails), await signUp(two.first, two.mails)]
  // A pair of neighbours goes to the same process, so that each process gets both directions.
  const answers = await fifty(two, (origin, i) => {
    const [who, to] = i % 4 < 2 ? [ada, ben] : [ben, ada]
    return from(origin, who).call('POST', '/api/buddy/request', { toEmail: to.email })
  })
  const { friendships, acceptances } = await two.countBetween(ada.id, ben.id)
  return unless(
    friendships === 1 && acceptances === 1,
    `Two people are friends ${friendships} times, with ${acceptances} mails`,
    answers,
  )
}

async function completion(two: Two): Promise<readonly string[]> {
  const [ada, ben] = [await signUp(two.first, two.mails), await signUp(two.first, two.mails)]
  await ada.call('POST', '/api/buddy/request', { toEmail: ben.email })
  await ben.call('POST', '/api/buddy/request', { toEmail: ada.email })
  const started = await ada.call('POST', '/api/interviews', {
    intervieweeId: ben.id,
    leetcodeQuestionNumber: 1,
  })
  const path = `/api/interviews/${started?.body.id}`
  const answers = await fifty(two, (origin, i) =>
    from(origin, ada).call('PUT', path, { status: 'completed', score: 4, feedback: `Version ${i}` }),
  )
  const { 200: good = 0, 409: late = 0 } = countStatuses(answers)
  const mails = await two.countMails(`feedback-ready:${started?.body.id}`)
  return unless(
    good === 1 && late === together - 1 && mails === 1,
    `An interview was completed ${good} times, with ${mails} mails`,
    answers,
  )
}

async function importOnce(two: Two): Promise<readonly string[]> {
  const person = await signUp(two.first, two.mails)
  const progress = { 1: { problemsSolved: 0b111 }, 2: { problemsSolved: 0b1 } }
  const answers = await fifty(two, (origin) =>
    from(origin, person).call(
      'POST',
      '/api/progress/import',
      { progress },
      { 'idempotency-key': 'the-same' },
    ),
  )
  const added = new Set(answers.map((told) => told?.body.addedCount))
  const version = (await person.call('POST', '/api/progress', { patternId: 1 }))?.body.version
  const { 200: good = 0 } = countStatuses(answers)
  return unless(
    good === together && added.size === 1 && added.has(4) && version === 1,
    `An import was carried out ${version} times and told as ${[...added].join(' and ')} ticks`,
    answers,
  )
}

async function resetToken(two: Two): Promise<readonly string[]> {
  const person = await signUp(two.first, two.mails)
  await two.call(two.first.origin(), 'POST', '/api/auth/request-password-reset', {
    body: { email: person.email },
  })
  const token = await two.resetTokenFor(person.email)
  const passwords = Array.from({ length: together }, (_, i) => `calm feet on steep paths ${i}`)
  const answers = await fifty(two, (origin, i) =>
    two.call(origin(), 'POST', '/api/auth/reset-password', { body: { token, newPassword: passwords[i] } }),
  )
  const winner = answers.findIndex((told) => told?.status === 200)
  const { 200: good = 0, 400: late = 0 } = countStatuses(answers)
  const logIn = await two.call(two.second.origin(), 'POST', '/api/login', {
    body: { email: person.email, password: passwords[winner] },
  })
  return unless(
    good === 1 && good + late === together && logIn?.status === 200,
    `A link was used ${good} times, and its password gave ${logIn?.status}`,
    answers,
  )
}

export const onceRounds: Readonly<Record<string, OnceRound>> = {
  'code check': codeCheck,
  '20th question': twentiethQuestion,
  completion,
  friendship,
  import: importOnce,
  'reset token': resetToken,
}
