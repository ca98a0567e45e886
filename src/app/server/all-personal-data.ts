import { accountPersonalData } from '#accounts/server/own-account/account-personal-data.ts'
import { herdPersonalData } from '#herd/server/herd-personal-data.ts'
import { learningPersonalData } from '#learning/server/learning-personal-data.ts'
import { type PersonalData, platformPersonalData } from '#platform/server/personal-data.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import { practicePersonalData } from '#practice/server/practice-personal-data.ts'
import { progressPersonalData } from '#progress/server/progress-personal-data.ts'
import { questionsPersonalData } from '#questions/server/questions-personal-data.ts'
import { remindersPersonalData } from '#reminders/server/reminders-personal-data.ts'
import { settingsPersonalData } from '#settings/server/settings-personal-data.ts'
import { tutorPersonalData } from '#tutor/server/tutor-personal-data.ts'

/** The personal data of every feature, for export and deletion. */
export function allPersonalData(secrets: Secrets): readonly PersonalData[] {
  return [
    accountPersonalData,
    settingsPersonalData,
    remindersPersonalData,
    progressPersonalData,
    practicePersonalData,
    learningPersonalData,
    questionsPersonalData,
    tutorPersonalData,
    herdPersonalData,
    platformPersonalData(secrets),
  ]
}
