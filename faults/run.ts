// `npm run test:faults` injects faults at length; `npm run test:faults -- mails-sqlite once-postgres` some of them.
import { table } from '../bench/lib/report.ts'
import { runScript, seconds, UserError } from '../scripts/lib/project.mjs'
import { type FaultReport, isKept } from './lib/fault-report.ts'
import { longRuns } from './long-runs.ts'

await runScript(async () => {
  // Leaving by the front door takes databases, disks and products along.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))
  const reports = new Map<string, FaultReport>()
  for (const name of chooseRuns(process.argv.slice(2))) {
    const began = Date.now()
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
  process.exitCode = [...reports.values()].every(isKept) ? 0 : 1
})

function chooseRuns(names: readonly string[]): readonly string[] {
  const all = Object.keys(longRuns)
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
