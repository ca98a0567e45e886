import { expect, test } from 'vitest'
import { patternList } from '#curriculum/pattern-list.ts'
import { minimalPairs, openPrompts } from '#curriculum/prompts.ts'
import { linkKeyOf, sharerIn } from './shared-prompt.ts'

const ids = [...openPrompts, ...minimalPairs.flatMap(({ prompts }) => prompts)].map(({ id }) => id)

test('each prompt has a link of its own, which does not name its pattern', () => {
  const keys = ids.map(linkKeyOf)
  expect(new Set(keys).size).toBe(ids.length)
  for (const key of keys) {
    expect(key).toMatch(/^[a-z0-9]{1,7}$/)
    expect(patternList.some(({ name }) => name === key)).toBe(false)
  }
})

test('only a name is shown as that of the sharer', () => {
  const from = (name: string) => sharerIn(new URLSearchParams({ from: name }))
  expect(from('Ada')).toBe('Ada')
  expect(from("Zoë O'Neill-Søren")).toBe("Zoë O'Neill-Søren")
  expect(from('<b>Ada</b> https://evil.example')).toBe('bAdab httpsevilexample')
  expect(from('A'.repeat(100))).toHaveLength(40)
  expect(from(' .!? ')).toBeUndefined()
  expect(sharerIn(new URLSearchParams())).toBeUndefined()
})
