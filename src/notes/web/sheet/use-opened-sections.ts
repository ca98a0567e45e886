import { useSyncExternalStore } from 'react'
import { foldedParts } from '#content/notes/linked-list-cheatsheet-parts.ts'
import { localValue } from '#platform/web/local-value.ts'

const kept = localValue('capra.openedSheetSections')
const sectionIds = foldedParts.map(({ heading }) => heading.id)

/** How many sections of the cheat sheet were ever opened in this browser. */
export function useOpenedSections(): number {
  const text = useSyncExternalStore(kept.onChange, read, () => '')
  return sectionIds.filter((id) => text.split(' ').includes(id)).length
}

export function noteOpened(id: string): void {
  const opened = read().split(' ').filter(Boolean)
  if (!opened.includes(id)) kept.write([...opened, id].join(' '))
}

function read(): string {
  return kept.read() ?? ''
}
