type Listener = () => void

export interface LocalValue {
  /** `null` when nothing is stored, or when the browser does not let us look. */
  read(): string | null
  /** False when the browser refused to keep it (storage full or switched off). */
  write(text: string): boolean
  clear(): void
  /** Calls back when the value changes, here or in another tab. Returns the way to stop. */
  onChange(listener: Listener): () => void
}

const listeners = new Map<string, Set<Listener>>()

/** One text in this browser's storage: the only place that touches `localStorage` and `sessionStorage`. */
export function localValue(key: string, where: 'local' | 'session' = 'local'): LocalValue {
  const place = `${where}:${key}`

  function attempt<T>(act: (storage: Storage) => T, refused: T): T {
    try {
      return act(where === 'local' ? localStorage : sessionStorage)
    } catch {
      return refused // Storage can be switched off or full; the product must work without it.
    }
  }

  function tell() {
    for (const listener of listeners.get(place) ?? []) listener()
  }

  return {
    read: () => attempt((storage) => storage.getItem(key), null),
    write(text) {
      const kept = attempt((storage) => {
        storage.setItem(key, text)
        return true
      }, false)
      tell()
      return kept
    },
    clear() {
      attempt((storage) => storage.removeItem(key), undefined)
      tell()
    },
    onChange(listener) {
      const heard = listeners.get(place) ?? new Set()
      listeners.set(place, heard.add(listener))
      // A null key means that another tab cleared everything.
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      addEventListener('storage', onStorage)
      return () => {
        heard.delete(listener)
        removeEventListener('storage', onStorage)
      }
    },
  }
}

/** The keys kept in this browser that start with `prefix`; none when the browser does not let us look. */
export function localKeys(prefix: string, where: 'local' | 'session' = 'local'): string[] {
  try {
    return Object.keys(where === 'local' ? localStorage : sessionStorage).filter((key) =>
      key.startsWith(prefix),
    )
  } catch {
    return []
  }
}

/** Calls back when another tab changes a value whose key starts with `prefix`. Returns the way to stop. */
export function onOtherTabChange(prefix: string, listener: Listener): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(prefix)) listener()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
