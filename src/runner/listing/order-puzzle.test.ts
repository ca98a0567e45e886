import { describe, expect, test } from 'vitest'
import { patternList } from '#curriculum/pattern-list.ts'
import { keepsOf } from '#curriculum/walkthroughs/keeps-choices.ts'
import { loadLesson } from '#lessons/web/lesson.ts'
import { buildLanguages, listingIn } from '../web/build-languages.ts'
import { writeProgram } from './code-lines.ts'
import { makePuzzle, programOf } from './order-puzzle.ts'

/** Code without what the blocks leave out, and without what does not matter. */
const bare = (code: string) => code.replaceAll(/^\s*(#|\/\/).*$/gm, '').replaceAll(/\s+/g, '')

describe.each(patternList)('the blocks of $displayName', (pattern) => {
  test.each(buildLanguages)('make its listing again in $label', async ({ id: language }) => {
    const { code, walkthrough } = await loadLesson(pattern)
    const listing = await listingIn(code, language)
    const { parts } = walkthrough.code
    const puzzle = makePuzzle(listing, language, parts, keepsOf(walkthrough.code), [])
    const program = programOf(
      puzzle,
      puzzle.sections.map(({ lines }) => lines),
    )
    expect(bare(writeProgram(program, language))).toBe(bare(listing.lines.join('\n')))
    expect(puzzle.blocks.size).toBeGreaterThanOrEqual(4)
    expect(puzzle.blocks.size).toBeLessThanOrEqual(26)
  })
})
