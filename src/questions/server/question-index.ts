import { lessonPlaces } from '#content/lesson-places.ts'
import type { sortings } from '../contract.ts'
import { addTo, type BitSet, emptySet, fullSet, hasBit, join, keepOnly, remove } from './bit-set.ts'
import { compareText, type ShelvedQuestion } from './shelf.ts'
import { shuffled } from './shuffle.ts'

export type Sorting = (typeof sortings)[number]

export interface QuestionFilter {
  /** Slugs or names; case does not count. Empty lists filter nothing. */
  readonly companies: readonly string[]
  readonly patterns: readonly string[]
  readonly difficulties: readonly string[]
  /** Part of a title, or the beginning of a number. */
  readonly search: string
  readonly withSql: boolean
  /** Only these questions, or all but these. */
  readonly only?: ReadonlySet<number>
  readonly without?: ReadonlySet<number>
  readonly sorting: Sorting
  /** Of the shuffled order. */
  readonly seed: number
}

/** Everything that is asked of the list, prepared once so that an answer is a few passes over bits. */
export interface QuestionIndex {
  readonly questions: readonly ShelvedQuestion[]
  readonly companies: readonly { readonly name: string; readonly slug: string; readonly count: number }[]
  readonly patterns: readonly string[]
  findById(id: number): ShelvedQuestion | undefined
  /** All matches, in order. */
  find(filter: QuestionFilter): readonly ShelvedQuestion[]
}

export function indexQuestions(questions: readonly ShelvedQuestion[]): QuestionIndex {
  const count = questions.length
  const byId = new Map(questions.map((question, at) => [question.id, at]))
  const texts = questions.map(({ title }) => title.toLowerCase())
  const numbers = questions.map(({ id }) => String(id))
  const setsOf = (keysOf: (question: ShelvedQuestion) => readonly string[]) => groupSets(questions, keysOf)
  const byCompany = setsOf(({ companies }) => companies.flatMap(({ slug, name }) => [slug, name]))
  // A list of names is joined by commas, which a display name may hold; the slug of its lesson never does.
  const byPattern = setsOf(({ patterns }) =>
    patterns.flatMap((name) => [name, lessonPlaces.get(name)?.name ?? name]),
  )
  const byDifficulty = setsOf(({ difficulty }) => [difficulty])
  const sql = setsOf(({ isSql }) => (isSql ? ['sql'] : [])).get('sql') ?? emptySet(count)
  const orders: Readonly<Record<Exclude<Sorting, 'shuffle'>, readonly number[]>> = {
    frequency: orderBy(questions, (a, b) => bestFrequency(b) - bestFrequency(a)),
    number: orderBy(questions, () => 0),
    difficulty: orderBy(questions, (a, b) => ranks[a.difficulty] - ranks[b.difficulty]),
  }
  const setOfIds = (ids: ReadonlySet<number>): BitSet => {
    const set = emptySet(count)
    for (const id of ids) {
      const at = byId.get(id)
      if (at !== undefined) addTo(set, at)
    }
    return set
  }

  function find(filter: QuestionFilter): readonly ShelvedQuestion[] {
    const kept = fullSet(count)
    for (const [sets, wanted] of [
      [byCompany, filter.companies],
      [byPattern, filter.patterns],
      [byDifficulty, filter.difficulties],
    ] as const) {
      if (wanted.length === 0) continue
      const either = emptySet(count)
      for (const key of wanted) {
        const set = sets.get(key.toLowerCase())
        if (set) join(either, set)
      }
      keepOnly(kept, either)
    }
    if (!filter.withSql) remove(kept, sql)
    if (filter.only) keepOnly(kept, setOfIds(filter.only))
    if (filter.without) remove(kept, setOfIds(filter.without))

    const search = filter.search.trim().toLowerCase()
    const isNumber = /^\d/.test(search)
    const isFound = (at: number) =>
      search === '' || texts[at]?.includes(search) || (isNumber && numbers[at]?.startsWith(search))
    const { sorting, seed } = filter
    const found: ShelvedQuestion[] = []
    for (const at of orders[sorting === 'shuffle' ? 'number' : sorting]) {
      const question = hasBit(kept, at) && isFound(at) ? questions[at] : undefined
      if (question) found.push(question)
    }
    return sorting === 'shuffle' ? shuffled(found, seed) : found
  }

  return {
    questions,
    companies: countCompanies(questions),
    patterns: countPatterns(questions),
    findById: (id) => questions[byId.get(id) ?? -1],
    find,
  }
}

const ranks = { Easy: 0, Medium: 1, Hard: 2 }

function bestFrequency({ companies }: ShelvedQuestion): number {
  return companies[0]?.frequency ?? 0
}

/** Places in the list, sorted; equal ones by number. */
function orderBy(
  questions: readonly ShelvedQuestion[],
  compare: (first: ShelvedQuestion, second: ShelvedQuestion) => number,
): readonly number[] {
  return questions
    .map((question, at) => ({ question, at }))
    .sort((a, b) => compare(a.question, b.question) || a.question.id - b.question.id)
    .map(({ at }) => at)
}

function groupSets(
  questions: readonly ShelvedQuestion[],
  keysOf: (question: ShelvedQuestion) => readonly string[],
): ReadonlyMap<string, BitSet> {
  const sets = new Map<string, BitSet>()
  questions.forEach((question, at) => {
    for (const text of keysOf(question)) {
      const key = text.toLowerCase()
      const set = sets.get(key) ?? emptySet(questions.length)
      addTo(set, at)
      sets.set(key, set)
    }
  })
  return sets
}

function countCompanies(questions: readonly ShelvedQuestion[]): QuestionIndex['companies'] {
  const counts = new Map<string, { name: string; slug: string; count: number }>()
  for (const { companies } of questions) {
    for (const { name, slug } of companies) {
      const known = counts.get(slug)
      if (known) known.count++
      else counts.set(slug, { name, slug, count: 1 })
    }
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || compareText(a.name, b.name))
}

function countPatterns(questions: readonly ShelvedQuestion[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const name of questions.flatMap(({ patterns }) => patterns))
    counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || compareText(a[0], b[0])).map(([name]) => name)
}
