import type { RunLanguage, RunnerFiles } from '../protocol.ts'

declare const RUNNER_BUILD: {
  readonly version: string
  /** Bytes of each file, and of what is sent of it, compressed. */
  readonly files: Readonly<Record<string, { readonly size: number; readonly sent: number }>>
}

/** A worker and the files it is started with, by the names it knows them under. */
interface Kit {
  readonly worker: string
  readonly files: Readonly<Record<string, string>>
  /** What it makes itself at its first start. */
  readonly made?: Readonly<Record<string, string>>
  /** Too large to hold in the page as well. */
  readonly isLarge?: true
}

const script: Kit = { worker: 'script.js', files: {} }
const kits: Readonly<Record<RunLanguage, Kit>> = {
  typescript: script,
  javascript: script,
  python: {
    worker: 'python.js',
    files: { wasm: 'python.wasm', snapshot: 'python-snapshot.bin', stdlib: 'python-stdlib.zip' },
  },
  cpp: {
    worker: 'cpp.js',
    // By the names that the package fetches them by.
    files: {
      'llvm.core.wasm': 'clang.wasm',
      'llvm.core2.wasm': 'clang2.wasm',
      'llvm.core3.wasm': 'clang3.wasm',
      'llvm.core4.wasm': 'clang4.wasm',
      'llvm-resources.tar': 'clang-resources.tar',
    },
    made: { header: 'cpp-header.pch' },
    isLarge: true,
  },
}

export function workerOf(language: RunLanguage): string {
  return addressOf(kits[language].worker)
}

function addressOf(file: string): string {
  return `/runner/${RUNNER_BUILD.version}/${file}`
}

const loaded = new Map<string, Promise<ArrayBuffer>>()

export interface Download {
  /** What is here, and all there is. */
  readonly megabytes: number
  readonly of: number
}

/** What the worker of a language needs. Fetched once, and kept offline by the service worker. */
export async function loadFiles(
  language: RunLanguage,
  onProgress?: (download: Download) => void,
): Promise<RunnerFiles> {
  const entries = Object.entries(kits[language].files)
  const total = sum(entries.map(([, file]) => sizesOf(file).sent))
  let received = 0
  const count = (bytes: number) => {
    received += bytes
    onProgress?.({ megabytes: received / 1e6, of: total / 1e6 })
  }
  const files = entries.map(async ([name, file]) => [name, await loadOnce(file, count)] as const)
  const made = Object.entries(kits[language].made ?? {}).map(async ([name, file]) => {
    const bytes = (await loaded.get(file)) ?? (await findKept(file))
    return bytes ? ([name, bytes] as const) : []
  })
  const found = await Promise.all([...files, ...made])
  if (kits[language].isLarge) for (const [, file] of entries) loaded.delete(file)
  return Object.fromEntries(found.filter(([name]) => name !== undefined))
}

/** Whether everything for a language was fetched before, so that starting it costs the learner nothing. */
export async function isHere(language: RunLanguage): Promise<boolean> {
  const cache = await openCache()
  const files = Object.values(kits[language].files)
  const found = files.map(async (file) => loaded.has(file) || (await cache?.match(addressOf(file))))
  return (await Promise.all(found)).every(Boolean)
}

/** Keeps what a worker made for the next start: in this browser or, if it keeps nothing, in this page. */
export async function keepMade(language: RunLanguage, name: string, bytes: ArrayBuffer): Promise<void> {
  const file = kits[language].made?.[name]
  if (!file) return
  const cache = await openCache()
  if (cache) await cache.put(addressOf(file), new Response(bytes))
  else loaded.set(file, Promise.resolve(bytes))
}

async function findKept(file: string): Promise<ArrayBuffer | undefined> {
  const response = await (await openCache())?.match(addressOf(file))
  return response?.arrayBuffer()
}

/** Also the service worker's, which deletes what belongs to an older version. Missing where a browser keeps nothing. */
async function openCache(): Promise<Cache | undefined> {
  return globalThis.caches?.open('runner').catch(() => undefined)
}

function sizesOf(file: string) {
  return RUNNER_BUILD.files[file] ?? { size: 0, sent: 0 }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

function loadOnce(file: string, onBytes: (bytes: number) => void): Promise<ArrayBuffer> {
  const known = loaded.get(file)
  if (known) return known
  const loading = load(file, onBytes)
  loaded.set(file, loading)
  // Another try fetches it again.
  loading.catch(() => loaded.delete(file))
  return loading
}

async function load(file: string, onBytes: (bytes: number) => void): Promise<ArrayBuffer> {
  const response = await fetch(addressOf(file))
  if (!response.ok || !response.body) throw new Error(`${file}: ${response.status}`)
  const { size, sent } = sizesOf(file)
  const bytes = new Uint8Array(size)
  let at = 0
  for await (const chunk of chunksOf(response.body)) {
    bytes.set(chunk, at)
    at += chunk.length
    // Chunks come decompressed.
    onBytes((chunk.length * sent) / size)
  }
  return bytes.buffer
}

/** Safari cannot iterate over a stream yet. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
