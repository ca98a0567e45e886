import {
  type FromWorker,
  limits,
  type Outcome,
  type RunnerFiles,
  type RunRequest,
  type ToWorker,
} from '../protocol.ts'
import { type Clang, loadClang } from './clang.ts'
import { createLocator, readProblem, readStop } from './cpp-failure.ts'
import { type Run, runInstance } from './cpp-run.ts'
import { showCpp } from './cpp-shown.ts'
import { writeInput, writeProgram } from './cpp-source.ts'
import { fence } from './fence.ts'

const send: (message: FromWorker) => void = postMessage.bind(self)
let clang: Clang
let runs = 0
/** The program that was compiled last: a failing one is run again and again while its input is made smaller. */
let last: { readonly source: string; readonly compiled: Awaited<ReturnType<Clang['compile']>> } | undefined

Error.stackTraceLimit = 30
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  const doing = data.kind === 'start' ? start(data.files, data.module) : run(data.request)
  // Without this, the page would not hear of it.
  doing.catch(reportError)
})

async function start(files: RunnerFiles, module: WebAssembly.Module | undefined): Promise<void> {
  clang = await loadClang(files, module, () => send({ kind: 'preparing' }))
  if (!files.header) send({ kind: 'made', name: 'header', bytes: clang.header.buffer })
  fence()
  send({ kind: 'ready', module: clang.module })
}

async function run({ program: { source, target }, inputs, measure = false }: RunRequest): Promise<void> {
  const compiled = await compile(writeProgram(source, target), measure)
  if ('problem' in compiled) return send({ kind: 'refused', failure: readProblem(compiled.problem) })
  const module = new WebAssembly.Module(compiled.program)
  const locate = createLocator(clang, compiled.program)
  send({ kind: 'running' })
  let largest = 0
  for (const [index, input] of inputs.entries()) {
    const text = writeInput(target, input)
    let done = runInstance(module, text)
    if (measure && isFast(done)) done = faster(done, runInstance(module, text))
    largest = Math.max(largest, done.memory)
    const outcome = readResult(done, target.kind === 'script') ?? readStop(done, await locate(done))
    send({ kind: 'outcome', index, outcome })
  }
  send({ kind: 'done', isSpent: runs >= 20 || largest > limits.memory / 2 })
}

async function compile(source: string, isOptimized: boolean) {
  const key = `${isOptimized} ${source}`
  if (last?.source !== key) {
    last = { source: key, compiled: await clang.compile(source, isOptimized) }
    // The compiler's memory grows with each run.
    runs++
  }
  return last.compiled
}

function isFast({ report }: Run): boolean {
  return (report?.milliseconds ?? Infinity) < 200
}

function faster(one: Run, other: Run): Run {
  return (other.report?.milliseconds ?? Infinity) < (one.report?.milliseconds ?? Infinity) ? other : one
}

/** Nothing, if the program stopped without a result. */
function readResult({ end, report, printed, milliseconds }: Run, isScript: boolean): Outcome | undefined {
  if (end.kind !== 'exit' || end.code !== 0) return undefined
  if (isScript) return { kind: 'returned', shown: '', printed, milliseconds }
  if (report?.milliseconds === undefined) return undefined
  const { value, other, problem } = report
  const hasValue = value !== undefined
  return {
    kind: 'returned',
    ...(hasValue && { value }),
    shown: problem ?? showCpp(hasValue ? value : other),
    printed,
    milliseconds: report.milliseconds,
  }
}
