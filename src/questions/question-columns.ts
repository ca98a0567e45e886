import type { CompanyReport } from '#content/company-questions.ts'
import type { Difficulty } from '#content/lesson.ts'

/**
 * The whole list, a column for each fact: one long text or one flat list of numbers instead of ten thousand objects.
 * It is read as fast as JSON can be, and what is looked for is found in it without an index.
 */
export interface QuestionColumns {
  readonly ids: readonly number[]
  /** A line each. */
  readonly titles: string
  /** As the address of the problem has them; a line each. */
  readonly slugs: string
  /** The first letter of each difficulty. */
  readonly difficulties: string
  /** A digit each: 1 for premium, and 2 more for SQL. */
  readonly kinds: string
  readonly patternNames: readonly string[]
  /** How many patterns each question has; then, for one question after the other, their places in the names. */
  readonly patternCounts: readonly number[]
  readonly patterns: readonly number[]
  readonly companyNames: readonly string[]
  readonly companySlugs: readonly string[]
  /** As with patterns; most frequent first. */
  readonly companyCounts: readonly number[]
  readonly companies: readonly number[]
  readonly frequencies: readonly number[]
}

/** With what people of this instance report, most first. */
export interface WholeList extends QuestionColumns {
  readonly sightings: readonly {
    readonly id: number
    readonly name: string
    readonly slug: string
    readonly count: number
  }[]
}

/** One row of the columns. */
export interface ShelvedQuestion {
  readonly id: number
  readonly title: string
  readonly slug: string
  readonly difficulty: Difficulty
  readonly isPremium: boolean
  readonly isSql: boolean
  /** Display names, the primary one first. */
  readonly patterns: readonly string[]
  /** Most frequent first. */
  readonly companies: readonly CompanyReport[]
}

export function columnsOf(questions: readonly ShelvedQuestion[]): QuestionColumns {
  const patterns = createPlaces<string>((name) => name)
  // A company may be called differently by different sources.
  const companies = createPlaces<CompanyReport>(({ slug, name }) => `${slug}\n${name}`)
  const reports = questions.flatMap((question) => question.companies)
  return {
    ids: questions.map(({ id }) => id),
    titles: questions.map(({ title }) => inOneLine(title)).join('\n'),
    slugs: questions.map(({ slug }) => inOneLine(slug)).join('\n'),
    difficulties: questions.map(({ difficulty }) => difficulty[0]).join(''),
    kinds: questions.map(({ isPremium, isSql }) => (isPremium ? 1 : 0) + (isSql ? 2 : 0)).join(''),
    patternCounts: questions.map((question) => question.patterns.length),
    patterns: questions.flatMap((question) => question.patterns.map(patterns.placeOf)),
    patternNames: patterns.all,
    companyCounts: questions.map((question) => question.companies.length),
    companies: reports.map(companies.placeOf),
    frequencies: reports.map(({ frequency }) => frequency),
    companyNames: companies.all.map(({ name }) => name),
    companySlugs: companies.all.map(({ slug }) => slug),
  }
}

/** Gives row by row what is in the columns. */
export function readRows(columns: QuestionColumns): (at: number) => ShelvedQuestion {
  const titles = columns.titles.split('\n')
  const slugs = columns.slugs.split('\n')
  const patternStarts = startsOf(columns.patternCounts)
  const companyStarts = startsOf(columns.companyCounts)
  return (at) => {
    const kind = Number(columns.kinds[at])
    const firstCompany = companyStarts[at] ?? 0
    return {
      id: columns.ids[at] ?? 0,
      title: titles[at] ?? '',
      slug: slugs[at] ?? '',
      difficulty: difficultyOf[columns.difficulties[at] ?? ''] ?? 'Medium',
      isPremium: (kind & 1) !== 0,
      isSql: (kind & 2) !== 0,
      patterns: columns.patterns
        .slice(patternStarts[at], patternStarts[at + 1])
        .map((place) => columns.patternNames[place] ?? ''),
      companies: columns.companies.slice(firstCompany, companyStarts[at + 1]).map((place, nth) => ({
        name: columns.companyNames[place] ?? '',
        slug: columns.companySlugs[place] ?? '',
        frequency: columns.frequencies[firstCompany + nth] ?? 0,
      })),
    }
  }
}

/** Where each question's part begins in a list of parts of these lengths; at last, where the list ends. */
export function startsOf(counts: readonly number[]): Uint32Array {
  const starts = new Uint32Array(counts.length + 1)
  counts.forEach((count, at) => {
    starts[at + 1] = (starts[at] ?? 0) + count
  })
  return starts
}

const difficultyOf: Readonly<Record<string, Difficulty>> = { E: 'Easy', M: 'Medium', H: 'Hard' }

/** An imported title may hold a break, which is drawn as a space anyway. */
function inOneLine(text: string): string {
  return text.replaceAll('\n', ' ')
}

/** Gives each different value a place in a list. */
function createPlaces<Value>(keyOf: (value: Value) => string) {
  const places = new Map<string, number>()
  const all: Value[] = []
  return {
    all,
    placeOf(value: Value): number {
      const key = keyOf(value)
      const known = places.get(key)
      if (known !== undefined) return known
      places.set(key, all.length)
      return all.push(value) - 1
    },
  }
}
