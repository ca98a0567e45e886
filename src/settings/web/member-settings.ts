import { array, boolean, nullable, number, string, union } from 'valibot'
import type { SentBody } from '#platform/endpoint.ts'
import { sentenceOf } from '#platform/web/call-api.ts'
import { createSaveQueue, type QueueEnvironment } from '#platform/web/save-queue.ts'
import type { StoredSettings } from '../contract.ts'
import { chooseCodeLanguage, chosenCodeLanguage } from './code-language.ts'
import type { SettingsChange, SettingsSync } from './settings-sync-context.ts'

type Change = SentBody<'PUT /api/settings'>
type Value = string | number | boolean | readonly string[] | null

interface SettingsSyncOptions {
  readonly userId: string
  send(change: Change): Promise<StoredSettings>
  isStillSignedIn(): Promise<boolean>
  onSaved(saved: StoredSettings): void
  onRefused(sentence: string): void
}

export const waitingSettingsPrefix = 'capra.waitingSettings.'
const noChange: SettingsChange = {}

/** A member's settings: each field is shown at once, and kept in this browser until the server confirms it. */
export function createSettingsSync(options: SettingsSyncOptions, environment?: QueueEnvironment) {
  const listeners = new Set<() => void>()
  let waiting = noChange
  /** Of the account, as far as it is known here. Another one in this browser was just chosen. */
  let language = chosenCodeLanguage()

  const queue = createSaveQueue<Value, StoredSettings>(
    {
      ...options,
      prefix: waitingSettingsPrefix,
      schema: nullable(union([string(), number(), boolean(), array(string())])),
      isReplaced: true,
      mostItems: 10,
      send: (items) => options.send(Object.fromEntries(items.map(({ id, value }) => [id, value])) as Change),
      isOwnReply: ({ userId }) => userId === options.userId,
      refusalIn: sentenceOf,
      onChange() {
        waiting = Object.fromEntries(queue.read().map(({ id, value }) => [id, value]))
        for (const listener of listeners) listener()
      },
    },
    environment,
  )

  const sync: SettingsSync = {
    change(change) {
      for (const [field, value] of Object.entries({ ...change, isAnswered: true })) queue.put(field, value)
    },
    waiting: () => waiting,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    adopt({ codeLanguage }) {
      if ('codeLanguage' in waiting) return
      if (codeLanguage === null) return language && queue.put('codeLanguage', language)
      if (codeLanguage === language) return
      language = codeLanguage
      chooseCodeLanguage(codeLanguage)
    },
  }

  return {
    ...queue,
    sync,
    /** A language was chosen in this browser, beside any code. */
    saveLanguage(): void {
      const chosen = chosenCodeLanguage()
      if (chosen === undefined || chosen === language) return
      language = chosen
      queue.put('codeLanguage', chosen)
    },
  }
}
