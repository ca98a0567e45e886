import { sql } from 'kysely'
import type { ConnectionName } from '../store/postgres.ts'
import type { StoreHandle } from '../store/store.ts'

/** From where others of this name are connected to this PostgreSQL database, each place once. */
export async function placesOf({ db }: StoreHandle, name: ConnectionName): Promise<readonly string[]> {
  const { rows } = await sql<{ place: string }>`
    select distinct coalesce(host(client_addr), 'its own machine') as place from pg_stat_activity
    where datname = current_database() and application_name = ${name} order by place`.execute(db)
  return rows.map(({ place }) => place)
}
