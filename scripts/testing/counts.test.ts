import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addCounts, closingLine, countOne, countPlaywright, countVitest, skippedText } from './counts.ts'

const folder = mkdtempSync(join(tmpdir(), 'capra-counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const writeReport = (report: object) => {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('the closing line adds up every stage in two figures, and what was skipped is said apart', () => {
  const sum = addCounts(countOne(0), { passed: 4, failed: 0, skipped: 0 })
  expect(closingLine(sum)).toBe('5 passed, 0 failed')
  expect(skippedText(sum)).toBe('')
  const more = addCounts(sum, { passed: 0, failed: 1, skipped: 2 })
  expect(closingLine(more)).toBe('5 passed, 1 failed')
  expect(skippedText(more)).toBe('2 skipped')
})

const sound = { status: 'passed', assertionResults: [] }
const unloadable = { status: 'failed', assertionResults: [] }
const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] }

test.each([
  ['that passes', 0, [3, 0, 1, 1], [sound], { passed: 3, failed: 0, skipped: 2 }],
  ['with failures', 1, [3, 2, 0, 0], [sound, failing], { passed: 3, failed: 2, skipped: 0 }],
  [
    'with files that do not load',
    1,
    [3, 0, 0, 0],
    [unloadable, unloadable],
    { passed: 3, failed: 2, skipped: 0 },
  ],
  ['that breaks off', 1, [3, 0, 0, 0], [sound], { passed: 3, failed: 1, skipped: 0 }],
  ['without any test', 0, [0, 0, 0, 0], [], { passed: 0, failed: 1, skipped: 0 }],
])('a run %s is counted as such', (_, exitCode, tests, testResults, counts) => {
  const [numPassedTests, numFailedTests, numPendingTests, numTodoTests] = tests
  const report = { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }
  expect(countVitest(exitCode, writeReport(report))).toEqual(counts)
})

test('a run that left no report has failed', () => {
  expect(countPlaywright(0, join(folder, 'nowhere.json'))).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a journey that passes only at the second try has failed', () => {
  const file = writeReport({ stats: { expected: 2, unexpected: 0, flaky: 1, skipped: 0 } })
  expect(countPlaywright(0, file)).toEqual({ passed: 2, failed: 1, skipped: 0 })
})
