import pg from 'pg'

/** Asks a PostgreSQL past the product, by a connection of its own. @returns the rows. */
export async function askPostgres(
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
