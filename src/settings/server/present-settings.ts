import type { StoredSettings } from '../contract.ts'
import { codeLanguages } from '../languages.ts'
import { experiences } from '../rules.ts'
import type { SettingsRow } from './settings-store.ts'

/** As the API returns them. */
export function presentSettings(userId: string, row: SettingsRow): StoredSettings {
  return {
    userId,
    interviewOn: row.interview_on,
    hoursPerWeek: row.hours_per_week,
    experience: experiences.find((each) => each === row.experience) ?? null,
    codeLanguage: codeLanguages.find((each) => each === row.code_language) ?? null,
    companies: JSON.parse(row.companies) as string[],
    isAnswered: row.answered_at !== null,
  }
}
