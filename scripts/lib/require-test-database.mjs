// Fail instead of skipping PostgreSQL silently.
if (!process.env.TEST_DATABASE_URL) {
  throw new Error(
    'These tests need a PostgreSQL: TEST_DATABASE_URL is not set. `npm test` starts one by itself; ' +
      'for a single file use `npm run with-postgres -- npx vitest run <file>`, ' +
      'or leave PostgreSQL out with `--project unit --project server-sqlite`.',
  )
}
