import { displayNameOf } from '#curriculum/patterns.ts'
import { dayOf, localDay } from '#platform/local-day.ts'
import type { Standing } from '#practice/contract.ts'
import { durationText } from '#practice/day-words.ts'
import { dueHeading } from '#practice/rounds/round-offer.ts'
import { type Practice, present, readCurrentStanding } from '#practice/server/read-standing.ts'
import type { PracticeState, ReadPractice } from '#reminders/server/practice-state.ts'
import { daysUntilDate } from '#settings/rules.ts'
import { readSettingsRow } from '#settings/server/settings-store.ts'

/** Reads for mails what `GET /api/practice/standing` returns. */
export function createPracticeReader({ store, bank, rebuilds }: Practice): ReadPractice {
  return async (userId, { now, offset }) => {
    const known = await readCurrentStanding(store, rebuilds, userId)
    const standing = await present(store, bank, userId, { ...known, now }, offset)
    const { roundSize, dueCount, patterns, days, counted, altitude, check, checks } = standing
    const { interview_on: date } = await readSettingsRow(store, userId)
    const daysLeft = date === null ? undefined : daysUntilDate(date, localDay({ now, offset }))
    const seen = patterns.flatMap(({ lastSeen }) => (lastSeen === null ? [] : Date.parse(lastSeen)))
    return {
      heading: dueHeading(standing),
      duration: durationText(roundSize),
      roundSize,
      dueCount,
      lastAnsweredAt: seen.length === 0 ? null : Math.max(...seen),
      days,
      altitude: counted > 0 ? altitude : null,
      recall: Object.fromEntries(
        patterns.flatMap(({ pattern, recall, isShown }) =>
          recall === null || !isShown ? [] : [[displayNameOf(pattern), Math.round(100 * recall)]],
        ),
      ),
      isCheckOpen: check === 'open' || check === 'begun',
      lastCheck: lastCheckOf(checks),
      daysToInterview: daysLeft === undefined || daysLeft < 0 ? null : daysLeft,
    }
  }
}

function lastCheckOf(checks: Standing['checks']): PracticeState['lastCheck'] {
  const last = checks.at(-1)
  return last ? { monday: dayOf(last.week), credit: last.credit, answered: last.answered } : null
}
