import { slugOf } from '../question.ts'

export interface FileOfCompany {
  readonly path: string
  readonly name: string
  readonly slug: string
  /** Rank of the period the file covers. Of several files for one company, only the longest period is read. */
  readonly period: number
}

/** File names that name a period; then the folder names the company. */
const periods: readonly (readonly [pattern: RegExp, rank: number])[] = [
  [/^(\d+\. ?)?all$|^all[ -]?time$/, 6],
  [/^(\d+\. ?)?more than (six|6) months$/, 5],
  [/^(1|one)[ -]?year$|^12 ?months$|^2 ?years?$/, 4],
  [/^(\d+\. ?)?(six|6)[ -]?months$/, 3],
  [/^(\d+\. ?)?(three|3)[ -]?months$/, 2],
  [/^(\d+\. ?)?(thirty|30)[ -]?days$|^1 ?month$/, 1],
]

/** Understands `google.csv`, `google_alltime.csv`, `Google/5. All.csv`, `google/all.csv`. */
export function companyOfPath(path: string): FileOfCompany {
  const parts = path.split(/[\\/]+/)
  const file = (parts.at(-1) ?? '').replace(/\.csv$/i, '')
  const folder = parts.at(-2) ?? ''
  const filePeriod = periodOf(file)
  if (filePeriod !== undefined && folder !== '' && folder !== '.') return named(path, folder, filePeriod)

  const suffixed = /^(.+)_([^_]+)$/.exec(file)
  const suffixPeriod = periodOf(suffixed?.[2] ?? '')
  if (suffixed?.[1] && suffixPeriod !== undefined) return named(path, suffixed[1], suffixPeriod)
  return named(path, file, 6)
}

function periodOf(text: string): number | undefined {
  return periods.find(([pattern]) => pattern.test(text.toLowerCase()))?.[1]
}

/** A lowercase name is a slug: `goldman-sachs` is shown as 'Goldman Sachs'. */
function named(path: string, text: string, period: number): FileOfCompany {
  const isSlug = text === text.toLowerCase()
  const name = isSlug
    ? text.replace(/[-_]+/g, ' ').replace(/(^|\s)\p{Letter}/gu, (letter) => letter.toUpperCase())
    : text
  return { path, name: name.trim(), slug: slugOf(text), period }
}

/** One file for each company: the one with the longest period. */
export function chooseFiles(paths: readonly string[]): {
  readonly chosen: readonly FileOfCompany[]
  readonly leftOut: readonly FileOfCompany[]
} {
  const best = new Map<string, FileOfCompany>()
  const files = paths.map(companyOfPath)
  for (const file of files) {
    const known = best.get(file.slug)
    if (!known || file.period > known.period) best.set(file.slug, file)
  }
  return {
    chosen: [...best.values()],
    leftOut: files.filter((file) => best.get(file.slug) !== file),
  }
}
