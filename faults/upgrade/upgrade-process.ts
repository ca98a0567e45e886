import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { appSecret } from '../lib/restartable-product.ts'
import type { TestData } from '../lib/test-data.ts'

const serverFolder = fileURLToPath(new URL('../../src/app/server', import.meta.url))
const preloaded = new URL('slow-statements.mjs', import.meta.url).href

export interface UpgradeProcess {
  readonly child: ChildProcess
  /** When its first change has begun, or it has ended without one. */
  readonly begun: Promise<unknown>
  readonly ended: Promise<{ readonly code: number | null; readonly stderr: string }>
}

/** Runs `npm run db:migrate` on the data, with a pause before each statement. */
export function startUpgrade({ settings }: TestData, pauseMs: number): UpgradeProcess {
  const child = spawn(process.execPath, ['--import', preloaded, 'operations/migrate-database.ts'], {
    cwd: serverFolder,
    env: { APP_SECRET: appSecret, ...settings, STATEMENT_PAUSE_MS: String(pauseMs) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let stderr = ''
  child.stderr?.on('data', (chunk) => {
    stderr += String(chunk)
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const message = new Promise((resolve) => child.once('message', resolve))
  return { child, begun: Promise.race([message, ended]), ended: ended.then((code) => ({ code, stderr })) }
}
