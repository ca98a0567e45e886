/**
 * What a page keeps with an entry of the history, beside what the router keeps there: it is there again after Back and
 * after a reload, and gone with the tab.
 */
export function readEntry(name: string): unknown {
  const state: unknown = globalThis.history?.state
  return typeof state === 'object' && state !== null && name in state
    ? Object.entries(state).find(([key]) => key === name)?.[1]
    : undefined
}

export function keepInEntry(name: string, value: unknown): void {
  const state: unknown = history.state
  history.replaceState({ ...(typeof state === 'object' ? state : {}), [name]: value }, '')
}
