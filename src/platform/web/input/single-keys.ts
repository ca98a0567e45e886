import { useSyncExternalStore } from 'react'
import { localValue } from '../local-value.ts'

const stored = localValue('capra.singleKeys')

/**
 * Whether keys without Ctrl, Cmd or Alt are shortcuts: letters, digits and signs, which speech input and a slipped hand
 * press by accident. Arrows, Enter, Space and Escape do not depend on it.
 */
export function areSingleKeysOn(): boolean {
  return stored.read() !== 'off'
}

export function turnSingleKeys(isOn: boolean): void {
  stored.write(isOn ? 'on' : 'off')
}

/** To show and announce such a key only while it works. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(stored.onChange, areSingleKeysOn, () => true)
}
