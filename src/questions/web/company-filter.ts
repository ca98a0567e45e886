import type { sortings } from '../contract.ts'
import type { difficulties } from '../question-schemas.ts'

export type Difficulty = (typeof difficulties)[number]
export type Sorting = (typeof sortings)[number]

/** What somebody wants to see of the list. All of it is in the address, so that it can be kept and shared. */
export interface CompanyFilter {
  readonly search: string
  /** Slugs. */
  readonly companies: readonly string[]
  /** Slugs of lessons. */
  readonly patterns: readonly string[]
  readonly difficulties: readonly Difficulty[]
  readonly hideSolved: boolean
  readonly hidePatterns: boolean
  readonly withSql: boolean
  readonly starredOnly: boolean
  readonly sorting: Sorting
  /** Names one shuffled order; 0 in the others. */
  readonly seed: number
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

// Named again here, because the contract's own lists would bring its schemas into the browser.
export const allDifficulties: readonly Difficulty[] = ['Easy', 'Medium', 'Hard']
export const allSortings: readonly Sorting[] = ['frequency', 'number', 'difficulty', 'shuffle']

const longestSearch = 100
const mostChosen = 50
const seedCount = 1_000_000

/** Reads an address' search part; what it does not understand counts as not said. */
export function parseFilter(searchPart: string): CompanyFilter {
  const said = new URLSearchParams(searchPart)
  const list = (name: string) => [
    ...new Set(
      said
        .getAll(name)
        .flatMap((text) => text.split(','))
        .map((text) => text.trim().toLowerCase())
        .filter((text) => text !== '' && text.length <= 100),
    ),
  ]
  const hidden = list('hide')
  const wanted = list('difficulty')
  const sorting = allSortings.find((each) => each === said.get('sort')) ?? everything.sorting
  return {
    search: (said.get('q') ?? '').replaceAll('\0', '').slice(0, longestSearch),
    companies: list('companies').slice(0, mostChosen),
    patterns: list('patterns').slice(0, mostChosen),
    difficulties: allDifficulties.filter((each) => wanted.includes(each.toLowerCase())),
    hideSolved: hidden.includes('solved'),
    hidePatterns: hidden.includes('patterns'),
    withSql: said.get('sql') === 'true',
    starredOnly: said.get('starred') === 'true',
    sorting,
    seed: sorting === 'shuffle' ? readSeed(said.get('seed')) : 0,
  }
}

/** The search part of an address, with its question mark; empty when nothing is chosen. */
export function writeFilter(filter: CompanyFilter): string {
  const hidden = [filter.hideSolved ? 'solved' : '', filter.hidePatterns ? 'patterns' : '']
  const said = {
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
  const params = new URLSearchParams(Object.entries(said).filter(([, text]) => text !== ''))
  return params.size === 0 ? '' : `?${params.toString().replaceAll('%2C', ',')}`
}

export type Chosen = Pick<CompanyFilter, 'companies' | 'patterns' | 'difficulties'>

/** Companies, patterns and difficulties that are chosen; the search and the toggles do not count (spec). */
export function countChosen({ companies, patterns, difficulties }: Chosen): number {
  return companies.length + patterns.length + difficulties.length
}

/** Whether fewer questions may be shown than there are. */
export function isNarrowed(filter: CompanyFilter): boolean {
  return filter.search.trim() !== '' || filter.hideSolved || filter.starredOnly || countChosen(filter) > 0
}

export const nothingChosen: Chosen = {
  companies: [],
  patterns: [],
  difficulties: [],
}

/** The seed of a shuffled order as an address has it; 0 where it is none. */
export function readSeed(text: string | null): number {
  return /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0
}

/** The change of a filter to another order; each shuffle is a new one. */
export function inOrder(sorting: Sorting): Pick<CompanyFilter, 'sorting' | 'seed'> {
  return { sorting, seed: sorting === 'shuffle' ? newSeed() : 0 }
}

export function newSeed(): number {
  return Math.floor(Math.random() * seedCount)
}

/** The list with the value, or without it where it was in. */
export function toggled<Value>(list: readonly Value[], value: Value): readonly Value[] {
  return list.includes(value) ? list.filter((each) => each !== value) : [...list, value]
}
