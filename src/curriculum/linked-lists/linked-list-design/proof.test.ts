import type { MethodCall } from '#algorithms/cases.ts'
import type { Step } from '#algorithms/step.ts'
import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { listOf, nextOf, valuesAlong } from '#testing/proofs/read-list.ts'
import { mapBeside, variable } from '#testing/proofs/read-step.ts'
import { runCache } from './algorithm.ts'
import { cases } from './cases.ts'
import type { CacheCall } from './lru-cache-list.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([[start, ...calls]]) => ({ capacity: Number(start?.[1]), calls: calls.map(toCall) }),
  size: 8,
  trace: ({ capacity, calls }) => runCache(capacity, calls),
  result: (answers) => [null, ...answers.map((answer) => answer ?? null)],
  pictured: (last) => givenIn(last),
  picture: (answers) => answers.map((answer) => answer ?? ''),
  taken(decided, next) {
    const scene = listOf(next)
    if (decided.line === 'take-out') {
      const isFirst = nextOf(scene, 'head') === `key ${variable(decided, 'key')}`
      return isFirst ? 'Right after head' : 'Right before tail'
    }
    const taken = scene.nodes.find(({ row }) => row === 1)
    if (taken) return `Key ${keyIn(taken.value)}`
    return variable(decided, 'value') === undefined ? 'None: it returns -1' : 'None: there is room'
  },
  /**
   * List and map have the same entries, at most `capacity`, and the list is the same in both directions. A node on
   * its way to the front stays in the map.
   */
  invariant(step, { capacity }) {
    const scene = listOf(step)
    const listed = valuesAlong(scene, 'head').slice(1, -1)
    const mapped = mapBeside(step).entries.map(({ value }) => value)
    const moving = scene.nodes.flatMap(({ row, value }) =>
      row === 1 && keyIn(value) === String(variable(step, 'key')) ? [value] : [],
    )
    if ([...listed, ...moving].toSorted().join() !== mapped.toSorted().join())
      throw new Error(`${listed} listed, ${mapped} mapped`)
    if (listed.length > capacity) throw new Error(`${listed.length} in a cache for ${capacity}`)
    const back = { ...scene, links: scene.links.map((link) => ({ ...link, isBack: !link.isBack })) }
    const backwards = valuesAlong(back, 'tail').slice(1, -1)
    if (backwards.toReversed().join() !== listed.join()) throw new Error(`${backwards} from the tail`)
  },
})

function toCall([name, key, value]: MethodCall): CacheCall {
  return name === 'put' ? { name, key: Number(key), value: Number(value) } : { name: 'get', key: Number(key) }
}

function givenIn({ beside = [] }: Step): readonly (number | string)[] {
  const table = beside.find((scene) => scene.kind === 'table')
  return table?.rows[1]?.map(({ value }) => value) ?? []
}

function keyIn(text: number | string): string | undefined {
  return String(text).split(':')[0]
}
