import type { PersonalData } from '#platform/server/personal-data.ts'
import { readLearning } from './learning-store.ts'

/** What a person did in lessons, with hints, and in Drive, Find the slip and Build. Deleted by cascade. */
export const learningPersonalData: PersonalData = {
  tables: ['learning'],

  async exportOf(handle, { userId }) {
    const { lessons, hints, results } = await readLearning(handle, userId)
    return { lessons, openedHints: hints, drivenFoundAndBuilt: results }
  },
}
