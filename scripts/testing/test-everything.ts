import { spawn } from 'node:child_process'
import { projectFolder, runScript, say, seconds, Trouble } from '../lib/project.mjs'
import { getTestChromium } from './chromium.ts'
import { addCounts, type Counts, closingLine, skippedText } from './counts.ts'
import { type Need, type Stage, stages } from './stages.ts'
import { startThrowAwayPostgres } from './throw-away-postgres.ts'

const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }

await runScript(async () => {
  const chosen = chooseStages(process.argv.slice(2))
  // Leaving by the front door lets the throw-away PostgreSQL go with us.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))

  const { found, missing, release } = await provide(new Set(chosen.flatMap((stage) => stage.needs ?? [])))
  let sum: Counts = { passed: 0, failed: 0, skipped: 0 }
  const failedStages = new Set<string>()
  for (const stage of chosen) {
    const counts = await runStage(stage, found, obstacleTo(stage, missing, failedStages))
    if (counts.failed > 0) failedStages.add(stage.name)
    sum = addCounts(sum, counts)
  }
  await release()

  say(failedStages.size > 0 ? `\nFailed: ${[...failedStages].join(', ')}.` : '\nEverything holds.')
  if (sum.skipped > 0) say(`${skippedText(sum)}.`)
  say(closingLine(sum))
  process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0
})

function chooseStages(names: readonly string[]): readonly Stage[] {
  const unknown = names.find((name) => !stages.some((stage) => stage.name === name))
  if (unknown)
    throw new Trouble(`There is no stage "${unknown}". The stages: ${stages.map((s) => s.name).join(', ')}.`)
  return names.length === 0 ? stages : stages.filter((stage) => names.includes(stage.name))
}

/** Gets what the stages need from this machine. What can't be had fails those stages and leaves the rest alone. */
async function provide(needs: ReadonlySet<Need>) {
  const found: Partial<Record<Need, string>> = {}
  const missing = new Map<Need, string>()
  let release = () => Promise.resolve()
  const attempt = async (need: Need, get: () => Promise<string>) => {
    if (!needs.has(need)) return
    try {
      found[need] = await get()
    } catch (error) {
      if (!(error instanceof Trouble)) throw error
      missing.set(need, error.message)
    }
  }
  await attempt('CHROMIUM_PATH', async () => getTestChromium())
  await attempt('TEST_DATABASE_URL', async () => {
    const postgres = await startThrowAwayPostgres()
    release = postgres.stop
    return postgres.url
  })
  return { found, missing, release }
}

function obstacleTo(stage: Stage, missing: ReadonlyMap<Need, string>, failedStages: ReadonlySet<string>) {
  for (const need of stage.needs ?? []) if (missing.has(need)) return missing.get(need)
  const failed = stage.after?.find((name) => failedStages.has(name))
  return failed && `It makes no sense to run this after "${failed}" has failed.`
}

async function runStage(stage: Stage, found: Partial<Record<Need, string>>, obstacle: string | undefined) {
  const startedAt = Date.now()
  const { exitCode, output } = obstacle
    ? { exitCode: 1, output: obstacle }
    : await capture(stage.command, { ...process.env, ...colours, ...found, ...stage.env })
  const counts = stage.count(exitCode)
  const isFine = counts.failed === 0
  const told = [closingLine(counts).replace(',', ' ·'), skippedText(counts)].filter((text) => text !== '')
  const figures = counts.passed + counts.failed + counts.skipped > 1 ? `  ${told.join(' · ')}` : ''
  say(`${isFine ? '✓' : '✗'} ${stage.what.padEnd(24)} ${seconds(startedAt).padStart(8)}${figures}`)
  if (!isFine) say(`\n${output.trim()}\n\n  Again: npm test -- ${stage.name}\n`)
  return counts
}

function capture(
  command: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, {
      cwd: projectFolder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const stop = () => child.kill()
    process.once('exit', stop)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.once('error', reject)
    child.once('close', (code) => {
      process.off('exit', stop)
      resolve({ exitCode: code ?? 1, output })
    })
  })
}
