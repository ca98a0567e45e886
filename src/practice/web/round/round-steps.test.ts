import { expect, test } from 'vitest'
import { spotOf, tentFlip, tramPrompt } from '#testing/browser/practice-replies.ts'
import { testFlip, testSpot } from '#testing/practice-bank.ts'
import type { Item } from '../../contract.ts'
import { stepsOf } from './round-steps.ts'

const promptOf = (id: string) => ({ ...tramPrompt, id })
const spot = (id: string): Item => ({ ...spotOf(promptOf(id)), comeback: promptOf(`${id}-back`) })
const itemsOf = (count: number) => Array.from({ length: count }, (_, index) => spot(`p${index}`))
const answerTo = (id: string, named: string | null) => testSpot(id, named, { roundId: 'r' })
const right = (id: string) => answerTo(id, tramPrompt.pattern)
const missed = (id: string) => answerTo(id, null)

const idsOf = (items: Item[], answers: ReturnType<typeof answerTo>[]) =>
  stepsOf({ id: 'r', items }, answers).map(({ item }) =>
    item.kind === 'spot' ? item.prompt.id : item.pairId,
  )

test('a miss comes back four to six steps later, each at a place of its own', () => {
  const items = itemsOf(12)
  const asked = items.map((_, index) => `p${index}`)
  expect(idsOf(items, [])).toEqual(asked)
  expect(idsOf(items, [right('p0')])).toEqual(asked)
  for (const [index, id] of asked.slice(0, 8).entries()) {
    const distance = idsOf(items, [answerTo(id, 'trie')]).indexOf(`${id}-back`) - index
    expect(distance).toBeGreaterThanOrEqual(4)
    expect(distance).toBeLessThanOrEqual(6)
  }
  const steps = stepsOf({ id: 'r', items }, asked.map(missed))
  const back = steps.flatMap(({ comebackOf }, index) =>
    comebackOf === undefined ? [] : [index - comebackOf],
  )
  expect(back).toHaveLength(8)
  for (const distance of back) expect([4, 5, 6]).toContain(distance)
})

test('what was answered keeps its place when more is missed', () => {
  const items = itemsOf(10)
  const answers: ReturnType<typeof answerTo>[] = []
  for (;;) {
    const before = stepsOf({ id: 'r', items }, answers)
    const open = before.findIndex(({ answer }) => answer === undefined)
    if (open < 0) break
    const { item } = before[open]!
    if (item.kind === 'spot') answers.push(missed(item.prompt.id))
    const after = stepsOf({ id: 'r', items }, answers)
    expect(after.slice(0, open + 1).map((step) => step.item)).toEqual(
      before.slice(0, open + 1).map((step) => step.item),
    )
  }
  // Six of ten had four items after them, and what came back does not come back again.
  expect(answers).toHaveLength(16)
})

test('with fewer than four items left a miss does not come back, and neither does a close or a right name', () => {
  const items = itemsOf(6)
  expect(idsOf(items, [missed('p1')])).toContain('p1-back')
  expect(idsOf(items, [missed('p2')])).not.toContain('p2-back')
  const windows = items.map((item) =>
    item.kind === 'spot' ? { ...item, prompt: { ...item.prompt, pattern: 'sliding-window' } } : item,
  )
  expect(idsOf(windows, [answerTo('p0', 'string-sliding-window')])).toHaveLength(6)
  const withoutComeback = ['x', 'y', 'z', 'u', 'v'].map((id) => spotOf(promptOf(id)))
  expect(idsOf(withoutComeback, [missed('x')])).toHaveLength(5)
})

test('a prompt that the round asks anyway does not come back as well', () => {
  const [first, ...others] = itemsOf(6)
  const twice = { ...spotOf(promptOf('x')), comeback: promptOf('p3') }
  expect(idsOf([twice, ...others], [missed('x')])).toHaveLength(6)
  const half = { ...spotOf(promptOf('y')), comeback: tentFlip.prompts[0] }
  expect(
    idsOf([half, tentFlip, ...others], [missed('y'), testFlip(tentFlip.pairId, [null, null]) as never]),
  ).toHaveLength(7)
  const same = [first!, { ...first!, ...spotOf(promptOf('z')), comeback: promptOf('p0-back') }, ...others]
  expect(idsOf(same, [missed('p0'), missed('z')]).filter((id) => id === 'p0-back')).toHaveLength(1)
})
