import { spawn } from 'node:child_process'
import { projectFolder, runScript, seconds, UserError } from '../lib/project.mjs'
import { getTestChromium } from './chromium.ts'
import { addResults, closingLine, noResults, skippedText, slowestTests } from './results.ts'
import { type Need, removeOldReports, type Stage, stages } from './stages.ts'
import { startTemporaryPostgres } from './temporary-postgres.ts'

const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }

await runScript(async () => {
  const chosen = chooseStages(process.argv.slice(2))
  // A regular exit also stops the temporary PostgreSQL.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))

  const { found, missing, release } = await prepare(new Set(chosen.flatMap((stage) => stage.needs ?? [])))
  removeOldReports()
  let sum = noResults
  const failedStages = new Set<string>()
  const run = async (stage: Stage) => {
    const results = await runStage(stage, found, reasonNotToRun(stage, missing, failedStages))
    if (results.failed > 0) failedStages.add(stage.name)
    sum = addResults(sum, results)
  }
  const waiting = chosen.filter(({ isLast }) => !isLast)
  const runWaiting = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) await run(stage)
  }
  await Promise.all([runWaiting(), runWaiting()])
  await Promise.all(chosen.filter(({ isLast }) => isLast).map(run))
  await release()

  console.log(failedStages.size > 0 ? `\nFailed: ${[...failedStages].join(', ')}.` : '\nAll stages passed.')
  if (sum.times.length > 0) console.log(`\nSlowest tests:\n${slowestTests(sum).join('\n')}\n`)
  if (sum.skipped > 0) console.log(`${skippedText(sum)}.`)
  console.log(closingLine(sum))
  process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0
})

function chooseStages(names: readonly string[]): readonly Stage[] {
  const unknown = names.find((name) => !stages.some((stage) => stage.name === name))
  if (unknown)
    throw new UserError(`Unknown stage "${unknown}". Available: ${stages.map((s) => s.name).join(', ')}.`)
  return names.length === 0 ? stages : stages.filter((stage) => names.includes(stage.name))
}

/** Sets up the requirements of the stages. A missing one fails only the stages that need it. */
async function prepare(needs: ReadonlySet<Need>) {
  const found: Partial<Record<Need, string>> = {}
  const missing = new Map<Need, string>()
  let release = () => Promise.resolve()
  const attempt = async (need: Need, get: () => Promise<string>) => {
    if (!needs.has(need)) return
    try {
      found[need] = await get()
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      missing.set(need, error.message)
    }
  }
  await attempt('CHROMIUM_PATH', async () => getTestChromium())
  await attempt('TEST_DATABASE_URL', async () => {
    const postgres = await startTemporaryPostgres()
    release = postgres.stop
    return postgres.url
  })
  return { found, missing, release }
}

function reasonNotToRun(stage: Stage, missing: ReadonlyMap<Need, string>, failedStages: ReadonlySet<string>) {
  for (const need of stage.needs ?? []) if (missing.has(need)) return missing.get(need)
  const failed = stage.after?.find((name) => failedStages.has(name))
  return failed && `Not run because "${failed}" failed.`
}

async function runStage(stage: Stage, found: Partial<Record<Need, string>>, reason: string | undefined) {
  const startedAt = Date.now()
  const { exitCode, output } = reason
    ? { exitCode: 1, output: reason }
    : await capture(stage.command, { ...process.env, ...colors, ...found, ...stage.env })
  const results = stage.read(exitCode)
  const isFine = results.failed === 0
  const texts = [closingLine(results).replace(',', ' ·'), skippedText(results)].filter((text) => text !== '')
  const figures = results.passed + results.failed + results.skipped > 1 ? `  ${texts.join(' · ')}` : ''
  console.log(`${isFine ? '✓' : '✗'} ${stage.title.padEnd(24)} ${seconds(startedAt).padStart(8)}${figures}`)
  if (!isFine) console.log(`\n${output.trim()}\n\n  Again: npm test -- ${stage.name}\n`)
  return results
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
