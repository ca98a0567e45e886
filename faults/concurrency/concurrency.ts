import type { Report } from '../lib/report.ts'
import type { TestData } from '../lib/test-data.ts'
import { startProcesses } from './processes.ts'
import { concurrencyTests } from './requests.ts'

/** Sends fifty concurrent requests, in rounds, for everything that may happen only once. */
export async function testConcurrency(
  data: TestData,
  rounds: number,
  names = Object.keys(concurrencyTests),
): Promise<Report> {
  const processes = await startProcesses(data)
  const other: string[] = []
  try {
    for (const name of names)
      for (let round = 1; round <= rounds; round += 1)
        for (const problem of (await concurrencyTests[name]?.(processes)) ?? [`Unknown test '${name}'.`])
          other.push(`${name}, round ${round}: ${problem}`)
  } finally {
    await processes.close()
  }
  const setup = data.kind === 'postgres' ? 'two processes' : 'one process'
  return {
    promise: 'only-once things happen once',
    injected: `50 concurrent requests: ${names.join(', ')}; ${setup} on ${data.kind}`,
    volume: `${rounds} rounds each`,
    lost: 0,
    halfApplied: 0,
    other,
    figures: {},
  }
}
