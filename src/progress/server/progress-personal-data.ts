import { allLessons, findLesson } from '#content/catalogue.ts'
import { practiceQuestionId } from '#content/lesson.ts'
import { isoTime, type PersonalData } from '#platform/server/personal-data.ts'
import { readProgressRows, readSolvedPractice } from './progress-store.ts'
import { readSolvedTimes } from './solved-questions-store.ts'

/** What a person has solved. Deleting their account deletes all of it by cascade. */
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
      practiceProblems: (await readSolvedPractice(handle, userId)).map(({ questionId, solvedAt }) => ({
        questionId,
        title: titleOf.get(questionId) ?? null,
        solvedAt: isoTime(solvedAt),
      })),
      solvedQuestions: (await readSolvedTimes(handle, userId)).map(({ list, questionId, solvedAt }) => ({
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
