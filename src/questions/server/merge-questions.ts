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
import { letOthersRun } from '#platform/server/long-work/let-others-run.ts'
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
export async function mergeQuestions(imported: ImportedData): Promise<readonly Question[]> {
  const companies = unifyCompanies(builtInCompanies, imported.companies)
  const reportsById = Map.groupBy(imported.reports, ({ question_id }) => question_id)
  // The longest period comes last, and its frequency stays.
  const reportsOf = (id: number) =>
    (reportsById.get(id) ?? [])
      .toSorted((a, b) => a.days - b.days)
      .map(({ company_slug: slug, frequency }) => ({
        ...(companies.get(slug) ?? { slug, name: slug }),
        frequency,
      }))
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
  const merged: Question[] = []
  for (const question of [...companyQuestions, ...added]) {
    merged.push(toQuestion(question, reportsOf(question.number)))
    await letOthersRun()
  }
  return merged.sort((a, b) => topFrequency(b) - topFrequency(a) || a.id - b.id)
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
