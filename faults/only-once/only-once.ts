import type { FaultReport } from '../lib/fault-report.ts'
import type { TestData } from '../lib/test-data.ts'
import { onceRounds } from './fifty-at-once.ts'
import { startTwo } from './two-processes.ts'

/** Fifty calls at once, in rounds, for everything that may happen only once. */
export async function happenOnce(
  data: TestData,
  rounds: number,
  names = Object.keys(onceRounds),
): Promise<FaultReport> {
  const two = await startTwo(data)
  const other: string[] = []
  try {
    for (const name of names)
      for (let round = 1; round <= rounds; round += 1)
        for (const fault of (await onceRounds[name]?.(two)) ?? [`There is no '${name}'.`])
          other.push(`${name}, round ${round}: ${fault}`)
  } finally {
    await two.close()
  }
  const processes = data.kind === 'postgres' ? 'two processes' : 'one process'
  return {
    promise: 'only-once things happen once',
    injected: `50 calls at once: ${names.join(', ')}; ${processes} on ${data.kind}`,
    howOften: `${rounds} rounds each`,
    lost: 0,
    halfApplied: 0,
    other,
    facts: {},
  }
}
