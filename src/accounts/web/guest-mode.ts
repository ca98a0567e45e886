import { useSyncExternalStore } from 'react'
import { localValue } from '#platform/web/local-value.ts'

const flag = localValue('isGuestMode')

/** Stores the choice to look around without an account. It applies while nobody is signed in. */
export function setGuestMode(isOn: boolean): void {
  if (isOn) flag.write('true')
  else flag.clear()
}

export function useGuestFlag(): boolean {
  return useSyncExternalStore(
    flag.onChange,
    () => flag.read() === 'true',
    () => false,
  )
}
