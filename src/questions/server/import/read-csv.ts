import { parse } from 'csv-parse/sync'
import type { Difficulty } from '#curriculum/lesson.ts'
import { problemWithText } from '../../import/import-rules.ts'
import { findLayout, type Layout } from './csv-layouts.ts'

/** One line of a file, checked. */
export interface ReportedQuestion {
  readonly line: number
  readonly slug: string
  readonly title: string
  readonly difficulty: Difficulty
  /** The external problem's number, where the layout has it. */
  readonly number?: number
  /** Slugs of topic tags, where the layout has them. */
  readonly topics?: readonly string[]
  /** 1 to 100. */
  readonly frequency: number
}

export interface RefusedLine {
  readonly line: number
  readonly reason: string
}

export type CsvReading =
  | {
      readonly kind: 'read'
      readonly questions: readonly ReportedQuestion[]
      readonly refused: readonly RefusedLine[]
    }
  | { readonly kind: 'refused'; readonly reason: string }

interface Line {
  readonly info: { readonly lines: number }
  readonly record: readonly string[]
}

const maxLines = 20_000
const longestTitle = 200

export function readCsv(text: string): CsvReading {
  const problem = problemWithText(text)
  if (problem !== undefined) return refuse(problem)
  let lines: Line[]
  try {
    lines = parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as Line[] // The types do not know what `info` adds.
  } catch (error) {
    return refuse(`This is not a CSV file: ${error instanceof Error ? error.message : 'it cannot be read'}.`)
  }
  const header = lines[0]?.record
  if (!header) return refuse('The file is empty.')
  if (lines.length - 1 > maxLines) return refuse(`The file has more than ${maxLines} lines.`)
  const layout = findLayout(header)
  if (!layout)
    return refuse(`The first line is not one of the three known headers: “${header.join(',').slice(0, 80)}”.`)

  const questions: ReportedQuestion[] = []
  const refused: RefusedLine[] = []
  const lineOfSlug = new Map<string, number>()
  for (const { record, info } of lines.slice(1)) {
    const row = readRow(layout, header, record)
    const before = typeof row === 'string' ? undefined : lineOfSlug.get(row.slug)
    if (typeof row === 'string') refused.push({ line: info.lines, reason: row })
    else if (before !== undefined)
      refused.push({ line: info.lines, reason: `“${row.slug}” is already on line ${before}.` })
    else {
      lineOfSlug.set(row.slug, info.lines)
      questions.push({ ...row, line: info.lines })
    }
  }
  return {
    kind: 'read',
    questions: layout.isPercent ? questions.map(roundFrequency) : scale(questions),
    refused,
  }
}

function refuse(reason: string): CsvReading {
  return { kind: 'refused', reason }
}

/** A question, or the reason why there is none in this line. */
function readRow(
  { columns }: Layout,
  header: readonly string[],
  record: readonly string[],
): Omit<ReportedQuestion, 'line'> | string {
  if (record.length !== header.length)
    return `There are ${record.length} values for ${header.length} columns.`
  const cell = (column: keyof Layout['columns']) => record[header.indexOf(columns[column] ?? '')] ?? ''
  const title = cell('title')
  if (title === '' || title.length > longestTitle)
    return `The title is missing or longer than ${longestTitle} characters.`
  const slug = /\/problems\/([a-z0-9-]{1,120})\/?(?:[?#].*)?$/.exec(cell('link'))?.[1]
  if (slug === undefined) return `“${cell('link').slice(0, 60)}” is not a link to a problem.`
  const difficulty = difficulties.get(cell('difficulty').toLowerCase())
  if (!difficulty) return `“${cell('difficulty').slice(0, 20)}” is not Easy, Medium or Hard.`
  const frequency = Number(cell('frequency').replace(/%$/, '') || Number.NaN)
  if (!(frequency >= 0 && frequency <= 1_000_000))
    return `“${cell('frequency').slice(0, 20)}” is not a frequency.`
  const number = columns.number === undefined ? undefined : cell('number')
  if (number !== undefined && !/^[1-9]\d{0,7}$/.test(number))
    return `“${number.slice(0, 20)}” is not a problem number.`
  return {
    slug,
    title,
    difficulty,
    frequency,
    ...(number !== undefined && { number: Number(number) }),
    ...(columns.topics !== undefined && { topics: topicsOf(cell('topics')) }),
  }
}

const difficulties: ReadonlyMap<string, Difficulty> = new Map([
  ['easy', 'Easy'],
  ['medium', 'Medium'],
  ['hard', 'Hard'],
])

/** 'Array, Hash Table' becomes the tags' slugs. */
function topicsOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((topic) =>
      topic
        .trim()
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, ''),
    )
    .filter((topic) => topic !== '' && topic.length <= 60)
    .slice(0, 20)
}

function roundFrequency(question: ReportedQuestion): ReportedQuestion {
  return { ...question, frequency: Math.min(100, Math.max(1, Math.round(question.frequency))) }
}

/** Scales frequencies so that the company's most reported question has 100, as in the built-in list. */
function scale(questions: readonly ReportedQuestion[]): readonly ReportedQuestion[] {
  const highest = Math.max(0, ...questions.map(({ frequency }) => frequency))
  return questions.map((question) =>
    roundFrequency({ ...question, frequency: highest === 0 ? 1 : (question.frequency / highest) * 100 }),
  )
}
