const turns = new Map<string, Promise<void>>()

/**
 * Runs tasks of one name after another: over all tabs of the browser where it has locks, else (plain http in a
 * local network) within this tab, where saves that name their bits keep two tabs from harm.
 */
export function oneTabAtATime(name: string, task: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) return navigator.locks.request(name, task)
  const turn = (turns.get(name) ?? Promise.resolve()).then(task)
  turns.set(
    name,
    turn.catch(() => {}), // Its caller hears of the failure; the next in line only waits for the end.
  )
  return turn
}
