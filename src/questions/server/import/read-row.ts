import type { Difficulty } from '#curriculum/lesson.ts'
import type { Column, Layout } from './csv-layouts.ts'
import { slugOfLink } from './problem-link.ts'

/** One line of a file, checked. */
export interface ReportedQuestion {
  readonly line: number
  readonly slug: string
  readonly title: string
  /** Where the layout has it. */
  readonly difficulty?: Difficulty | undefined
  /** The external problem's number, where the layout has it. */
  readonly number?: number | undefined
  /** Slugs of topic tags, where the layout has them. */
  readonly topics?: readonly string[] | undefined
  /** 1 to 100. */
  readonly frequency: number
}

/** Why a line was skipped: a reason that many lines can share, and what is in this one. */
export interface SkippedLine {
  readonly line: number
  readonly reason: string
  readonly text: string
}

export type Row = Omit<ReportedQuestion, 'line'> | Omit<SkippedLine, 'line'>

const longestTitle = 200

export function readRow({ columns, width }: Layout, record: readonly string[]): Row {
  const isTopicsLast = columns.topics === width - 1
  const extra = record.slice(width).filter((value) => value !== '')
  const lastNeeded = Math.max(
    columns.link ?? 0,
    columns.title ?? 0,
    columns.frequency ?? 0,
    columns.difficulty ?? 0,
  )
  if ((extra.length > 0 && !isTopicsLast) || record.length <= lastNeeded)
    return skip('The number of values is not the number of columns.', `${record.length} for ${width}`)
  const cell = (column: Column) => record[columns[column] ?? -1] ?? ''

  const title = cell('title')
  if (title.includes('\uFFFD')) return skip('The line has characters that could not be read.', title)
  if (title === '' || title.length > longestTitle)
    return skip(`The title is missing or longer than ${longestTitle} characters.`, title)
  const slug = slugOfLink(cell('link'))
  if (slug === undefined) return skip('The link does not lead to a problem on LeetCode.', cell('link'))
  const level = cell('difficulty').toLowerCase()
  const difficulty = difficulties.get(level)
  if (difficulty === undefined && level !== '')
    return skip('The difficulty is not Easy, Medium or Hard.', cell('difficulty'))
  const frequency = readFrequency(cell('frequency'))
  if (cell('frequency') !== '' && frequency === undefined)
    return skip('The frequency is not a number.', cell('frequency'))
  const number = cell('number')
  if (number !== '' && !/^[1-9]\d{0,7}$/.test(number))
    return skip('The problem number is not a number.', number)
  return {
    slug,
    title,
    difficulty,
    frequency: frequency ?? 0,
    number: number === '' ? undefined : Number(number),
    topics: columns.topics === undefined ? undefined : topicsOf([cell('topics'), ...extra].join(',')),
  }
}

function skip(reason: string, text: string): Row {
  return { reason, text: text.slice(0, 100) }
}

const difficulties: ReadonlyMap<string, Difficulty> = new Map([
  ['easy', 'Easy'],
  ['medium', 'Medium'],
  ['hard', 'Hard'],
])

/** Understands `42.6`, `42,6 %` and `100%;`. */
function readFrequency(text: string): number | undefined {
  const value = /^(\d+(?:[.,]\d*)?|[.,]\d+)(?:e([+-]?\d{1,2}))?\s*%?;?$/i.exec(text)
  if (!value) return undefined
  const frequency = Number(`${value[1]?.replace(',', '.')}e${value[2] ?? 0}`)
  return frequency <= 1_000_000 ? frequency : undefined
}

/** 'Array, Hash Table' becomes the tags' slugs. */
function topicsOf(text: string): readonly string[] {
  return text
    .split(/[,;|]/)
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
