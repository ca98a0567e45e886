import { setTimeout as wait } from 'node:timers/promises'

/** Long enough for slow machines. */
const timeoutMs = 120_000

/**
 * Polls until the condition is true.
 *
 * @returns the elapsed milliseconds.
 * @throws after two minutes.
 */
export async function until(what: string, condition: () => Promise<boolean> | boolean): Promise<number> {
  const startedAt = performance.now()
  while (!(await condition())) {
    if (performance.now() - startedAt > timeoutMs) throw new Error(`Timed out waiting for ${what}.`)
    await wait(25)
  }
  return performance.now() - startedAt
}
