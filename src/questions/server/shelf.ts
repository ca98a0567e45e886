import { allLessons, findLessonByName } from '#content/catalogue.ts'
import {
  type CompanyQuestion as BuiltInQuestion,
  type CompanyReport,
  companyQuestions,
  isSqlQuestion,
} from '#content/company-questions.ts'
import type { Difficulty } from '#content/lesson.ts'
import { findPatternsOfQuestion } from '#content/question-patterns.ts'
import type { ShelvedQuestion } from '../question-columns.ts'
import type { ImportedData } from './imported-store.ts'

const premiumSlugs = new Set(
  allLessons.flatMap(({ practice }) => practice.filter(({ premium }) => premium).map(({ slug }) => slug)),
)

/** The built-in list and what the operator has imported, as one. An imported frequency replaces the built-in one of the same company and question; nothing else is lost. */
export function shelveQuestions(imported: ImportedData): readonly ShelvedQuestion[] {
  const reportsById = new Map<number, CompanyReport[]>()
  for (const { company_slug: slug, question_id, frequency } of imported.reports) {
    const report = { slug, name: imported.companies.get(slug) ?? slug, frequency }
    const known = reportsById.get(question_id)
    if (known) known.push(report)
    else reportsById.set(question_id, [report])
  }
  const builtIn = new Set(companyQuestions.map(({ number }) => number))
  const added = imported.questions
    .filter(({ id }) => !builtIn.has(id))
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
  return [...companyQuestions, ...added].map((question) =>
    shelve(question, reportsById.get(question.number) ?? []),
  )
}

function shelve(question: BuiltInQuestion, imported: readonly CompanyReport[]): ShelvedQuestion {
  return {
    id: question.number,
    title: question.title,
    slug: question.slug,
    difficulty: question.difficulty,
    isPremium: question.premium,
    isSql: isSqlQuestion(question),
    patterns: findPatternsOfQuestion(question).map((name) => findLessonByName(name)?.displayName ?? name),
    companies: mergeReports(question.companies, imported),
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

/** The same on every machine, whatever its language. */
export function compareText(first: string, second: string): number {
  return first < second ? -1 : first > second ? 1 : 0
}
