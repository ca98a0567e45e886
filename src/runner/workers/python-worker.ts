import { loadPyodide, type PyodideAPI } from 'pyodide'
// @ts-expect-error: the package has no types for it
import createPyodideModule from 'pyodide/pyodide.asm.mjs'
import {
  type Failed,
  type FromWorker,
  limits,
  type Outcome,
  type RunnerFiles,
  type RunRequest,
  type ToWorker,
} from '../protocol.ts'
import { fence } from './fence.ts'
import { emptyLock, toResponse } from './pyodide-files.ts'

const send: (message: FromWorker) => void = postMessage.bind(self)
let python: PyodideAPI

capMemory()
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') void start(data.files)
  else run(data.request)
})

async function start(files: RunnerFiles): Promise<void> {
  // Pyodide asks for its two files; nothing else is fetched.
  self.fetch = async (url) => toResponse(String(url), files)
  const config = { indexURL: '/', createPyodideModule, lockFileContents: emptyLock, jsglobals: {} }
  python = await loadPyodide({ ...config, ...(files.snapshot && { _loadSnapshot: files.snapshot }) })
  limitStack(python as unknown as { _module: PyodideModule })
  fence()
  send({ kind: 'ready' })
}

function run({ program, inputs, measure = false }: RunRequest): void {
  const { source, target } = program
  try {
    const load = python.globals.get('load')
    const { depth, output, value } = limits
    const refused: string = load(JSON.stringify({ source, target, measure, depth, output, value }))
    if (refused) {
      send({ kind: 'refused', failure: JSON.parse(refused) as Failed })
      return
    }
    const call = python.globals.get('run')
    for (const [index, input] of inputs.entries())
      send({ kind: 'outcome', index, outcome: JSON.parse(call(JSON.stringify(input))) as Outcome })
    send({ kind: 'done', isSpent: hasGrown() })
  } catch {
    // An error that comes out of Pyodide itself has ended the interpreter: its stack is that of the browser.
    send({ kind: 'refused', failure: { kind: 'failed', reason: 'depth', message: '', printed: '' } })
  }
}

/**
 * Python raises RecursionError, and frees deep structures in parts, before its stack in WebAssembly is full. But the
 * browser's own stack is full much earlier, which would end the interpreter: at about 450 calls through `map`, or when a
 * list of 10,000 nodes is freed. So Python is told of a smaller stack.
 */
function limitStack({ _module }: { _module: PyodideModule }): void {
  _module._PyUnstable_ThreadState_SetStackProtection(
    _module._PyThreadState_Get(),
    _module.stackSave() - stackBytes,
    stackBytes,
  )
}

const stackBytes = 128 * 1024

/** What we use of Emscripten's module and of Python's C API. */
interface PyodideModule {
  stackSave(): number
  _PyThreadState_Get(): number
  _PyUnstable_ThreadState_SetStackProtection(thread: number, start: number, bytes: number): number
}

/** The heap of WebAssembly grows and never shrinks. Beyond the limit, Python raises MemoryError. */
function capMemory(): void {
  const { grow } = WebAssembly.Memory.prototype
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * 65_536 > limits.memory) throw new RangeError('out of memory')
    memory = this
    return grow.call(this, pages)
  }
}

let memory: WebAssembly.Memory | undefined

function hasGrown(): boolean {
  return (memory?.buffer.byteLength ?? 0) > limits.memory / 2
}
