import type { Failed, FromWorker, Outcome, Program, RunRequest, ToWorker } from '../protocol.ts'
import { fence } from './fence.ts'
import { call, exportOf, show, toJsonValue } from './script-harness.ts'
import { captureConsole, OutputLimit } from './script-output.ts'
import { stripTypes } from './strip-types.ts'

const send: (message: FromWorker) => void = postMessage.bind(self)
const { createObjectURL, revokeObjectURL } = URL
const output = captureConsole()

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') {
    fence()
    send({ kind: 'ready' })
  } else void run(data.request)
})

async function run({ program, inputs, measure = false }: RunRequest): Promise<void> {
  const loaded = load(program)
  if ('failure' in loaded) return send({ kind: 'refused', failure: loaded.failure })
  for (const [index, input] of inputs.entries()) {
    output.start()
    // A fragment makes it another module, so that nothing is left over from the call before.
    const outcome = await runOnce(`${loaded.url}#${index}`, program, input, measure)
    send({ kind: 'outcome', index, outcome })
  }
  revokeObjectURL(loaded.url)
  // Timers and changed built-ins of this run would meet the next one.
  send({ kind: 'done', isSpent: true })
}

function load({
  language,
  source,
  target,
}: Program): { readonly url: string } | { readonly failure: Failed } {
  try {
    const code = language === 'typescript' ? stripTypes(source) : source
    return { url: createObjectURL(new Blob([code + exportOf(target)], { type: 'text/javascript' })) }
  } catch (error) {
    return { failure: syntaxError(error) }
  }
}

async function runOnce(
  url: string,
  program: Program,
  input: readonly unknown[],
  measure: boolean,
): Promise<Outcome> {
  const { target } = program
  try {
    const started = performance.now()
    const module: { __answer?: unknown } = await import(/* @vite-ignore */ url)
    if (target.kind === 'script')
      return {
        kind: 'returned',
        shown: '',
        printed: output.text(),
        milliseconds: performance.now() - started,
      }
    const first = call(module.__answer, target, input)
    const milliseconds =
      measure && first.milliseconds < 200
        ? Math.min(first.milliseconds, call(module.__answer, target, input).milliseconds)
        : first.milliseconds
    const printed = output.text()
    if (measure) return { kind: 'returned', shown: '', printed, milliseconds }
    const json = toJsonValue(first.value)
    return {
      kind: 'returned',
      ...('value' in json && { value: json.value }),
      shown: 'problem' in json ? json.problem : show(first.value),
      printed,
      milliseconds,
    }
  } catch (error) {
    return failure(error)
  }
}

function failure(error: unknown): Failed {
  const printed = output.text()
  if (error instanceof OutputLimit) return { kind: 'failed', reason: 'output', message: '', printed }
  const message = String(error instanceof Error ? `${error.name}: ${error.message}` : error).slice(0, 2000)
  const stack = error instanceof Error ? String(error.stack ?? '') : ''
  // Chromium and Safari write `blob:…:3:12`, Firefox `name@blob:…:3:12`.
  const [, line, column] = /blob:[^\s)]*:(\d+):(\d+)/.exec(stack) ?? []
  const position = line ? { line: Number(line), column: Number(column) } : {}
  const isDeep = error instanceof RangeError && /call stack/i.test(error.message)
  const isSyntax = error instanceof SyntaxError && !line
  const reason = isDeep ? 'depth' : isSyntax ? 'syntax' : 'error'
  return { kind: 'failed', reason, message, ...position, printed }
}

function syntaxError(error: unknown): Failed {
  const { message, loc } = error as Error & { loc?: { line: number; column: number } }
  const text = message.replace(/ \(\d+:\d+\)$/, '').replace(/^Error transforming .*?: /, '')
  return {
    kind: 'failed',
    reason: 'syntax',
    message: `SyntaxError: ${text}`,
    ...(loc && { line: loc.line, column: loc.column }),
    printed: '',
  }
}
