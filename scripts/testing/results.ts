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
  /** Tests that failed and passed when they ran again. */
  readonly flaky: readonly string[]
}

export const noResults: Results = { passed: 0, failed: 0, skipped: 0, times: [], flaky: [] }

export function addResults(one: Results, other: Results): Results {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    times: [...one.times, ...other.times],
    flaky: [...one.flaky, ...other.flaky],
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
    flaky: [],
  })
}

interface PlaywrightTest {
  readonly status?: string
  readonly results: readonly { readonly duration: number }[]
}
interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly file: string
    readonly title: string
    readonly tests: readonly PlaywrightTest[]
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
  const tests = report ? testsIn(report) : []
  return distrust(exitCode, {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    times: tests.map(({ name, results }) => ({
      name,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
    flaky: tests.filter(({ status }) => status === 'flaky').map(({ name }) => name),
  })
}

function testsIn({
  suites = [],
  specs = [],
}: PlaywrightSuite): readonly (PlaywrightTest & { readonly name: string })[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map((test) => ({ ...test, name: `${fileName(file)}: ${title}` })),
  )
  return [...own, ...suites.flatMap(testsIn)]
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
