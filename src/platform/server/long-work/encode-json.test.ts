import { expect, test } from 'vitest'
import { encodeJson } from './encode-json.ts'

const item = {
  id: 1,
  text: 'a "goat" 🐐\n',
  none: null,
  missing: undefined,
  list: [1, [2, { deep: [[3]] }]],
  empty: {},
}

test.each([
  ['an object', item],
  ['a list', [item, undefined, 'x', [], true]],
  ['a value', 'x'],
  ['a document that is encoded in pieces', { items: Array(5000).fill(item), more: [item] }],
])('%s is written as JSON.stringify would', async (_, value) => {
  expect((await encodeJson(value)).toString()).toBe(JSON.stringify(value))
})

test('other work gets its turn while a large document is written', async () => {
  let turns = 0
  const count = setInterval(() => turns++)
  await encodeJson({ items: Array(300_000).fill(item) })
  clearInterval(count)
  expect(turns).toBeGreaterThan(0)
})
