// `npm run with-postgres -- npx vitest run <file>`: runs a command beside a PostgreSQL that is thrown away after.
import { runScript, runToEnd, UserError } from './lib/project.mjs'
import { startTemporaryPostgres } from './testing/temporary-postgres.ts'

await runScript(async () => {
  const [program, ...words] = process.argv.slice(2)
  if (!program)
    throw new UserError(
      'Which command? For example: npm run with-postgres -- npx vitest run src/accounts/server',
    )
  // What commits cost belongs into a measurement, and not into most tests.
  const postgres = await startTemporaryPostgres({ durable: process.env.DURABLE === '1' })
  process.exitCode = await runToEnd(program, words, {
    env: { ...process.env, TEST_DATABASE_URL: postgres.url },
  })
  await postgres.stop()
})
