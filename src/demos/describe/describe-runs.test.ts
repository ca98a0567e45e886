import { expect, test } from 'vitest'
import type { Step } from '#algorithms/step.ts'
import { patternList } from '#curriculum/pattern-list.ts'
import { loadDemo } from '../load-demo.ts'
import { describeScene } from './describe-scene.ts'

/** One demo for each kind of picture, with what a screen reader says of its first and its last. */
const kinds: Readonly<Record<string, { readonly first: RegExp; readonly last: RegExp }>> = {
  'sliding-window': {
    first: /^Array 2, 1, 3, 4, 2, 1, 5\. The window holds indices 0 to 2: sum 6\./,
    last: /The answer is at 2 and 3 and 4\.$/,
  },
  'linked-list-manipulation': {
    first: /^List: dummy, 1, 2, 3, 4, null\./,
    last: /^List: dummy, 1, 2, 5, 3, 4, null\..* The answer: 5\.$/,
  },
  'queue-operations': { first: /^The queue is empty\.$/, last: /^The queue is empty\.$/ },
  'tree-construction': {
    first: /^Tree: no nodes yet\.$/,
    last: /^Tree: 3 has left 9 and right 20; 20 has left 15 and right 7\./,
  },
  'breadth-first-search': {
    first: /^Graph with the nodes A, B, C, D, E, F\. Edges: A with B, A with C/,
    last: /Answer: A, B, C, D, E, F\..*Visited in this order: A, B, C, D, E, F\./,
  },
  'grid-dp': {
    first: /^Table with 3 rows and 4 columns\. Now at row 0, column 0/,
    last: /The answer is at row 2, column 3, value 10\./,
  },
  'greedy-intervals': {
    first: /^A line from 0 to 11\. In the order given: 0 to 6/,
    last: /Kept: 1 to 4 \(answer\), 5 to 7 \(answer\), 8 to 11 \(answer\)\./,
  },
  'hash-lookup': {
    first: /^Array 22, 7, 15, 11, 2, 18, 25\./,
    last: /7 \+ 2 = 9\. The answer is at 1 and 4\.$/,
  },
}

test.each(patternList.map(({ name }) => name))(
  'each step of %s says something new, in sentences',
  async (name) => {
    const texts = (await stepsOf(name)).map(describeStep)
    for (const [index, text] of texts.entries()) {
      expect(text, `step ${index + 1}`).not.toBe(texts[index - 1])
      expect(text, `step ${index + 1}`).toMatch(/[.?]$/)
    }
  },
)

test.each(Object.entries(kinds))(
  'the pictures of %s are described in words',
  async (name, { first, last }) => {
    const steps = await stepsOf(name)
    expect(describeScene(steps[0]!.scene)).toMatch(first)
    expect(describeScene(steps.at(-1)!.scene)).toMatch(last)
  },
)

async function stepsOf(name: string): Promise<readonly Step[]> {
  const demo = await loadDemo(name)
  const reading = demo.read(demo.presets[0]?.texts ?? {})
  if (reading.kind === 'refused') throw new Error('The first preset must run.')
  return reading.run.steps
}

function describeStep({ scene, beside = [], caption }: Step): string {
  return [...[scene, ...beside].map(describeScene), `${caption.fact} ${caption.why}`].join('\n')
}
