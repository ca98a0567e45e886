import { displayNameOf } from '#curriculum/patterns.ts'
import { durationText } from '#practice/day-words.ts'
import { dueHeading } from '#practice/rounds/round-offer.ts'
import { type Practice, present, readCurrentStanding } from '#practice/server/read-standing.ts'
import type { ReadPractice } from '#reminders/server/practice-state.ts'

/** Reads for mails what `GET /api/practice/standing` returns. */
export function createPracticeReader({ store, bank, rebuilds }: Practice): ReadPractice {
  return async (userId, { now, offset }) => {
    const known = await readCurrentStanding(store, rebuilds, userId)
    const standing = await present(store, bank, userId, { ...known, now }, offset)
    const { roundSize, dueCount, answered, patterns } = standing
    const seen = patterns.flatMap(({ lastSeen }) => (lastSeen === null ? [] : Date.parse(lastSeen)))
    return {
      heading: dueHeading(standing),
      duration: durationText(roundSize),
      roundSize,
      dueCount,
      answered,
      lastAnsweredAt: seen.length === 0 ? null : Math.max(...seen),
      recall: Object.fromEntries(
        patterns.flatMap(({ pattern, recall }) =>
          recall === null ? [] : [[displayNameOf(pattern), Math.round(100 * recall)]],
        ),
      ),
    }
  }
}
