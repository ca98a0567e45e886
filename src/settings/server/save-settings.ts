import { readNow } from '#accounts/server/account-store.ts'
import type { BodyOf } from '#platform/endpoint.ts'
import { localDay } from '#platform/local-day.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { Store } from '#platform/server/store/store.ts'
import type { StoredSettings, settingsApi } from '../contract.ts'
import { refuseDate } from '../rules.ts'
import { presentSettings } from './present-settings.ts'
import { addGuestSettings, readSettingsRow, writeSettings } from './settings-store.ts'

type Change = BodyOf<typeof settingsApi.save>

/**
 * Every change but that of the language is an answer: whoever changes a date in their account need not be led through the
 * questions any more.
 *
 * @param companyNames by slug
 * @throws AppError `invalid` for a date or company that cannot be, with nothing stored
 */
export async function saveSettings(
  store: Store,
  userId: string,
  { isFromGuest = false, ...sent }: Change,
  companyNames: ReadonlyMap<string, string>,
): Promise<StoredSettings> {
  const refused = sent.interviewOn ? refuseDateAnywhere(sent.interviewOn, await readNow(store)) : undefined
  const unknown = sent.companies?.find((slug) => !companyNames.has(slug))
  if (!isFromGuest && refused !== undefined) throw new AppError('invalid', refused)
  if (!isFromGuest && unknown !== undefined)
    throw new AppError('invalid', `“${unknown}” is not in our list of companies. Choose one from the list.`)

  const { interviewOn, hoursPerWeek, experience, codeLanguage, companies, isAnswered } = sent
  const known = companies?.filter((slug) => companyNames.has(slug))
  const values = {
    ...(interviewOn !== undefined && { interview_on: refused === undefined ? interviewOn : null }),
    ...(hoursPerWeek !== undefined && { hours_per_week: hoursPerWeek }),
    ...(experience !== undefined && { experience }),
    ...(codeLanguage !== undefined && { code_language: codeLanguage }),
    ...(known && { companies: JSON.stringify([...new Set(known)]) }),
  }
  const isAnswer = isAnswered === true || Object.keys(values).some((column) => column !== 'code_language')
  return store.transaction(async (tx) => {
    if (isFromGuest) await addGuestSettings(tx, userId, values, isAnswer)
    else await writeSettings(tx, userId, values, isAnswer)
    return presentSettings(userId, await readSettingsRow(tx, userId))
  })
}

/** It is known where nobody is: the date may be today's or tomorrow's somewhere on Earth. */
function refuseDateAnywhere(date: string, now: number): string | undefined {
  const today = localDay({ now, offset: 0 })
  const refusals = [today - 1, today + 1].map((day) => refuseDate(date, day))
  return refusals.includes(undefined) ? undefined : refusals[0]
}
