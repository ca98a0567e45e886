import { slugOf } from '../question.ts'

export interface Company {
  readonly slug: string
  readonly name: string
}

/** Other names of a company, each without separators. Only names that stand for nothing else. */
const aliases: ReadonlyMap<string, string> = new Map(
  Object.entries({
    xtwitter: ['twitter', 'x', 'xcorp', 'twitterx', 'xformerlytwitter'],
    jpmorganchase: ['jpmorgan', 'jpmorganchaseco', 'jpmorganchaseandco', 'jpmc', 'jpm'],
    meta: ['facebook', 'metafacebook', 'facebookmeta', 'metaplatforms', 'fb'],
    goldmansachs: ['goldman', 'goldmansachsgroup'],
    google: ['googleinc', 'alphabet'],
    snap: ['snapchat', 'snapinc'],
    walmart: ['walmartlabs', 'walmartgloballabs', 'walmartglobaltech'],
    bytedance: ['bytedancetoutiao'],
    expedia: ['expediagroup'],
    americanexpress: ['amex'],
    hudsonrivertrading: ['hrt'],
    akunacapital: ['akuna'],
    aristanetworks: ['arista'],
    bookingcom: ['booking'],
    c3ai: ['c3iot'],
  }).flatMap(([known, others]) => others.map((other) => [other, known] as const)),
)

/** The same for all spellings of one company: `jp-morgan`, "JPMorgan" and "JPMorgan Chase". */
export function companyKey(nameOrSlug: string): string {
  const letters = slugOf(nameOrSlug)
    .normalize('NFKD')
    .replace(/[-\p{M}]/gu, '')
  return aliases.get(letters) ?? letters
}

/** A lowercase text is a slug whose name is a guess: `goldman-sachs` is shown as "Goldman Sachs". */
export function nameOf(text: string): string {
  const spaced = text.replace(/_+/g, ' ')
  const name = isGuess(text)
    ? spaced.replace(/-+/g, ' ').replace(/(^|\s)\p{Letter}/gu, (letter) => letter.toUpperCase())
    : spaced
  return name.replace(/\s+/g, ' ').trim()
}

function isGuess(text: string): boolean {
  return text === text.toLowerCase()
}

/** Whether a name says no more than its slug does: nobody spelled it. */
export function isGuessedName({ name, slug }: Company): boolean {
  return name === nameOf(slug)
}

/**
 * The company that stands for each slug: of several with the same key the built-in one, or else the first whose name
 * somebody spelled, or else the first.
 */
export function unifyCompanies(
  builtIn: readonly Company[],
  others: readonly Company[],
): ReadonlyMap<string, Company> {
  const byKey = Map.groupBy([...builtIn, ...others], ({ slug }) => companyKey(slug))
  return new Map(
    [...byKey.values()].flatMap((same) => {
      const shown = same.find((each) => builtIn.includes(each) || !isGuessedName(each)) ?? same[0]
      return shown ? same.map(({ slug }) => [slug, shown] as const) : []
    }),
  )
}
