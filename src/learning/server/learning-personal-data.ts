import type { PersonalData } from '#platform/server/personal-data.ts'
import { readLearning } from './learning-store.ts'

/** How far a person is in the lessons, and which hints they opened. Deleted by cascade. */
export const learningPersonalData: PersonalData = {
  tables: ['learning'],

  async exportOf(handle, { userId }) {
    const { lessons, hints } = await readLearning(handle, userId)
    return { lessons, openedHints: hints }
  },
}
