import type { PersonalData } from '#platform/server/personal-data.ts'
import { decrementCounts, deleteSightingsOf, readSightings } from './sightings/sighting-store.ts'
import { readStarsAndNotes } from './stars-and-notes-store.ts'

/** Stars, notes and reported interviews. */
export const questionsPersonalData: PersonalData = {
  tables: ['question_marks', 'sightings'],

  exportOf: async (handle, { userId }) => ({
    companyQuestionMarks: await readStarsAndNotes(handle, userId),
    reportedInterviews: await readSightings(handle, userId),
  }),

  async erase(tx, { userId }) {
    await decrementCounts(tx, await deleteSightingsOf(tx, userId))
  },
}
