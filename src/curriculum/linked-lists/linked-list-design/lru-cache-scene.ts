import type {
  LinkRole,
  ListLink,
  ListNode,
  ListScene,
  MapScene,
  Role,
  TableScene,
} from '#algorithms/scene.ts'
import { drawCallTable } from '#algorithms/scenes/call-table.ts'
import type { Step } from '#algorithms/step.ts'
import { type Cache, type CacheAnswer, type CacheCall, type Entry, listEntries } from './lru-cache-list.ts'

export interface Moment {
  readonly cache: Cache
  readonly calls: readonly CacheCall[]
  /** The results of the calls so far. */
  readonly answers: readonly CacheAnswer[]
  /** Which call is being answered: -1 before the first. */
  readonly at: number
  /** The node that was taken out, and its old index. */
  readonly taken?: { readonly entry: Entry; readonly index: number }
  /** The current node. */
  readonly looks?: { readonly key: number; readonly role: Role }
}

/** The list of a cache, with its map and its calls beside it. */
export function drawCache(moment: Moment): Pick<Step, 'scene' | 'beside' | 'variables'> {
  const { cache, calls, at } = moment
  const call = calls[at]
  const inOrder = listEntries(cache)
  return {
    scene: drawList(moment),
    beside: [drawMap(moment), ...(calls.length > 0 ? [drawCalls(moment)] : [])],
    variables: [
      { name: 'capacity', value: cache.capacity },
      { name: 'size', value: cache.entries.size },
      { name: 'key', ...(call && { value: call.key }) },
      { name: 'value', ...(call?.name === 'put' && { value: call.value }) },
      { name: 'newest key', ...(inOrder[0] && { value: inOrder[0].key }) },
      { name: 'oldest key', ...(inOrder.length > 0 && { value: cache.tail.prev.key }) },
    ],
  }
}

function drawList({ cache, taken, looks }: Moment): ListScene {
  const inOrder = listEntries(cache)
  const nodes: ListNode[] = [
    { id: 'head', value: 'head', role: 'visited', column: 0, row: 0 },
    ...inOrder.map((entry, index) => ({
      ...drawEntry(entry, looks?.key === entry.key ? looks.role : 'default'),
      // The position of a node that was taken out stays free until another is moved to the front.
      column: index + 1 + (taken && index >= taken.index ? 1 : 0),
      row: 0,
    })),
    { id: 'tail', value: 'tail', role: 'visited', column: cache.capacity + 1, row: 0 },
  ]
  const chain = nodes.map(({ id }) => id)
  if (taken) nodes.push({ ...drawEntry(taken.entry, 'compare'), column: taken.index + 1, row: 1 })
  return {
    kind: 'list',
    nodes,
    links: drawLinks(chain, (left, right) => {
      const isNew = taken
        ? chain.indexOf(left) === taken.index
        : looks?.role === 'active' && [left, right].includes(idOf(looks.key))
      return isNew ? 'active' : 'default'
    }),
    pointers: [],
  }
}

function drawEntry({ key, value }: Entry, role: Role) {
  return { id: idOf(key), value: `${key}:${value}`, role }
}

export function idOf(key: number): string {
  return `key ${key}`
}

/** In both directions, from each node to the next. */
function drawLinks(
  chain: readonly string[],
  roleOf: (left: string, right: string) => LinkRole,
): readonly ListLink[] {
  return chain.slice(1).flatMap((right, index): ListLink[] => {
    const left = chain[index] ?? right
    const role = roleOf(left, right)
    return [
      { from: left, to: right, role },
      { from: right, to: left, role, isBack: true },
    ]
  })
}

function drawMap({ cache, looks }: Moment): MapScene {
  return {
    kind: 'map',
    title: 'map',
    keyTitle: 'key',
    valueTitle: 'node',
    entries: [...cache.entries.values()].map(({ key, value }) => ({
      key,
      value: `${key}:${value}`,
      role: looks?.key === key ? looks.role : 'default',
    })),
  }
}

function drawCalls({ calls, at, answers }: Moment): TableScene {
  return drawCallTable({
    calls: calls.map((call) => ({
      name: call.name,
      with: call.name === 'get' ? call.key : `${call.key}:${call.value}`,
    })),
    at,
    answers,
  })
}
