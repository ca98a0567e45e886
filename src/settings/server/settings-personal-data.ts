import { optionalTime, type PersonalData } from '#platform/server/personal-data.ts'
import { presentSettings } from './present-settings.ts'
import { readSettingsRow } from './settings-store.ts'

/** What a person chose for their preparation. Deleted by cascade. */
export const settingsPersonalData: PersonalData = {
  tables: ['learner_settings'],

  async exportOf(handle, { userId }) {
    const row = await readSettingsRow(handle, userId)
    const { userId: _, isAnswered: __, ...settings } = presentSettings(userId, row)
    return { preparation: { ...settings, answeredAt: optionalTime(row.answered_at) } }
  },
}
