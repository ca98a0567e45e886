import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { isBeingFilled } from '#platform/server/copy/copy-mark-store.ts'
import { sumOf } from '#platform/server/copy/copy-tables.ts'
import type { TableSum } from '#platform/server/copy/row-sum.ts'
import { withSnapshot } from '#platform/server/copy/snapshot.ts'
import { type TableShape, tableShapes } from '#platform/server/copy/table-shapes.ts'
import { openSqlite } from '#platform/server/store/sqlite.ts'
import type { Store } from '#platform/server/store/store.ts'
import { aConversation } from '#testing/a-conversation.ts'
import { aMember } from '#testing/people.ts'
import { runServerScript } from '#testing/product-process.ts'
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import { deleteBrokenOff, deleteOldBackups, makeBackup } from './make-backup.ts'
import { moveToPostgres } from './move-to-postgres.ts'
import type { CopyProgress } from './report-progress.ts'
import { fillPostgres, openBackup, replaceFile } from './restore-backup.ts'

// Whole processes are started here, several in one test.
vi.setConfig({ testTimeout: 120_000 })

const silent: CopyProgress = { onRows: () => undefined, done: () => undefined }
const secret = { APP_SECRET: 'a secret of the tests, long enough to be one' }
const nobody = () => Promise.resolve(0)
const now = new Date('2026-03-01T10:00:00Z')
const names = ['Łucja', '小山', "Robert'); drop table users;--", 'a\u{1F410}b']

let server: TestServer
let folder: string

beforeAll(async () => {
  server = await startTestServer()
  for (const [index, name] of names.entries()) {
    const member = await aMember(server)
    const tick = { patternId: 1, problemsSolved: index + 1 }
    await server.call('POST', '/api/progress', tick, { jar: member.jar })
    const talk = await aConversation(server, member)
    await talk.ask(`What is it, asks ${name}?`)
  }
})
afterAll(() => server.close())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'capra-copies-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const backUp = (store = server.store) =>
  makeBackup(store, { into: join(folder, 'backups'), secret: 'the secret', now, progress: silent })

/** What every table of a store holds. */
const contentsOf = (store: Store, tables: readonly TableShape[]) =>
  withSnapshot(store, async (snapshot) => {
    const contents: Record<string, TableSum> = {}
    for (const table of tables) contents[table.name] = await sumOf(snapshot, table)
    return contents
  })

