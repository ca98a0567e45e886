/** A tick that is not saved by then is shown as waiting. */
export const showWaitingAfterMs = 1500

interface TickAges {
  /** A tick is young from when this page first sees it; unless the server is known to be away. */
  isYoung(stamp: string): boolean
  /** The server does not answer: nothing is young any more. */
  endAll(): void
}

/** Keeps the waiting mark off ticks that are saved within a moment, which is nearly all of them. */
export function createTickAges(
  later: (delayMs: number, task: () => void) => void,
  isServerAway: () => boolean,
  onGrown: () => void,
): TickAges {
  const ages = new Map<string, 'young' | 'grown'>()
  return {
    isYoung(stamp) {
      if (!ages.has(stamp)) {
        ages.set(stamp, isServerAway() ? 'grown' : 'young')
        later(showWaitingAfterMs, () => {
          ages.set(stamp, 'grown')
          onGrown()
        })
      }
      return ages.get(stamp) === 'young'
    },
    endAll() {
      for (const stamp of ages.keys()) ages.set(stamp, 'grown')
    },
  }
}
