import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readLabelledCode } from '#algorithms/labelled-code.ts'
import { codeSlips } from '#content/tutor/code/code-slips.ts'
import { type CodeLanguage, fenceLabels } from '#content/tutor/code/code-spellings.ts'
import { findLessonByName } from '#curriculum/catalogue.ts'
import { checkCode } from './check-code.ts'

const folder = join(import.meta.dirname, '../../../../curriculum')

describe.each(['py', 'ts', 'java', 'cpp'])('our listings in %s', (ending) => {
  test('have no slip, whatever pattern the conversation is about', () => {
    const own = globSync(`*/*/listings/*.${ending}`, { cwd: folder })
    const language = fenceLabels[ending] as CodeLanguage
    expect(own.length).toBeGreaterThan(100)
    for (const file of own) {
      const pattern = file.split('/')[1] ?? ''
      const code = readLabelledCode(readFileSync(join(folder, file), 'utf8')).lines.join('\n')
      expect(checkCode(code, language, pattern), file).toEqual([])
      if (!pattern.startsWith('unbounded'))
        expect(checkCode(code, language, 'zero-one-knapsack'), file).toEqual([])
    }
  })
})

const samples = readFileSync(join(import.meta.dirname, 'code-samples.md'), 'utf8')
const [buggy = [], correct = []] = samples
  .split(/^## /m)
  .slice(1)
  .map((part) =>
    [...part.matchAll(/^### (.*?)(?:, line (\d+))?\n\n```(\w+)\n([\s\S]*?)\n```$/gm)].map(
      ([, name = '', line, label = '', code = '']) => ({
        name,
        line: Number(line),
        language: fenceLabels[label] as CodeLanguage,
        code,
      }),
    ),
  )

test.each(buggy)('finds $name in $language, on line $line', ({ name, line, language, code }) => {
  const { says, pattern } = codeSlips[name] ?? {}
  expect(checkCode(code, language)).toContainEqual({ id: name, line, says, pattern })
})

test('each slip is found in at least two languages, unless only one has it, and belongs to a lesson', () => {
  for (const [id, { pattern, languages }] of Object.entries(codeSlips)) {
    expect(
      new Set(buggy.filter(({ name }) => name === id).map(({ language }) => language)).size,
      id,
    ).toBeGreaterThanOrEqual(Math.min(2, languages?.length ?? 2))
    expect(findLessonByName(pattern), pattern).toBeDefined()
  }
})

test.each(correct)('finds nothing in $name ($language)', ({ language, code }) => {
  expect(checkCode(code, language)).toEqual([])
})

test('finds nothing in what it cannot read, however long it is', () => {
  expect(correct.length).toBeGreaterThan(20)
  expect(checkCode('', 'python')).toEqual([])
  expect(checkCode('((((\n}}}}\nwhile (', 'java')).toEqual([])
  expect(checkCode('left = 0\nwhile left < right:\n    x = nums[left]\n'.repeat(500), 'python')).toEqual([])
})
