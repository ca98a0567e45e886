import { CategoryPeaks } from './CategoryPeaks.tsx'
import { ClueExample } from './ClueExample.tsx'
import { CountingNote } from './CountingNote.tsx'

/** A part of the page that does not move. All are in one file, which only a reader who comes by a link fetches. */
export function LandingPart({ part }: { part: LandingPartName }) {
  const Part = parts[part]
  return <Part />
}

export type LandingPartName = keyof typeof parts

const parts = { clue: ClueExample, peaks: CategoryPeaks, counting: CountingNote }
