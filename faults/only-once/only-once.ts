import type { DataPlace } from '../lib/data-place.ts'
import type { FaultReport } from '../lib/fault-report.ts'
import { onceRounds } from './fifty-at-once.ts'
import { startTwo } from './two-processes.ts'

/** Fifty calls at once, in rounds, for everything that may happen only once. */
export async function happenOnce(
  place: DataPlace,
  rounds: number,
  names = Object.keys(onceRounds),
): Promise<FaultReport> {
  const two = await startTwo(place)
  const other: string[] = []
  try {
    for (const name of names)
      for (let round = 1; round <= rounds; round += 1)
        for (const fault of (await onceRounds[name]?.(two)) ?? [`There is no '${name}'.`])
          other.push(`${name}, round ${round}: ${fault}`)
  } finally {
    await two.close()
  }
  const processes = place.kind === 'postgres' ? 'two processes' : 'one process'
  return {
    promise: 'only-once things happen once',
    injected: `50 calls at once: ${names.join(', ')}; ${processes} on ${place.kind}`,
    howOften: `${rounds} rounds each`,
    lost: 0,
    halfApplied: 0,
    other,
    facts: {},
  }
}
