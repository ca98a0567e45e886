import type { Person } from '../lib/people.ts'

/** Two people; what one of them does is done for both where it is about their friendship. */
export interface Pair {
  readonly ada: Person
  readonly ben: Person
}

/** What is true of a pair, each in one word: 'pattern 7' is '5 v3', 'friends' is 'asked'. */
export type Facts = ReadonlyMap<string, string>

/** How a fact stands before anybody has done anything. */
export function atFirst(fact: string): string {
  if (fact.startsWith('pattern ')) return '0 v0'
  if (fact.startsWith('mark ')) return 'plain'
  if (fact === 'friends') return 'no'
  return 'absent'
}

export const markWord = (isStarred: boolean, note: string) =>
  !isStarred && note === '' ? 'plain' : `${isStarred ? 'starred' : 'unstarred'}, ${note}`

/** Asks the product for everything it knows of a pair. `faults` are answers that contradict each other. */
export async function readFacts({ ada, ben }: Pair): Promise<{ facts: Facts; faults: readonly string[] }> {
  const facts = new Map<string, string>()
  const faults: string[] = []
  const get = async (who: Person, path: string) => {
    const told = await who.call('GET', path)
    if (told?.status !== 200) throw new Error(`${path} gave ${told?.status}: ${JSON.stringify(told?.body)}`)
    return told.body
  }

  let solved = 0
  for (const { patterns } of await get(ada, '/api/categories'))
    for (const { id, practiceQuestionCount, progress } of patterns) {
      if (!progress) continue
      facts.set(`pattern ${id}`, `${progress.problemsSolved} v${progress.version}`)
      solved += countBits(progress.problemsSolved)
      const isWhole = countBits(progress.problemsSolved) === practiceQuestionCount
      if (progress.completed !== isWhole) faults.push(`Completion of pattern ${id} contradicts its ticks.`)
    }
  const company = await get(ada, '/api/company-questions?solved=true&limit=500')
  for (const { id } of company) facts.set(`company ${id}`, 'solved')
  for (const id of (await get(ada, '/api/interview-questions/solved')).solved)
    facts.set(`essential ${id}`, 'solved')
  for (const { id, isStarred, note } of (await get(ada, '/api/company-questions/marks')).marks)
    facts.set(`mark ${id}`, markWord(isStarred, note))
  for (const { toEmail } of (await get(ada, '/api/buddy/requests')).sent)
    facts.set(toEmail === ben.email ? 'friends' : `invite ${toEmail}`, 'asked')
  const isBuddy = async (who: Person, other: Person) =>
    (await get(who, '/api/buddies')).some(({ id }: { id: string }) => id === other.id)
  const [adas, bens] = [await isBuddy(ada, ben), await isBuddy(ben, ada)]
  if (adas !== bens) faults.push('One of two is a friend of the other, who is none.')
  if (adas) facts.set('friends', 'yes')

  const stats = await get(ada, '/api/progress/stats')
  if (stats.solvedProblems !== solved)
    faults.push(`${stats.solvedProblems} problems counted, ${solved} ticked.`)
  if (stats.completedCompanyQuestions !== company.length)
    faults.push(`${stats.completedCompanyQuestions} company questions counted, ${company.length} solved.`)
  return { facts, faults }
}

function countBits(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1
  return count
}
