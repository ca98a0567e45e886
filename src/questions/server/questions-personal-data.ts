import type { PersonalData } from '#platform/server/personal-data.ts'
import { raiseEdition } from './imported-store.ts'
import { readMarks } from './mark-store.ts'
import { deleteSightingsOf, readSightings } from './sighting-store.ts'

/** Stars, notes, and where a person was asked what. */
export const questionsPersonalData: PersonalData = {
  tables: ['question_marks', 'sightings'],

  exportOf: async (handle, { userId }) => ({
    companyQuestionMarks: await readMarks(handle, userId),
    reportedInterviews: await readSightings(handle, userId),
  }),

  async erase(tx, { userId }) {
    // Counts of reports are held in memory by every process: they look again when the edition rises.
    if (await deleteSightingsOf(tx, userId)) await raiseEdition(tx, 'sightings')
  },
}
