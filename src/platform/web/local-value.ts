type Listener = () => void

export interface LocalValue {
  /** `null` when nothing is stored or the browser blocks storage. */
  read(): string | null
  /** False when the browser did not store it (storage full or blocked). */
  write(text: string): boolean
  clear(): void
  /** Calls back when the value changes, in this tab or another. Returns a function that stops it. */
  onChange(listener: Listener): () => void
}

const listeners = new Map<string, Set<Listener>>()

/** One text in the browser's storage. No other file uses `localStorage` or `sessionStorage`. */
export function localValue(key: string, where: 'local' | 'session' = 'local'): LocalValue {
  const name = `${where}:${key}`

  function attempt<T>(access: (storage: Storage) => T, fallback: T): T {
    try {
      return access(where === 'local' ? localStorage : sessionStorage)
    } catch {
      return fallback // Storage can be blocked or full. The product must work without it.
    }
  }

  function notify() {
    for (const listener of listeners.get(name) ?? []) listener()
  }

  return {
    read: () => attempt((storage) => storage.getItem(key), null),
    write(text) {
      const isStored = attempt((storage) => {
        storage.setItem(key, text)
        return true
      }, false)
      notify()
      return isStored
    },
    clear() {
      attempt((storage) => storage.removeItem(key), undefined)
      notify()
    },
    onChange(listener) {
      const ownListeners = listeners.get(name) ?? new Set()
      listeners.set(name, ownListeners.add(listener))
      // The key is null when another tab cleared the storage.
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      addEventListener('storage', onStorage)
      return () => {
        ownListeners.delete(listener)
        removeEventListener('storage', onStorage)
      }
    },
  }
}

/** The stored keys that start with `prefix`. None when the browser blocks storage. */
export function localKeys(prefix: string, where: 'local' | 'session' = 'local'): string[] {
  try {
    return Object.keys(where === 'local' ? localStorage : sessionStorage).filter((key) =>
      key.startsWith(prefix),
    )
  } catch {
    return []
  }
}

/** Calls back when another tab changes a value whose key starts with `prefix`. Returns a function that stops it. */
export function onOtherTabChange(prefix: string, listener: Listener): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(prefix)) listener()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
