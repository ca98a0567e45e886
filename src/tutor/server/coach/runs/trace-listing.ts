import vm from 'node:vm'
import { transform } from 'sucrase'

const limitMs = 1000

/** One for all runs: a new one takes longer than most of them. */
const limited = vm.createContext({ run: undefined as unknown })
const call = new vm.Script('run()')

/** `undefined` if it takes longer, or fails. Runs what we wrote: a limit, and no sandbox. */
export function runShortly<Value>(run: () => Value): Value | undefined {
  try {
    limited.run = run
    return call.runInContext(limited, { timeout: limitMs }) as Value // It returns what `run` does.
  } catch {
    return undefined
  }
}

/** A line that is one statement, and changes this variable. */
const change =
  /^\s*(?:(?:const|let) )?(\w+)(?:: [^=]+)?(?:(?:\[[^=]*\])?\s*(?:[-+*/%|&^]|\*\*)?=(?!=)|\.(?:push|pop|shift|unshift|fill)\()/
const isWhole = (line: string) =>
  !/[,([{=+*/&|?:-]$/.test(line) && line.split('(').length === line.split(')').length

/** What each variable of a listing in TypeScript becomes in turn on plain arguments. Empty if it cannot be followed. Node only. */
export function traceListing(lines: readonly string[], name: string, args: readonly unknown[]) {
  const seen = new Map<string, unknown[]>()
  const see = (variable: string, value: unknown) => {
    const isShown = typeof value === 'number' || (Array.isArray(value) && value.length < 50)
    if (isShown) seen.set(variable, [...(seen.get(variable) ?? []), structuredClone(value)])
  }
  const text = lines.join('\n')
  const run = watchedRuns.get(text) ?? compile(lines, name)
  watchedRuns.set(text, run)
  const hasEnded = runShortly(() => {
    run?.(see, structuredClone(args))
    return true
  })
  return hasEnded ? seen : new Map<string, unknown[]>()
}

type WatchedRun = (see: (variable: string, value: unknown) => void, args: readonly unknown[]) => void

/** By the text of the listing: compiling takes longer than running. */
const watchedRuns = new Map<string, WatchedRun | undefined>()

/** The function of a listing, which reports what its variables become. */
function compile(lines: readonly string[], name: string): WatchedRun | undefined {
  // A helper changes things step by step, and leaves them in order only at its end.
  const start = lines.findIndex((line) => new RegExp(`^(?:export )?function ${name}\\b`).test(line))
  const end = lines.indexOf('}', start)
  const watched = lines.map((line, at) => {
    if (end > start && (at < start || at > end)) return line
    const code = line.replace(/\s*\/\/.*$/, '')
    const [, variable] = change.exec(code) ?? []
    return variable && isWhole(code) ? `${code}; see('${variable}', ${variable})` : code
  })
  try {
    const { code } = transform(watched.join('\n'), { transforms: ['typescript'], disableESTransforms: true })
    return vm.compileFunction(`${code}\n${name}(...args)`, ['see', 'args']) as WatchedRun
  } catch {
    return undefined
  }
}
