import type { Decision, Step, Trace } from '../step.ts'
import {
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
export function* runCache(capacity: number, calls: readonly CacheCall[]): Trace<readonly CacheAnswer[]> {
  const cache = openCache(capacity)
  const answers: CacheAnswer[] = []
  yield showStart({ cache, calls, answers, at: -1 })
  for (const [at, call] of calls.entries()) {
    const now = { cache, calls, answers: [...answers], at, call }
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
  yield* makeNewest(now, entry, key, entry.value)
  yield showHit(now, entry)
  return entry.value
}

function* put(now: Now, key: number, value: number): Trace<undefined> {
  const { entries, capacity, tail } = now.cache
  const known = entries.get(key)
  const isFull = !known && entries.size === capacity
  const old = isFull ? tail.prev : known
  yield showFind(now, old)
  yield* makeNewest(now, old, key, value)
  return undefined
}

function* makeNewest(
  { cache, ...now }: Now,
  old: Entry | undefined,
  key: number,
  value: number,
): Trace<void> {
  const { entries, head } = cache
  if (old) {
    const index = listEntries(cache).indexOf(old)
    entries.delete(old.key)
    link(old.prev, old.next)
    yield showTakenOut({ cache, ...now }, { entry: old, index })
  }
  const entry: Entry = { key, value, prev: head, next: head.next }
  entries.set(key, entry)
  link(entry, head.next)
  link(head, entry)
  yield showPutIn({ cache, ...now }, entry)
}

/** A moment within a call. */
type Now = Moment & { readonly call: CacheCall }

function showStart(now: Moment): Step {
  const { capacity } = now.cache
  return {
    ...drawCache(now),
    caption: {
      fact: `The cache is empty and has room for ${capacity}.`,
      why: 'The map will find a node at once. The list keeps the order of use: the newest behind head, the oldest before tail.',
    },
    line: 'start',
  }
}

function showLookUp(now: Now, entry: Entry | undefined): Step {
  return {
    ...drawCache(now),
    caption: {
      fact: `${nameOf(now.call)}: the map ${entry ? 'knows' : 'does not know'} the key.`,
      why: entry
        ? 'To be read is to be used, so its node has to become the newest.'
        : 'Nothing is used, so the order stays as it is.',
    },
    line: 'look-up',
    decision: decideGet(now.call, entry !== undefined),
  }
}

function decideGet(call: CacheCall, isKnown: boolean): Decision {
  const ways = { move: 'Its node becomes the newest', miss: 'Nothing moves: it gives -1' }
  return {
    question: `${nameOf(call)}. What happens?`,
    options: [ways.move, ways.miss],
    answer: isKnown ? ways.move : ways.miss,
    line: 'look-up',
  }
}

function showMiss(now: Now): Step {
  return {
    ...drawCache({ ...now, answers: [...now.answers, -1] }),
    caption: {
      fact: `${nameOf(now.call)} gives -1.`,
      why: 'The map alone says so: the list need not be searched.',
    },
    line: 'miss',
  }
}

function showHit(now: Now, { key, value }: Entry): Step {
  return {
    ...drawCache({ ...now, answers: [...now.answers, value], looks: { key, role: 'result' } }),
    caption: {
      fact: `${nameOf(now.call)} gives ${value}.`,
      why: 'Found by the map and moved by its links: no step depends on how much the cache holds.',
    },
    line: 'hit',
  }
}

function showFind(now: Now, old: Entry | undefined): Step {
  const { entries, capacity } = now.cache
  const isKnown = old?.key === now.call.key
  const known = {
    fact: `${nameOf(now.call)}: the map knows the key.`,
    why: 'A new node with the new value takes the place of the old one, and nobody else has to go.',
  }
  const full = {
    fact: `${nameOf(now.call)}: the key is new, and the cache is full.`,
    why: 'One node has to go: the one before tail was used longest ago.',
  }
  const room = {
    fact: `${nameOf(now.call)}: the key is new, and there is room.`,
    why: `${entries.size} of ${capacity} places ${entries.size === 1 ? 'is' : 'are'} taken, so no node has to go.`,
  }
  return {
    ...drawCache(now),
    caption: isKnown ? known : old ? full : room,
    line: old && !isKnown ? 'full' : 'find',
    decision: decidePut(now.call, old),
  }
}

function decidePut(call: CacheCall, old: Entry | undefined): Decision {
  const ways = { known: 'The node with this key', oldest: 'The oldest node', none: 'None: there is room' }
  return {
    question: `${nameOf(call)}. Which node has to leave its place for it?`,
    options: [ways.known, ways.oldest, ways.none],
    answer: !old ? ways.none : old.key === call.key ? ways.known : ways.oldest,
    line: 'find',
  }
}

function showTakenOut(now: Now, taken: { readonly entry: Entry; readonly index: number }): Step {
  const { key } = taken.entry
  const isEvicted = key !== now.call.key
  return {
    ...drawCache({ ...now, taken }),
    caption: {
      fact: isEvicted ? `Key ${key} leaves the cache.` : `The node with key ${key} leaves its place.`,
      why: isEvicted
        ? 'It goes from the map and from the list. tail.prev has led to it, so nobody had to look for the oldest.'
        : 'Its neighbours are linked to each other. As it knows both of them, no walk through the list is needed.',
    },
    line: 'take-out',
  }
}

function showPutIn(now: Now, { key }: Entry): Step {
  return {
    ...drawCache({ ...now, looks: { key, role: 'active' } }),
    caption: {
      fact: `Key ${key} stands right behind head.`,
      why:
        now.cache.entries.size === 1
          ? 'It is the newest, and the oldest too.'
          : 'That is the place of the newest. All others are one use older now, without being touched.',
    },
    line: 'put-in',
  }
}

function showEnd(now: Moment): Step {
  const isEmpty = now.calls.length === 0
  return {
    ...drawCache(now),
    caption: {
      fact: isEmpty ? 'Nothing was asked.' : 'All calls are answered.',
      why: isEmpty
        ? 'The two sentinels stay linked to each other.'
        : 'Each took the same few steps: the map spares the search, and the links both ways spare the walk.',
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
