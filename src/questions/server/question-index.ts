import { createFinder, type Part, type QuestionFilter } from '../find-questions.ts'
import { columnsOf, type QuestionColumns, type ShelvedQuestion } from '../question-columns.ts'
import { compareText } from './shelf.ts'

/** Everything that is asked of the list, prepared once so that an answer is a few passes over bits. */
export interface QuestionIndex {
  readonly questions: readonly ShelvedQuestion[]
  readonly columns: QuestionColumns
  readonly companies: readonly { readonly name: string; readonly slug: string; readonly count: number }[]
  readonly patterns: readonly string[]
  findById(id: number): ShelvedQuestion | undefined
  /** How many match, and those of one part, in order. */
  find(filter: QuestionFilter, part: Part): { total: number; questions: readonly ShelvedQuestion[] }
}

export function indexQuestions(questions: readonly ShelvedQuestion[]): QuestionIndex {
  const columns = columnsOf(questions)
  const finder = createFinder(columns)
  return {
    questions,
    columns,
    companies: countCompanies(questions),
    patterns: countPatterns(questions),
    findById: (id) => questions[finder.placeOf(id) ?? -1],
    find(filter, part) {
      const { total, places } = finder.find(filter, part)
      return { total, questions: places.flatMap((at) => questions[at] ?? []) }
    },
  }
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