describe('a backup', () => {
  test('holds every row, and a store restored from it holds them again', async () => {
    const backup = await backUp()
    const { store, forgotten } = await openBackup(backup.folder, join(folder, 'restored.db'), nobody, silent)
    const tables = await tableShapes(store)
    const contents = await contentsOf(store, tables)
    expect(contents).toEqual(await contentsOf(server.store, tables))
    expect(contents.users?.rows).toBe(names.length)
    expect(contents.tutor_turns?.rows).toBe(names.length)
    expect(backup.rows).toBe(Object.values(contents).reduce((sum, { rows }) => sum + rows, 0))
    expect(forgotten).toBe(0)
    await store.close()
  })

  test('appears only when it is whole', async () => {
    const broken = {
      ...silent,
      onRows: () => {
        throw new Error('no space left')
      },
    }
    const making = makeBackup(server.store, { into: folder, secret: 's', now, progress: broken })
    await expect(making).rejects.toThrow('no space left')
    expect(readdirSync(folder)).toEqual([])
  })

  test('that was changed afterwards is refused', async () => {
    const backup = await backUp()
    const database = new DatabaseSync(join(backup.folder, 'capra.db'))
    database.exec("update users set username = 'someone' where id = (select min(id) from users)")
    database.close()
    const opening = openBackup(backup.folder, join(folder, 'restored.db'), nobody, silent)
    await expect(opening).rejects.toThrow('The backup is damaged: users does not hold what was backed up.')
    expect(readdirSync(folder)).toEqual(['backups'])
  })

  test('is not mixed with what a killed restore left', async () => {
    const backup = await backUp()
    const file = join(folder, 'restored.db')
    const { store } = await openBackup(backup.folder, file, nobody, silent)
    await store.db.updateTable('users').set({ first_name: 'Half done' }).execute()
    copyFileSync(`${file}-wal`, join(folder, 'left'))
    await store.close()
    copyFileSync(join(folder, 'left'), `${file}-wal`)

    const again = await openBackup(backup.folder, file, nobody, silent)
    const found = await again.store.db
      .selectFrom('users')
      .select('id')
      .where('first_name', '=', 'Half done')
      .execute()
    await again.store.close()
    expect(found).toEqual([])
  })

  test('of a store that a newer version has changed is refused, and so is one made by that version', async () => {
    const newer = sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2027-01-01')`
    const backup = await backUp()
    const embedded = openSqlite(join(backup.folder, 'capra.db'))
    await newer.execute(embedded.db)
    await embedded.close()
    await expect(openBackup(backup.folder, join(folder, 'x.db'), nobody, silent)).rejects.toThrow(
      'A newer version of Capra has changed this store (9999-later).',
    )
    if (server.store.dialect === 'sqlite') return
    // Of PostgreSQL a backup holds the tables that are known here; a newer version may have more.
    await newer.execute(server.store.db)
    rmSync(backup.folder, { recursive: true })
    const making = backUp()
    await expect(making).rejects.toThrow('A newer version of Capra has changed this store (9999-later).')
    await sql`delete from kysely_migration where name = '9999-later'`.execute(server.store.db)
  })

  test('says when a folder is none', async () => {
    await expect(openBackup(folder, join(folder, 'x.db'), nobody, silent)).rejects.toThrow(
      'There is no backup in',
    )
    writeFileSync(join(folder, 'backup.json'), '{"format": 2}')
    await expect(openBackup(folder, join(folder, 'x.db'), nobody, silent)).rejects.toThrow('is not the list')
  })

  test('old ones are deleted, and nothing else', async () => {
    for (const day of ['01', '02', '03', '04']) mkdirSync(join(folder, `capra-2026-03-${day}T10-00-00`))
    mkdirSync(join(folder, 'capra-notes'))
    mkdirSync(join(folder, 'capra-2026-03-05T10-00-00.part'))
    expect(deleteOldBackups(folder, 2)).toEqual(['capra-2026-03-01T10-00-00', 'capra-2026-03-02T10-00-00'])
    expect(readdirSync(folder).sort()).toEqual([
      'capra-2026-03-03T10-00-00',
      'capra-2026-03-04T10-00-00',
      'capra-2026-03-05T10-00-00.part',
      'capra-notes',
    ])
  })

  test('that was killed is deleted a day later, and nothing else', () => {
    const killed = 'capra-2026-02-28T09-59-59.part'
    const others = [
      'capra-2026-02-28T10-00-01.part',
      'capra-2026-01-01T10-00-00',
      'a.part',
      'capra-notes.part',
    ]
    for (const name of [killed, ...others]) mkdirSync(join(folder, name))
    expect(deleteBrokenOff(folder, now)).toEqual([killed])
    expect(readdirSync(folder).sort()).toEqual(others.sort())
  })

  test('in the place of a store leaves the one before beside it', () => {
    writeFileSync(join(folder, 'new.db'), 'new')
    writeFileSync(join(folder, 'capra.db'), 'old')
    writeFileSync(join(folder, 'capra.db-wal'), 'old log')
    const aside = replaceFile(join(folder, 'new.db'), join(folder, 'capra.db'), now)
    expect(aside).toBe(join(folder, 'capra.db.before-2026-03-01T10-00-00'))
    expect(readdirSync(folder).sort()).toEqual([
      'capra.db',
      'capra.db.before-2026-03-01T10-00-00',
      'capra.db.before-2026-03-01T10-00-00-wal',
    ])
    expect(readFileSync(join(folder, 'capra.db'), 'utf8')).toBe('new')
    expect(readFileSync(aside ?? '', 'utf8')).toBe('old')
  })

  test('that breaks off on the way leaves a store there', () => {
    writeFileSync(join(folder, 'capra.db'), 'old')
    expect(() => replaceFile(join(folder, 'none.db'), join(folder, 'capra.db'), now)).toThrow('ENOENT')
    expect(readFileSync(join(folder, 'capra.db'), 'utf8')).toBe('old')
  })
})

