export type Column = 'number' | 'title' | 'difficulty' | 'frequency' | 'link' | 'topics'

/** Where the columns of a list are, and what its frequencies mean. */
export interface Layout {
  readonly columns: Readonly<Partial<Record<Column, number>>>
  readonly width: number
  /** Whether frequencies are percentages already. Otherwise the largest one counts as 100 percent. */
  readonly isPercent: boolean
}

/** What lists call their columns, in lowercase and without spaces. A plain row number says nothing about the problem. */
const names: Readonly<Record<Column, string>> = {
  number:
    'id number problemid questionid problemnumber questionnumber frontendid questionfrontendid leetcodeid leetcodenumber',
  title: 'title name problem problemname problemtitle question questionname questiontitle',
  difficulty: 'difficulty level difficultylevel',
  frequency:
    'frequency freq frequency% freq% frequencypercent numoccur numoccurrences occurrences occurrence count times timesasked',
  link: 'link url problemlink problemurl leetcodelink leetcodeurl leetcodequestionlink questionlink questionurl href',
  topics: 'topics topic tags tag topictags relatedtopics',
}
const columnOfName = new Map(
  Object.entries(names).flatMap(([column, list]) =>
    list.split(' ').map((name) => [name, column as Column] as const),
  ),
)

/** @param header the cells of the file's first line. */
export function findLayout(header: readonly string[]): Layout | undefined {
  const words = header.map((cell) =>
    cell
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}%]+/gu, ''),
  )
  const columns: Partial<Record<Column, number>> = {}
  for (const [index, word] of words.entries()) {
    const column = columnOfName.get(word)
    if (column) columns[column] ??= index
  }
  if (columns.link === undefined || columns.title === undefined) return undefined
  const frequency = words[columns.frequency ?? -1] ?? ''
  return {
    columns,
    width: header.length,
    isPercent: /%|percent/.test(frequency) || words.includes('acceptancerate'),
  }
}

/** Some lists have no header; then their columns are number, title, acceptance, difficulty, frequency and link. */
export const layoutWithoutHeader: Layout = {
  columns: { number: 0, title: 1, difficulty: 3, frequency: 4, link: 5 },
  width: 6,
  isPercent: false,
}
