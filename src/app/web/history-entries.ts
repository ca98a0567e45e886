/**
 * Gives every entry of the history a key of its own. The router calls an entry that it did not make itself (a document
 * that was opened, a hash typed or followed without it) 'default', and would bring back under that one name, on a deep
 * link in a tab used before, the place where quite another page was left. To be called before the router is made.
 */
export function nameHistoryEntries(): void {
  nameEntry()
  addEventListener('popstate', nameEntry)
}

function nameEntry() {
  const state: unknown = history.state
  const named = typeof state === 'object' && state !== null ? state : {}
  if ('key' in named) return
  history.replaceState({ ...named, key: Math.random().toString(36).slice(2, 10) }, '')
}
