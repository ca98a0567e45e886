import { readFileSync } from 'node:fs'

/** What a stage came to. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export function addCounts(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}

/** The closing line that people and machines read; these look for no more than the two figures. */
export function closingLine({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`
}

/** What was not tried here, to be said before the closing line; nothing where all was. */
export function skippedText({ skipped }: Counts): string {
  return skipped > 0 ? `${skipped} skipped` : ''
}

/** A check without tests of its own counts as one. */
export function countOne(exitCode: number): Counts {
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 }
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

export function countVitest(exitCode: number, reportFile: string): Counts {
  const report = readReport<VitestReport>(reportFile)
  // A file that does not load has no test to fail; it counts as one.
  const brokenFiles = report?.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  )
  return distrust(exitCode, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + (brokenFiles?.length ?? 0),
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  })
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

export function countPlaywright(exitCode: number, reportFile: string): Counts {
  const stats = readReport<PlaywrightReport>(reportFile)?.stats
  return distrust(exitCode, {
    passed: stats?.expected ?? 0,
    // A journey that passes only at the second try has failed once.
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
  })
}

/** A run that broke off, or ran nothing, has failed whatever its report says. */
function distrust(exitCode: number, counts: Counts): Counts {
  const isBroken = exitCode !== 0 || counts.passed === 0
  return isBroken && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
