import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addCounts, closingLine, countOne, countPlaywright, countVitest } from './counts.ts'

const folder = mkdtempSync(join(tmpdir(), 'capra-counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const vitest = (report: object) => {
  const file = join(folder, 'vitest.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('the closing line adds up every stage and names skipped tests only when there are some', () => {
  const sum = addCounts(countOne(0), { passed: 4, failed: 0, skipped: 0 })
  expect(closingLine(sum)).toBe('5 passed, 0 failed')
  expect(closingLine(addCounts(sum, { passed: 0, failed: 1, skipped: 2 }))).toBe(
    '5 passed, 1 failed, 2 skipped',
  )
})

test.each([
  [
    'that passes',
    0,
    { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 },
    [3, 0, 2],
  ],
  [
    'with failures',
    1,
    { numPassedTests: 3, numFailedTests: 2, numPendingTests: 0, numTodoTests: 0 },
    [3, 2, 0],
  ],
  ['whose file does not load', 1, { numPassedTests: 3, numFailedTests: 0 }, [3, 1, 0]],
  ['without any test', 0, { numPassedTests: 0, numFailedTests: 0 }, [0, 1, 0]],
])('a run %s is counted as such', (_, exitCode, report, [passed, failed, skipped]) => {
  expect(countVitest(exitCode, vitest(report))).toEqual({ passed, failed, skipped })
})

test('a run that left no report has failed', () => {
  expect(countPlaywright(0, join(folder, 'nowhere.json'))).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a journey that passes only at the second try has failed', () => {
  const file = vitest({ stats: { expected: 2, unexpected: 0, flaky: 1, skipped: 0 } })
  expect(countPlaywright(0, file)).toEqual({ passed: 2, failed: 1, skipped: 0 })
})
