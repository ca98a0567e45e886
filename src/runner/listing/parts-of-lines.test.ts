import { describe, expect, test } from 'vitest'
import { readLabelledCode } from '#algorithms/labelled-code.ts'
import { patternList } from '#curriculum/pattern-list.ts'
import { loadCode } from '#demos/load-demo.ts'
import { languages } from '#settings/languages.ts'
import { loadLesson } from '../../lessons/web/lesson.ts'
import { partsOfLines } from './parts-of-lines.ts'

const code = readLabelledCode(`def days(temps):
    waiting = []  # @start
    answer = [0] * len(temps)
    for day, degrees in enumerate(temps):
        while waiting:
            if temps[waiting[-1]] >= degrees:  # @compare
                break  # @stay
            waiting.pop()
        waiting.append(day)  # @push
    return answer  # @done`)

test('a part goes on until the next one, which the lines that open its block belong to', () => {
  const parts = [
    { name: 'set up', labels: ['start'] },
    { name: 'release', labels: ['compare', 'stay'] },
    { name: 'wait', labels: ['push'] },
  ]
  expect([...partsOfLines(code, parts)]).toEqual([
    [2, 'set up'],
    [3, 'set up'],
    [4, 'release'],
    [5, 'release'],
    [6, 'release'],
    [7, 'release'],
    [8, 'release'],
    [9, 'wait'],
  ])
})

describe.each(patternList)('$displayName', (pattern) => {
  test('each part has lines in each language', async () => {
    const [{ walkthrough }, all] = await Promise.all([loadLesson(pattern), loadCode(pattern.name)])
    for (const { id } of languages) {
      const named = new Set(partsOfLines(all[id], walkthrough.code.parts).values())
      expect(named, id).toEqual(new Set(walkthrough.code.parts.map(({ name }) => name)))
    }
  })
})
