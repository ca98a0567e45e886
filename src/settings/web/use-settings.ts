import { useContext, useSyncExternalStore } from 'react'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { nothingChosen, type Settings } from '../rules.ts'
import { changeGuestSettings, onGuestSettings, readGuestSettings } from './guest-settings.ts'
import { useSettingsQuery } from './settings-query.ts'
import { type SettingsChange, SettingsSyncContext } from './settings-sync-context.ts'

interface OwnSettings {
  /** Undefined for visitors, and until a member's are known. Without network, those that this browser knows. */
  readonly settings: Settings | undefined
  /** Undefined while nothing can be changed. */
  readonly change: ((change: SettingsChange) => void) | undefined
}

const stopNothing = () => () => {}
const noChange: SettingsChange = {}

/** What the guest or member chose for their preparation. The language of code is `useCodeLanguage`. */
export function useSettings(): OwnSettings {
  const { kind } = useVisitor()
  const sync = useContext(SettingsSyncContext)
  const guest = useSyncExternalStore(onGuestSettings, readGuestSettings, () => nothingChosen)
  const waiting = useSyncExternalStore(
    sync?.subscribe ?? stopNothing,
    () => sync?.waiting() ?? noChange,
    () => noChange,
  )
  const { data: saved, error } = useSettingsQuery()
  if (kind === 'guest') return { settings: guest, change: changeGuestSettings }
  const known = saved ?? (error ? nothingChosen : undefined)
  return {
    settings: kind === 'member' && known ? { ...known, ...waiting } : undefined,
    change: sync?.change,
  }
}

/**
 * Whether the guest or member has answered or skipped the questions of the first hour: then a page need not lead there.
 * Undefined for visitors, and while it is not known.
 */
export function useIsFirstHourDone(): boolean | undefined {
  return useSettings().settings?.isAnswered
}
