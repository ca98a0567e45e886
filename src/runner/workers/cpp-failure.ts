import type { Failed } from '../protocol.ts'
import type { Clang } from './clang.ts'
import type { Run } from './cpp-run.ts'

const position = /^\/?your code:([1-9]\d*):(\d+)/m

/** What the compiler or the linker wrote, as its first error. */
export function readProblem(written: string): Failed {
  const error = /^(.*?): (?:fatal )?error: (.*)$/m.exec(written)
  const missing = /undefined symbol: (.*)$/m.exec(written)?.[1]
  const [, line, column] = position.exec(error ? written.slice(error.index) : '') ?? []
  const text = missing ? `there is no ${missing}` : clean(error?.[2] ?? written.trim().split('\n')[0] ?? '')
  // An error in our call of the function says little without what the compiler says of the function.
  const isOurs = error?.[1]?.startsWith('harness')
  const note = isOurs ? /^your code:\d+:\d+: note: (.*)$/m.exec(written)?.[1] : undefined
  return {
    kind: 'failed',
    reason: 'syntax',
    message: `error: ${note ? `${text}: ${note}` : text}`.slice(0, 2000),
    ...toPosition(line, column),
    printed: '',
  }
}

function clean(message: string): string {
  return message
    .replace(/^static assertion failed.*?: /, '')
    .replace(/^use of undeclared identifier 'main'.*/, 'there is no function main')
}

function toPosition(line: string | undefined, column: string | undefined) {
  return { ...(line && { line: Number(line) }), ...(Number(column) > 0 && { column: Number(column) }) }
}

/** Why a program gave no result. */
export function readStop({ end, report, printed, complaint }: Run, frames: string): Failed {
  const [, line, column] = position.exec(frames) ?? []
  const failed = (reason: Failed['reason'], message = ''): Failed => ({
    kind: 'failed',
    reason,
    message: message.slice(0, 2000),
    ...toPosition(line, column),
    printed,
  })
  if (end.kind === 'output') return failed('output')
  if (report?.isFull) return failed('memory')
  if (end.kind === 'depth') return failed('depth')
  if (end.kind === 'exit') return failed('error', `the program ended with exit code ${end.code}`)
  return failed('error', trapMessage(frames) ?? (complaint ? readComplaint(complaint) : end.message))
}

/** Where the library throws, ours stops the program and says what would have been thrown. */
function readComplaint(complaint: string): string {
  return complaint.replace(/^(\w+) was thrown in -fno-exceptions mode(?: with message "(.*)")?$/, '$1: $2')
}

/** Clang names the reason of a trap as if it were a function called there. */
function trapMessage(frames: string): string | undefined {
  const [, text] = /^__clang_trap_msg\$[^$\n]*\$(.*)$/m.exec(frames) ?? []
  // It has one sentence for three checks, of which we use this one.
  if (text?.startsWith('Alignment, null')) return 'a null pointer is used as if it pointed to something'
  return text?.replace(/^.* failed: /, '')
}

/**
 * Lines of a program by where it stopped. Asking for them takes a tenth of a second, and many inputs stop a program at
 * the same place, so each place is asked for once.
 */
export function createLocator(clang: Clang, program: Uint8Array<ArrayBuffer>) {
  const known = new Map<string, string>()
  return async ({ end }: Run): Promise<string> => {
    if (!('stack' in end)) return ''
    const start = startOfCode(program)
    const addresses = [...end.stack.matchAll(/wasm-function\[\d+\]:0x([\da-f]+)/g)]
      .slice(0, mostFrames)
      // Callers are left behind the call.
      .map(([, offset = ''], index) => Number.parseInt(offset, 16) - start - (index > 0 ? 1 : 0))
    const key = addresses.join()
    const found = known.get(key) ?? (known.size < mostStops ? await clang.locate(program, addresses) : '')
    known.set(key, found)
    return found
  }
}

const mostStops = 5
const mostFrames = 24

/** The offset of the code in a file of WebAssembly, from which its addresses count. */
function startOfCode(program: Uint8Array): number {
  const codeSection = 10
  let at = 8
  while (at < program.length) {
    const section = program[at++]
    let size = 0
    for (let shift = 0; ; shift += 7) {
      const byte = program[at++] ?? 0
      size |= (byte & 127) << shift
      if (byte < 128) break
    }
    if (section === codeSection) return at
    at += size
  }
  return 0
}
