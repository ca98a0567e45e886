import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../../scripts/testing/find-free-port.ts'

export interface ServerProcess {
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

const projectFolder = fileURLToPath(new URL('../..', import.meta.url))

/** Starts the built product with these settings on a free port; what it logs is written and thrown away. */
export async function startServer(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['src/app/server/main.ts'], {
    cwd: projectFolder,
    env: { ...settings, PORT: String(port), PUBLIC_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  await isReady(child, url)
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      if (child.kill('SIGTERM')) await ended
    },
  }
}

async function isReady(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The server ended with ${child.exitCode} instead of serving.`)
}
