import type { RunnerFiles } from '../protocol.ts'

/** Pyodide's list of packages that could be installed: none. `abi_version` is that of the pinned version. */
export const emptyLock = JSON.stringify({
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' },
  packages: {},
})

/** Answers what Pyodide fetches, from bytes that are there already. */
export function toResponse(url: string, files: RunnerFiles): Response {
  return url.endsWith('.wasm')
    ? new Response(files.wasm, { headers: { 'content-type': 'application/wasm' } })
    : new Response(files.stdlib, { headers: { 'content-type': 'application/zip' } })
}
