import { interviewQuestions } from '#content/interview-questions/interview-questions.ts'
import { allLessons } from '#curriculum/catalogue.ts'
import { isoTime, type PersonalData } from '#platform/server/personal-data.ts'
import { readSolvedProblems } from './solved-problems-store.ts'

/** What a person has solved. Deleting their account deletes all of it by cascade. */
export const progressPersonalData: PersonalData = {
  tables: ['solved_problems', 'solved_versions'],

  async exportOf(handle, { userId }) {
    return {
      solvedProblems: (await readSolvedProblems(handle, userId)).map(({ problem, solvedAt }) => ({
        problem,
        title: titleOf.get(problem) ?? null,
        solvedAt: isoTime(solvedAt),
      })),
    }
  },
}

const titleOf = new Map(
  [...interviewQuestions, ...allLessons.flatMap(({ practice }) => practice)].map(
    ({ number, title }) => [number, title] as const,
  ),
)
