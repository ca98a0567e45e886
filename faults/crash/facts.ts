import { interviewQuestions } from '#content/interview-questions/interview-questions.ts'
import { allLessons } from '#curriculum/catalogue.ts'
import { problemsIn } from '#progress/rules.ts'
import type { User } from '../lib/users.ts'

/** Two users who makeGoatMates each other. */
export interface Pair {
  readonly ada: User
  readonly ben: User
}

/** Twelve lessons that share no problem. */
export const separateLessons = allLessons
  .filter(({ practice }, index) =>
    practice.every(({ number }) =>
      allLessons.slice(0, index).every((other) => other.practice.every((each) => each.number !== number)),
    ),
  )
  .slice(0, 12)

export const separateProblems: ReadonlySet<number> = new Set(
  separateLessons.flatMap(({ practice }) => practice.map(({ number }) => number)),
)

/** Stored state of a pair, as strings: 'pattern 7' is the mask '5', 'goatmates' is 'pending'. */
export type Facts = ReadonlyMap<string, string>

/** The value of a fact before the first write. */
export function initialValue(fact: string): string {
  if (fact.startsWith('pattern ')) return '0'
  if (fact.startsWith('mark ')) return 'none'
  if (fact === 'goatmates') return 'no'
  return 'absent'
}

export const starAndNoteValue = (isStarred: boolean, note: string) =>
  !isStarred && note === '' ? 'none' : `${isStarred ? 'starred' : 'unstarred'}, ${note}`

/** Reads the state of a pair over the API. `problems` lists contradictory replies. */
export async function readFacts({ ada, ben }: Pair): Promise<{ facts: Facts; problems: readonly string[] }> {
  const facts = new Map<string, string>()
  const problems: string[] = []
  const get = async (who: User, path: string) => {
    const reply = await who.call('GET', path)
    if (reply?.status !== 200)
      throw new Error(`${path} gave ${reply?.status}: ${JSON.stringify(reply?.body)}`)
    return reply.body
  }

  const solved = new Set<number>()
  for (const { patterns } of await get(ada, '/api/categories'))
    for (const { id, practiceQuestionCount, progress } of patterns) {
      if (!progress) continue
      if (separateLessons.some((lesson) => lesson.id === id))
        facts.set(`pattern ${id}`, String(progress.problemsSolved))
      const lesson = allLessons.find((each) => each.id === id)
      const numbers = lesson?.practice.map(({ number }) => number) ?? []
      for (const number of problemsIn(progress.problemsSolved, numbers)) solved.add(number)
      const isWhole = countBits(progress.problemsSolved) === practiceQuestionCount
      if (progress.completed !== isWhole) problems.push(`Completion of pattern ${id} contradicts its ticks.`)
    }
  const company = await get(ada, '/api/company-questions?solved=true&limit=500')
  const essentialNumbers = new Set(interviewQuestions.map(({ number }) => number))
  for (const { id } of company)
    if (!separateProblems.has(id) && !essentialNumbers.has(id)) facts.set(`company ${id}`, 'solved')
  for (const id of (await get(ada, '/api/interview-questions/solved')).solved)
    if (!separateProblems.has(interviewQuestions[id]?.number ?? 0)) facts.set(`essential ${id}`, 'solved')
  for (const { id, isStarred, note } of (await get(ada, '/api/company-questions/marks')).marks)
    facts.set(`mark ${id}`, starAndNoteValue(isStarred, note))
  for (const { toEmail } of (await get(ada, '/api/buddy/requests')).sent)
    facts.set(toEmail === ben.email ? 'goatmates' : `invite ${toEmail}`, 'pending')
  const isGoatMate = async (who: User, other: User) =>
    (await get(who, '/api/buddies')).some(({ id }: { id: string }) => id === other.id)
  const [adaHasBen, benHasAda] = [await isGoatMate(ada, ben), await isGoatMate(ben, ada)]
  if (adaHasBen !== benHasAda) problems.push('Only one of the two sees the other as a GoatMate.')
  if (adaHasBen) facts.set('goatmates', 'yes')

  const stats = await get(ada, '/api/progress/stats')
  if (stats.solvedProblems !== solved.size)
    problems.push(`${stats.solvedProblems} problems counted, ${solved.size} ticked.`)
  if (stats.completedCompanyQuestions !== company.length)
    problems.push(`${stats.completedCompanyQuestions} company questions counted, ${company.length} solved.`)
  return { facts, problems }
}

function countBits(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1
  return count
}
