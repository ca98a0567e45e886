export type CacheCall =
  | { readonly name: 'get'; readonly key: number }
  | { readonly name: 'put'; readonly key: number; readonly value: number }

/** The result of a call: a value, -1 for a missing key, none for a put. */
export type CacheAnswer = number | undefined

/** A node of the list, which is linked in both directions. */
export interface Entry {
  readonly key: number
  value: number
  prev: Entry
  next: Entry
}

/** The map finds a node in constant time; the list has all nodes in the order of use, the newest after the head. */
export interface Cache {
  readonly capacity: number
  readonly entries: Map<number, Entry>
  readonly head: Entry
  readonly tail: Entry
}

export function openCache(capacity: number): Cache {
  const head = createSentinel()
  const tail = createSentinel()
  link(head, tail)
  return { capacity, entries: new Map(), head, tail }
}

export function link(left: Entry, right: Entry): void {
  left.next = right
  right.prev = left
}

function createSentinel(): Entry {
  // Points at itself until it is linked to another.
  const entry = { key: -1, value: -1 } as Entry
  entry.prev = entry
  entry.next = entry
  return entry
}

/** From the newest to the oldest. */
export function listEntries({ head, tail }: Cache): readonly Entry[] {
  const entries: Entry[] = []
  for (let entry = head.next; entry !== tail; entry = entry.next) entries.push(entry)
  return entries
}

export function nameOf(call: CacheCall): string {
  return call.name === 'get' ? `get ${call.key}` : `put ${call.key}:${call.value}`
}
