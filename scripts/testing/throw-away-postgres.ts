import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Trouble } from '../lib/project.mjs'
import { findFreePort } from './find-free-port.ts'
import { getPostgresBinaries } from './postgres-binaries.ts'

export interface ThrowAwayPostgres {
  /** Of a role that may make and drop databases. Stays the same over crashes and starts. */
  readonly url: string
  /** An immediate stop, as by a power cut for everything but the disk. What it had confirmed has to be there after `start`. */
  crash(): Promise<void>
  /** Starts it again on the same data. */
  start(): Promise<void>
  stop(): Promise<void>
}

interface ThrowAwayOptions {
  /** The folder to put everything in; the system's own place for such things when absent. */
  readonly place?: string
  /** Confirmed commits outlive a crash. Slower, so only for tests that are about that. */
  readonly keepsCommits?: boolean
}

interface Person {
  readonly uid: number
  readonly gid: number
}

/** Starts a PostgreSQL of our own on a free port; whatever happens, nothing of it is left when this process ends. */
export async function startThrowAwayPostgres({
  place = tmpdir(),
  keepsCommits = false,
}: ThrowAwayOptions = {}): Promise<ThrowAwayPostgres> {
  const binaries = getPostgresBinaries()
  const person = process.getuid?.() === 0 ? findOtherPerson() : undefined
  const folder = mkdtempSync(join(place, 'capra-postgres-'))
  const password = randomBytes(16).toString('hex')
  let server: ChildProcess | undefined
  const clear = () => {
    if (server?.exitCode === null && server.signalCode === null && server.kill('SIGQUIT'))
      waitUntilGone(join(folder, 'cluster', 'postmaster.pid'))
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', clear)

  try {
    writeFileSync(join(folder, 'password'), password)
    if (person) for (const path of [folder, join(folder, 'password')]) chownSync(path, person.uid, person.gid)
    const programs = person ? placeWhereAllowed(binaries, folder, person) : binaries
    makeCluster(programs, folder, person)
    const port = await findFreePort()
    const start = async () => {
      server = await runServer(programs, { folder, port, keepsCommits }, person)
    }
    const end = async (signal: NodeJS.Signals) => {
      if (!server || server.exitCode !== null || server.signalCode !== null) return
      const ended = new Promise((resolve) => server?.once('exit', resolve))
      if (server.kill(signal)) await ended
    }
    await start()
    return {
      url: `postgres://capra:${password}@127.0.0.1:${port}/postgres`,
      crash: () => end('SIGQUIT'),
      start,
      stop: async () => {
        // Fast shutdown: open connections are cut, and nothing is waited for.
        await end('SIGINT')
        clear()
        process.off('exit', clear)
      },
    }
  } catch (error) {
    clear()
    throw error
  }
}

/** PostgreSQL takes this file away last. Waits without letting go, because a process that exits hears nothing more. */
function waitUntilGone(file: string): void {
  const giveUpAt = Date.now() + 3000
  while (existsSync(file) && Date.now() < giveUpAt)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
}

/** PostgreSQL refuses to run as root, so root lends it somebody who may do nothing else. */
function findOtherPerson(): Person {
  const ask = (option: string, name: string) =>
    Number(spawnSync('id', [option, name], { encoding: 'utf8' }).stdout || NaN)
  for (const name of ['postgres', 'nobody']) {
    const person = { uid: ask('-u', name), gid: ask('-g', name) }
    if (person.uid > 0 && person.gid > 0) return person
  }
  throw new Trouble(
    'PostgreSQL refuses to run as root, and this system has neither a user "postgres" nor "nobody". ' +
      'Run the tests as an ordinary user.',
  )
}

/** A project in root's home cannot be entered by anyone else; the programs are then copied beside the data. */
function placeWhereAllowed(binaries: string, folder: string, person: Person): string {
  if (spawnSync(join(binaries, 'initdb'), ['--version'], { ...person, cwd: folder }).status === 0)
    return binaries
  const copy = join(folder, 'programs')
  cpSync(dirname(binaries), copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

function makeCluster(programs: string, folder: string, person: Person | undefined): void {
  const answer = spawnSync(
    join(programs, 'initdb'),
    [
      ...['--pgdata', join(folder, 'cluster'), '--username', 'capra', '--pwfile', join(folder, 'password')],
      ...['--auth', 'password', '--encoding', 'UTF8', '--locale', 'C', '--no-sync'],
    ],
    { ...person, cwd: folder, encoding: 'utf8' },
  )
  if (answer.status !== 0) {
    throw new Trouble(
      `PostgreSQL could not be set up for the tests: ${answer.stderr || answer.error?.message}`,
    )
  }
}

function runServer(
  programs: string,
  { folder, port, keepsCommits }: { folder: string; port: number; keepsCommits: boolean },
  person: Person | undefined,
): Promise<ChildProcess> {
  // The data lives for minutes, so it need not survive a power cut.
  const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    ...(process.platform === 'win32' ? {} : { unix_socket_directories: folder }),
    ...(keepsCommits ? {} : careless),
    max_connections: 200,
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(programs, 'postgres'), ['-D', join(folder, 'cluster'), ...options], {
    ...person,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    let log = ''
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text
      if (log.includes('ready to accept connections')) resolve(server)
      if (log.length > 100_000) log = ''
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Trouble(`PostgreSQL did not start for the tests: ${log}`)))
  })
}
