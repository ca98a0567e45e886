import { ConsoleStdout, File, OpenFile, WASI, WASIProcExit } from '@bjorn3/browser_wasi_shim'
import { limits } from '../protocol.ts'

/** What a program did with one input. */
export interface Run {
  readonly printed: string
  /** The last line that it wrote to the standard error. */
  readonly complaint: string
  /** What the harness in the program says of the result, or nothing if it did not come that far. */
  readonly report: Report | undefined
  readonly end: End
  /** Of all of it, with reading and writing. */
  readonly milliseconds: number
  /** Bytes. */
  readonly memory: number
}

interface Report {
  readonly milliseconds?: number
  readonly value?: unknown
  /** A value of a type that no problem asks for. */
  readonly other?: unknown
  readonly problem?: string
  readonly isFull?: true
}

type End =
  | { readonly kind: 'exit'; readonly code: number }
  | { readonly kind: 'output' }
  /** The stack of the browser or that of the program is full. */
  | { readonly kind: 'depth'; readonly stack: string }
  | { readonly kind: 'trap'; readonly message: string; readonly stack: string }

/** Runs a program in a memory of its own. */
export function runInstance(module: WebAssembly.Module, input: string): Run {
  let printed = ''
  let complaints = ''
  const toText = textOf((text) => {
    printed += text
    if (printed.length > limits.output) throw new OutputLimit()
  })
  let report = ''
  const files = [
    new OpenFile(new File(new TextEncoder().encode(input))),
    new ConsoleStdout(toText),
    new ConsoleStdout((bytes) => {
      complaints = (complaints + new TextDecoder().decode(bytes)).slice(-2000)
      toText(bytes)
    }),
    new ResultFile(textOf((text) => (report += text))),
  ]
  const wasi = new WASI([], [], files, { debug: false })
  const { exports } = new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi.wasiImport })
  const instance = { exports: exports as unknown as Exports }
  const started = performance.now()
  const end = start(() => wasi.start(instance), instance.exports)
  return {
    printed: printed.slice(0, limits.output),
    complaint: complaints.trimEnd().split('\n').at(-1) ?? '',
    report: readReport(report),
    end,
    milliseconds: performance.now() - started,
    memory: instance.exports.memory.buffer.byteLength,
  }
}

/** Whoever writes a program can write there too. */
function readReport(text: string): Report | undefined {
  try {
    return JSON.parse(text) as Report
  } catch {
    return undefined
  }
}

interface Exports {
  readonly _start: () => unknown
  readonly memory: WebAssembly.Memory
  readonly __stack_pointer: WebAssembly.Global<'i32'>
}

class OutputLimit extends Error {}

/** Not a folder: without this, the program takes descriptor 3 for one and asks for its name. */
class ResultFile extends ConsoleStdout {
  override fd_prestat_get() {
    return { ret: badDescriptor, prestat: null }
  }
}

const badDescriptor = 8

function start(run: () => number, { __stack_pointer }: Exports): End {
  try {
    return { kind: 'exit', code: run() }
  } catch (error) {
    if (error instanceof OutputLimit) return { kind: 'output' }
    if (error instanceof WASIProcExit) return { kind: 'exit', code: error.code }
    if (!(error instanceof Error)) throw error
    const stack = error.stack ?? ''
    // Firefox says InternalError.
    if (error instanceof RangeError || error.name === 'InternalError' || __stack_pointer.value < 0)
      return { kind: 'depth', stack }
    return { kind: 'trap', message: error.message, stack }
  }
}

function textOf(add: (text: string) => void): (bytes: Uint8Array) => void {
  const decoder = new TextDecoder()
  return (bytes) => add(decoder.decode(bytes, { stream: true }))
}