if (process.env.TEST_STORE === 'postgres') describe('to PostgreSQL', toPostgres)

function toPostgres() {
  let target: TestDatabase
  let embedded: Store
  let tables: readonly TableShape[]

  beforeEach(async () => {
    target = await createTestDatabase({ milliseconds: 0 })
    const backup = await backUp()
    embedded = openSqlite(join(backup.folder, 'capra.db'))
    tables = await tableShapes(embedded)
  })
  afterEach(async () => {
    await embedded.close()
    await target.remove()
  })
  const move = (progress = silent) => moveToPostgres(embedded, target.store, 'this store', progress)
  const wanted = () => contentsOf(embedded, tables)
  const found = () => contentsOf(target.store, tables)

  test('a store moves whole, and moving it again changes nothing', async () => {
    const rows = await move()
    expect(await found()).toEqual(await wanted())
    const lines: string[] = []
    expect(await move({ ...silent, done: (_, text) => lines.push(text) })).toBe(rows)
    expect(lines).toHaveLength(tables.length)
    expect(lines.filter((text) => !text.endsWith('there already'))).toEqual([])
  })

  test('a move that was broken off anywhere goes on', async () => {
    for (let table = 0; table < tables.length; table += 3) {
      let done = 0
      const breaking = {
        ...silent,
        done: () => {
          done += 1
          if (done > table) throw new Error('the power failed')
        },
      }
      await expect(move(breaking)).rejects.toThrow('the power failed')
    }
    await move()
    expect(await found()).toEqual(await wanted())
  })

  test('what a move that was broken off has filled is not whole until it ends, or a backup takes its place', async () => {
    const stop = {
      ...silent,
      done: ({ name }: TableShape) => {
        if (name === 'users') throw new Error('stop')
      },
    }
    expect(await isBeingFilled(target.store)).toBe(false)
    await expect(move(stop)).rejects.toThrow('stop')
    expect(await isBeingFilled(target.store)).toBe(true)
    const started = await runServerScript('main.ts', { ...target.settings, ...secret, PORT: '0' })
    expect(started.code).toBe(1)
    expect(started.stderr).toContain('is not whole there. Run npm run migrate:store to its end.')
    await move()
    expect(await isBeingFilled(target.store)).toBe(false)
    await sql`update store_copy set finished_at = null`.execute(target.store.db)
    await fillPostgres(embedded, target.store, silent)
    expect(await isBeingFilled(target.store)).toBe(false)
  })

  test('what changed here while a move was broken off is moved as it is now', async () => {
    const stop = {
      ...silent,
      done: ({ name }: TableShape) => {
        if (name === 'users') throw new Error('stop')
      },
    }
    await expect(move(stop)).rejects.toThrow('stop')
    await embedded.db.updateTable('users').set({ first_name: 'Changed' }).execute()
    await move()
    expect(await found()).toEqual(await wanted())
  })

  test('a database that somebody works with is refused and left as it is', async () => {
    await fillPostgres(embedded, target.store, silent)
    const before = await found()
    await expect(move()).rejects.toThrow('already holds rows that did not come from this store')
    expect(await found()).toEqual(before)
  })

  test('a store that people have used since it was moved is refused and left as it is', async () => {
    await move()
    await target.store.db.updateTable('users').set({ first_name: 'Since' }).execute()
    await expect(move()).rejects.toThrow('This store was moved before, and users has changed since.')
    expect((await target.store.db.selectFrom('users').select('first_name').execute())[0]?.first_name).toBe(
      'Since',
    )
  })

  test('a restore that breaks off leaves what was there', async () => {
    await fillPostgres(embedded, target.store, silent)
    await target.store.db.updateTable('users').set({ first_name: 'Before' }).execute()
    const before = await found()
    const breaking = {
      ...silent,
      done: ({ name }: TableShape) => {
        if (name === 'users') throw new Error('stop')
      },
    }
    await expect(fillPostgres(embedded, target.store, breaking)).rejects.toThrow('stop')
    expect(await found()).toEqual(before)
    await fillPostgres(embedded, target.store, silent)
    expect(await found()).toEqual(await wanted())
  })
}
