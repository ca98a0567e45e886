// Kills backups and restores of a large store with SIGKILL, early, in their middle and late, and looks at what is left:
// nothing half-written may be taken for whole, and the same command made again has to hold every row. Linux only.
// Repeat: SCALE_DIR=/tmp/scale node bench/killed-copies.ts sqlite
//         SCALE_DIR=/tmp/scale KEEPS_COMMITS=1 npm run with-postgres -- node bench/killed-copies.ts postgres
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { differences } from '#platform/server/copy/copy-tables.ts'
import { table } from './lib/figures.ts'
import { keepResult } from './lib/keep-result.ts'
import { runOperation } from './lib/run-operation.ts'
import { contentsOf } from './scale/contents.ts'
import { administer, databaseUrl, fillPlace } from './scale/filled-place.ts'

/** Of the seconds that a whole run takes. */
const shares = [0.2, 0.5, 0.8]

const kind = process.argv[2] === 'postgres' ? 'postgres' : 'sqlite'
const large = await fillPlace(kind, Number(process.env.LARGE ?? 10_000))
const small = await fillPlace(kind, Number(process.env.SMALL ?? 1000))
const work = mkdtempSync(join(process.env.SCALE_DIR ?? tmpdir(), 'killed-'))
/** Where the restores go. */
const target = {
  ...small.settings,
  DATA_DIR: join(work, 'target'),
  DATABASE_URL: kind === 'postgres' ? await databaseUrl('killed_target') : '',
}

/** What the restores replace: the store of fewer people. */
async function putSmallStore(): Promise<void> {
  rmSync(target.DATA_DIR, { recursive: true, force: true })
  mkdirSync(target.DATA_DIR)
  if (kind === 'sqlite') {
    copyFileSync(join(small.settings.DATA_DIR ?? '', 'capra.db'), join(target.DATA_DIR, 'capra.db'))
    return
  }
  await administer('drop database killed_target with (force)')
  const name = new URL(small.settings.DATABASE_URL ?? '').pathname.slice(1)
  await administer(`create database killed_target template ${name}`)
}

/** PostgreSQL takes a moment to notice that somebody is gone. */
async function nobodyRestores(): Promise<void> {
  const statement = "select 1 from pg_stat_activity where application_name = 'capra restore'"
  while (kind === 'postgres' && (await administer(statement)).length > 0) await sleep(200)
}

/** Runs a command and kills it, once at each share of its time. @returns when that was, and what `look` found. */
async function killAndLook(command: ReturnType<typeof startKilled>, look: () => Promise<string>) {
  const found: string[] = []
  for (const share of shares) {
    const { seconds } = await command(share)
    await nobodyRestores()
    found.push(`${Math.round(seconds)} s: ${await look()}`)
  }
  return found.join('; ')
}

function startKilled(wholeSeconds: number, ...[name, settings, words]: Parameters<typeof runOperation>) {
  return (share: number) =>
    runOperation(name, settings, words, (_, seconds) => seconds + 2 >= share * wholeSeconds)
}

const only = (folder: string) =>
  join(folder, readdirSync(folder).find((name) => !name.endsWith('.part')) ?? '')
const backups = join(work, 'backups')
const { seconds: backupSeconds } = await runOperation('backup', large.settings, [backups])
const wanted = await contentsOf(large.settings)
rmSync(only(backups), { recursive: true })

const leftOfBackups = await killAndLook(
  startKilled(backupSeconds, 'backup', large.settings, [backups]),
  async () => {
    const names = readdirSync(backups)
    const whole = names.filter((name) => !name.endsWith('.part'))
    const refusals = names.map((name) =>
      runOperation('restore', target, ['--replace', join(backups, name)]).then(
        () => 'restored',
        ({ message }: Error) => (message.includes('There is no backup in') ? 'refused' : message),
      ),
    )
    return `${whole.length} backups, ${names.length} parts, restore: ${(await Promise.all(refusals)).join(', ')}`
  },
)
await runOperation('backup', large.settings, [backups])

await putSmallStore()
const before = await contentsOf(target)
const restore = ['restore', target, ['--replace', only(backups)]] as const
const { seconds: restoreSeconds } = await runOperation(...restore)
const afterBackup = differences(wanted, await contentsOf(target)).length

await putSmallStore()
const leftOfRestores = await killAndLook(startKilled(restoreSeconds, ...restore), async () => {
  const now = await contentsOf(target)
  if (differences(before, now).length === 0) return 'the store before it'
  return differences(wanted, now).length === 0 ? 'the new store' : 'NEITHER STORE'
})
await runOperation(...restore)
const afterRestore = differences(wanted, await contentsOf(target)).length

rmSync(work, { recursive: true })
await large.close()
await small.close()
const rows = [
  [`backup, ${kind}`, leftOfBackups, afterBackup],
  [`restore, ${kind}`, leftOfRestores, afterRestore],
] as const
console.log(table(['step', 'killed after, and what was there then', 'made again: tables that differ'], rows))
keepResult(`killed-copies-${kind}`, rows)
