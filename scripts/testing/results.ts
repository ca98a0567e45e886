import { readFileSync } from 'node:fs'

export interface TestTime {
  readonly name: string
  readonly ms: number
}

/** The result of a stage. */
export interface Results {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly times: readonly TestTime[]
}

export const noResults: Results = { passed: 0, failed: 0, skipped: 0, times: [] }

export function addResults(one: Results, other: Results): Results {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    times: [...one.times, ...other.times],
  }
}

/** The last line of the output, which scripts can parse. */
export function closingLine({ passed, failed }: Results): string {
  return `${passed} passed, ${failed} failed`
}

/** Printed before the last line; empty if nothing was skipped. */
export function skippedText({ skipped }: Results): string {
  return skipped > 0 ? `${skipped} skipped` : ''
}

export function slowestTests({ times }: Results, count = 10): readonly string[] {
  return times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
}

/** A check without tests counts as one test. */
export function countOne(exitCode: number): Results {
  return { ...noResults, passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1 }
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly name?: string
    readonly status: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly title?: string
      readonly duration?: number | null
    }[]
  }[]
}

export function readVitest(exitCode: number, reportFile: string): Results {
  const report = readReport<VitestReport>(reportFile)
  const files = report?.testResults ?? []
  // A file that does not load reports no tests; count it as one failure.
  const brokenFiles = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  )
  return distrust(exitCode, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + brokenFiles.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    times: files.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ title, duration }) => ({
        name: `${fileName(name)}: ${title}`,
        ms: duration ?? 0,
      })),
    ),
  })
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly file: string
    readonly title: string
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[]
  }[]
}
interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

export function readPlaywright(exitCode: number, reportFile: string): Results {
  const report = readReport<PlaywrightReport>(reportFile)
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {}
  return distrust(exitCode, {
    passed: expected,
    // A test that passes only on retry counts as failed.
    failed: unexpected + flaky,
    skipped,
    times: report ? timesOf(report) : [],
  })
}

function timesOf({ suites = [], specs = [] }: PlaywrightSuite): readonly TestTime[] {
  const own = specs.map(({ file, title, tests }) => ({
    name: `${fileName(file)}: ${title}`,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }))
  return [...own, ...suites.flatMap(timesOf)]
}

const fileName = (path = '') => path.split('/').at(-1)

/** A run that was interrupted, or ran no tests, has failed regardless of its report. */
function distrust(exitCode: number, results: Results): Results {
  const isBroken = exitCode !== 0 || results.passed === 0
  return isBroken && results.failed === 0 ? { ...results, failed: 1 } : results
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
