import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const serverFolder = fileURLToPath(new URL('../../app/server', import.meta.url))

export interface ProductProcess {
  readonly child: ChildProcess
  readonly origin: string
}

export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/**
 * Starts the real server, without pages, on a free port. The caller stops it. `wrapper` is a command that runs it with
 * other system limits.
 */
export async function startProductProcess(
  settings: Readonly<Record<string, string>>,
  wrapper: readonly string[] = [],
): Promise<ProductProcess> {
  const [command = process.execPath, ...words] = [...wrapper, process.execPath, 'main.ts']
  const child = spawn(command, words, {
    cwd: serverFolder,
    env: { PORT: '0', LOG_LEVEL: 'info', ...settings },
    // The channel is for what a test preloads into the process.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  return { child, origin: await listeningOrigin(child) }
}

/** Runs a script of the server folder to completion, with only these settings and no .env. */
export async function runServerScript(
  script: string,
  settings: Readonly<Record<string, string>>,
  words: readonly string[] = [],
): Promise<Ended> {
  const child = spawn(process.execPath, [script, ...words], {
    cwd: serverFolder,
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stdout = collected(child.stdout)
  const stderr = collected(child.stderr)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, stdout: await stdout, stderr: await stderr }
}

async function collected(stream: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  for await (const chunk of stream) text += String(chunk)
  return text
}

/** Reads the origin from the log. Later output is discarded, but must be read, or the process would block. */
function listeningOrigin({ stdout }: ChildProcess): Promise<string> {
  let printed = ''
  return new Promise((resolve, reject) => {
    stdout?.on('data', (chunk) => {
      printed += String(chunk)
      const found = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(printed)?.[1]
      if (found) resolve(found)
    })
    stdout?.on('end', () => reject(new Error(`The product did not start:\n${printed}`)))
  })
}
