import { useSyncExternalStore } from 'react'
import { localValue } from '#platform/web/local-value.ts'

const flag = localValue('isGuestMode')

/** For browsers that refuse storage: then the choice lasts as long as the page. */
let isOnUntilReload = false

/** The choice to look around without an account, kept in this browser. It counts while nobody is signed in. */
export function setGuestMode(isOn: boolean): void {
  isOnUntilReload = isOn
  if (!isOn) flag.clear()
  else if (flag.write('true')) isOnUntilReload = false
}

export function useGuestFlag(): boolean {
  return useSyncExternalStore(flag.onChange, readFlag, () => false)
}

function readFlag(): boolean {
  return isOnUntilReload || flag.read() === 'true'
}
