import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Email } from 'postal-mime'
import { openPostgres } from '#platform/server/store/postgres.ts'
import { openSqlite } from '#platform/server/store/sqlite.ts'
import type { Store } from '#platform/server/store/store.ts'
import { findFreePort } from '../../scripts/testing/find-free-port.ts'
import { createFreshDatabase } from './fresh-database.ts'
import { openMailFolder, openMailServer, waitForMail } from './mailbox.ts'

export interface SiteOptions {
  readonly store?: 'sqlite' | 'postgres'
  readonly mail?: 'files' | 'smtp'
  /** Passkeys need a domain; cookies and everything else work with the address. */
  readonly host?: '127.0.0.1' | 'localhost'
  /** Settings of the product, as in `.env.example`. */
  readonly settings?: Readonly<Record<string, string>>
}

/** The built product, running with data of its own. */
export interface Site {
  /** Unchanged by stop and start. */
  readonly url: string
  readonly dataDir: string
  /** What the server runs with, for programs that work on the same data. */
  readonly settings: Readonly<Record<string, string>>
  /** Waits for the `count`-th mail (by default the first) to an address and returns the newest. */
  waitForMail(to: string, count?: number): Promise<Email>
  /** Opens the data beside the server. The caller closes it. */
  openStore(): Store
  /** A graceful stop, as by Ctrl-C. */
  stop(): Promise<void>
  /** A crash. */
  kill(): Promise<void>
  /** Starts again on the same data. */
  start(): Promise<void>
  /** The server's output since the first start. */
  printed(): string
  /** Stops it and deletes its data. */
  close(): Promise<void>
}

const projectFolder = fileURLToPath(new URL('../..', import.meta.url))

export async function startSite({
  store = 'sqlite',
  mail = 'files',
  host = '127.0.0.1',
  settings = {},
}: SiteOptions = {}): Promise<Site> {
  if (!existsSync(join(projectFolder, 'dist')))
    throw new Error('Nothing is built yet: run `npm run build` first.')
  const dataDir = await mkdtemp(join(tmpdir(), 'capra-site-'))
  const database = store === 'postgres' ? await createFreshDatabase() : undefined
  const mailbox = mail === 'smtp' ? await openMailServer() : openMailFolder(join(dataDir, 'mail'))
  const port = await findFreePort()
  const url = `http://${host}:${port}`
  // Not the whole environment: the developer's own settings must not affect the test.
  const env = {
    PATH: process.env.PATH ?? '',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    // Empty values count as absent, and keep a developer's .env file out.
    DATABASE_URL: database?.url ?? '',
    SMTP_URL: mailbox.smtpUrl ?? '',
    APP_SECRET: 'a secret of the tests, long enough to be one',
    ...settings,
  }

  let server: ChildProcess | undefined
  let log = ''
  const start = async () => {
    server = await launch(env, (text) => {
      log += text
    })
  }
  const end = async (signal: NodeJS.Signals) => {
    const running = server
    server = undefined
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill(signal)
    await ended
  }
  // An interrupted run leaves no server behind.
  const abandon = () => {
    server?.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
  process.once('exit', abandon)
  const close = async () => {
    process.off('exit', abandon)
    await end('SIGTERM')
    await mailbox.close()
    await database?.drop()
    await rm(dataDir, { recursive: true, force: true })
  }

  try {
    await start()
  } catch (error) {
    await close()
    throw error
  }
  return {
    url,
    dataDir,
    settings: env,
    waitForMail: (to, count = 1) => waitForMail(mailbox, to, count),
    openStore: () =>
      database ? openPostgres(database.url, () => undefined) : openSqlite(join(dataDir, 'capra.db')),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    start,
    printed: () => log,
    close,
  }
}

/** Starts the server and waits for the line that says it serves. */
function launch(
  env: Readonly<Record<string, string>>,
  onOutput: (text: string) => void,
): Promise<ChildProcess> {
  const script = join(projectFolder, 'src', 'app', 'server', 'main.ts')
  const server = spawn(process.execPath, [script], {
    cwd: projectFolder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    let log = ''
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        onOutput(text)
        log += text
        if (log.includes('Capra is ready on ')) resolve(server)
      })
    }
    server.once('error', reject)
    server.once('exit', (code) =>
      reject(new Error(`The site ended with ${code} instead of serving:\n${log}`)),
    )
  })
}
