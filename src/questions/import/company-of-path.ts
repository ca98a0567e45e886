import { slugOf } from '../question.ts'
import { nameOf } from './company-names.ts'
import { allTime, daysOfPeriod, hasOnlyPeriodWords, wordsOf } from './periods.ts'

export interface FileOfCompany {
  readonly path: string
  /** Empty when neither the file nor its folder names a company. */
  readonly name: string
  readonly slug: string
  /** How far back the list goes. */
  readonly days: number
}

export const namesNoCompany =
  'Neither the file name nor the folder names a company. Name the file after its company, as in google_6months.csv, or put it into a folder with that name.'

/** What spreadsheets and browsers add to the name of a file they save or copy. */
const suffixes = [
  /\.(?:csv|tsv|tab|txt)$/i,
  /\.(?:xlsx?|xlsm|ods|numbers)(?:\s+-\s+.+)?$/i,
  /\s*-\s*(?:sheet|table|tabelle|feuille|hoja|foglio) ?\d+$/i,
  /\s*\(\d+\)$/,
  /[\s_-]+copy(?:[\s_-]*\(?\d+\)?)?$/i,
]
const prefix = /^copy(?:[\s_-]*\(?\d+\)?)?[\s_-]+of[\s_-]+/i
const ordinal = /^\d{1,3}[.)]\s+(?=\p{L})/u

/** Words of names that say what a file or a folder is, not which company it is about. */
const generic = new Set(
  [
    'problem problems question questions list lists data dataset file files csv csvs sheet',
    'company companies wise companywise leetcode lc interview interviews import imports export exports',
    'download downloads tmp temp main master public',
  ].flatMap((line) => line.split(' ')),
)

/**
 * Understands `google.csv`, `google_alltime.csv`, `Google - 30 Days.csv`, `Google/5. All.csv`, `google/all (1).csv`,
 * `thirty-days/google.csv` and `amazon/amazon-30-days/problems.csv`.
 */
export function companyOfPath(path: string): FileOfCompany {
  const [file = '', ...folders] = path
    .split(/[\\/]+/)
    .filter((part) => part !== '.')
    .reverse()
  const own = readName(file)
  if (own.company !== undefined) {
    const around = readName(folders[0] ?? '')
    return fileOf(path, own.company, own.days ?? (around.company === undefined ? around.days : undefined))
  }
  // A file or folder that names only a period leaves the company to the folder around it.
  let { days } = own
  for (const folder of withoutSuffixes(file) === '' ? [] : folders) {
    const around = readName(folder)
    days ??= around.days
    if (around.company !== undefined) return fileOf(path, around.company, days)
    if (around.days === undefined) break
  }
  return fileOf(path, '', days)
}

function fileOf(path: string, company: string, days: number | undefined): FileOfCompany {
  const name = nameOf(company)
  return { path, name, slug: slugOf(name), days: days ?? allTime }
}

interface Name {
  readonly company?: string | undefined
  readonly days?: number | undefined
}

/** A company, a period, both in either order, or neither. */
function readName(text: string): Name {
  const trimmed = withoutSuffixes(text)
  // 3M is a company.
  const days = /^3m$/i.test(trimmed) ? undefined : daysOfPeriod(trimmed)
  if (days !== undefined) return { days }
  if (namesNothing(trimmed)) return {}
  return companyThenPeriod(trimmed) ?? periodThenCompany(trimmed) ?? { company: trimmed.replace(ordinal, '') }
}

function namesNothing(text: string): boolean {
  const words = wordsOf(text)
  if (words.length === 0 || hasOnlyPeriodWords(text)) return true
  return (
    words.some((word) => generic.has(word)) && words.every((word) => generic.has(word) || /^\d+$/.test(word))
  )
}

/** Where one word ends and the next begins: at a separator, a digit after a letter, or a capital after a small letter. */
const wordStart =
  /(?<=[^\p{L}\p{N}])(?=[\p{L}\p{N}>])|(?<=\p{L})(?=\p{N})|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=all-?time)/gu
const separatorsAtEnd = /[^\p{L}\p{N}!+.)]+$|[\s._]+$/u
const separatorsAtStart = /^[^\p{L}\p{N}(]+/u

function companyThenPeriod(text: string): Name | undefined {
  for (const { index } of text.matchAll(wordStart)) {
    const days = daysOfPeriod(text.slice(index))
    const company = text
      .slice(0, index)
      .replace(/[^\p{L}\p{N}]*\($/u, '')
      .replace(separatorsAtEnd, '')
    if (days !== undefined && !namesNothing(company)) return { company: company.replace(ordinal, ''), days }
  }
  return undefined
}

function periodThenCompany(text: string): Name | undefined {
  const ends = [...text.matchAll(wordStart)].map(({ index }) => index)
  for (const index of ends.reverse()) {
    const period = text.slice(0, index)
    const company = text.slice(index).replace(separatorsAtStart, '')
    const days = daysOfPeriod(period)
    if (days === undefined || namesNothing(company)) continue
    // "All" can also begin a name: "All In Call".
    const isBareAll = days === allTime && /^all[^\p{L}_]?$/iu.test(period.trim())
    if (isBareAll && !/(?:_| - )$/.test(period) && wordsOf(company).length > 1) continue
    return { company, days }
  }
  return undefined
}

function withoutSuffixes(file: string): string {
  let name = file.trim()
  for (let before = ''; before !== name; ) {
    before = name
    for (const suffix of suffixes) name = name.replace(suffix, '')
    name = name.replace(prefix, '').trim()
  }
  return name
}
