import { interviewQuestions } from '#content/interview-questions/interview-questions.ts'
import { fullMask } from '#progress/rules.ts'
import type { Random } from '../lib/random.ts'
import { separateLessons, separateProblems, starAndNoteValue } from './facts.ts'

/** A request that changes one fact, and the value of that fact afterward. */
export interface Write {
  readonly fact: string
  readonly after: string
  readonly who: 'ada' | 'ben'
  readonly method: string
  readonly path: string
  readonly body?: unknown
}

export interface WriteSources {
  readonly random: Random
  /** The last known value of a fact. */
  readonly known: (fact: string) => string
  readonly ids: { readonly ada: string; readonly ben: string }
  readonly emails: { readonly ada: string; readonly ben: string }
  /** Ids of some company questions. */
  readonly questions: readonly number[]
  readonly newEmail: () => string
}

/** A random write, weighted like real use: ticks, whole patterns, notes, invitations, GoatMates. */
export function chooseWrite(sources: WriteSources): Write {
  const roll = sources.random.below(100)
  if (roll < 30) return tick(sources)
  if (roll < 45) return wholePattern(sources)
  if (roll < 65) return note(sources)
  if (roll < 75) return solve(sources, 'company', sources.random.oneOf(sources.questions.filter(isSeparate)))
  if (roll < 80) return solve(sources, 'essential', sources.random.oneOf(essentials).id)
  if (roll < 90) return inviteStranger(sources)
  return goatMates(sources)
}

/** A problem is solved in every list, so a write that must change one fact only uses problems of one list. */
const isSeparate = (number: number) =>
  !separateProblems.has(number) && interviewQuestions.every((each) => each.number !== number)
const essentials = interviewQuestions.filter(({ number }) => !separateProblems.has(number))

function tick({ random, known }: WriteSources): Write {
  const { id, practice } = random.oneOf(separateLessons)
  return savePattern(id, known, (mask) => mask ^ (1 << random.below(practice.length)))
}

/** Sets or clears every problem in one write. */
function wholePattern({ random, known }: WriteSources): Write {
  const { id, practice } = random.oneOf(separateLessons)
  const full = fullMask(practice.length)
  return savePattern(id, known, (mask) => (mask === full ? 0 : full))
}

function savePattern(
  patternId: number,
  known: WriteSources['known'],
  change: (mask: number) => number,
): Write {
  const fact = `pattern ${patternId}`
  const mask = Number(known(fact))
  const problemsSolved = change(mask)
  return {
    fact,
    after: String(problemsSolved),
    who: 'ada',
    method: 'POST',
    path: '/api/progress',
    body: { patternId, problemsSolved, baseProblemsSolved: mask },
  }
}

function note({ random, questions }: WriteSources): Write {
  const id = random.oneOf(questions)
  const isStarred = random.below(2) === 1
  const text = `Thought ${random.below(1e9)}: ${'look at both ends. '.repeat(random.below(40))}`.trim()
  return {
    fact: `mark ${id}`,
    after: starAndNoteValue(isStarred, text),
    who: 'ada',
    method: 'PUT',
    path: `/api/company-questions/${id}/mark`,
    body: { isStarred, note: text },
  }
}

function solve({ known }: WriteSources, list: 'company' | 'essential', id: number): Write {
  const fact = `${list} ${id}`
  const isSolved = known(fact) === 'solved'
  return {
    fact,
    after: isSolved ? 'absent' : 'solved',
    who: 'ada',
    method: isSolved ? 'DELETE' : 'POST',
    path: `/api/${list === 'company' ? 'company-questions' : 'interview-questions'}/${id}/complete`,
  }
}

function inviteStranger({ newEmail }: WriteSources): Write {
  const toEmail = newEmail()
  return { ...invitation('ada', toEmail), fact: `invite ${toEmail}`, after: 'pending' }
}

/** Ada invites Ben, Ben invites her back, which makes them GoatMates, and then Ada removes him. */
function goatMates({ known, ids, emails }: WriteSources): Write {
  const fact = 'goatmates'
  if (known(fact) === 'no') return { ...invitation('ada', emails.ben), fact, after: 'pending' }
  if (known(fact) === 'pending') return { ...invitation('ben', emails.ada), fact, after: 'yes' }
  return { fact, after: 'no', who: 'ada', method: 'DELETE', path: `/api/buddies/${ids.ben}` }
}

const invitation = (who: Write['who'], toEmail: string) =>
  ({ who, method: 'POST', path: '/api/buddy/request', body: { toEmail } }) as const
