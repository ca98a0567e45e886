import { describe, expect, test } from 'vitest'
import { allLessons } from '../../catalogue.ts'
import columns from './columns.json' with { type: 'json' }
import type { ComparisonTable } from './comparison-table.ts'
import { allTables } from './comparisons.ts'

/**
 * For each comparison table and each practice problem of its patterns: one character per row, as judged by a
 * second reader from the problem's statement. It is the index of the column that describes the problem,
 * `*` if the row says the same of several columns, lists words of which the statement has none, or is not about a single
 * problem, and `x` if no column fits. The reader knew the lessons: this holds the judgments, it does not replace a reading
 * by a stranger.
 */
const judged: Readonly<Record<string, Readonly<Record<string, string>>>> = columns

describe.each(allTables)('the table $title', (table) => {
  const { title, columns: names, patterns, rows } = table
  const problems = problemsOf(table)

  test('names known patterns for each column', () => {
    expect(patterns.length).toBe(names.length)
    const slugs = allLessons.map(({ name }) => name)
    for (const pattern of patterns.flat()) expect(slugs).toContain(pattern)
  })

  test('is judged for exactly its practice problems, in every row', () => {
    const numbers = Object.keys(judged[title] ?? {}).map(Number)
    expect(numbers.sort()).toEqual(problems.map(({ number }) => number).sort())
    for (const judgment of Object.values(judged[title] ?? {})) expect(judgment.length).toBe(rows.length)
  })

  test('describes each practice problem in the column of its pattern', () => {
    const wrong = problems.flatMap(({ number, column }) =>
      rows.flatMap(({ feature }, row) => {
        const found = judged[title]?.[number]?.[row]
        return found === '*' || found === String(column) ? [] : [`${number}, ${feature}: ${found}`]
      }),
    )
    expect(wrong).toEqual([])
  })
})

interface Problem {
  readonly number: number
  readonly column: number
}

/** Without those practiced under the patterns of two columns: they may be solved either way. */
function problemsOf({ patterns, problems }: ComparisonTable): readonly Problem[] {
  const lists =
    problems ??
    patterns.map((names) =>
      allLessons
        .filter(({ name }) => names.includes(name))
        .flatMap(({ practice }) => practice.map(({ number }) => number)),
    )
  return lists.flatMap((numbers, column) =>
    numbers
      .filter((number) => lists.filter((list) => list.includes(number)).length === 1)
      .map((number) => ({ number, column })),
  )
}
