import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeErasure } from '#accounts/server/own-account/erasure-store.ts'
import { MailWorker, PermanentMailError } from '#platform/server/mail/mail-worker.ts'
import { secretsFrom } from '#platform/server/secrets.ts'
import { migrateStore } from '#platform/server/store/migrate.ts'
import { openSqlite } from '#platform/server/store/sqlite.ts'
import { aMember, type TestMember } from '#testing/people.ts'
import { runServerScript } from '#testing/server/product-process.ts'
import { turnOnApp } from '#testing/server/second-factors.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import { startTestServer } from '#testing/server/test-server.ts'
import { createTestDatabase } from '#testing/test-database.ts'
import { migrations } from '../migrations.ts'

let stays: TestMember
let leaves: TestMember
let folder: string

const server = await sharedServer()
beforeAll(async () => {
  stays = await aMember(server)
  leaves = await aMember(server)
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'capra-commands-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const run = (script: string, words: readonly string[], settings = {}) =>
  runServerScript(
    `operations/${script}.ts`,
    { DATA_DIR: folder, ...server.productSettings, ...settings },
    words,
  )

const linesOf = ({ stdout }: { stdout: string }) => stdout.trim().split('\n')

// PostgreSQL has its own backup tools.
const isEmbedded = process.env.TEST_STORE !== 'postgres'

if (isEmbedded)
  test('a store is backed up and restored; users deleted since stay deleted', async () => {
    const backup = await run('backup', ['--keep', '2', folder])
    expect(backup.stderr).toBe('')
    expect(linesOf(backup)[0]).toMatch(/^The backup is in .+capra-20\S+ and has been verified\.$/)
    const made = join(folder, readdirSync(folder).find((name) => name.startsWith('capra-20')) ?? '')

    const { jar, password, user } = leaves
    const deletion = await server.call(
      'POST',
      '/api/account/delete',
      { password, confirm: 'DELETE' },
      { jar },
    )
    expect(deletion.status).toBe(200)
    const late = await aMember(server)

    const refused = await run('restore', [made])
    expect(refused).toMatchObject({ code: 1, stdout: '' })
    expect(refused.stderr).toContain('already contains a store. Add --replace')

    const restored = await run('restore', ['--replace', made])
    expect(restored.stderr).toBe('')
    expect(linesOf(restored)).toContain('Deleted 1 account again that was deleted after the backup.')
    const after = await server.second()
    expect((await after.call('GET', '/api/user', undefined, { jar: stays.jar })).body).toEqual(stays.user)
    expect((await after.call('POST', '/api/login', { email: user.email, password })).status).toBe(401)
    expect((await after.call('GET', '/api/user', undefined, { jar: late.jar })).status).toBe(401)
  })

if (isEmbedded)
  test('users deleted after the secret was replaced stay deleted, too', async () => {
    const other = await startTestServer()
    const dataDir = other.productSettings.DATA_DIR ?? expect.fail()
    const ownSecret = { DATA_DIR: dataDir, APP_SECRET: '' }
    const [early, later] = [await aMember(other), await aMember(other)]
    const keepSecret = (text: string) => writeFileSync(join(dataDir, 'secret'), text)
    const noteErasure = (secret: string, { user }: TestMember) =>
      other.store.transaction((tx) => writeErasure(tx, secretsFrom(secret).mac('erasure', user.id)))

    keepSecret('the first secret of this installation')
    expect((await run('backup', [folder], ownSecret)).code).toBe(0)
    const made = join(folder, readdirSync(folder).find((name) => name.startsWith('capra-20')) ?? '')
    await noteErasure('the first secret of this installation', early)
    keepSecret('the secret after the first one leaked')
    await noteErasure('the secret after the first one leaked', later)

    const restored = await run('restore', ['--replace', made], ownSecret)
    expect(linesOf(restored)).toContain('Deleted 2 accounts again that were deleted after the backup.')
    await other.close()
  })

if (isEmbedded)
  test.each<[string, string, readonly string[], number, string]>([
    ['a restore without a backup', 'restore', [], 2, 'Name the backup to restore.'],
    ['a restore of something else', 'restore', ['.'], 1, 'There is no backup in .'],
    ['keeping no backups', 'backup', ['--keep', '0'], 1, '--keep takes a number from 1 to 10,000.'],
    ['an unknown option', 'backup', ['--quickly'], 2, "Unknown option '--quickly'"],
    ['an unexpected argument', 'backup', ['one', 'two'], 2, 'Unexpected argument two.'],
  ])('%s is refused with what to do', async (_, script, words, code, sentence) => {
    const ended = await run(script, words)
    expect(ended.code).toBe(code)
    expect(ended.stderr).toContain(sentence)
    expect(ended.stderr).not.toContain('    at ')
  })

test.each([
  ['operations/migrate-database.ts', () => []],
  ['operations/import-companies.ts', () => [folder]],
])('%s says in a sentence why it cannot work', async (script, words) => {
  writeFileSync(join(folder, 'google.csv'), '')
  const unreachable = {
    APP_SECRET: 'a secret of the tests, long enough to be one',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  }
  const ended = await runServerScript(script, unreachable, words())
  expect(ended.code).toBe(1)
  expect(ended.stderr).toMatch(/^The command failed: \S[^\n]+\n$/)
  const invalid = await runServerScript(script, { PORT: 'high' }, words())
  expect(invalid.stderr).toMatch(/^Invalid settings:\n {2}PORT: [^\n]+\n$/)
})

test('a move needs a target', async () => {
  const ended = await runServerScript('operations/migrate-store.ts', { DATA_DIR: folder })
  expect(ended.code).toBe(1)
  expect(ended.stderr).toContain('Set DATABASE_URL to the target.')
})

test('refused mails are listed with the mail server’s error, without their recipients', async () => {
  // The other tests have replaced the store under their server.
  const other = await startTestServer()
  const { user } = await aMember(other)
  const refuse = () => Promise.reject(new PermanentMailError(`550 <${user.email}>:\r\n unknown`))
  const refusing = { send: refuse, pretend: refuse }
  await other.call('POST', '/api/auth/request-password-reset', { email: user.email })
  const { store, secrets } = other
  const log = { info: () => undefined, warn: () => undefined }
  const worker = new MailWorker({ store, secrets, transport: refusing, log })
  worker.wake()
  await worker.idle()
  await worker.stop()

  const listed = await run('mails', [], other.productSettings)
  expect([listed.code, listed.stderr]).toEqual([0, ''])
  const [first, ...lines] = linesOf(listed)
  expect(first).toMatch(/^0 queued, \d+ failed in the last 14 days\.$/)
  expect(lines).toContainEqual(
    expect.stringMatching(/^dead {5}20\S+Z {2}password-reset {2}tries: 1 {2}550 <\(address\)>: unknown$/),
  )
  expect(listed.stdout).not.toContain('@')
  await other.close()
})

test('second factors are reset for one address, and an unknown or missing one is refused', async () => {
  const other = await startTestServer()
  const member = await aMember(other)
  await turnOnApp(other, member)
  const reset = (...words: string[]) => run('reset-factors', words, other.productSettings)
  const [done, unknown, missing] = await Promise.all([
    reset(member.user.email),
    reset('nobody@example.com'),
    reset(),
  ])
  expect([done.code, done.stderr]).toEqual([0, ''])
  expect(linesOf(done)).toEqual([
    'Authenticator app: turned off. Passkeys removed: 0. Sessions ended: 1. The owner gets a mail.',
  ])
  expect([unknown.code, missing.code]).toEqual([1, 2])
  expect(unknown.stderr).toContain('No account has the address nobody@example.com.')
  expect((await other.call('GET', '/api/user', undefined, { jar: member.jar })).status).toBe(401)
  expect((await other.mails()).at(-1)?.kind).toBe('factors-reset')
  await other.close()
})

test('a backup without a store is refused', async () => {
  const ended = await runServerScript('operations/backup.ts', { DATA_DIR: folder })
  expect(ended.code).toBe(1)
  expect(ended.stderr).toContain(`There is no store in ${folder}.`)
})

if (!isEmbedded)
  test('on PostgreSQL, backup and restore name the tools to use', async () => {
    expect((await run('backup', [])).stderr).toContain('A PostgreSQL store is backed up with pg_dump')
    expect((await run('restore', [folder])).stderr).toContain(
      'A PostgreSQL store is restored with pg_restore',
    )
  })

if (!isEmbedded)
  test('after pg_restore, users deleted since the backup are deleted again', async () => {
    const restored = await startTestServer()
    const returned = await aMember(restored)
    const other = await aMember(restored)
    const secrets = secretsFrom(server.productSettings.APP_SECRET ?? '')
    await server.store.transaction((tx) => writeErasure(tx, secrets.mac('erasure', returned.user.id)))
    const ended = await run(
      'restore',
      ['--erasures-from', server.productSettings.DATABASE_URL ?? ''],
      restored.productSettings,
    )
    expect(ended).toMatchObject({ code: 0, stderr: '' })
    expect(linesOf(ended)).toEqual(['Deleted 1 account again that was deleted after the backup.'])
    const people = await restored.store.db.selectFrom('users').select('id').execute()
    expect(people).toEqual([{ id: other.user.id }])
    await restored.close()
  })

if (!isEmbedded)
  test('a store moves to PostgreSQL, but only with its own secret', async () => {
    const store = openSqlite(join(folder, 'capra.db'))
    await migrateStore(store, migrations)
    await store.transaction((tx) => writeErasure(tx, 'someone'))
    await store.close()
    writeFileSync(join(folder, 'secret'), server.productSettings.APP_SECRET ?? '')
    const target = await createTestDatabase({ milliseconds: 0 })
    const move = (APP_SECRET: string) =>
      runServerScript('operations/migrate-store.ts', { ...target.settings, DATA_DIR: folder, APP_SECRET })

    const refused = await move('another secret, as long as it needs to be')
    expect(refused.code).toBe(1)
    expect(refused.stderr).toContain('APP_SECRET is not the secret of this store.')

    const moved = await move(server.productSettings.APP_SECRET ?? '')
    expect(moved.stderr).toBe('')
    expect(linesOf(moved).at(-1)).toMatch(/^All [\d,]+ rows are in PostgreSQL\./)
    const erased = await target.store.db.selectFrom('erasure_ledger').select('user_mac').execute()
    expect(erased).toEqual([{ user_mac: 'someone' }])
    await target.remove()
  })
