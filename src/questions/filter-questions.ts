import { findPatternByDisplayName } from '#curriculum/patterns.ts'
import { difficulties, type Question, slugOf, type sortings } from './question.ts'

export type Sorting = (typeof sortings)[number]

export interface QuestionFilter {
  /** Slugs or names of companies, in any case. As with the other lists, an empty one filters nothing. */
  readonly companies: readonly string[]
  /** Slugs or display names of patterns. */
  readonly patterns: readonly string[]
  readonly difficulties: readonly string[]
  /** Part of a title, the first digits of a number, or the start of a word in the name of a company or pattern. */
  readonly search: string
  readonly withSql: boolean
  /** True for solved questions only, false for unsolved ones only. */
  readonly solved?: boolean | undefined
  readonly starredOnly?: boolean | undefined
  readonly sorting: Sorting
  /** Picks one of the shuffled orders. */
  readonly seed: number
}

/** Ids of the questions that the person has solved and starred. */
export interface SolvedAndStarred {
  readonly solved: ReadonlySet<number>
  readonly starred: ReadonlySet<number>
}

export const nothingSolvedOrStarred: SolvedAndStarred = { solved: new Set(), starred: new Set() }

/** Questions with the companies and patterns that occur in them. */
export interface SearchableQuestions {
  readonly questions: readonly Question[]
  readonly companies: readonly { readonly name: string; readonly slug: string }[]
  /** Display names. */
  readonly patterns: readonly string[]
}

/** The questions that match, in order. The public endpoint and the page both use this function. */
export function filterQuestions(
  { questions, ...names }: SearchableQuestions,
  filter: QuestionFilter,
  own: SolvedAndStarred,
): readonly Question[] {
  const companies = new Set(filter.companies.map(slugOf))
  const patterns = lowercaseSet(filter.patterns)
  const levelNames = lowercaseSet(filter.difficulties)
  const levels = new Set(difficulties.filter((level) => levelNames.has(level.toLowerCase())))
  const search = searchFor(filter.search, names)

  const passes = (question: Question) =>
    (filter.withSql || !question.isSql) &&
    (filter.solved === undefined || own.solved.has(question.id) === filter.solved) &&
    (!filter.starredOnly || own.starred.has(question.id)) &&
    (levelNames.size === 0 || levels.has(question.difficulty)) &&
    (companies.size === 0 || question.companies.some(({ slug }) => companies.has(slug))) &&
    (patterns.size === 0 ||
      question.patterns.some((name) => patterns.has(name.toLowerCase()) || patterns.has(patternSlug(name))))

  const rank = rankFor(filter, leadingCompanies(filter, names.companies))
  const found: { question: Question; match: Match; rank: number }[] = []
  for (const question of questions) {
    const match = passes(question) ? search(question) : undefined
    if (match !== undefined) found.push({ question, match, rank: rank(question) })
  }
  // Other orders are kept strictly.
  const isBestFirst = filter.sorting === 'frequency'
  return found
    .sort((a, b) => (isBestFirst ? a.match - b.match : 0) || a.rank - b.rank || a.question.id - b.question.id)
    .map(({ question }) => question)
}

/** Sorting a list that is already in this order takes linear time, so callers may keep a sorted list. */
export function sortQuestions(
  questions: readonly Question[],
  filter: Pick<QuestionFilter, 'sorting' | 'seed'>,
): readonly Question[] {
  const rank = rankFor(filter, noCompanies)
  return questions
    .map((question) => ({ question, rank: rank(question) }))
    .sort((a, b) => a.rank - b.rank || a.question.id - b.question.id)
    .map(({ question }) => question)
}

const noCompanies: ReadonlySet<string> = new Set()

/**
 * Slugs of the companies whose frequencies order the list and are shown first in each row: the chosen ones, or without
 * any the one whose name is searched for.
 */
export function leadingCompanies(
  { companies, search }: Pick<QuestionFilter, 'companies' | 'search'>,
  known: SearchableQuestions['companies'],
): ReadonlySet<string> {
  if (companies.length > 0) return new Set(companies.map(slugOf))
  const searched = slugOf(search)
  return searched !== '' && known.some(({ slug }) => slug === searched) ? new Set([searched]) : noCompanies
}

/** How well a question matches a search: exactly, by title or number, or by company or pattern. */
type Match = 0 | 1 | 2

/** Undefined is no match. */
function searchFor(
  typed: string,
  { companies, patterns }: Pick<SearchableQuestions, 'companies' | 'patterns'>,
): (question: Question) => Match | undefined {
  const search = typed.trim().toLowerCase()
  if (search === '') return () => 0
  const isNumber = /^\d/.test(search)
  const isNamed = (name: string) => ` ${name.toLowerCase()}`.includes(` ${search}`)
  const slugs = new Set(
    companies.filter(({ name, slug }) => isNamed(name) || slug.startsWith(search)).map(({ slug }) => slug),
  )
  const patternNames = new Set(patterns.filter(isNamed))
  return (question) => {
    const title = question.title.toLowerCase()
    const number = isNumber ? String(question.id) : ''
    if (title === search || number === search) return 0
    if (title.includes(search) || number.startsWith(search)) return 1
    return (patternNames.size > 0 && question.patterns.some((name) => patternNames.has(name))) ||
      (slugs.size > 0 && question.companies.some(({ slug }) => slugs.has(slug))) ||
      question.sightings.some(({ name }) => isNamed(name))
      ? 2
      : undefined
  }
}

/** The slug of the pattern's lesson, which the URL and the filter use. */
export function patternSlug(displayName: string): string {
  return findPatternByDisplayName(displayName)?.name ?? displayName.toLowerCase()
}

function lowercaseSet(items: readonly string[]): ReadonlySet<string> {
  return new Set(items.map((item) => item.toLowerCase()))
}

/** Questions are sorted by ascending rank, then by number. */
function rankFor(
  { sorting, seed }: Pick<QuestionFilter, 'sorting' | 'seed'>,
  companies: ReadonlySet<string>,
): (question: Question) => number {
  switch (sorting) {
    case 'number':
      return () => 0
    case 'difficulty':
      return ({ difficulty }) => difficulties.indexOf(difficulty)
    case 'shuffle':
      return ({ id }) => shuffleKey(seed, id)
    case 'frequency':
      return ({ companies: reports }) => {
        const best = reports[0]?.frequency ?? 0
        if (companies.size === 0) return -best
        // The best frequency of any company decides among equal ones. Frequencies are at most 100.
        const chosen = reports.find(({ slug }) => companies.has(slug))?.frequency ?? 0
        return -(chosen * 101 + best)
      }
  }
}

/**
 * A 32-bit number that looks random but is fixed for a seed and a question. Each question has its own, so pages of a
 * shuffled list fit together, and the order of the rest does not change when a question is solved or imported.
 */
export function shuffleKey(seed: number, id: number): number {
  // The finalizer of MurmurHash3 (Austin Appleby, public domain).
  let key = Math.imul(seed + 1, 0x9e3779b1) ^ id
  key = Math.imul(key ^ (key >>> 16), 0x85ebca6b)
  key = Math.imul(key ^ (key >>> 13), 0xc2b2ae35)
  return (key ^ (key >>> 16)) >>> 0
}
