import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../scripts/testing/find-free-port.ts'

interface ChildServer {
  readonly url: string
  readonly pid: number
  stop(): void
}

/** Starts a script of `bench/` that listens on the port it is given first and then prints a line. */
export async function startChildServer(name: string, ...rest: readonly string[]): Promise<ChildServer> {
  const port = await findFreePort()
  const script = new URL(`../${name}`, import.meta.url).pathname
  const child = spawn(process.execPath, [script, String(port), ...rest], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((ready) => child.stdout.once('data', ready))
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? Number.NaN, stop: () => child.kill() }
}

/** Keeps bytes in a file, for a server that is to send them. */
export function keepBytes(bytes: Buffer): string {
  const file = join(mkdtempSync(join(tmpdir(), 'capra-bytes-')), 'body')
  writeFileSync(file, bytes)
  return file
}
