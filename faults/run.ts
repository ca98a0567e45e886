// `npm run test:faults` injects failures at length and runs the slow tests; names after `--` choose some of the runs.
import { table } from '../bench/lib/report.ts'
import { runScript, runToEnd, seconds, UserError } from '../scripts/lib/project.mjs'
import { getTestChromium } from '../scripts/testing/chromium.ts'
import { program } from '../scripts/testing/stages.ts'
import { type FaultReport, isKept } from './lib/fault-report.ts'
import { longRuns } from './long-runs.ts'

/** Suites that are too slow for `npm test`. The screens need the built pages: `npm run build`. */
const slowSuites: Readonly<Record<string, readonly string[]>> = {
  'slow-tests': [program('vitest', 'vitest'), 'run', '--project', 'slow'],
  'slow-screens': [program('@playwright/test', 'playwright'), 'test', '--grep', '@slow|everybody can use it'],
}

await runScript(async () => {
  // An ordinary exit removes databases, disks and servers.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))
  const reports = new Map<string, FaultReport>()
  let areSuitesFine = true
  for (const name of chooseRuns(process.argv.slice(2))) {
    const began = Date.now()
    const suite = slowSuites[name]
    if (suite) {
      const env = { ...process.env, SLOW_TESTS: '1', CHROMIUM_PATH: getTestChromium() }
      if ((await runToEnd(process.execPath, [...suite], { env })) !== 0) areSuitesFine = false
      continue
    }
    const report = await longRuns[name]?.()
    if (!report) {
      console.log(`- ${name}: not tried, nobody may mount a small disk here`)
      continue
    }
    reports.set(name, report)
    console.log(`${isKept(report) ? '✓' : '✗'} ${name} ${seconds(began)}`)
    for (const sentence of report.other.slice(0, 20)) console.log(`  ${sentence}`)
  }
  console.log(`\n${tableOf(reports)}`)
  process.exitCode = areSuitesFine && [...reports.values()].every(isKept) ? 0 : 1
})

function chooseRuns(names: readonly string[]): readonly string[] {
  const all = [...Object.keys(longRuns), ...Object.keys(slowSuites)]
  const unknown = names.find((name) => !all.includes(name))
  if (unknown) throw new UserError(`There is no run "${unknown}". The runs: ${all.join(', ')}.`)
  return names.length === 0 ? all : names
}

function tableOf(reports: ReadonlyMap<string, FaultReport>): string {
  const head = ['promise', 'injected', 'how often', 'lost', 'half-applied', 'other', 'figures', 'repeat']
  const rows = [...reports].map(
    ([name, { promise, injected, howOften, lost, halfApplied, other, facts }]) => {
      const figures = Object.entries(facts).map(([what, value]) => `${what}: ${value}`)
      const repeat = `\`npm run test:faults -- ${name}\``
      return [promise, injected, howOften, lost, halfApplied, other.length, figures.join('; '), repeat]
    },
  )
  return table(head, rows)
}
