import { dateOf, localDay } from '#platform/local-day.ts'
import { isoTime, optionalTime, type PersonalData } from '#platform/server/personal-data.ts'
import { readAnswers } from './answer-store.ts'
import { readAllRounds } from './round-store.ts'

/** Rounds of practice and the answers in them; the standing follows from these. Deleted by cascade. */
export const practicePersonalData: PersonalData = {
  tables: ['practice_rounds', 'practice_answers', 'practice_standings'],

  async exportOf(handle, { userId }) {
    const rounds = await readAllRounds(handle, userId)
    const answers = await readAnswers(handle, userId)
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
    }
  },
}
