import type { PersonalData } from '#platform/server/personal-data.ts'
import { readMarks } from './mark-store.ts'
import { countDown } from './sighting-count-store.ts'
import { deleteSightingsOf, readSightings } from './sighting-store.ts'

/** Stars, notes, and where a person was asked what. */
export const questionsPersonalData: PersonalData = {
  tables: ['question_marks', 'sightings'],

  exportOf: async (handle, { userId }) => ({
    companyQuestionMarks: await readMarks(handle, userId),
    reportedInterviews: await readSightings(handle, userId),
  }),

  async erase(tx, { userId }) {
    await countDown(tx, await deleteSightingsOf(tx, userId))
  },
}
