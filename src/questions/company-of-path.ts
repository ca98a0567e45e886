import { slugOf } from './slug.ts'

export interface FileOfCompany {
  readonly path: string
  readonly name: string
  readonly slug: string
  /** How long a time the file covers: of several files of one company, only the longest is read. */
  readonly reach: number
}

/** File names that say a period and no company; then the folder names the company. */
const periods: readonly (readonly [sign: RegExp, reach: number])[] = [
  [/^(\d+\. ?)?all$|^all[ -]?time$/, 6],
  [/^(\d+\. ?)?more than (six|6) months$/, 5],
  [/^(1|one)[ -]?year$|^12 ?months$|^2 ?years?$/, 4],
  [/^(\d+\. ?)?(six|6)[ -]?months$/, 3],
  [/^(\d+\. ?)?(three|3)[ -]?months$/, 2],
  [/^(\d+\. ?)?(thirty|30)[ -]?days$|^1 ?month$/, 1],
]

/** As in `google.csv`, `google_alltime.csv`, `Google/5. All.csv`, `google/all.csv`. */
export function companyOfPath(path: string): FileOfCompany {
  const parts = path.split(/[\\/]+/)
  const file = (parts.at(-1) ?? '').replace(/\.csv$/i, '')
  const folder = parts.at(-2) ?? ''
  const alone = reachOf(file)
  if (alone !== undefined && folder !== '' && folder !== '.') return named(path, folder, alone)

  const tail = /^(.+)_([^_]+)$/.exec(file)
  const reach = reachOf(tail?.[2] ?? '')
  if (tail?.[1] && reach !== undefined) return named(path, tail[1], reach)
  return named(path, file, 6)
}

function reachOf(text: string): number | undefined {
  return periods.find(([sign]) => sign.test(text.toLowerCase()))?.[1]
}

/** A name in small letters is a slug: `goldman-sachs` is shown as 'Goldman Sachs'. */
function named(path: string, text: string, reach: number): FileOfCompany {
  const isSlug = text === text.toLowerCase()
  const name = isSlug
    ? text.replace(/[-_]+/g, ' ').replace(/(^|\s)\p{Letter}/gu, (letter) => letter.toUpperCase())
    : text
  return { path, name: name.trim(), slug: slugOf(text), reach }
}

/** One file for each company, the one that reaches furthest back; the others are named. */
export function chooseFiles(paths: readonly string[]): {
  readonly chosen: readonly FileOfCompany[]
  readonly leftOut: readonly FileOfCompany[]
} {
  const best = new Map<string, FileOfCompany>()
  const files = paths.map(companyOfPath)
  for (const file of files) {
    const known = best.get(file.slug)
    if (!known || file.reach > known.reach) best.set(file.slug, file)
  }
  return {
    chosen: [...best.values()],
    leftOut: files.filter((file) => best.get(file.slug) !== file),
  }
}
