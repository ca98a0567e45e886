import { allLessons, findLesson } from '#content/catalogue.ts'
import { practiceQuestionId } from '#content/lesson.ts'
import { isoTime, type PersonalData } from '#platform/server/personal-data.ts'
import { readProgressRows } from './progress-store.ts'
import { readListTimes, readPracticeTimes } from './solved-times-store.ts'

/** What a person has solved. All of it goes with their row. */
export const progressPersonalData: PersonalData = {
  tables: ['pattern_progress', 'practice_solved', 'solved_questions'],

  async exportOf(handle, { userId }) {
    const patterns = await readProgressRows(handle, userId)
    return {
      patterns: patterns.map(({ id, patternId, version }) => ({
        id,
        patternId,
        name: findLesson(patternId)?.displayName ?? null,
        version,
      })),
      practiceProblems: (await readPracticeTimes(handle, userId)).map(({ questionId, solvedAt }) => ({
        questionId,
        title: titleOf.get(questionId) ?? null,
        solvedAt: isoTime(solvedAt),
      })),
      solvedQuestions: (await readListTimes(handle, userId)).map(({ list, questionId, solvedAt }) => ({
        list,
        questionId,
        solvedAt: isoTime(solvedAt),
      })),
    }
  },
}

const titleOf = new Map(
  allLessons.flatMap(({ id, practice }) =>
    practice.map(({ number, title }) => [practiceQuestionId(id, number), title] as const),
  ),
)
