import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createRandom } from '#algorithms/cases.ts'
import { readLabelledCode } from '#algorithms/labelled-code.ts'
import { type TestedSlip, type WrongLine, withWrongLines } from '#algorithms/slip.ts'
import type { Step } from '#algorithms/step.ts'
import { loadDemo } from '#demos/load-demo.ts'
import { passesAll, type Run } from '#runner/judge/judge.ts'
import { sizeOf, smaller } from '#runner/judge/smaller.ts'
import { languages } from '#settings/languages.ts'
import { runHere } from '#testing/verdicts/run-here.ts'
import { patternList } from '../pattern-list.ts'
import { folderOf, readPatterns } from '../read-patterns.ts'

const allCases = await readPatterns('cases.ts')
const randomCount = 100
/** Most wrong lines that do not end are found out by the first input. */
const longestMs = 500
const sentence = /^[A-Z\d`[“-].*[.!]$/s

describe.each(patternList.map(({ name }) => name))('the slips of %s', async (pattern) => {
  const demo = await loadDemo(pattern)
  const { slips, wrongLines }: { slips: readonly TestedSlip[]; wrongLines: readonly WrongLine[] } =
    await import(/* @vite-ignore */ join(folderOf(pattern), 'slips.ts'))
  const codes = languages.map(({ id, extension }) => {
    const text = readFileSync(join(folderOf(pattern), 'listings', `${pattern}.${extension}`), 'utf8')
    return { language: id, code: readLabelledCode(text) }
  })

  test('are one or two, with two to four wrong lines to choose from in all', () => {
    expect(slips.length).toBeGreaterThanOrEqual(1)
    expect(new Set(slips.map(({ id }) => id)).size).toBe(slips.length)
    const blocks = blocksOf(slips, wrongLines)
    expect(blocks.length).toBeGreaterThanOrEqual(2)
    expect(blocks.length).toBeLessThanOrEqual(4)
    expect(new Set(blocks.map(({ code }) => code.python)).size).toBe(blocks.length)
  })

  test.each(slips)('$id: the first wrong step is where it is said to be', (slip) => {
    const { steps, rightSteps, firstWrong } = slip
    const first = steps.findIndex((step, at) => shown(step) !== shown(rightSteps[at]))
    expect(first).toBe(firstWrong)
    expect(firstWrong).toBeGreaterThan(0)
    for (const { caption, line } of steps) {
      expect(caption.fact).not.toMatch(/wrong|mistake|\bslip/i)
      for (const { code } of codes) expect([...code.lineOfLabel.keys()]).toContain(line)
    }
  })

  test.each(slips)('$id: the answer is wrong on its input and on the least one', (slip) => {
    const reading = demo.read(slip.texts)
    if (reading.kind !== 'run') throw new Error(JSON.stringify(reading.errors))
    expect(slip.isWrongOn(reading.run.input)).toBe(true)
    expect(slip.isWrongOn(slip.least)).toBe(true)
    expect(slip.smallest.got).not.toBe(slip.smallest.expected)
  })

  test.each(slips)('$id: no smaller input shows it among those tried', (slip) => {
    const least = sizeOf(slip.least)
    for (const candidate of smaller(slip.least)) {
      const typed = slip.typed(candidate)
      if (typed === undefined || sizeOf(typed) >= least) continue
      expect(slip.isWrongOn(typed), JSON.stringify(typed)).not.toBe(true)
    }
    const next = createRandom(20_261_127)
    for (let tried = 0; tried < randomCount; tried++) {
      const reading = demo.read(demo.random(next))
      if (reading.kind !== 'run' || sizeOf(reading.run.input) >= least) continue
      expect(slip.isWrongOn(reading.run.input), JSON.stringify(reading.run.texts)).not.toBe(true)
    }
  })

  test.each(slips)(
    '$id: what should have happened is a choice, each wrong one with a reason',
    ({ instead, why }) => {
      const { question, options, answer, wrong = {} } = instead
      expect(question).toMatch(/\?$/)
      expect(options).toContain(answer)
      expect(options.length).toBeGreaterThanOrEqual(2)
      expect(Object.keys(wrong).toSorted()).toEqual(options.filter((option) => option !== answer).toSorted())
      for (const text of [why, ...Object.values(wrong)]) expect(text).toMatch(sentence)
    },
  )

  test('lines that move are those of their labels', () => {
    for (const { code: wrong, labels } of slips.flatMap(({ lines }) => lines)) {
      if (!labels) continue
      for (const { language, code } of codes) {
        const right = labels.map((label) => code.lines[code.lineOfLabel.get(label)! - 1]?.trim())
        expect(wrong[language].split('\n'), language).toEqual(right)
      }
    }
  })

  test('have code that differs in every language and is wrong', async () => {
    const { cases } = allCases.get(pattern)!
    for (const lines of [...slips.map((slip) => slip.lines), ...wrongLines.map((line) => [line])]) {
      for (const { language, code } of codes)
        expect(withWrongLines(code, lines, language).lines, language).not.toEqual(code.lines)
      const typescript = codes.find(({ language }) => language === 'typescript')!
      const source = withWrongLines(typescript.code, lines, 'typescript').lines.join('\n')
      const run: Run = (request) => runHere({ ...request, limit: longestMs })
      expect(await passesAll(cases, { language: 'typescript', source }, run, 7), source).toBe(false)
      for (const { why } of lines) expect(why).toMatch(sentence)
    }
  })
})

/** The wrong lines that can be put into the place of a right one, each once. */
function blocksOf(slips: readonly TestedSlip[], wrongLines: readonly WrongLine[]): readonly WrongLine[] {
  return [...slips.flatMap(({ lines }) => lines), ...wrongLines].filter(
    ({ code }) => code.python !== '' && !code.python.includes('\n'),
  )
}

/** What a learner sees of a step, without the reason, which is not shown while the slip is looked for. */
function shown(step: Step | undefined): string | undefined {
  return (
    step &&
    JSON.stringify([step.scene, step.beside, step.variables, step.quantity, step.line, step.caption.fact])
  )
}
