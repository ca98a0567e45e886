import pg from 'pg'

/** Runs a query on PostgreSQL over a separate connection. @returns the rows. */
export async function queryPostgres(
  url: string,
  statement: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}
