import { dateOf, localDay } from '#platform/local-day.ts'
import { isoTime, optionalTime, type PersonalData } from '#platform/server/personal-data.ts'
import { readAnswers } from './answer-store.ts'
import { readChecks } from './check/check-store.ts'
import { readAllRounds } from './round-store.ts'

/** Rounds of practice, weekly checks and the answers in them; the standing follows from these. Deleted by cascade. */
export const practicePersonalData: PersonalData = {
  tables: ['practice_rounds', 'practice_answers', 'practice_standings', 'practice_checks'],

  async exportOf(handle, { userId }) {
    const rounds = await readAllRounds(handle, userId)
    const answers = await readAnswers(handle, userId)
    const checks = await readChecks(handle, userId)
    return {
      practiceRounds: rounds.map(({ id, kind, options, items, doing, createdAt, endedAt }) => ({
        id,
        kind,
        choices: JSON.parse(options) as unknown,
        items,
        ...(doing && { doing }),
        createdAt: isoTime(createdAt),
        endedAt: optionalTime(endedAt),
      })),
      practiceAnswers: answers.map(({ answer, at, verdicts }) => ({
        ...answer,
        localDay: dateOf(localDay({ now: at, offset: answer.offset ?? 0 })),
        verdicts,
      })),
      practiceChecks: checks.map(({ id, week, promptIds, answers: given, createdAt, closesAt, result }) => ({
        id,
        week,
        prompts: promptIds,
        answers: given,
        createdAt: isoTime(createdAt),
        closesAt: isoTime(closesAt),
        endedAt: optionalTime(result?.endedAt ?? null),
        credit: result?.credit ?? null,
        expected: result?.expected ?? null,
      })),
    }
  },
}
