import type { PersonalData } from '#platform/server/personal-data.ts'
import { readDrafts } from './drafts/drafts-store.ts'
import { readLearning } from './learning-store.ts'

/** What a person did in lessons, with hints, in Drive, Find the slip and Build, and their code. Deleted by cascade. */
export const learningPersonalData: PersonalData = {
  tables: ['learning', 'drafts'],

  async exportOf(handle, { userId }) {
    const { lessons, hints, results } = await readLearning(handle, userId)
    return {
      lessons,
      openedHints: hints,
      drivenFoundAndBuilt: results,
      drafts: await readDrafts(handle, userId),
    }
  },
}
