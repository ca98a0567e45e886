// `npm run test:faults` runs all fault injection scenarios and the slow tests; pass names after `--` to run only some.
import { table } from '../bench/lib/report.ts'
import { runScript, runToEnd, seconds, UserError } from '../scripts/lib/project.mjs'
import { getTestChromium } from '../scripts/testing/chromium.ts'
import { program } from '../scripts/testing/stages.ts'
import { hasPassed, type Report } from './lib/report.ts'
import { scenarios } from './scenarios.ts'

/** Tests that are too slow for `npm test`. The journeys need `npm run build`. */
const slowSuites: Readonly<Record<string, readonly string[]>> = {
  'slow-tests': [program('vitest', 'vitest'), 'run', '--project', 'slow'],
  'slow-journeys': [program('@playwright/test', 'playwright'), 'test'],
}

await runScript(async () => {
  // An ordinary exit removes temporary databases, disks and servers.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))
  const reports = new Map<string, Report>()
  let haveSuitesPassed = true
  for (const name of chooseScenarios(process.argv.slice(2))) {
    const startedAt = Date.now()
    const suite = slowSuites[name]
    if (suite) {
      const env = { ...process.env, CHROMIUM_PATH: getTestChromium(), SLOW_TESTS: 'true' }
      if ((await runToEnd(process.execPath, [...suite], { env })) !== 0) haveSuitesPassed = false
      continue
    }
    const report = await scenarios[name]?.()
    if (!report) {
      console.log(`- ${name}: skipped, because it needs permission to mount a disk`)
      continue
    }
    reports.set(name, report)
    console.log(`${hasPassed(report) ? '✓' : '✗'} ${name} ${seconds(startedAt)}`)
    for (const sentence of report.other.slice(0, 20)) console.log(`  ${sentence}`)
  }
  console.log(`\n${tableOf(reports)}`)
  process.exitCode = haveSuitesPassed && [...reports.values()].every(hasPassed) ? 0 : 1
})

function chooseScenarios(names: readonly string[]): readonly string[] {
  const all = [...Object.keys(scenarios), ...Object.keys(slowSuites)]
  const unknown = names.find((name) => !all.includes(name))
  if (unknown) throw new UserError(`Unknown scenario "${unknown}". Available: ${all.join(', ')}.`)
  return names.length === 0 ? all : names
}

function tableOf(reports: ReadonlyMap<string, Report>): string {
  const head = ['expectation', 'injected', 'volume', 'lost', 'half-applied', 'other', 'figures', 'repeat']
  const rows = [...reports].map(
    ([name, { promise, injected, volume, lost, halfApplied, other, figures }]) => {
      const values = Object.entries(figures).map(([what, value]) => `${what}: ${value}`)
      const repeat = `\`npm run test:faults -- ${name}\``
      return [promise, injected, volume, lost, halfApplied, other.length, values.join('; '), repeat]
    },
  )
  return table(head, rows)
}
