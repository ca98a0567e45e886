import { describe, expect, test } from 'vitest'
import { createRandom } from '#algorithms/cases.ts'
import type { InputTexts } from '#algorithms/demo.ts'
import type { Scene, TreeScene } from '#algorithms/scene.ts'
import type { Decision, PicturePosition, Step } from '#algorithms/step.ts'
import { loadDemo } from '#demos/load-demo.ts'
import { category } from './category.ts'

const { patterns } = category
const randomCount = 100

describe.each(patterns)('the decisions of %s', (pattern) => {
  const runs = collectRuns(pattern)
  const problemsOf = async (findProblems: (step: Step) => readonly string[]) =>
    new Set((await runs).flat().flatMap(findProblems))

  test('say why each other option is wrong, in a sentence or two', async () => {
    expect(await problemsOf(findTextProblems)).toEqual(new Set())
  })

  test('name only nodes and numbers of the state', async () => {
    expect(await problemsOf(findUnknownWords)).toEqual(new Set())
  })

  test('claim what the picture shows', async () => {
    expect(await problemsOf(findFalseClaims)).toEqual(new Set())
  })

  test('are pressed at different positions, all of them in the picture', async () => {
    expect(await problemsOf(findPositionProblems)).toEqual(new Set())
  })

  test('are at least eight in most random runs', async () => {
    const random = (await runs).slice(-randomCount)
    expect(random.filter((run) => run.length >= 8).length).toBeGreaterThan(randomCount * 0.75)
  })
})

