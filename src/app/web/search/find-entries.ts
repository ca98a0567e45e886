import { compareText } from '#questions/question-list.ts'
import { entryKinds, joined, normalize, type SearchEntry } from './search-entry.ts'

/** All entries that match what was typed, the best first; equally good ones by kind, then the shorter name first. */
export function findEntries(entries: readonly SearchEntry[], typed: string): readonly SearchEntry[] {
  return findRanked(entries, typed).map(({ entry }) => entry)
}

export interface FoundGroup {
  readonly name: string
  readonly found: readonly SearchEntry[]
}

/** The same as groups: pages and actions below what is learned, unless it is their name that was typed. */
export function findGroups(entries: readonly SearchEntry[], typed: string): readonly FoundGroup[] {
  const ranked = findRanked(entries, typed)
  const pages = ranked.filter(({ entry }) => isPage(entry))
  const lessons = ranked.filter(({ entry }) => !isPage(entry))
  const groups = [
    { name: 'Patterns, questions and notes', ranked: lessons },
    { name: 'Pages and actions', ranked: pages },
  ]
  const [lesson, page] = [bestRank(lessons), bestRank(pages)]
  if ((page === 0 && lesson > 0) || (page < byWords && lesson >= byWords)) groups.reverse()
  return groups
    .filter(({ ranked: { length } }) => length > 0)
    .map(({ name, ranked: found }) => ({ name, found: found.map(({ entry }) => entry) }))
}

function bestRank([best]: readonly Ranked[]): number {
  return best?.rank ?? Number.POSITIVE_INFINITY
}

function isPage({ kind }: SearchEntry): boolean {
  return kind === 'page' || kind === 'action'
}

interface Ranked {
  readonly entry: SearchEntry
  readonly rank: number
}

function findRanked(entries: readonly SearchEntry[], typed: string): readonly Ranked[] {
  const name = normalize(typed)
  if (name === '') return []
  const query = { name, joined: joined(name), words: name.split(' ').map((word) => ` ${word}`) }
  return entries
    .flatMap((entry) => {
      const rank = rankOf(query, entry)
      return rank === undefined ? [] : { entry, rank }
    })
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        entryKinds.indexOf(a.entry.kind) - entryKinds.indexOf(b.entry.kind) ||
        a.entry.name.length - b.entry.name.length ||
        compareText(a.entry.name, b.entry.name),
    )
}

interface Query {
  readonly name: string
  /** Without spaces. */
  readonly joined: string
  /** Each after a space. */
  readonly words: readonly string[]
}

/** The rank from which on no name matches, only words beside it. */
const byWords = 4

/** Exact name or number, short name, beginning, beginning of a word, all words in its row or somewhere, inside a word of the name. */
function rankOf(query: Query, entry: SearchEntry): number | undefined {
  const { kind, name, shown, text, number, shortNames } = entry
  // A section named "Backtracking" comes after the pattern that is known by this name.
  if (name === query.name) return kind === 'topic' || kind === 'note' ? 1 : 0
  if (String(number) === query.name) return 0
  const others = shortNames?.get(query.joined)
  if (others !== undefined) return 1 + others / 100
  if (name.startsWith(query.name) || joined(name) === query.joined) return 2
  if (` ${name}`.includes(` ${query.name}`)) return 3
  // One letter is in almost every name.
  if (query.name.length === 1) return undefined
  if (query.words.every((word) => shown.includes(word))) return byWords
  if (query.words.every((word) => text.includes(word))) return byWords + 1
  // Often by chance: "trie" is in "countries".
  return name.includes(query.name) ? byWords + 2 : undefined
}
