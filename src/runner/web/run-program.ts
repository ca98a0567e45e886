import {
  type Failed,
  type FromWorker,
  limits,
  type Outcome,
  type RunLanguage,
  type RunRequest,
  type ToWorker,
} from '../protocol.ts'
import { type Download, keepMade, loadFiles, workerOf } from './runner-files.ts'

/** Milliseconds after which a run is ended. A JavaScript that fills the memory takes the page with it, so it gets less. */
export const timeLimits: Readonly<Record<RunLanguage, number>> = {
  python: 5000,
  typescript: 3000,
  javascript: 3000,
  cpp: 5000,
}

/** Compiling C++ counts apart from running it. */
const compileLimit = 60_000

export interface RunReport {
  /** By input. Those after a run that was ended are missing. */
  readonly outcomes: readonly Outcome[]
  /** Code that is too long, does not parse, or ended the worker. */
  readonly refused?: Failed
}

export interface RunOptions {
  readonly onOutcome?: (index: number, outcome: Outcome) => void
  /** Of the first download. */
  readonly onDownload?: (download: Download) => void
  /** The first start of C++ takes long even when everything is here. */
  readonly onPreparing?: () => void
  readonly signal?: AbortSignal
}

const tooLong: Failed = {
  kind: 'failed',
  reason: 'error',
  message: `The code has more than ${limits.source.toLocaleString('en')} characters. Shorten it, and run it again.`,
  printed: '',
}

interface Started {
  readonly worker: Worker
}

/** Ready workers by their script, each for one run at a time. */
const ready = new Map<string, Promise<Started>>()

/** What a worker compiled, by its script. */
const modules = new Map<string, WebAssembly.Module>()

/** Starts what runs this language, so that the first run does not wait for it. */
export async function prepare(language: RunLanguage, progress: StartProgress = {}): Promise<void> {
  await readyWorker(language, progress)
}

type StartProgress = Pick<RunOptions, 'onDownload' | 'onPreparing'>

/**
 * Runs code in a worker that can reach no address, and ends it at its limits. What comes back is the code's own word:
 * whoever writes the code can make the worker say anything.
 *
 * @throws if the files cannot be fetched.
 */
export async function runProgram(request: RunRequest, options: RunOptions = {}): Promise<RunReport> {
  const { language, source } = request.program
  if (source.length > limits.source) return { outcomes: [], refused: tooLong }
  const { worker } = await readyWorker(language, options)
  // A run has its worker to itself.
  ready.delete(workerOf(language))
  const { report, isSpent } = await runOn(worker, request, options)
  if (isSpent) {
    worker.terminate()
    if (!options.signal?.aborted) void readyWorker(language).catch(() => {})
  } else if (ready.has(workerOf(language))) worker.terminate()
  else ready.set(workerOf(language), Promise.resolve({ worker }))
  return report
}

function readyWorker(language: RunLanguage, progress: StartProgress = {}): Promise<Started> {
  const script = workerOf(language)
  const known = ready.get(script)
  if (known) return known
  const starting = start(language, progress)
  ready.set(script, starting)
  starting.catch(() => ready.delete(script))
  return starting
}

async function start(language: RunLanguage, { onDownload, onPreparing }: StartProgress): Promise<Started> {
  const files = await loadFiles(language, onDownload)
  const script = workerOf(language)
  const worker = new Worker(script, { type: 'module' })
  await new Promise<void>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'preparing') onPreparing?.()
      // A browser without room makes it again at each start.
      else if (data.kind === 'made') keepMade(language, data.name, data.bytes).catch(() => {})
      else if (data.kind === 'ready') {
        if (data.module) modules.set(script, data.module)
        resolve()
      }
    }
    worker.onerror = (event) => reject(new Error(event.message || 'The worker did not start'))
    send(worker, { kind: 'start', files, module: modules.get(script) })
  })
  return { worker }
}

function send(worker: Worker, message: ToWorker): void {
  worker.postMessage(message)
}

function runOn(
  worker: Worker,
  request: RunRequest,
  { onOutcome, signal }: RunOptions,
): Promise<{ readonly report: RunReport; readonly isSpent: boolean }> {
  const { language } = request.program
  return new Promise((resolve) => {
    const outcomes: Outcome[] = []
    const add = (outcome: Outcome) => {
      outcomes.push(outcome)
      onOutcome?.(outcomes.length - 1, outcome)
    }
    const end = (isSpent: boolean, refused?: Failed) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
      resolve({ report: { outcomes, ...(refused && { refused }) }, isSpent })
    }
    const limit = request.limit ?? timeLimits[language]
    const ended: Failed = {
      kind: 'failed',
      reason: 'time',
      message: `Ended after ${limit / 1000} seconds. Is there a loop that never ends?`,
      printed: '',
    }
    const outOfTime = () => {
      add(ended)
      end(true)
    }
    const stop = () => end(true, ended)
    let timer = setTimeout(outOfTime, language === 'cpp' ? compileLimit : limit)
    signal?.addEventListener('abort', stop)
    worker.onerror = (event) => {
      event.preventDefault()
      end(true, { kind: 'failed', reason: 'error', message: event.message, printed: '' })
    }
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'outcome') add(data.outcome)
      else if (data.kind === 'refused') end(data.failure.reason !== 'syntax', data.failure)
      else if (data.kind === 'done') end(data.isSpent)
      else if (data.kind === 'running') {
        clearTimeout(timer)
        timer = setTimeout(outOfTime, limit)
      }
    }
    send(worker, { kind: 'run', request })
  })
}
