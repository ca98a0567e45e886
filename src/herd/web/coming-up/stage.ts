import { hourMs, minuteMs } from '#platform/durations.ts'
import type { Interview } from '../../contract.ts'

/** Both people can enter this long before the agreed time. */
const entryMs = 10 * minuteMs
/** How long after its start an interview can be running. */
const runningMs = hourMs

/**
 * `now`: it starts soon or is running. `missed`: its time has passed, and nobody started it. `unscheduled`: it has no time.
 * `past`: it took place.
 */
export type Stage = 'now' | 'missed' | 'later' | 'unscheduled' | 'past'

/** @param now milliseconds since 1970 */
export function stageOf(interview: Interview, now: number): Stage {
  const { status, startsAt, startedAt } = interview
  if (status === 'completed') return 'past'
  if (startedAt !== null) return now - startOf(interview) <= runningMs ? 'now' : 'past'
  if (startsAt === null) return 'unscheduled'
  const aheadMs = Date.parse(startsAt) - now
  if (aheadMs > entryMs) return 'later'
  return aheadMs >= -runningMs ? 'now' : 'missed'
}

/**
 * When it took or takes place: it can start before the agreed time, and it can be marked as started long after. 0 when
 * that is not known.
 */
export function startOf({ startsAt, startedAt }: Interview): number {
  const known = [startsAt, startedAt].flatMap((iso) => (iso === null ? [] : [Date.parse(iso)]))
  return known.length === 0 ? 0 : Math.min(...known)
}

/** Whether it belongs into the history. While it is running, it is coming up, too. */
export function wasHeld({ status, startedAt }: Interview): boolean {
  return status === 'completed' || startedAt !== null
}

const order: readonly Stage[] = ['now', 'missed', 'later', 'unscheduled']

export interface Coming {
  readonly interview: Interview
  readonly stage: Stage
}

/** What starts soon or is running, then what waits for an answer, then the rest by time. */
export function findComing(interviews: readonly Interview[], now: number): readonly Coming[] {
  return interviews
    .map((interview) => ({ interview, stage: stageOf(interview, now) }))
    .filter(({ stage }) => stage !== 'past')
    .sort(
      (one, other) =>
        order.indexOf(one.stage) - order.indexOf(other.stage) ||
        startOf(one.interview) - startOf(other.interview),
    )
}
