import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { hashToken } from '#accounts/server/randomness.ts'
import { findFreePort } from '../../scripts/testing/find-free-port.ts'
import { writeCompanyLists } from './company-lists.ts'

/** The built product on a free port, with an embedded store in a temporary folder. */
export interface Site {
  readonly url: string
  readonly pid: number
  /** Settings the server runs with. */
  readonly settings: Readonly<Record<string, string>>
  /** Stops the server and deletes its data. */
  close(): Promise<void>
}

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url))

/** One machine stands for thousands of learners, so limits per address and per person must not apply. */
const highLimits = Object.fromEntries(
  [
    ...['ANONYMOUS_PER_MINUTE', 'ANONYMOUS_BURST', 'MEMBER_PER_MINUTE', 'MEMBER_BURST', 'WRITES_PER_MINUTE'],
    ...['TUTOR_SESSIONS_PER_HOUR', 'TUTOR_SESSIONS_PER_DAY', 'TUTOR_QUESTIONS_PER_MINUTE'],
    ...['TUTOR_QUESTIONS_PER_DAY', 'TUTOR_ANSWERS_IN_FLIGHT'],
  ].map((name) => [`LIMIT_${name}`, '100000000']),
)

export async function startSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'capra-bench-'))
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const settings = {
    PATH: process.env.PATH ?? '',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    DATABASE_URL: '',
    SMTP_URL: '',
    ...highLimits,
  }
  const server = spawn(process.execPath, ['src/app/server/main.ts'], {
    cwd: projectFolder,
    env: settings,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.once('exit', () => server.kill('SIGKILL'))
  await waitUntilReady(server, url)
  return {
    url,
    pid: server.pid ?? 0,
    settings,
    close: async () => {
      const exited = new Promise((resolve) => server.once('exit', resolve))
      if (server.kill('SIGTERM')) await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function waitUntilReady(server: ChildProcess, url: string): Promise<void> {
  while (server.exitCode === null && server.signalCode === null) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The server exited with ${server.exitCode} before it was ready.`)
}

/** Adds signed-in members to the store. @returns their Cookie headers. */
export function addMembers({ settings }: Site, count: number): readonly string[] {
  const database = new DatabaseSync(join(settings.DATA_DIR ?? '', 'capra.db'))
  database.exec('pragma busy_timeout = 5000; begin immediate')
  const addUser = database.prepare(
    `insert into users (id, username, email, email_key, password_hash, first_name, last_name, created_at)
     values (?, ?, ?, ?, 'cannot sign in by password', ?, null, ?)`,
  )
  const addSession = database.prepare(
    `insert into sessions (id, token_hash, user_id, user_agent, created_at, last_seen_at)
     values (?, ?, ?, 'bench', ?, ?)`,
  )
  const now = Date.now()
  const cookies = Array.from({ length: count }, (_, index) => {
    const id = `member-${index}`.padEnd(36, '.')
    const email = `climber${index}@example.com`
    const token = `session-${index}-`.padEnd(43, 'x')
    addUser.run(id, `climber${index}`, email, email, `Climber ${index}`, now)
    addSession.run(id, hashToken(token), id, now, now)
    return `sid=${token}`
  })
  database.exec('commit')
  database.close()
  return cookies
}

/** Makes the first two members GoatMates, as most members have one. */
export function makeFirstTwoGoatMates({ settings }: Site): void {
  const database = new DatabaseSync(join(settings.DATA_DIR ?? '', 'capra.db'))
  database
    .prepare('insert into friendships (user_a, user_b, created_at) select min(id), max(id), ? from users')
    .run(Date.now())
  database.close()
}

/** Imports 10,000 made-up questions of 700 companies, as an operator would, while the site runs. */
export function importCompanyLists({ settings }: Site): void {
  const folder = mkdtempSync(join(tmpdir(), 'capra-lists-'))
  writeCompanyLists(folder)
  execFileSync(process.execPath, ['src/app/server/operations/import-companies.ts', folder], {
    cwd: projectFolder,
    env: settings,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  rmSync(folder, { recursive: true })
}

/** Cookies of a Cookie header, as a browser context takes them. */
export function browserCookies(header: string, url: string) {
  return header.split('; ').map((cookie) => {
    const end = cookie.indexOf('=')
    return { name: cookie.slice(0, end), value: cookie.slice(end + 1), url: new URL(url).origin }
  })
}
