// `npm run with-postgres -- npx vitest run <file>`: runs a command with a temporary PostgreSQL.
import { runScript, runToEnd, UserError } from './lib/project.mjs'
import { startTemporaryPostgres } from './testing/temporary-postgres.ts'

await runScript(async () => {
  const [program, ...words] = process.argv.slice(2)
  if (!program)
    throw new UserError(
      'Add a command, for example: npm run with-postgres -- npx vitest run src/accounts/server',
    )
  // Most tests need no durable commits; benchmarks do, to measure their cost.
  const postgres = await startTemporaryPostgres({ durable: process.env.DURABLE === '1' })
  process.exitCode = await runToEnd(program, words, {
    env: { ...process.env, TEST_DATABASE_URL: postgres.url },
  })
  await postgres.stop()
})
