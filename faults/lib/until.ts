import { setTimeout as wait } from 'node:timers/promises'

/** Long enough for the slowest machine; it only ends what would never come. */
const timeoutMs = 120_000

/**
 * Looks again and again until it is so.
 *
 * @returns how long that took in milliseconds.
 * @throws when it is not so after two minutes.
 */
export async function until(what: string, isSo: () => Promise<boolean> | boolean): Promise<number> {
  const began = performance.now()
  while (!(await isSo())) {
    if (performance.now() - began > timeoutMs) throw new Error(`Waited two minutes in vain: ${what}.`)
    await wait(25)
  }
  return performance.now() - began
}
