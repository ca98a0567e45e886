import { useSyncExternalStore } from 'react'
import { localValue } from '#platform/web/local-value.ts'

/** What is asked after the name and before the feedback. */
export const extraKinds = ['words', 'property'] as const
export type ExtraKind = (typeof extraKinds)[number]

const stored = localValue('capra.extraQuestion')

function read(): ExtraKind | undefined {
  const text = stored.read()
  return extraKinds.find((kind) => kind === text)
}

/** The choice of this device. Undefined: nothing more is asked. */
export function useExtraKind(): ExtraKind | undefined {
  return useSyncExternalStore(stored.onChange, read)
}

export function chooseExtraKind(kind: ExtraKind | undefined): void {
  if (kind) stored.write(kind)
  else stored.clear()
}
