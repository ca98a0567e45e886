import type { Difficulty } from '#curriculum/lesson.ts'
import rows from './company-questions.json' with { type: 'json' }

export interface CompanyReport {
  readonly name: string
  readonly slug: string
  /** 1 to 100: share of this company's most reported question. */
  readonly frequency: number
}

/** A question that candidates reported: facts only, linked and never copied. */
export interface CompanyQuestion {
  readonly number: number
  readonly title: string
  readonly slug: string
  readonly difficulty: Difficulty
  readonly premium: boolean
  readonly topics: readonly string[]
  /** Most frequent first. */
  readonly companies: readonly CompanyReport[]
}

/** When the reports were collected; candidates wrote them, and they may be out of date. */
export const companyReportsDate = 'May 2022'

const companyNames = new Map<string, string>(Object.entries(rows.companies))

export const builtInCompanies = [...companyNames].map(([slug, name]) => ({ slug, name }))

/** The built-in list, by problem number. */
export const companyQuestions: readonly CompanyQuestion[] = rows.questions.map(parseQuestion)

/** SQL questions stand apart: no pattern of ours applies to them, and lists leave them out unless asked. */
export function isSqlQuestion(question: Pick<CompanyQuestion, 'topics'>): boolean {
  return question.topics.includes('database')
}

function parseQuestion(row: readonly unknown[]): CompanyQuestion {
  const [number, title, slug, difficulty, premium, topics, companies] = row
  if (
    typeof number !== 'number' ||
    typeof title !== 'string' ||
    typeof slug !== 'string' ||
    !isDifficulty(difficulty) ||
    typeof premium !== 'boolean' ||
    typeof topics !== 'string' ||
    typeof companies !== 'string'
  ) {
    throw new Error(`Not a company question: ${JSON.stringify(row)}`)
  }
  return {
    number,
    title,
    slug,
    difficulty,
    premium,
    topics: topics.split(' '),
    companies: parseReports(companies),
  }
}

/** `google 59 uber 31`: slug and frequency by turns. */
function parseReports(text: string): CompanyReport[] {
  const words = text.split(' ').filter((word) => word !== '')
  const reports: CompanyReport[] = []
  for (let at = 0; at < words.length; at += 2) {
    const slug = words[at] ?? ''
    const name = companyNames.get(slug)
    const frequency = Number(words[at + 1])
    if (name === undefined || !Number.isInteger(frequency) || frequency < 1 || frequency > 100) {
      throw new Error(`Not a list of company reports: ${text}`)
    }
    reports.push({ name, slug, frequency })
  }
  return reports
}

function isDifficulty(value: unknown): value is Difficulty {
  return value === 'Easy' || value === 'Medium' || value === 'Hard'
}
