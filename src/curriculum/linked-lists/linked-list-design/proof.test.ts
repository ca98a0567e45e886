import fc from 'fast-check'
import type { Step } from '#algorithms/step.ts'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { listOf, valuesAlong } from '#testing/proofs/read-list.ts'
import { mapBeside, variable } from '#testing/proofs/read-step.ts'
import { runCache } from './algorithm.ts'
import type { CacheAnswer, CacheCall } from './lru-cache-list.ts'

interface CacheInput {
  readonly capacity: number
  readonly calls: readonly CacheCall[]
}

const put = (key: number, value: number): CacheCall => ({ name: 'put', key, value })
const get = (key: number): CacheCall => ({ name: 'get', key })
const key = fc.integer({ min: 0, max: 4 })

proveTrace<CacheInput, readonly CacheAnswer[]>(import.meta.dirname, {
  inputs: fc.record({
    capacity: fc.integer({ min: 1, max: 4 }),
    calls: fc.array(
      fc.oneof(
        key.map(get),
        fc.tuple(key, fc.integer({ min: 0, max: 3 })).map(([k, value]) => put(k, value)),
      ),
      { maxLength: 8 },
    ),
  }),
  examples: [
    {
      name: 'the calls of the lesson',
      input: { capacity: 2, calls: [put(1, 10), put(2, 20), get(1), put(3, 30), get(2), get(3)] },
      answer: [undefined, undefined, 10, undefined, -1, 30],
    },
    {
      name: 'a key that is put twice counts as used, and has the new value',
      input: { capacity: 2, calls: [put(1, 10), put(2, 20), put(1, 15), put(3, 30), get(1), get(2)] },
      answer: [undefined, undefined, undefined, undefined, 15, -1],
    },
    {
      name: 'room for one',
      input: { capacity: 1, calls: [put(0, 0), get(0), put(2, 20), get(0)] },
      answer: [undefined, 0, undefined, -1],
    },
    { name: 'only misses', input: { capacity: 3, calls: [get(1)] }, answer: [-1] },
    { name: 'no calls', input: { capacity: 3, calls: [] }, answer: [] },
  ],
  trace: ({ capacity, calls }) => runCache(capacity, calls),
  bruteForce: ({ capacity, calls }) => answerByLookingBack(capacity, calls),
  pictured: (last) => givenIn(last),
  picture: (answers) => answers.map((answer) => answer ?? ''),
  taken(decided, next) {
    const taken = listOf(next).nodes.find(({ row }) => row === 1)
    const isGet = variable(decided, 'value') === undefined
    if (isGet) return taken ? 'Its node becomes the newest' : 'Nothing moves: it returns -1'
    if (!taken) return 'None: there is room'
    const isSame = keyIn(taken.value) === String(variable(decided, 'key'))
    return isSame ? 'The node with this key' : 'The oldest node'
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

function givenIn({ beside = [] }: Step): readonly (number | string)[] {
  const table = beside.find((scene) => scene.kind === 'table')
  return table?.rows[1]?.map(({ value }) => value) ?? []
}

function keyIn(text: number | string): string | undefined {
  return String(text).split(':')[0]
}

/** For each get, reads the calls backwards: the key is there if fewer than `capacity` others were used since. */
function answerByLookingBack(capacity: number, calls: readonly CacheCall[]): readonly CacheAnswer[] {
  const answers: CacheAnswer[] = []
  calls.forEach((call, at) => {
    if (call.name === 'put') {
      answers.push(undefined)
      return
    }
    const others = new Set<number>()
    let answer = -1
    for (let before = at - 1; before >= 0 && others.size < capacity; before--) {
      const earlier = calls[before]
      if (!earlier) break
      const isUse = earlier.name === 'put' || answers[before] !== -1
      if (earlier.key === call.key && earlier.name === 'put') {
        answer = earlier.value
        break
      }
      if (earlier.key === call.key && !isUse) break
      if (earlier.key === call.key) {
        answer = answers[before] ?? -1
        break
      }
      if (isUse) others.add(earlier.key)
    }
    answers.push(answer)
  })
  return answers
}
