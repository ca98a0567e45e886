import { type Route, route } from '#platform/server/http/route.ts'
import type { Store } from '#platform/server/store/store.ts'
import { settingsApi } from '../contract.ts'
import { presentSettings } from './present-settings.ts'
import { saveSettings } from './save-settings.ts'
import { readSettingsRow } from './settings-store.ts'

interface SettingsParts {
  readonly store: Store
  /** Of all listed companies, by slug. */
  readonly readCompanyNames: () => Promise<ReadonlyMap<string, string>>
}

export function settingsRoutes({ store, readCompanyNames }: SettingsParts): readonly Route[] {
  return [
    route(settingsApi.read, async ({ caller: { userId } }) =>
      presentSettings(userId, await readSettingsRow(store, userId)),
    ),
    route(settingsApi.save, async ({ caller, body }) =>
      saveSettings(store, caller.userId, body, await readCompanyNames()),
    ),
  ]
}
