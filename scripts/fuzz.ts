// `npm run test:fuzz`: a long fuzz test of the API on both stores, and of the demos. `FUZZ_SEED=…` repeats a run.
import { runScript, runToEnd } from './lib/project.mjs'
import { startTemporaryPostgres } from './testing/temporary-postgres.ts'

const runs = process.env.FUZZ_RUNS ?? '300'
const seed = process.env.FUZZ_SEED ?? String(Date.now() % 1_000_000_000)

await runScript(async () => {
  console.log(`${runs} requests per endpoint, seed ${seed}`)
  const postgres = await startTemporaryPostgres()
  process.exitCode = await runToEnd(
    'npx',
    ['vitest', 'run', '--project', 'server-sqlite', '--project', 'server-postgres', 'src/app/server/attacks'],
    { env: { ...process.env, FUZZ_RUNS: runs, FUZZ_SEED: seed, TEST_DATABASE_URL: postgres.url } },
  )
  await postgres.stop()
  process.exitCode ||= await runToEnd(
    'npx',
    ['vitest', 'run', '--project', 'unit', 'src/curriculum', 'src/demos/all-demos.test.ts'],
    { env: { ...process.env, FUZZ_RUNS: String(Math.max(Number(runs), 1000)) } },
  )
})
