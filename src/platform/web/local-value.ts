import { type GenericSchema, parse } from 'valibot'

type Listener = () => void

export interface LocalValue {
  /** `null` when nothing is stored. */
  read(): string | null
  /** False when the browser refused: it blocks storage, or it is full. Then the value lasts as long as the page. */
  write(text: string): boolean
  clear(): void
  /** False while the newest value lasts only as long as the page. */
  isStored(): boolean
  /** Calls back when the value changes, in this tab or another. Returns a function that stops it. */
  onChange(listener: Listener): () => void
}

const listeners = new Map<string, Set<Listener>>()
const refused = new Map<string, string>()

/** One text in the browser's storage. No other file uses `localStorage` or `sessionStorage`. */
export function localValue(key: string, where: 'local' | 'session' = 'local'): LocalValue {
  const name = `${where}:${key}`

  function attempt<T>(access: (storage: Storage) => T, fallback: T): T {
    try {
      return access(where === 'local' ? localStorage : sessionStorage)
    } catch {
      return fallback // The product must work without storage.
    }
  }

  function notify() {
    for (const listener of listeners.get(name) ?? []) listener()
  }

  return {
    read: () => refused.get(name) ?? attempt((storage) => storage.getItem(key), null),
    write(text) {
      const isStored = attempt((storage) => {
        storage.setItem(key, text)
        return true
      }, false)
      if (isStored) refused.delete(name)
      else refused.set(name, text)
      notify()
      return isStored
    },
    clear() {
      refused.delete(name)
      attempt((storage) => storage.removeItem(key), undefined)
      notify()
    },
    isStored: () => !refused.has(name),
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

/** The keys that start with `prefix`, those of values that the browser refused included. */
export function localKeys(prefix: string, where: 'local' | 'session' = 'local'): string[] {
  const inMemory = [...refused.keys()].flatMap((name) =>
    name.startsWith(`${where}:${prefix}`) ? [name.slice(where.length + 1)] : [],
  )
  try {
    const stored = Object.keys(where === 'local' ? localStorage : sessionStorage)
    return [...new Set([...stored.filter((key) => key.startsWith(prefix)), ...inMemory])]
  } catch {
    return inMemory
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

export interface LocalJson<T> extends Omit<LocalValue, 'read' | 'write'> {
  /** Undefined when nothing is stored that fits the schema. The same object until the stored text changes. */
  read(): T | undefined
  /** False when the browser refused: then the value lasts as long as the page. */
  write(value: T): boolean
}

/** A value in the browser's storage as JSON. It may be of an earlier release, or edited by hand. */
export function localJson<T>(
  key: string,
  schema: GenericSchema<unknown, T>,
  where?: 'local' | 'session',
): LocalJson<T> {
  const stored = localValue(key, where)
  let last: { readonly text: string; readonly value: T | undefined } | undefined

  return {
    ...stored,
    read() {
      const text = stored.read()
      if (text === null) return undefined
      if (last?.text !== text) last = { text, value: parseStored(key, text, schema) }
      return last.value
    },
    write: (value) => stored.write(JSON.stringify(value)),
  }
}

/** Undefined when the text does not fit the schema. */
export function parseStored<T>(
  key: string,
  text: string | null,
  schema: GenericSchema<unknown, T>,
): T | undefined {
  if (text === null) return undefined
  try {
    return parse(schema, JSON.parse(text))
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the spec says to log the failure and otherwise ignore it
    console.warn(`What this browser has stored as ${key} could not be read.`, error)
    return undefined
  }
}
