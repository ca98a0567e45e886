import type { Command, Tree } from '@yowasp/clang'
import { limits, type RunnerFiles } from '../protocol.ts'
import { harness } from './cpp-harness.ts'

/** The same for the header and all programs. */
const flags = [
  '-std=c++20',
  '-O0',
  '-w',
  // They need a runtime that the package does not have.
  '-fno-exceptions',
  // An index out of range stops the program.
  '-D_LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_FAST',
]
const linkFlags = [
  '-Wl,-z,stack-size=8388608',
  `-Wl,--max-memory=${limits.memory}`,
  // A stack that is full meets the end of the memory, not the data.
  '-Wl,--stack-first',
  '-Wl,--export=__stack_pointer',
]
const checked = [
  // Null stops the program too: in WebAssembly, address 0 can be read like any other.
  '-fsanitize=null,array-bounds,signed-integer-overflow,shift,return',
  '-fsanitize-trap=all',
  // To find the line where it stopped.
  '-gline-tables-only',
]
/** A header belongs to one level of optimization. So the compiler does nothing, and the linker optimizes. */
const fast = ['-flto', '-Xclang', '-disable-O0-optnone', '-Wl,--lto-O2', '-Wl,--strip-all']

/** Those who include everything by this name have everything already. */
const emptyHeaders = { bits: { 'stdc++.h': '' } }

export interface Clang {
  /** @returns a program of WebAssembly, or what the compiler wrote. A fast one does not say where it stops. */
  compile(
    source: string,
    isFast?: boolean,
  ): Promise<{ readonly program: Bytes } | { readonly problem: string }>
  /** @returns for each address of a program's code the functions and lines there, the inner first. */
  locate(program: Bytes, addresses: readonly number[]): Promise<string>
  /** The compiled header, for the next start. */
  readonly header: Bytes
  /** The compiler itself, for the next worker. */
  readonly module: WebAssembly.Module
}

type Bytes = Uint8Array<ArrayBuffer>

/**
 * @param files by the names that the package asks for, and `header` if there is one from an earlier start.
 * @param known the compiler as an earlier worker compiled it. It is slow at first: each of its functions is compiled when
 *   it is first called.
 */
export async function loadClang(
  files: RunnerFiles,
  known: WebAssembly.Module | undefined,
  onMissingHeader: () => void,
): Promise<Clang> {
  self.fetch = async (url) => {
    const name = String(url).replace(/.*\//, '')
    return new Response(files[name], { statusText: name, headers: { 'content-type': 'application/wasm' } })
  }
  let module = known
  const { compileStreaming } = WebAssembly
  WebAssembly.compileStreaming = async (source) => {
    const response = await source
    if (response.statusText !== 'llvm.core.wasm') return compileStreaming(response)
    module ??= await compileStreaming(response)
    return module
  }
  // It takes `fetch` when it is loaded.
  const { commands, runLLVM } = await import('@yowasp/clang')
  const clang = commands['clang++']
  await runLLVM(undefined, {}, options)
  if (!files.header) onMissingHeader()
  const header = files.header ? new Uint8Array(files.header) : await compileHeader(clang)
  // The first program takes three times as long as the next ones.
  await compile(clang, header, 'int main() {}', checked)
  if (!module) throw new Error('clang was not loaded')
  return {
    header,
    module,
    compile: (source, isFast = false) => compile(clang, header, source, isFast ? fast : checked),
    locate: (program, addresses) => locate(runLLVM, program, addresses),
  }
}

const options = { decodeASCII: false, stdout() {}, stderr() {}, fetchProgress() {} }

async function compileHeader(clang: Command): Promise<Bytes> {
  const words = [...flags, '-x', 'c++-header', 'harness.h', '-o', 'harness.pch']
  return bytesOf((await clang(words, { 'harness.h': harness }, options)) ?? {}, 'harness.pch')
}

async function compile(clang: Command, header: Bytes, source: string, kind: readonly string[]) {
  const words = ['-I', '.', '-include-pch', 'harness.pch', 'program.cc', '-o', 'program.wasm']
  // The output must not be there yet: renaming onto a file keeps the old one.
  const files = { ...emptyHeaders, 'harness.h': harness, 'harness.pch': header, 'program.cc': source }
  const written = collect()
  try {
    const made = await clang([...flags, ...kind, ...linkFlags, ...words], files, {
      ...options,
      stderr: written.add,
    })
    return { program: bytesOf(made ?? {}, 'program.wasm') }
  } catch (error) {
    return { problem: written.text() || String(error) }
  }
}

async function locate(run: Command, program: Bytes, addresses: readonly number[]) {
  const written = collect()
  const words = [
    'symbolizer',
    '-e',
    'program.wasm',
    ...addresses.map((address) => `0x${address.toString(16)}`),
  ]
  await run(words, { 'program.wasm': program }, { ...options, stdout: written.add })
  return written.text()
}

function collect() {
  const decoder = new TextDecoder()
  let text = ''
  return {
    add(bytes: Uint8Array | null) {
      if (bytes) text += decoder.decode(bytes, { stream: true })
    },
    text: () => text,
  }
}

function bytesOf(tree: Tree, name: string): Bytes {
  const file = tree[name]
  if (!(file instanceof Uint8Array)) throw new Error(`clang wrote no ${name}`)
  // A copy: the file may be the start of a larger buffer.
  return new Uint8Array(file)
}
