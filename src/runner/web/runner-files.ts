import type { RunLanguage, RunnerFiles } from '../protocol.ts'

declare const RUNNER_BUILD: {
  readonly version: string
  /** Bytes of each file, not compressed. */
  readonly files: Readonly<Record<string, number>>
}

/** A worker and the files it is started with, by the names it knows them under. */
interface Kit {
  readonly worker: string
  readonly files: Readonly<Record<string, string>>
}

const script: Kit = { worker: 'script.js', files: {} }
const kits: Readonly<Record<RunLanguage, Kit>> = {
  typescript: script,
  javascript: script,
  python: {
    worker: 'python.js',
    files: { wasm: 'python.wasm', snapshot: 'python-snapshot.bin', stdlib: 'python-stdlib.zip' },
  },
  cpp: { worker: 'cpp.js', files: { wasm: 'clang.wasm', resources: 'clang-resources.tar' } },
}

export function workerOf(language: RunLanguage): string {
  return addressOf(kits[language].worker)
}

function addressOf(file: string): string {
  return `/runner/${RUNNER_BUILD.version}/${file}`
}

const loaded = new Map<string, Promise<ArrayBuffer>>()

/**
 * What the worker of a language needs. Fetched once, and kept offline by the service worker.
 *
 * @param onProgress gets the part that is here, from 0 to 1.
 */
export async function loadFiles(
  language: RunLanguage,
  onProgress?: (part: number) => void,
): Promise<RunnerFiles> {
  const entries = Object.entries(kits[language].files)
  const total = entries.reduce((sum, [, file]) => sum + (RUNNER_BUILD.files[file] ?? 0), 0)
  let received = 0
  const count = (bytes: number) => {
    received += bytes
    onProgress?.(Math.min(1, received / total))
  }
  const files = entries.map(async ([name, file]) => [name, await loadOnce(file, count)] as const)
  return Object.fromEntries(await Promise.all(files))
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
  const bytes = new Uint8Array(RUNNER_BUILD.files[file] ?? 0)
  let at = 0
  for await (const chunk of chunksOf(response.body)) {
    bytes.set(chunk, at)
    at += chunk.length
    onBytes(chunk.length)
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
