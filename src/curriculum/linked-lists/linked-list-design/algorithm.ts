import type { Decision, Step, Trace } from '#algorithms/step.ts'
import { decideGet, decidePosition, decidePut } from './decisions.ts'
import {
  type Cache,
  type CacheAnswer,
  type CacheCall,
  type Entry,
  link,
  listEntries,
  nameOf,
  openCache,
} from './lru-cache-list.ts'
import { drawCache, type Moment } from './lru-cache-scene.ts'

/** An LRU cache that answers one call after the other. */
export function* runCache(
  capacity: number,
  calls: readonly CacheCall[],
  findOldest = ({ tail }: Cache): Entry => tail.prev,
): Trace<readonly CacheAnswer[]> {
  const cache = openCache(capacity)
  const answers: CacheAnswer[] = []
  yield showStart({ cache, calls, answers, at: -1 })
  for (const [at, call] of calls.entries()) {
    const now = { cache, calls, answers: [...answers], at, call, findOldest }
    answers.push(call.name === 'get' ? yield* get(now, call.key) : yield* put(now, call.key, call.value))
  }
  yield showEnd({ cache, calls, answers, at: calls.length })
  return answers
}

function* get(now: Now, key: number): Trace<number> {
  const entry = now.cache.entries.get(key)
  yield showLookUp(now, entry)
  if (!entry) {
    yield showMiss(now)
    return -1
  }
  yield* unlink(now, entry)
  yield* addFirst(now, entry)
  yield showHit(now, entry)
  return entry.value
}

function* put(now: Now, key: number, value: number): Trace<undefined> {
  const { entries, capacity, head } = now.cache
  const known = entries.get(key)
  const isFull = !known && entries.size === capacity
  const leaving = isFull ? now.findOldest(now.cache) : known
  yield showFind(now, leaving)
  if (leaving) yield* unlink(now, leaving)
  const entry = known ?? { key, value, prev: head, next: head.next }
  entry.value = value
  entries.set(key, entry)
  yield* addFirst(now, entry)
  return undefined
}

/** A node that does not have the key of the call is evicted: it leaves the map as well. */
function* unlink(now: Now, entry: Entry): Trace<void> {
  const index = listEntries(now.cache).indexOf(entry)
  link(entry.prev, entry.next)
  if (entry.key !== now.call.key) now.cache.entries.delete(entry.key)
  yield showTakenOut(now, { entry, index })
}

function* addFirst(now: Now, entry: Entry): Trace<void> {
  const { head } = now.cache
  link(entry, head.next)
  link(head, entry)
  yield showPutIn(now, entry)
}

/** A moment within a call. */
type Now = Moment & { readonly call: CacheCall; findOldest(cache: Cache): Entry }

function showStart(now: Moment): Step {
  const { capacity } = now.cache
  return {
    ...drawCache(now),
    caption: {
      fact: `The cache is empty and has room for ${capacity} ${capacity === 1 ? 'entry' : 'entries'}.`,
      why: 'The map will find a node at once. The list keeps the order of use: the newest after head, the oldest before tail.',
    },
    line: 'start',
  }
}

function showLookUp(now: Now, entry: Entry | undefined): Step {
  return {
    ...drawCache(now),
    caption: {
      fact: `${nameOf(now.call)}: the map ${entry ? 'has' : 'does not have'} the key.`,
      why: entry
        ? 'Reading is a use, so its node has to become the newest.'
        : 'Nothing is used, so the order stays as it is.',
    },
    line: 'lookup',
    ...ifAsked(decideGet(now.cache, now.call)),
  }
}

function showMiss(now: Now): Step {
  return {
    ...drawCache({ ...now, answers: [...now.answers, -1] }),
    caption: {
      fact: `${nameOf(now.call)} returns -1.`,
      why: 'The map alone decides that: the list is not searched.',
    },
    line: 'miss',
  }
}

function showHit(now: Now, { key, value }: Entry): Step {
  return {
    ...drawCache({ ...now, answers: [...now.answers, value], looks: { key, role: 'result' } }),
    caption: {
      fact: `${nameOf(now.call)} returns ${value}.`,
      why: 'The map found the node and its links moved it: no step depends on the number of entries.',
    },
    line: 'hit',
  }
}

function showFind(now: Now, old: Entry | undefined): Step {
  const { entries, capacity } = now.cache
  const isKnown = old?.key === now.call.key
  const known = {
    fact: `${nameOf(now.call)}: the map has the key.`,
    why: 'A write is a use, too. The same node gets the new value and moves to the front, so no other key has to leave.',
  }
  const full = {
    fact: `${nameOf(now.call)}: the key is new, and the cache is full.`,
    why: 'One node has to go: the one before tail is the least recently used.',
  }
  const room = {
    fact: `${nameOf(now.call)}: the key is new, and there is room.`,
    why: `The cache has ${entries.size} of ${capacity} entries, so no node has to go.`,
  }
  return {
    ...drawCache(now),
    caption: isKnown ? known : old ? full : room,
    line: old && !isKnown ? 'full' : 'find',
    ...ifAsked(decidePut(now.cache, now.call, old)),
  }
}

function showTakenOut(now: Now, taken: { readonly entry: Entry; readonly index: number }): Step {
  const { key } = taken.entry
  const isEvicted = key !== now.call.key
  return {
    ...drawCache({ ...now, taken }),
    caption: {
      fact: isEvicted ? `Key ${key} is evicted.` : `The node of key ${key} is unlinked.`,
      why: isEvicted
        ? 'tail.prev led to it without a search. It leaves the list and the map.'
        : 'It knows both neighbors, so they are linked to each other without a walk. It stays in the map.',
    },
    line: 'take-out',
    ...ifAsked(decidePosition(now.cache, { call: now.call, ...taken })),
  }
}

function showPutIn(now: Now, { key }: Entry): Step {
  return {
    ...drawCache({ ...now, looks: { key, role: 'active' } }),
    caption: {
      fact: `The node of key ${key} is right after head.`,
      why:
        now.cache.entries.size === 1
          ? 'It is the newest entry and also the oldest.'
          : 'That is the position of the newest entry. The other nodes keep their order.',
    },
    line: 'put-in',
  }
}

function showEnd(now: Moment): Step {
  const isEmpty = now.calls.length === 0
  return {
    ...drawCache(now),
    caption: {
      fact: isEmpty ? 'There were no calls.' : 'All calls are done.',
      why: isEmpty
        ? 'The two sentinels are still linked to each other.'
        : 'Each took the same few steps: the map avoids a search, and the links in both directions avoid a walk.',
    },
    line: findLastLine(now),
  }
}

function findLastLine({ calls, answers }: Moment): string {
  const last = calls.at(-1)
  if (!last) return 'start'
  if (last.name === 'put') return 'put-in'
  return answers.at(-1) === -1 ? 'miss' : 'hit'
}

function ifAsked(decision: Decision | undefined): Pick<Step, 'decision'> {
  return decision ? { decision } : {}
}
