import type { GenericSchema } from 'valibot'
import { localKeys, localValue, parseStored } from './local-value.ts'

/** The browser's local storage, or a simulated one in tests. */
export interface TextStorage {
  keys(prefix: string): string[]
  get(key: string): string | null
  set(key: string, text: string): unknown
  remove(key: string): void
}

export interface WaitingItem<T> {
  readonly id: string
  readonly value: T
  /** Sorts by time and is unique, so that confirming one value never removes a newer one. Empty if written once. */
  readonly stamp: string
}

export interface WaitingItemsOptions<T> {
  /** Its keys begin with this, then comes their owner's ID. `personal-storage.ts` must know it. */
  readonly prefix: string
  readonly userId: string
  readonly schema: GenericSchema<unknown, T>
  /** Values of one ID replace each other. Otherwise each is written once, and IDs sort by time. */
  readonly isReplaced: boolean
  readonly now: () => number
  readonly random: () => number
  readonly storage?: TextStorage
}

const browserStorage: TextStorage = {
  keys: localKeys,
  get: (key) => localValue(key).read(),
  set: (key, text) => localValue(key).write(text),
  remove: (key) => localValue(key).clear(),
}

/**
 * What a member did and the server has not confirmed. Each value has a key of its own that is written once and removed
 * once, so two tabs that use the same storage at the same moment cannot overwrite each other's.
 */
export function createWaitingItems<T>(options: WaitingItemsOptions<T>) {
  const { schema, isReplaced, now, random, storage = browserStorage } = options
  const prefix = `${options.prefix}${encodeURIComponent(options.userId)}.`
  const keyOf = ({ id, stamp }: Pick<WaitingItem<T>, 'id' | 'stamp'>) =>
    prefix + (stamp ? `${id}.${stamp}` : id)

  function stored(): WaitingItem<T>[] {
    return storage.keys(prefix).flatMap((key) => {
      const [id, stamp = '', more] = key.slice(prefix.length).split('.')
      if (!id || more !== undefined || (stamp !== '') !== isReplaced) return []
      const value = parseStored(key, storage.get(key), schema)
      return value === undefined ? [] : [{ id, stamp, value }]
    })
  }

  return {
    prefix,
    /** The last value of each ID, oldest first. */
    read(): readonly WaitingItem<T>[] {
      const byId = new Map<string, WaitingItem<T>>()
      for (const item of stored()) if (item.stamp >= (byId.get(item.id)?.stamp ?? '')) byId.set(item.id, item)
      return [...byId.values()].sort((a, b) => (a.stamp + a.id < b.stamp + b.id ? -1 : 1))
    },
    put(id: string, value: T): void {
      const older = isReplaced ? stored().filter((item) => item.id === id) : []
      const newest = Math.max(0, ...older.map(({ stamp }) => timeOf(stamp)))
      // The newest value must have the greatest stamp even after the clock was set back.
      const stamp = isReplaced ? stampAt(Math.max(now(), newest + 1), random()) : ''
      storage.set(keyOf({ id, stamp }), JSON.stringify(value))
      for (const item of older) storage.remove(keyOf(item))
    },
    /** Removes values that the server has confirmed or refused, and older ones of the same IDs. */
    settle(items: readonly WaitingItem<T>[]): void {
      const until = new Map(items.map(({ id, stamp }) => [id, stamp]))
      for (const item of stored()) {
        const last = until.get(item.id)
        if (last !== undefined && item.stamp <= last) storage.remove(keyOf(item))
      }
    },
  }
}

function stampAt(time: number, random: number): string {
  return `${Math.floor(time).toString(36).padStart(10, '0')}-${Math.floor(random * 36 ** 6).toString(36)}`
}

function timeOf(stamp: string): number {
  const time = Number.parseInt(stamp, 36)
  return Number.isFinite(time) ? time : 0
}