function findTextProblems(step: Step): readonly string[] {
  const { options, answer, wrong = {} } = decisionOf(step)
  const others = options.filter((option) => option !== answer)
  const missing = others.filter((option) => wrong[option] === undefined)
  const extra = Object.keys(wrong).filter((option) => !others.includes(option))
  const unclear = Object.values(wrong).filter(
    (text) =>
      text.length < 40 ||
      text.length > 220 ||
      !/^[(A-Z0-9].*\.$/.test(text) ||
      /undefined|NaN|Infinity|\[object| {2}/.test(text),
  )
  return [...missing, ...extra, ...unclear]
}

function findUnknownWords(step: Step): readonly string[] {
  const known = wordsOf(step)
  return Object.values(decisionOf(step).wrong ?? {}).filter((text) => {
    const sums = [...text.matchAll(/(\d+) \+ (\d+) = (\d+)/g)]
    const words = text.match(/\b([A-Z]|\d+)\b/g) ?? []
    return (
      sums.some(([, one, other, sum]) => Number(one) + Number(other) !== Number(sum)) ||
      words.some((word) => !known.has(word) && !sums.some(([, , , sum]) => sum === word))
    )
  })
}

const nodeIn = ({ scene }: Step, id: string | undefined) =>
  scene.kind === 'graph' ? scene.nodes.find((node) => node.id === id) : undefined

const hasEdge = ({ scene }: Step, one: string | undefined, other: string | undefined) =>
  scene.kind === 'graph' &&
  scene.edges.some(({ from, to }) => (from === one && to === other) || (from === other && to === one))

const sizeOf = (step: Step, root: string | undefined) => {
  const tree = scenesOf(step).find((scene) => scene.kind === 'tree')
  return tree && root !== undefined ? String(countBelow(tree, root)) : undefined
}

type Claim = readonly [words: RegExp, isTrue: (step: Step, found: readonly string[]) => boolean]

const claims: readonly Claim[] = [
  [/(\w+) has no distance yet/, (step, [, id]) => nodeIn(step, id)?.note === undefined],
  [/(\w+) was marked with distance (\d+)/, (step, [, id, far]) => nodeIn(step, id)?.note === `dist ${far}`],
  [/(\w+) is (\d+) away/, (step, [, id, far]) => nodeIn(step, id)?.note === `dist ${far}`],
  [/No path to (\w+) is known/, (step, [, id]) => nodeIn(step, id)?.note === 'dist ∞'],
  [/already be reached in (\d+)/, (step, [, far]) => nodeIn(step, neighborOf(step))?.note === `dist ${far}`],
  [/(\w+) still needs (\d+)/, (step, [, id, count]) => nodeIn(step, id)?.note === `needs ${count}`],
  [/prerequisite of (\w+), which needs 0/, (step, [, id]) => nodeIn(step, id)?.note === 'needs 0'],
  [/No edge joins (\w+) and (\w+)/, (step, [, one, other]) => !hasEdge(step, one, other)],
  [/(\w+) is an? (?:unvisited )?neighbor of (\w+)/, (step, [, one, other]) => hasEdge(step, one, other)],
  [/has the unvisited neighbor (\w+)/, (step, [, id]) => nodeIn(step, id)?.order === undefined],
  [/The group of (\w+) has size (\d+)/, (step, [, root, size]) => sizeOf(step, root) === size],
  [/that of (\w+) only (\d+)/, (step, [, root, size]) => sizeOf(step, root) === size],
  [/same root, (\w+): .* group of (\d+)/, (step, [, root, size]) => sizeOf(step, root) === size],
]

function neighborOf({ variables }: Step): string {
  return String(variables.find(({ name }) => name === 'neighbor')?.value)
}

function findFalseClaims(step: Step): readonly string[] {
  return Object.values(decisionOf(step).wrong ?? {}).filter((text) =>
    claims.some(([words, isTrue]) => {
      const found = text.match(words)
      return found && !isTrue(step, found)
    }),
  )
}

test('every claim that is checked occurs', async () => {
  const steps = (await Promise.all(patterns.map(collectRuns))).flat(2)
  const texts = steps.flatMap((step) => Object.values(decisionOf(step).wrong ?? {}))
  for (const [words] of claims)
    expect(
      texts.some((text) => words.test(text)),
      String(words),
    ).toBe(true)
})

function findPositionProblems(step: Step): readonly string[] {
  const { options, positions = {} } = decisionOf(step)
  const pressed = Object.values(positions)
  const differing = new Set(pressed.map((position) => JSON.stringify(position)))
  return [
    ...Object.keys(positions).filter((option) => !options.includes(option)),
    ...pressed.filter((position) => !isInPicture(position, step)).map((position) => JSON.stringify(position)),
    ...(differing.size < pressed.length ? [`two options share a position: ${options}`] : []),
  ]
}

/** The steps with a decision of each preset and of the random runs. */
async function collectRuns(pattern: string): Promise<readonly (readonly Step[])[]> {
  const demo = await loadDemo(pattern)
  const next = createRandom(7)
  const inputs: readonly InputTexts[] = [
    ...demo.presets.map(({ texts }) => texts),
    ...Array.from({ length: randomCount }, () => demo.random(next)),
  ]
  return inputs.map((texts) => {
    const reading = demo.read(texts)
    if (reading.kind === 'refused') throw new Error(JSON.stringify(reading.errors))
    return reading.run.steps.filter(({ decision }) => decision)
  })
}

function decisionOf({ decision }: Step): Decision {
  if (!decision) throw new Error('The step asks nothing')
  return decision
}

function scenesOf({ scene, beside = [] }: Step): readonly Scene[] {
  return [scene, ...beside]
}

/** The number of nodes of a subtree. */
function countBelow(tree: TreeScene, id: string): number {
  const children = tree.nodes.filter(({ parent }) => parent === id)
  return children.reduce((count, child) => count + countBelow(tree, child.id), 1)
}

/** Names, values and notes in the picture and the variables, and how many there are of each kind of thing. */
function wordsOf(step: Step): Set<string> {
  const scenes = scenesOf(step)
  const shown = JSON.stringify([
    scenes.map((scene) =>
      scene.kind === 'graph'
        ? { ...scene, nodes: scene.nodes.map(({ x: _, y: __, ...node }) => node) }
        : scene,
    ),
    step.variables,
  ])
  const counts = scenes.flatMap((scene) => {
    if (scene.kind === 'shelf') return [scene.items.length]
    if (scene.kind === 'tree') return scene.nodes.map(({ id }) => countBelow(scene, id))
    if (scene.kind !== 'graph') return []
    const placed = scene.nodes.filter(({ role }) => role === 'settled').length
    return [scene.nodes.length, placed]
  })
  const distance = step.variables.find(({ name }) => name === 'distance')?.value
  return new Set([
    ...(shown.match(/[A-Z]|\d+/g) ?? []),
    ...counts.map(String),
    // Of the nodes one edge farther.
    ...(distance === undefined ? [] : [String(Number(distance) + 1)]),
  ])
}

function isInPicture(position: PicturePosition, step: Step): boolean {
  const scene = scenesOf(step)[position.in ?? 0]
  switch (position.kind) {
    case 'node':
      return (
        (scene?.kind === 'graph' || scene?.kind === 'tree') &&
        scene.nodes.some(({ id }) => id === position.id)
      )
    case 'item':
      return scene?.kind === 'shelf' && position.index in scene.items
    case 'table-cell':
      return scene?.kind === 'table' && scene.rows[position.row]?.[position.column] !== undefined
    default:
      return false
  }
}
