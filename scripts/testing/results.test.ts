import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import {
  addResults,
  closingLine,
  countOne,
  noResults,
  readPlaywright,
  readVitest,
  skippedText,
  slowestTests,
} from './results.ts'

const folder = mkdtempSync(join(tmpdir(), 'capra-results-'))
afterAll(() => rmSync(folder, { recursive: true }))

const writeReport = (report: object) => {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('the last line sums up all stages in two numbers, and skipped tests are listed separately', () => {
  const sum = addResults(countOne(0), { ...noResults, passed: 4 })
  expect(closingLine(sum)).toBe('5 passed, 0 failed')
  expect(skippedText(sum)).toBe('')
  const more = addResults(sum, { ...noResults, failed: 1, skipped: 2 })
  expect(closingLine(more)).toBe('5 passed, 1 failed')
  expect(skippedText(more)).toBe('2 skipped')
})

const passing = { status: 'passed', assertionResults: [] }
const unloadable = { status: 'failed', assertionResults: [] }
const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] }

test.each([
  ['that passes', 0, [3, 0, 1, 1], [passing], { passed: 3, failed: 0, skipped: 2 }],
  ['with failures', 1, [3, 2, 0, 0], [passing, failing], { passed: 3, failed: 2, skipped: 0 }],
  [
    'with files that do not load',
    1,
    [3, 0, 0, 0],
    [unloadable, unloadable],
    { passed: 3, failed: 2, skipped: 0 },
  ],
  ['that breaks off', 1, [3, 0, 0, 0], [passing], { passed: 3, failed: 1, skipped: 0 }],
  ['without any test', 0, [0, 0, 0, 0], [], { passed: 0, failed: 1, skipped: 0 }],
])('a run %s is counted as such', (_, exitCode, tests, testResults, results) => {
  const [numPassedTests, numFailedTests, numPendingTests, numTodoTests] = tests
  const report = { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }
  expect(readVitest(exitCode, writeReport(report))).toMatchObject(results)
})

test('a run without a report has failed', () => {
  expect(readPlaywright(0, join(folder, 'nowhere.json'))).toEqual({ ...noResults, failed: 1 })
})

test('a test that passes only on retry has failed', () => {
  const file = writeReport({ stats: { expected: 2, unexpected: 0, flaky: 1, skipped: 0 } })
  expect(readPlaywright(0, file)).toMatchObject({ passed: 2, failed: 1, skipped: 0 })
})

test('the slowest tests of all stages are listed, slowest first', () => {
  const assertionResults = [
    { status: 'passed', title: 'waits', duration: 1500 },
    { status: 'passed', title: 'hurries', duration: 3 },
  ]
  const testResults = [{ name: '/project/src/a.test.ts', status: 'passed', assertionResults }]
  const unit = readVitest(0, writeReport({ numPassedTests: 2, testResults }))
  const specs = [{ file: 'b.spec.ts', title: 'walks', tests: [{ results: [{ duration: 9000 }] }] }]
  const e2e = readPlaywright(0, writeReport({ stats: { expected: 1 }, suites: [{ suites: [{ specs }] }] }))
  expect(slowestTests(addResults(unit, e2e), 2)).toEqual([
    '   9.0 s  b.spec.ts: walks',
    '   1.5 s  a.test.ts: waits',
  ])
})
