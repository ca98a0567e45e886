/** In the order in which equally good matches are listed. */
export const entryKinds = [
  'category',
  'pattern',
  'problem',
  'company',
  'topic',
  'note',
  'page',
  'action',
] as const
export type EntryKind = (typeof entryKinds)[number]

/** What is done instead of opening a page. */
export type SearchAction = 'round' | 'theme' | 'logOut'

interface EntryFacts {
  readonly kind: EntryKind
  readonly label: string
  /** Where it belongs: the category of a pattern, the note of a section. */
  readonly context: string
  /** Undefined for an action. */
  readonly to?: string
  readonly action?: SearchAction
  readonly hue?: string
  /** Only an account opens it. */
  readonly isLocked?: boolean
  /** Of a problem. */
  readonly number?: number
  /** What people call it, and how many entries this short name fits better. */
  readonly shortNames?: ReadonlyMap<string, number>
  /** What else finds it. */
  readonly words?: readonly string[]
}

export interface SearchEntry extends Omit<EntryFacts, 'words'> {
  /** The label as it is compared. */
  readonly name: string
  /** What its row shows: number, name and context. Each word is after a space. */
  readonly shown: string
  /** The same, and all other words that find it. */
  readonly text: string
}

export function searchEntry({ words = [], ...facts }: EntryFacts): SearchEntry {
  const name = normalize(facts.label)
  const number = facts.number === undefined ? '' : `${facts.number} `
  const shown = ` ${number}${name} ${normalize(facts.context)}`
  return { ...facts, name, shown, text: `${shown} ${normalize(words.join(' '))}` }
}

/** Lowercase words of letters and digits; accents, hyphens and other signs do not matter. */
export function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Without spaces: people write "hashmap" and "hash map". */
export function joined(normalized: string): string {
  return normalized.replaceAll(' ', '')
}
