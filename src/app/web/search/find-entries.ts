import { compareText } from '#questions/question-list.ts'
import { entryKinds, joined, normalize, type SearchEntry } from './search-entry.ts'

/** All entries that match what was typed, the best first; equally good ones by kind, then the shorter name first. */
export function findEntries(entries: readonly SearchEntry[], typed: string): readonly SearchEntry[] {
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
    .map(({ entry }) => entry)
}

interface Query {
  readonly name: string
  /** Without spaces. */
  readonly joined: string
  /** Each after a space. */
  readonly words: readonly string[]
}

/** Exact name or number, short name, beginning, beginning of a word, anywhere in the name, all words in its row or somewhere. */
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
  if (query.name.length > 1 && name.includes(query.name)) return 4
  if (query.name.length === 1) return undefined
  if (query.words.every((word) => shown.includes(word))) return 5
  return query.words.every((word) => text.includes(word)) ? 6 : undefined
}
