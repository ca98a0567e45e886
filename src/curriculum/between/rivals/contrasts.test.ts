import { describe, expect, test } from 'vitest'
import { contrastsOnArrays } from './contrasts/on-arrays.ts'
import { contrastsOnChains } from './contrasts/on-chains.ts'
import { contrastsOnGraphs } from './contrasts/on-graphs.ts'
import { contrastsOnSearchesAndStrings } from './contrasts/on-searches-and-strings.ts'
import { contrastsOnTables } from './contrasts/on-tables.ts'
import { contrastsOnTrees } from './contrasts/on-trees.ts'
import { rivalPairs } from './rivals.ts'

const computed = {
  ...contrastsOnArrays,
  ...contrastsOnSearchesAndStrings,
  ...contrastsOnChains,
  ...contrastsOnTrees,
  ...contrastsOnGraphs,
  ...contrastsOnTables,
}

test('every contrast is computed, and nothing else is', () => {
  expect(Object.keys(computed).sort()).toEqual(rivalPairs.map(({ between }) => between.join(' ')).sort())
})

describe.each(rivalPairs)('the contrast between $between', ({ between, contrast }) => {
  const text = `${contrast.problem} ${contrast.because}`

  test('is a small problem of one of the two', () => {
    expect(between).toContain(contrast.is)
    expect(contrast.problem).toMatch(/^\S.{20,220}[.?]$/)
    expect(contrast.because).toMatch(/^\S.{40,260}\.$/)
  })

  test('draws the two results that its reason tells of', () => {
    if (!contrast.answers) return
    const withoutSigns = (result: string) => result.replaceAll(/[[\]"`]/g, '').replaceAll(' → ', ', ')
    const [wrong, right] = contrast.answers.map(withoutSigns)
    expect(wrong).not.toBe(right)
    expect(withoutSigns(contrast.because)).toMatch(
      new RegExp(`(?<![\\w-])${wrong}\\b.*[.:;,].*\\b${right}\\b`),
    )
  })

  test('has no number that its reference functions do not compute', () => {
    const parts = computed[between.join(' ')]?.() ?? []
    for (const part of parts) expect(text).toContain(part)
    const rest = parts
      .toSorted((a, b) => b.length - a.length)
      .reduce((left, part) => left.replace(part, ''), text)
    expect(rest).not.toMatch(/\d/)
  })
})
