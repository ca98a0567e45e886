import { parse } from 'csv-parse/sync'
import { letOthersRun } from '#platform/server/long-work/let-others-run.ts'
import { problemWithText } from '../../import/import-rules.ts'
import { findLayout, type Layout, layoutWithoutHeader } from './csv-layouts.ts'
import { type ReportedQuestion, readRow, type SkippedLine } from './read-row.ts'

export type CsvReading =
  | { readonly questions: readonly ReportedQuestion[]; readonly skipped: readonly SkippedLine[] }
  /** Why the file cannot be read at all. */
  | { readonly problem: string }

interface Line {
  readonly line: number
  readonly text: string
}

const maxLines = 20_000
const longestLine = 2000
/** A cell with line breaks continues on as many lines at most. */
const maxContinued = 3

/** Reads a list line by line, in slices: one line that cannot be read costs neither the others nor other requests. */
export async function readCsv(text: string): Promise<CsvReading> {
  const problem = problemWithText(text)
  if (problem !== undefined) return { problem }
  const lines: Line[] = []
  for (const line of linesOf(text)) {
    await letOthersRun()
    if (/\S/.test(line.text)) lines.push(line)
    if (lines.length > maxLines + 2 || line.line > 5 * maxLines)
      return { problem: `The file has more than ${maxLines} lines.` }
  }
  const start = readHeader(lines)
  if ('problem' in start) return start

  const { layout, delimiter } = start
  const questions: ReportedQuestion[] = []
  const skipped: SkippedLine[] = []
  let { isPercent } = layout
  for (let index = start.headerLines; index < lines.length; index++) {
    await letOthersRun()
    const { line } = lines[index] as Line
    const found = readRecord(lines, index, delimiter)
    if (typeof found === 'string') {
      skipped.push({ line, reason: found, text: '' })
      continue
    }
    index += found.continued
    if (found.record.every((cell) => cell === '')) continue
    const row = readRow(layout, found.record)
    if ('reason' in row) skipped.push({ line, ...row })
    else questions.push({ line, ...row })
    isPercent ||= found.record[layout.columns.frequency ?? -1]?.includes('%') ?? false
  }
  return { questions: isPercent ? questions.map(roundFrequency) : scale(questions), skipped }
}

interface Header {
  readonly layout: Layout
  readonly delimiter: string
  /** How many lines come before the first question. */
  readonly headerLines: number
}

function readHeader(lines: readonly Line[]): Header | { readonly problem: string } {
  const separator = /^"?sep=(.)"?\s*$/i.exec(lines[0]?.text ?? '')?.[1]
  const before = separator === undefined ? 0 : 1
  const text = lines[before]?.text
  if (text === undefined) return { problem: 'The file is empty.' }
  if (text.length > longestLine)
    return { problem: `The first line is longer than ${longestLine} characters. It has to name the columns.` }
  for (const delimiter of separator === undefined ? [',', ';', '\t', '|'] : [separator]) {
    const record = parseLine(text, delimiter) ?? []
    const layout = findLayout(record)
    if (layout) return { layout, delimiter, headerLines: before + 1 }
    if (record.length >= layoutWithoutHeader.width && !('reason' in readRow(layoutWithoutHeader, record)))
      return { layout: layoutWithoutHeader, delimiter, headerLines: before }
  }
  return {
    problem: `The first line has to name the columns, at least “Title” and “Link”. It is: “${text.trim().slice(0, 80)}”.`,
  }
}

/** The record that begins on a line, or why there is none. */
function readRecord(
  lines: readonly Line[],
  index: number,
  delimiter: string,
): { readonly record: readonly string[]; readonly continued: number } | string {
  for (let continued = 0; continued <= maxContinued && index + continued < lines.length; continued++) {
    const text = lines
      .slice(index, index + continued + 1)
      .map((line) => line.text)
      .join(' ')
    if (text.length > longestLine) return `The line is longer than ${longestLine} characters.`
    const isWholeCell = text.split('"').length % 2 === 1
    if (continued > 0 && !isWholeCell) continue
    const record = parseLine(text, delimiter)
    if (record) return { record, continued }
  }
  return 'The quotes in this line do not match.'
}

function parseLine(text: string, delimiter: string): readonly string[] | undefined {
  try {
    const [record = []] = parse(text, { delimiter, relax_quotes: true, trim: true })
    return record.map((cell) => cell.trim())
  } catch {
    return undefined
  }
}

/** Ends at any line break: \r\n, \n, or the \r of old spreadsheets. */
function* linesOf(text: string): Generator<Line> {
  const lineBreak = /\r\n|\n|\r/g
  let from = text.startsWith('\uFEFF') ? 1 : 0
  for (let line = 1; from <= text.length; line++) {
    lineBreak.lastIndex = from
    const at = lineBreak.exec(text)?.index ?? text.length
    yield { line, text: text.slice(from, at) }
    from = at === text.length ? at + 1 : lineBreak.lastIndex
  }
}

function roundFrequency(question: ReportedQuestion): ReportedQuestion {
  return { ...question, frequency: Math.min(100, Math.max(1, Math.round(question.frequency))) }
}

/** Scales frequencies so that the company's most reported question has 100, as in the built-in list. */
function scale(questions: readonly ReportedQuestion[]): readonly ReportedQuestion[] {
  const highest = questions.reduce((most, { frequency }) => Math.max(most, frequency), 0)
  return questions.map((question) =>
    roundFrequency({ ...question, frequency: highest === 0 ? 1 : (question.frequency / highest) * 100 }),
  )
}
