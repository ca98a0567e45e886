import {
  type CompanyQuestion as BuiltInQuestion,
  builtInCompanies,
  type CompanyReport,
  companyQuestions,
  isSqlQuestion,
} from '#content/company-questions/company-questions.ts'
import { findPatternsOfQuestion } from '#content/company-questions/question-patterns.ts'
import { allLessons } from '#curriculum/catalogue.ts'
import { type Difficulty, problemUrl } from '#curriculum/lesson.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import { unifyCompanies } from '../import/company-names.ts'
import type { Question } from '../question.ts'
import { compareText } from '../question-list.ts'
import type { ImportedData } from './imported-store.ts'

const premiumSlugs = new Set(
  allLessons.flatMap(({ practice }) => practice.filter(({ premium }) => premium).map(({ slug }) => slug)),
)

/**
 * The built-in questions and the imported ones, most frequent first, then by number. An imported frequency replaces the
 * built-in one of the same company and question.
 */
export function mergeQuestions(imported: ImportedData): readonly Question[] {
  const companies = unifyCompanies(builtInCompanies, imported.companies)
  const reportsById = new Map<number, CompanyReport[]>()
  // The longest period comes last, and its frequency stays.
  for (const { company_slug: slug, question_id, frequency } of imported.reports.toSorted(
    (a, b) => a.days - b.days,
  )) {
    const report = { ...(companies.get(slug) ?? { slug, name: slug }), frequency }
    const known = reportsById.get(question_id)
    if (known) known.push(report)
    else reportsById.set(question_id, [report])
  }
  const builtInIds = new Set(companyQuestions.map(({ number }) => number))
  const added = imported.questions
    .filter(({ id }) => !builtInIds.has(id))
    .map(
      ({ id, slug, title, difficulty, topics }): BuiltInQuestion => ({
        number: id,
        slug,
        title,
        difficulty: difficulty as Difficulty, // Checked when it was imported.
        premium: premiumSlugs.has(slug),
        topics: topics.split(' ').filter((topic) => topic !== ''),
        companies: [],
      }),
    )
  const topFrequency = ({ companies }: Question) => companies[0]?.frequency ?? 0
  return [...companyQuestions, ...added]
    .map((question) => toQuestion(question, reportsById.get(question.number) ?? []))
    .sort((a, b) => topFrequency(b) - topFrequency(a) || a.id - b.id)
}

function toQuestion(question: BuiltInQuestion, imported: readonly CompanyReport[]): Question {
  return {
    id: question.number,
    title: question.title,
    difficulty: question.difficulty,
    isPremium: question.premium,
    isSql: isSqlQuestion(question),
    patterns: findPatternsOfQuestion(question).map(displayNameOf),
    companies: mergeReports(question.companies, imported),
    sightings: [],
    leetcodeUrl: problemUrl(question.slug),
  }
}

function mergeReports(
  builtIn: readonly CompanyReport[],
  imported: readonly CompanyReport[],
): readonly CompanyReport[] {
  if (imported.length === 0) return builtIn
  const bySlug = new Map([...builtIn, ...imported].map((report) => [report.slug, report]))
  return [...bySlug.values()].toSorted((a, b) => b.frequency - a.frequency || compareText(a.name, b.name))
}
