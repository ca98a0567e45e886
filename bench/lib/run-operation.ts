import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { figuresOf } from './process-figures.ts'

export interface Ended {
  readonly seconds: number
  readonly peakMegabytes: number
  readonly printed: string
}

/**
 * Runs a command of an operator to its end, or until `isEnough` says so of what it has printed and how long it has
 * run: then it is killed two seconds later.
 *
 * @throws when it ends with a fault of its own.
 */
export function runOperation(
  command: string,
  settings: Readonly<Record<string, string>>,
  words: readonly string[] = [],
  isEnough: (printed: string, seconds: number) => boolean = () => false,
): Promise<Ended> {
  const script = fileURLToPath(new URL(`../../src/app/server/operations/${command}.ts`, import.meta.url))
  const startedAt = performance.now()
  const child = spawn(process.execPath, [script, ...words], {
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  let peakMegabytes = 0
  const secondsNow = () => (performance.now() - startedAt) / 1000
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  let isToEnd = false
  const looking = setInterval(() => {
    // It may have ended between two looks.
    if (child.exitCode === null && child.pid) peakMegabytes = Math.max(peakMegabytes, peakOf(child.pid))
    if (isToEnd || !isEnough(printed, secondsNow())) return
    isToEnd = true
    setTimeout(() => child.kill('SIGKILL'), 2000)
  }, 100)
  return new Promise((resolve, reject) => {
    child.once('close', (code, signal) => {
      clearInterval(looking)
      if (code === 0 || signal === 'SIGKILL') resolve({ seconds: secondsNow(), peakMegabytes, printed })
      else reject(new Error(`${command} ended with ${code}:\n${printed}`))
    })
  })
}

function peakOf(pid: number): number {
  try {
    return figuresOf(pid).peakMegabytes || 0
  } catch {
    return 0
  }
}
