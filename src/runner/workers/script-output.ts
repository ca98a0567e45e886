import { limits } from '../protocol.ts'
import { show } from './script-harness.ts'

/** Ends a run that prints without an end. */
export class OutputLimit extends Error {}

/** What `console` prints, as text with an end. */
export function captureConsole() {
  let lines: string[] = []
  let size = 0
  const write = (...values: unknown[]) => {
    const line = values.map((value) => (typeof value === 'string' ? value : show(value))).join(' ')
    size += line.length + 1
    lines.push(line.slice(0, limits.output))
    if (size > limits.output) throw new OutputLimit()
  }
  for (const name of ['log', 'info', 'warn', 'error', 'debug', 'table', 'dir', 'trace'] as const)
    console[name] = write
  return {
    start() {
      lines = []
      size = 0
    },
    text: () => lines.map((line) => `${line}\n`).join(''),
  }
}
