import { useSyncExternalStore } from 'react'
import { localValue } from '#platform/web/local-value.ts'

const flag = localValue('isGuestMode')

/** For browsers that block storage: the choice then lasts until the page is reloaded. */
let isOnUntilReload = false

/** Stores the choice to look around without an account. It applies while nobody is signed in. */
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
