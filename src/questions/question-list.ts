import { problemUrl } from '#curriculum/lesson.ts'
import type { ReplyTo } from '#platform/endpoint.ts'
import type { Question } from './question.ts'

type ListReply = ReplyTo<'GET /api/company-questions/list'>

export interface CompanyCount {
  readonly name: string
  readonly slug: string
  readonly count: number
}

/**
 * The whole list in the form that is sent: names of companies and patterns are written once, and questions refer to
 * them by index. With ten thousand questions this is a third of the size.
 */
export function encodeQuestions(
  questions: readonly Question[],
): Pick<ListReply, 'companies' | 'patterns' | 'questions'> {
  const companies = new Map<string, { index: number; name: string; slug: string }>()
  const patterns = new Map<string, number>()
  // Two sources may spell a company's name differently.
  const companyIndex = ({ name, slug }: { name: string; slug: string }) => {
    const key = `${slug}\n${name}`
    const known = companies.get(key) ?? { index: companies.size, name, slug }
    companies.set(key, known)
    return known.index
  }
  const patternIndex = (name: string) => {
    const index = patterns.get(name) ?? patterns.size
    patterns.set(name, index)
    return index
  }
  const encoded = questions.map(
    ({ patterns: names, companies: reports, sightings, leetcodeUrl, ...rest }) => ({
      ...rest,
      slug: leetcodeUrl.split('/').at(-2) ?? '',
      patterns: names.map(patternIndex),
      companies: reports.flatMap((report) => [companyIndex(report), report.frequency]),
      ...(sightings.length > 0 && { sightings: sightings.map((sighting) => ({ ...sighting })) }),
    }),
  )
  return {
    companies: [...companies.values()].map(({ name, slug }) => ({ name, slug })),
    patterns: [...patterns.keys()],
    questions: encoded,
  }
}

export function decodeQuestions(
  list: Pick<ListReply, 'companies' | 'patterns' | 'questions'>,
): readonly Question[] {
  // Each field by its name: with rest and spread, ten thousand questions take twice as long.
  return list.questions.map(
    ({ id, title, difficulty, isPremium, isSql, slug, patterns, companies, sightings = [] }) => ({
      id,
      title,
      difficulty,
      isPremium,
      isSql,
      patterns: patterns.map((index) => list.patterns[index] ?? ''),
      companies: decodeReports(companies, list.companies),
      sightings,
      leetcodeUrl: problemUrl(slug),
    }),
  )
}

/** @param encoded the index of a company and its frequency, in turn */
function decodeReports(encoded: readonly number[], companies: ListReply['companies']): Question['companies'] {
  const reports: Question['companies'][number][] = []
  for (let index = 0; index < encoded.length; index += 2) {
    const { name, slug } = companies[encoded[index] ?? -1] ?? { name: '', slug: '' }
    reports.push({ name, slug, frequency: encoded[index + 1] ?? 0 })
  }
  return reports
}

/** Companies with the number of their questions, most questions first. */
export function countCompanies(questions: readonly Question[]): readonly CompanyCount[] {
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

/** Display names of patterns, most used first. */
export function sortPatterns(questions: readonly Question[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const name of questions.flatMap(({ patterns }) => patterns))
    counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || compareText(a[0], b[0])).map(([name]) => name)
}

/** Compares by code units: the same on every machine, whatever its locale. */
export function compareText(first: string, second: string): number {
  return first < second ? -1 : first > second ? 1 : 0
}
