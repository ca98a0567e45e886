import fc from 'fast-check'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { shelfBeside } from '#testing/proofs/read-graph.ts'
import { variable } from '#testing/proofs/read-step.ts'
import { positionsOf, tableOf } from '#testing/proofs/read-table.ts'
import { countIslands, type LandMap } from './algorithm.ts'
import { corners, lake, lesson } from './cases.ts'

const sizes = fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 6 }))

proveTrace<LandMap, number>(import.meta.dirname, {
  inputs: sizes.chain(([height, width]) =>
    fc.array(fc.array(fc.constantFrom<(0 | 1)[]>(0, 1), { minLength: width, maxLength: width }), {
      minLength: height,
      maxLength: height,
    }),
  ),
  examples: [
    { name: 'the map of the lesson', input: lesson, answer: 3 },
    { name: 'land that touches at corners only', input: corners, answer: 5 },
    { name: 'a lake in an island', input: lake, answer: 1 },
    { name: 'one row', input: [[1, 0, 1, 1, 0, 1]], answer: 3 },
    {
      name: 'only water',
      input: [
        [0, 0],
        [0, 0],
      ],
      answer: 0,
    },
    { name: 'one cell of land', input: [[1]], answer: 1 },
    { name: 'no cells', input: [], answer: 0 },
  ],
  trace: countIslands,
  bruteForce: (map) => new Set(spreadLeast(map).values()).size,
  pictured: (last) => positionsOf(last, 'result').length,
  taken(decided, next) {
    if (decided.line === 'take') {
      if (next.line !== 'spread') return 'None'
      const [before, after] = [decided, next].map((step) => shelfBeside(step).items.length)
      return ['None', 'One', 'Two', 'Three'][after! - before!]!
    }
    const isCounted = Number(variable(next, 'islands')) > Number(variable(decided, 'islands'))
    return isCounted ? 'A new island begins' : 'Nothing: it is sunk already'
  },
  /** While the queue is empty, an island is either sunk completely or untouched. */
  invariant(step, map) {
    if (shelfBeside(step).items.length > 0 || step.line === 'take') return
    const { rows } = tableOf(step)
    const sunk = new Map<string, number>()
    for (const [position, island] of spreadLeast(map)) {
      const [row, column] = position.split(',').map(Number)
      const value = Number(rows[row!]![column!]!.value)
      if (sunk.has(island) && sunk.get(island) !== value)
        throw new Error(`the island at ${island} is sunk in part`)
      sunk.set(island, value)
    }
  },
})

/** Each cell of land takes the least name around it until nothing changes: one name for each island. */
function spreadLeast(map: LandMap): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  map.forEach((cells, row) => {
    cells.forEach((value, column) => {
      if (value === 1) names.set(`${row},${column}`, `${row},${column}`)
    })
  })
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    for (const [position, name] of names) {
      const [row, column] = position.split(',').map(Number) as [number, number] // Written above.
      const below = [`${row + 1},${column}`, `${row},${column + 1}`].filter((near) => names.has(near))
      const min = [name, ...below.map((near) => names.get(near)!)].sort()[0]!
      for (const each of [position, ...below]) {
        isChanged ||= names.get(each) !== min
        names.set(each, min)
      }
    }
  }
  return names
}
