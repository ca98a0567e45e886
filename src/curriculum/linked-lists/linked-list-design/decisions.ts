import { decideAmong, type Move, nodePosition } from '#algorithms/moves.ts'
import type { Decision } from '#algorithms/step.ts'
import { type Cache, type CacheCall, type Entry, listEntries, nameOf } from './lru-cache-list.ts'
import { idOf } from './lru-cache-scene.ts'

/** Which node a read moves. Not asked of an empty cache. */
export function decideGet(cache: Cache, call: CacheCall): Decision | undefined {
  return decideNode(cache, {
    question: `${nameOf(call)}. Which node becomes the newest?`,
    line: 'lookup',
    answer: cache.entries.get(call.key),
    none: 'None: it returns -1',
    sayWhyNot: (entry) => sayWhyNotRead(cache, call, entry),
  })
}

/** Which node a write takes out of the list. Not asked of an empty cache. */
export function decidePut(cache: Cache, call: CacheCall, leaving: Entry | undefined): Decision | undefined {
  return decideNode(cache, {
    question: `${nameOf(call)}. Which node is unlinked first?`,
    line: 'find',
    answer: leaving,
    none: 'None: there is room',
    sayWhyNot: (entry) => sayWhyNotWritten(cache, call, entry),
  })
}

interface Choice extends Pick<Decision, 'question' | 'line'> {
  readonly answer: Entry | undefined
  /** The option without a node. */
  readonly none: string
  /** For a node of the list, or for none. */
  sayWhyNot(entry: Entry | undefined): string
}

function decideNode(cache: Cache, { question, line, answer, none, sayWhyNot }: Choice): Decision | undefined {
  const entries = listEntries(cache)
  if (entries.length === 0) return undefined
  return decideAmong(
    [
      ...entries.map(
        (entry): Move => ({
          option: `Key ${entry.key}`,
          wrong: entry === answer ? undefined : sayWhyNot(entry),
          position: { kind: 'node', id: idOf(entry.key) },
        }),
      ),
      { option: none, wrong: answer ? sayWhyNot(undefined) : undefined },
    ],
    { question, line },
  )
}

function sayWhyNotRead({ entries }: Cache, { key }: CacheCall, entry: Entry | undefined): string {
  const known = entries.get(key)
  if (!entry)
    return `The map has key ${key}, so the call returns ${known?.value} and not -1. A read is a use, and the node that was read becomes the newest.`
  return known
    ? `The call reads key ${key}, and only that node was used. If key ${entry.key} moved, the order of use would be wrong.`
    : `The call reads key ${key}, which is not in the map. No node is used, so key ${entry.key} stays where it is.`
}

function sayWhyNotWritten(
  { entries, capacity, tail }: Cache,
  { key }: CacheCall,
  entry: Entry | undefined,
): string {
  const count = `${entries.size} of ${capacity} ${capacity === 1 ? 'entry' : 'entries'}`
  if (entries.has(key))
    return entry
      ? `Key ${key} is in the map, so its node gets the new value. The number of entries stays the same, so key ${entry.key} need not go.`
      : `Key ${key} is in the map already. A second node with the same key would be one too many: its own node moves.`
  if (!entry)
    return `The cache has ${count}, and key ${key} is new. Without an eviction, there would be one entry too many.`
  return entries.size < capacity
    ? `Key ${key} is new, and the cache has only ${count}. There is room, so evicting key ${entry.key} would lose it for nothing.`
    : `Key ${entry.key} was used after key ${tail.prev.key}, whose node is the last before tail. The least recently used one has to go.`
}

interface TakenOut {
  readonly call: CacheCall
  readonly entry: Entry
  /** Its index before it was unlinked. */
  readonly index: number
}

/** Where the node of the call is linked in. Not asked if the list is empty: then there is only one position. */
export function decidePosition(cache: Cache, { call, entry, index }: TakenOut): Decision | undefined {
  const rest = listEntries(cache)
  const [newest] = rest
  const oldest = rest.at(-1)
  if (!newest || !oldest) return undefined
  const { key } = call
  const isBetween = entry.key === key && index > 0 && index < rest.length
  return decideAmong(
    [
      { option: 'Right after head', wrong: undefined, position: nodePosition({ id: 'head' }) },
      ...(isBetween
        ? [
            {
              option: 'Back where it was',
              wrong: `Then key ${newest.key} would count as used later than key ${key}, which has just been used. The list keeps the order of use.`,
            },
          ]
        : []),
      {
        option: 'Right before tail',
        wrong: `The node before tail is the next one to be evicted. Key ${key} has just been used, and key ${oldest.key} is the one not used for the longest time.`,
        position: nodePosition({ id: 'tail' }),
      },
    ],
    { question: `Where is the node of key ${key} linked in?`, line: 'take-out' },
  )
}
