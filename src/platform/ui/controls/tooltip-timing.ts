/** The first tooltip waits; whoever goes on from one control to the next sees the next at once (spec, section 9). */
const delayMs = 700
const skipDelayMs = 300

let lastClosedAt = Number.NEGATIVE_INFINITY

export function openDelayMs(now: number): number {
  return now - lastClosedAt < skipDelayMs ? 0 : delayMs
}

export function tooltipClosed(now: number): void {
  lastClosedAt = now
}
