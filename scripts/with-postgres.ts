// `npm run with-postgres -- npx vitest run <file>`: runs a command beside a PostgreSQL that is thrown away after.
import { runScript, runToEnd, Trouble } from './lib/project.mjs'
import { startThrowAwayPostgres } from './testing/throw-away-postgres.ts'

await runScript(async () => {
  const [program, ...words] = process.argv.slice(2)
  if (!program)
    throw new Trouble(
      'Which command? For example: npm run with-postgres -- npx vitest run src/accounts/server',
    )
  // What commits cost belongs into a measurement, and not into most tests.
  const postgres = await startThrowAwayPostgres({ keepsCommits: process.env.KEEPS_COMMITS === '1' })
  process.exitCode = await runToEnd(program, words, {
    env: { ...process.env, TEST_DATABASE_URL: postgres.url },
  })
  await postgres.stop()
})
