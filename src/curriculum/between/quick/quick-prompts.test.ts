import { describe, expect, test } from 'vitest'
import { patternList } from '../../pattern-list.ts'
import { findPattern, patternNamed } from '../../patterns.ts'
import { shortNames } from '../../short-names.ts'
import { giveaways } from '../prompts/giveaways.ts'
import { quickContrasts } from './quick-contrasts.ts'
import { quickPrompts } from './quick-prompts.ts'
import { quickPrefix } from './quick-text.ts'

/** Of inputs and of what is asked, not of how it is solved. */
const allowed = ['tree', 'linked list', 'unsorted', 'digits', 'sorted', 'palindrome', 'memory', 'root']
const isContrast = (id: string) => id.includes('--')

describe.each(quickPrompts)('$id', ({ id, text, pattern, others = [], evidence, rival, why }) => {
  test('is read in seconds and gives no name away', () => {
    expect(text).toMatch(/^[A-Z].*[.?]$/)
    expect(text).not.toMatch(/`|\n| {2}/)
    expect(text.length).toBeLessThanOrEqual(110)
    if (!isContrast(id)) expect(text.length).toBeGreaterThanOrEqual(50)
    const found = (text.match(giveaways) ?? []).map((word) => word.toLowerCase())
    expect(found.filter((word) => !allowed.includes(word))).toEqual([])
    for (const name of [pattern, ...others])
      for (const shown of [patternNamed(name).displayName, shortNames[name] ?? ''].filter(Boolean))
        expect(text.toLowerCase()).not.toContain(shown.toLowerCase())
  })

  test('offers three other names', () => {
    expect(new Set([pattern, ...others]).size).toBe(4)
    expect(others.filter((name) => !findPattern(name))).toEqual([])
  })

  test('says why', () => {
    expect(why).toMatch(/^[A-Z](?:(?!\. ).){20,220}\.$/)
    expect(rival.fails).toMatch(/^[A-Z].{20,260}\.$/)
    expect(evidence).toHaveLength(isContrast(id) ? 0 : 1)
    for (const { words, tells } of evidence) {
      expect(` ${text} `.split(new RegExp(`[ ]${words}(?=[ .,:;?])`))).toHaveLength(2)
      expect(tells).toMatch(/^[A-Z].{15,200}\.$/)
    }
  })
})

test('there are two of each pattern, enough for three minutes of a guest, and no text twice', () => {
  const countOf = (name: string) => quickPrompts.filter(({ pattern }) => pattern === name).length
  for (const { name } of patternList) expect(countOf(name), name).toBeGreaterThanOrEqual(2)
  const open = patternList.filter(({ categoryId }) => categoryId <= 2)
  expect(open.reduce((sum, { name }) => sum + countOf(name), 0)).toBeGreaterThanOrEqual(40)
  expect(new Set(quickPrompts.map(({ text }) => text)).size).toBe(quickPrompts.length)
})

test('each has an ID of its own, which says that no round asks it', () => {
  expect(new Set(quickPrompts.map(({ id }) => id)).size).toBe(quickPrompts.length)
  expect(quickPrompts.filter(({ id }) => !id.startsWith(quickPrefix))).toEqual([])
  expect(quickPrompts.filter(({ id }) => isContrast(id))).toHaveLength(Object.keys(quickContrasts).length)
})
