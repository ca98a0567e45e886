import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that contains package.json. */
export const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Downloads and computed files; safe to delete at any time. */
export const cacheFolder = join(projectFolder, '.cache')

/** An error for the user: printed without a stack trace. */
export class UserError extends Error {}

/** Runs a script; a UserError is printed and sets exit code 1. */
export async function runScript(work) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    console.error(`\n${error.message}`)
    process.exitCode = 1
  }
}

export function seconds(sinceMs) {
  return `${((Date.now() - sinceMs) / 1000).toFixed(1)} s`
}

/**
 * Runs a program in our terminal and returns its exit code. Signals are forwarded once, because on Ctrl-C both the
 * terminal and npm signal us.
 */
export function runToEnd(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: projectFolder, stdio: 'inherit', ...options })
    let signalledAt = 0
    const forward = (signal) => {
      if (Date.now() - signalledAt < 1000) return
      signalledAt = Date.now()
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, forward)
    const stopForwarding = () => {
      for (const signal of signals) process.off(signal, forward)
    }
    child.once('error', (error) => {
      stopForwarding()
      reject(new UserError(`${program} could not be started: ${error.message}`))
    })
    child.once('exit', (code, signal) => {
      stopForwarding()
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}
