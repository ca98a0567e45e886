import { describe, expect, test } from 'vitest'
import { patternList } from '#curriculum/pattern-list.ts'
import { keepsOf } from '#curriculum/walkthroughs/keeps-choices.ts'
import { loadLesson } from '#lessons/web/lesson.ts'
import { buildLanguages, listingIn } from '../web/build-languages.ts'
import { fillGaps, gapsOf } from './fill.ts'

describe.each(patternList)('the gaps of $displayName', (pattern) => {
  test.each(buildLanguages)('take its own lines in $label', async ({ id: language }) => {
    const { code, walkthrough } = await loadLesson(pattern)
    const listing = await listingIn(code, language)
    const gaps = gapsOf(listing, language, keepsOf(walkthrough.code))
    expect(gaps.length).toBeGreaterThan(0)
    expect(gaps.length).toBeLessThanOrEqual(listing.lines.length / 2)
    const own = gaps.map(({ first, last }) => listing.lines.slice(first - 1, last).join(' '))
    const bare = (text: string) => text.replaceAll(/\s*(#|\/\/).*$/gm, '').replaceAll(/\s+/g, '')
    const filled = fillGaps(listing.lines, gaps, own)
    expect(bare(filled)).toBe(bare(listing.lines.join('\n')))
    expect(filled.split('\n')).toHaveLength(listing.lines.length + 1)
  })
})

test('what is given around a gap may be typed or not', () => {
  const lines = ['if (a) {', '  b()', '} else if (c) {', '  d()', '}']
  const gap = { first: 3, last: 3, indent: '', before: '} ', after: ' {' }
  for (const written of ['else if (c)', ' else if (c) { ', '} else if (c) {'])
    expect(fillGaps(lines, [gap], [written])).toBe(`${lines.join('\n')}\n`)
})
