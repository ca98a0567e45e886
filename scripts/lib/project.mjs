import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds package.json. */
export const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Things we fetch or work out once and may throw away at any time. */
export const cacheFolder = join(projectFolder, '.cache')

/** A refusal whose message tells a person what is wrong and what to do; shown without a stack. */
export class Trouble extends Error {}

/** Runs a script's work; a Trouble becomes its sentence and exit code 1. */
export async function runScript(work) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    console.error(`\n${error.message}`)
    process.exitCode = 1
  }
}

export function say(line) {
  console.log(line)
}

export function seconds(sinceMs) {
  return `${((Date.now() - sinceMs) / 1000).toFixed(1)} s`
}

/**
 * Runs a program with our own terminal until it ends and gives its exit code. Signals we get are handed on once:
 * Ctrl-C reaches us from the terminal and again from npm, and the program should see one.
 */
export function runToEnd(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: projectFolder, stdio: 'inherit', ...options })
    let signalledAt = 0
    const handOn = (signal) => {
      if (Date.now() - signalledAt < 1000) return
      signalledAt = Date.now()
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, handOn)
    const letGo = () => {
      for (const signal of signals) process.off(signal, handOn)
    }
    child.once('error', (error) => {
      letGo()
      reject(new Trouble(`${program} could not be started: ${error.message}`))
    })
    child.once('exit', (code, signal) => {
      letGo()
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}
