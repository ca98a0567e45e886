import r1 from './r1.json' with { type: 'json' }
import r2 from './r2.json' with { type: 'json' }
import r3 from './r3.json' with { type: 'json' }
import r4 from './r4.json' with { type: 'json' }

type Sides = Readonly<Record<string, Readonly<Record<string, string>>>>
const sides: Sides = { ...r1, ...r2, ...r3, ...r4 }

/** The pattern to which the clue between two rivals points for a practice problem, if it was judged and decides. */
export function findSide(first: string, second: string, problemNumber: number): string | undefined {
  const side = sides[[first, second].sort().join('--')]?.[problemNumber]
  return side === 'neither' ? undefined : side
}
