import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hasRows, listTables, type Table } from '#platform/server/store/copy-tables.ts'
import { migrateStore } from '#platform/server/store/migrate.ts'
import { openSqlite } from '#platform/server/store/sqlite.ts'
import type { Store } from '#platform/server/store/store.ts'
import { aMember } from '#testing/people.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import { readContents } from '#testing/store-contents.ts'
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { startTutorConversation } from '#testing/tutor-conversation.ts'
import { migrations } from '../migrations.ts'
import { deleteOldBackups, makeBackup } from './make-backup.ts'
import { moveToPostgres } from './move-to-postgres.ts'
import { prepareRestore, replaceFile } from './restore-backup.ts'

const noDeletedUsers = () => Promise.resolve(0)
const now = new Date('2026-03-01T10:00:00Z')
const names = ['Łucja', '小山', "Robert'); drop table users;--", 'a\u{1F410}b']

let folder: string

const server = await sharedServer()
beforeAll(async () => {
  for (const [index, name] of names.entries()) {
    const member = await aMember(server)
    const tick = { patternId: 1, problemsSolved: index + 1 }
    await server.call('POST', '/api/progress', tick, { jar: member.jar })
    const talk = await startTutorConversation(server, member)
    await talk.ask(`What is it, asks ${name}?`)
  }
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'capra-copies-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const backUp = (store: Store) =>
  makeBackup(store, { into: join(folder, 'backups'), secret: 'the secret', now })

if (process.env.TEST_STORE !== 'postgres')
  describe('a backup', () => {
    test('contains every row, and so does a store restored from it', async () => {
      const backup = await backUp(server.store)
      const file = join(folder, 'restored.db')
      expect(await prepareRestore(backup, file, noDeletedUsers)).toBe(0)
      const store = openSqlite(file)
      const contents = await readContents(store)
      await store.close()
      expect(contents).toEqual(await readContents(server.store))
      expect(contents.users).toHaveLength(names.length)
      expect(contents.tutor_turns).toHaveLength(names.length)
    })

    test('that was interrupted leaves no folder that looks complete, and the next one cleans up', async () => {
      mkdirSync(join(folder, 'backups', 'unfinished'), { recursive: true })
      writeFileSync(join(folder, 'backups', 'unfinished', 'capra.db'), 'half')
      await backUp(server.store)
      expect(readdirSync(join(folder, 'backups'))).toEqual(['capra-2026-03-01T10-00-00'])
    })

    test('that is damaged is refused', async () => {
      const backup = await backUp(server.store)
      const bytes = readFileSync(join(backup, 'capra.db'))
      bytes.fill(0x55, 4096, 20_000)
      writeFileSync(join(backup, 'capra.db'), bytes)
      const restoring = prepareRestore(backup, join(folder, 'restored.db'), noDeletedUsers)
      await expect(restoring).rejects.toThrow('is damaged')
      expect(readdirSync(folder)).toEqual(['backups'])
    })

    test('is not mixed with the remains of a killed restore', async () => {
      const backup = await backUp(server.store)
      const file = join(folder, 'restored.db')
      writeFileSync(`${file}-wal`, 'the log of another database')
      await prepareRestore(backup, file, noDeletedUsers)
      const store = openSqlite(file)
      expect(await store.db.selectFrom('users').select('id').execute()).toHaveLength(names.length)
      await store.close()
    })

    test('made by a newer version is refused', async () => {
      const backup = await backUp(server.store)
      const newer = openSqlite(join(backup, 'capra.db'))
      await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2027-01-01')`.execute(
        newer.db,
      )
      await newer.close()
      const restoring = prepareRestore(backup, join(folder, 'restored.db'), noDeletedUsers)
      await expect(restoring).rejects.toThrow('A newer version of Capra has changed this store (9999-later).')
    })
  })

test('old backups are deleted, and nothing else', () => {
  for (const day of ['01', '02', '03', '04']) mkdirSync(join(folder, `capra-2026-03-${day}T10-00-00`))
  mkdirSync(join(folder, 'capra-notes'))
  expect(deleteOldBackups(folder, 2)).toEqual(['capra-2026-03-01T10-00-00', 'capra-2026-03-02T10-00-00'])
  expect(readdirSync(folder).sort()).toEqual([
    'capra-2026-03-03T10-00-00',
    'capra-2026-03-04T10-00-00',
    'capra-notes',
  ])
})

test('a restored file replaces the store and keeps the previous one', () => {
  writeFileSync(join(folder, 'new.db'), 'new')
  writeFileSync(join(folder, 'capra.db'), 'old')
  writeFileSync(join(folder, 'capra.db-wal'), 'old log')
  const previous = replaceFile(join(folder, 'new.db'), join(folder, 'capra.db'), now)
  expect(previous).toBe(join(folder, 'capra.db.before-2026-03-01T10-00-00'))
  expect(readdirSync(folder).sort()).toEqual([
    'capra.db',
    'capra.db.before-2026-03-01T10-00-00',
    'capra.db.before-2026-03-01T10-00-00-wal',
  ])
  expect(readFileSync(join(folder, 'capra.db'), 'utf8')).toBe('new')
  expect(readFileSync(previous ?? '', 'utf8')).toBe('old')
})

test('a restore that fails halfway leaves the store in place', () => {
  writeFileSync(join(folder, 'capra.db'), 'old')
  expect(() => replaceFile(join(folder, 'none.db'), join(folder, 'capra.db'), now)).toThrow('ENOENT')
  expect(readFileSync(join(folder, 'capra.db'), 'utf8')).toBe('old')
})

if (process.env.TEST_STORE === 'postgres')
  describe('a move to PostgreSQL', () => {
    let target: TestDatabase
    let embedded: Store
    let tables: readonly Table[]

    beforeEach(async () => {
      target = await createTestDatabase({ milliseconds: 0 })
      embedded = openSqlite(join(folder, 'capra.db'))
      await migrateStore(embedded, migrations)
      tables = await listTables(embedded)
      for (const table of tables) await fillFrom(server.store, embedded, table)
    })
    afterEach(async () => {
      await embedded.close()
      await target.remove()
    })

    test('copies every row', async () => {
      const rows = await moveToPostgres(embedded, target.store, () => undefined)
      const contents = await readContents(embedded)
      expect(await readContents(target.store)).toEqual(contents)
      expect(rows).toBe(Object.values(contents).flat().length)
      expect(contents.users).toHaveLength(names.length)
    })

    test('that is interrupted leaves the database empty and can be repeated', async () => {
      let lines = 0
      const breaking = () => {
        lines += 1
        if (lines > tables.length / 2) throw new Error('the power failed')
      }
      await expect(moveToPostgres(embedded, target.store, breaking)).rejects.toThrow('the power failed')
      for (const table of tables) expect(await hasRows(target.store, table)).toBe(false)
      await moveToPostgres(embedded, target.store, () => undefined)
      expect(await readContents(target.store)).toEqual(await readContents(embedded))
    })

    test('into a database that is not empty is refused and changes nothing', async () => {
      await moveToPostgres(embedded, target.store, () => undefined)
      await target.store.db.updateTable('users').set({ first_name: 'Since' }).execute()
      const before = await readContents(target.store)
      const again = moveToPostgres(embedded, target.store, () => undefined)
      await expect(again).rejects.toThrow('is not empty')
      expect(await readContents(target.store)).toEqual(before)
    })
  })

/** Copies a table of the PostgreSQL under test into a SQLite store. */
async function fillFrom(from: Store, to: Store, { name, columns }: Table): Promise<void> {
  const columnList = sql.join(columns.map((column) => sql.ref(column)))
  const { rows } = await sql<Record<string, unknown>>`select ${columnList} from ${sql.table(name)}`.execute(
    from.db,
  )
  for (const row of rows) {
    const values = sql.join(columns.map((column) => row[column]))
    await sql`insert into ${sql.table(name)} (${columnList}) values (${values})`.execute(to.db)
  }
}
