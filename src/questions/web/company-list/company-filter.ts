import { patternSlug, type QuestionFilter, type Sorting } from '../../filter-questions.ts'
import { difficulties, sortings } from '../../question.ts'

export type Difficulty = (typeof difficulties)[number]

/** Everything that narrows or sorts the list. All of it is in the URL, so that a list can be reloaded and shared. */
export interface CompanyFilter extends Omit<QuestionFilter, 'solved'> {
  readonly difficulties: readonly Difficulty[]
  readonly hideSolved: boolean
  readonly hidePatterns: boolean
  readonly starredOnly: boolean
}

export const everything: CompanyFilter = {
  search: '',
  companies: [],
  patterns: [],
  difficulties: [],
  hideSolved: false,
  hidePatterns: false,
  withSql: false,
  starredOnly: false,
  sorting: 'frequency',
  seed: 0,
}

const maxSearchLength = 100
const maxChosen = 50
const seedCount = 1_000_000

/** Reads a URL's query string and ignores what it does not understand. */
export function parseFilter(queryString: string): CompanyFilter {
  const params = new URLSearchParams(queryString)
  const list = (name: string) => [
    ...new Set(
      params
        .getAll(name)
        .flatMap((text) => text.split(','))
        .map((text) => text.trim().toLowerCase())
        .filter((text) => text !== '' && text.length <= 100),
    ),
  ]
  const hidden = list('hide')
  const levels = list('difficulty')
  const sorting = sortings.find((each) => each === params.get('sort')) ?? everything.sorting
  return {
    search: (params.get('q') ?? '').replaceAll('\0', '').slice(0, maxSearchLength),
    companies: list('companies').slice(0, maxChosen),
    patterns: list('patterns').slice(0, maxChosen),
    difficulties: difficulties.filter((each) => levels.includes(each.toLowerCase())),
    hideSolved: hidden.includes('solved'),
    hidePatterns: hidden.includes('patterns'),
    withSql: params.get('sql') === 'true',
    starredOnly: params.get('starred') === 'true',
    sorting,
    seed: sorting === 'shuffle' ? readSeed(params.get('seed')) : 0,
  }
}

/** The query string of a filter, with its question mark; empty when nothing is chosen. */
export function writeFilter(filter: CompanyFilter): string {
  const hidden = [filter.hideSolved ? 'solved' : '', filter.hidePatterns ? 'patterns' : '']
  const values = {
    q: filter.search.trim(),
    companies: filter.companies.join(),
    patterns: filter.patterns.join(),
    difficulty: filter.difficulties.join().toLowerCase(),
    hide: hidden.filter((each) => each !== '').join(),
    sql: filter.withSql ? 'true' : '',
    starred: filter.starredOnly ? 'true' : '',
    sort: filter.sorting === everything.sorting ? '' : filter.sorting,
    seed: filter.sorting === 'shuffle' ? String(filter.seed) : '',
  }
  const params = new URLSearchParams(Object.entries(values).filter(([, text]) => text !== ''))
  return params.size === 0 ? '' : `?${params.toString().replaceAll('%2C', ',')}`
}

export type Chosen = Pick<CompanyFilter, 'companies' | 'patterns' | 'difficulties'>

/** The number on the Filters badge. The search and the switches do not count (spec). */
export function countChosen({ companies, patterns, difficulties }: Chosen): number {
  return companies.length + patterns.length + difficulties.length
}

/** Whether the filter may leave questions out. */
export function isNarrowed(filter: CompanyFilter): boolean {
  return filter.search.trim() !== '' || filter.hideSolved || filter.starredOnly || countChosen(filter) > 0
}

export const nothingChosen: Chosen = {
  companies: [],
  patterns: [],
  difficulties: [],
}

/** Leaves no question out. Keeps the order, and what is shown of the questions. */
export const nothingNarrowed: Partial<CompanyFilter> = {
  ...nothingChosen,
  search: everything.search,
  hideSolved: false,
  starredOnly: false,
}

/** One reason why questions are left out. */
export interface Constraint {
  readonly kind: 'search' | 'chosen' | 'solved' | 'starred'
  readonly label: string
  /** What removes it. */
  readonly without: Partial<CompanyFilter>
}

interface Names {
  readonly companies: readonly { readonly slug: string; readonly name: string }[]
  readonly patterns: readonly string[]
}

/** @param names of companies and patterns; slugs stand for those that are not known */
export function constraintsOf(filter: CompanyFilter, names: Names | undefined): readonly Constraint[] {
  const { search, companies, patterns, difficulties: levels, hideSolved, starredOnly } = filter
  const chosen = (label: string, without: Partial<Chosen>) => ({ kind: 'chosen' as const, label, without })
  return [
    ...(search.trim() === ''
      ? []
      : [{ kind: 'search' as const, label: `“${search.trim()}”`, without: { search: '' } }]),
    ...companies.map((slug) =>
      chosen(names?.companies.find((each) => each.slug === slug)?.name ?? slug, {
        companies: toggled(companies, slug),
      }),
    ),
    ...levels.map((level) => chosen(level, { difficulties: toggled(levels, level) })),
    ...patterns.map((slug) =>
      chosen(names?.patterns.find((name) => patternSlug(name) === slug) ?? slug, {
        patterns: toggled(patterns, slug),
      }),
    ),
    ...(hideSolved
      ? [{ kind: 'solved' as const, label: 'Hide Solved', without: { hideSolved: false } }]
      : []),
    ...(starredOnly
      ? [{ kind: 'starred' as const, label: 'Only starred', without: { starredOnly: false } }]
      : []),
  ]
}

/** The seed of a shuffled order from a URL; 0 when it is invalid. */
export function readSeed(text: string | null): number {
  return /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0
}

/** Changes the order; each shuffle is a new one. */
export function inOrder(sorting: Sorting): Pick<CompanyFilter, 'sorting' | 'seed'> {
  return { sorting, seed: sorting === 'shuffle' ? newSeed() : 0 }
}

export function newSeed(): number {
  return Math.floor(Math.random() * seedCount)
}

/** Adds the value to the list, or removes it. */
export function toggled<Value>(list: readonly Value[], value: Value): readonly Value[] {
  return list.includes(value) ? list.filter((each) => each !== value) : [...list, value]
}
