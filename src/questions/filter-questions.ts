import { lessonLocations } from '#content/lesson-locations.ts'
import { difficulties, type Question, slugOf, type sortings } from './question.ts'

export type Sorting = (typeof sortings)[number]

export interface QuestionFilter {
  /** Slugs or names of companies, in any case. As with the other lists, an empty one filters nothing. */
  readonly companies: readonly string[]
  /** Slugs or display names of patterns. */
  readonly patterns: readonly string[]
  readonly difficulties: readonly string[]
  /** Part of a title, or the first digits of a number. */
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
export interface PersonalMarks {
  readonly solved: ReadonlySet<number>
  readonly starred: ReadonlySet<number>
}

export const noMarks: PersonalMarks = { solved: new Set(), starred: new Set() }

/** The questions that match, in order. The public endpoint and the page both use this function. */
export function filterQuestions(
  questions: readonly Question[],
  filter: QuestionFilter,
  marks: PersonalMarks,
): readonly Question[] {
  const companies = new Set(filter.companies.map(slugOf))
  const patterns = lowercaseSet(filter.patterns)
  const levelNames = lowercaseSet(filter.difficulties)
  const levels = new Set(difficulties.filter((level) => levelNames.has(level.toLowerCase())))
  const search = filter.search.trim().toLowerCase()
  const isNumber = /^\d/.test(search)

  const matches = (question: Question) =>
    (filter.withSql || !question.isSql) &&
    (filter.solved === undefined || marks.solved.has(question.id) === filter.solved) &&
    (!filter.starredOnly || marks.starred.has(question.id)) &&
    (levelNames.size === 0 || levels.has(question.difficulty)) &&
    (companies.size === 0 || question.companies.some(({ slug }) => companies.has(slug))) &&
    (patterns.size === 0 ||
      question.patterns.some(
        (name) => patterns.has(name.toLowerCase()) || patterns.has(patternSlug(name)),
      )) &&
    (search === '' ||
      question.title.toLowerCase().includes(search) ||
      (isNumber && String(question.id).startsWith(search)))

  return sortQuestions(questions.filter(matches), filter)
}

/** Sorting a list that is already in this order takes linear time, so callers may keep a sorted list. */
export function sortQuestions(
  questions: readonly Question[],
  filter: Pick<QuestionFilter, 'sorting' | 'seed' | 'companies'>,
): readonly Question[] {
  const rank = rankFor(filter, new Set(filter.companies.map(slugOf)))
  return questions
    .map((question) => ({ question, rank: rank(question) }))
    .sort((a, b) => a.rank - b.rank || a.question.id - b.question.id)
    .map(({ question }) => question)
}

/** The slug of the pattern's lesson, which the URL and the filter use. */
export function patternSlug(displayName: string): string {
  return lessonLocations.get(displayName)?.name ?? displayName.toLowerCase()
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
      // The highest frequency comes first; among the chosen companies only, if some are chosen.
      return (question) =>
        -(question.companies.find(({ slug }) => companies.size === 0 || companies.has(slug))?.frequency ?? 0)
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
