import type { Question } from '../../question.ts'

/** A company that asks a question. */
export interface CompanyTag {
  readonly slug: string
  readonly name: string
  /** Missing when only members of this site have reported the question. */
  readonly frequency?: number
  /** How many members of this site reported it. */
  readonly reports?: number
  /** Whether it was chosen or searched for. */
  readonly isLeading: boolean
}

const noCompanies: ReadonlySet<string> = new Set()

/**
 * One tag for each company that has a frequency or a report, the leading ones first. Two sources may spell a company's
 * name differently.
 */
export function companyTags(
  { companies, sightings }: Question,
  leading: ReadonlySet<string> = noCompanies,
): readonly CompanyTag[] {
  const tags = new Map<string, CompanyTag>()
  for (const { slug, name, frequency } of companies)
    if (frequency > 0 && !tags.has(slug))
      tags.set(slug, { slug, name, frequency, isLeading: leading.has(slug) })
  for (const { slug, name, count } of sightings)
    if (count > 0)
      tags.set(slug, { slug, name, ...tags.get(slug), reports: count, isLeading: leading.has(slug) })
  const all = [...tags.values()]
  return leading.size === 0
    ? all
    : [...all.filter(({ isLeading }) => isLeading), ...all.filter(({ isLeading }) => !isLeading)]
}

/** The first of the tags. Most questions have it at hand, and a list on a phone needs it of every question. */
export function firstTag(question: Question, leading: ReadonlySet<string>): CompanyTag | undefined {
  const first = question.companies[0]
  return first && first.frequency > 0 && leading.size === 0 && question.sightings.length === 0
    ? { ...first, isLeading: false }
    : companyTags(question, leading)[0]
}

export function reportsText(count: number): string {
  return count === 1 ? '1 report here' : `${count} reports here`
}
