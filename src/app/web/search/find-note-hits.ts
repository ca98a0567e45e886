import type { NoteOutline } from '#content/notes/note-outline.ts'
import { noteOutlines } from '#content/notes/note-outlines.ts'

export interface NoteHit {
  /** Of the note, or of one heading in it. */
  readonly title: string
  readonly noteTitle: string
  readonly to: string
}

const mostShown = 5

/** Study notes and their headings for the words typed so far, the closest first. */
export function findNoteHits(typed: string, notes: readonly NoteOutline[] = noteOutlines): NoteHit[] {
  const query = normalize(typed)
  // One letter is in every heading.
  if (query.length < 2) return []
  return notes
    .flatMap((note) => [
      { title: note.title, words: note.description, to: note.path, note },
      ...note.headings.map(({ id, title, words = '' }) => ({
        title,
        words,
        to: `${note.path}#${id}`,
        note,
      })),
    ])
    .map((heading) => ({ heading, rank: rankOf(query, normalize(heading.title), normalize(heading.words)) }))
    .filter(({ rank }) => rank !== undefined)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .slice(0, mostShown)
    .map(({ heading: { title, to, note } }) => ({ title, to, noteTitle: note.title }))
}

/** A title counts more than the other words under which it is found; those only count from their beginning. */
function rankOf(query: string, title: string, words: string): number | undefined {
  if (title.startsWith(query)) return 0
  if (` ${title}`.includes(` ${query}`)) return 1
  if (title.includes(query)) return 2
  // All words that were typed stand somewhere.
  const all = ` ${title} ${words}`
  return query.split(' ').every((word) => all.includes(` ${word}`)) ? 3 : undefined
}

function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
