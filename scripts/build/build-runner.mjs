import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { compressLargeFile } from './compress.mjs'

const require = createRequire(import.meta.url)
const pyodide = dirname(require.resolve('pyodide'))
const clang = dirname(require.resolve('@yowasp/clang'))

/**
 * What runs learners' code: a worker per kind of language, each bundled to one file, and the binary files they need.
 * They change seldom and take half a minute, so they are kept in .cache/runner under a hash of what they are made from.
 *
 * @param {string} root
 * @returns {Promise<{ folder: string, build: { version: string, files: Record<string, Size> } }>}
 */
export async function buildRunner(root) {
  const version = hashOf([
    ...globSync('src/{runner/protocol.ts,runner/workers/*,algorithms/code-proof.ts}', { cwd: root })
      .sort()
      .map((file) => join(root, file)),
    ...['pyodide', 'sucrase', '@yowasp/clang', '@bjorn3/browser_wasi_shim'].map((name) =>
      join(root, 'node_modules', name, 'package.json'),
    ),
    join(root, 'scripts/build/build-runner.mjs'),
  ])
  const folder = join(root, '.cache/runner', version)
  if (!existsSync(folder)) await make(root, folder)
  const names = globSync('*', { cwd: folder })
    .filter((name) => !/\.(br|gz)$/.test(name))
    .sort()
  const files = Object.fromEntries(names.map((name) => [name, sizeOf(join(folder, name))]))
  return { folder, build: { version, files } }
}

/**
 * In bytes. `sent`: as browsers get it, compressed.
 *
 * @typedef {{ size: number, sent: number }} Size
 * @returns {Size}
 */
function sizeOf(path) {
  const { size } = statSync(path)
  return { size, sent: existsSync(`${path}.br`) ? statSync(`${path}.br`).size : size }
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

async function make(root, folder) {
  const half = `${folder}.making`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { recursive: true })
  for (const name of ['python', 'script', 'cpp']) await bundle(root, name, half)
  cpSync(join(pyodide, 'pyodide.asm.wasm'), join(half, 'python.wasm'))
  cpSync(join(pyodide, 'python_stdlib.zip'), join(half, 'python-stdlib.zip'))
  writeFileSync(join(half, 'python-snapshot.bin'), await takeSnapshot(root))
  cpSync(join(clang, 'llvm.core.wasm'), join(half, 'clang.wasm'))
  for (const part of [2, 3, 4]) cpSync(join(clang, `llvm.core${part}.wasm`), join(half, `clang${part}.wasm`))
  cpSync(join(clang, 'llvm-resources.tar'), join(half, 'clang-resources.tar'))
  const compressible = globSync('*.{js,wasm,bin,tar}', { cwd: half })
  await Promise.all(compressible.map((name) => compressLargeFile(join(half, name))))
  rmSync(folder, { recursive: true, force: true })
  renameSync(half, folder)
}

/** One file, so that the worker's policy can forbid it to load anything. */
async function bundle(root, name, folder) {
  const build = await rolldown({
    input: join(root, `src/runner/workers/${name}-worker.ts`),
    platform: 'browser',
    // Pyodide imports these where it runs in Node.js.
    external: [/^node:/, 'ws', 'fs', 'path', 'url', 'vm', 'crypto', 'child_process', 'fs/promises'],
    resolve: { alias: { '#algorithms': join(root, 'src/algorithms') } },
    // Pyodide's own script is made for all environments, so it has CommonJS's `module`, too.
    checks: { eval: false, commonJsVariableInEsm: false },
    plugins: [quickWriter],
    logLevel: 'warn',
  })
  await build.write({ file: join(folder, `${name}.js`), format: 'es', minify: true, codeSplitting: false })
  await build.close()
}

/**
 * Clang's files are in memory, and the package copies the whole file at each write to it: a minute for the precompiled
 * header. With room to grow it takes seconds.
 */
const quickWriter = {
  name: 'quick-writer',
  transform(code, id) {
    if (!id.startsWith(clang)) return null
    const slow = `    const newData = new Uint8Array(Math.max(this.file.data.length, offset + contents.length));
    newData.set(this.file.data);
    newData.subarray(offset).set(contents);
    this.file.data = newData;
`
    if (!code.includes(slow)) throw new Error('@yowasp/clang writes its files in another way now')
    return code.replace(
      slow,
      `    const end = Math.max(this.file.data.length, offset + contents.length);
    let room = this.file.data;
    if (room.buffer.byteLength < end || room.byteOffset > 0) {
      room = new Uint8Array(2 * end);
      room.set(this.file.data);
    }
    room = new Uint8Array(room.buffer, 0, end);
    room.set(contents, offset);
    this.file.data = room;
`,
    )
  },
}

/**
 * The memory of a Python that has started and loaded the harness: it starts six to eight times faster from it. Pyodide
 * does not document this, so its version is pinned, and a worker that cannot load the snapshot starts without it.
 */
async function takeSnapshot(root) {
  const { loadPyodide } = await import('pyodide')
  const { emptyLock } = await import('../../src/runner/workers/pyodide-files.ts')
  const python = await loadPyodide({ _makeSnapshot: true, jsglobals: {}, lockFileContents: emptyLock })
  python.runPython(readFileSync(join(root, 'src/runner/workers/harness.py'), 'utf8'))
  return python.makeMemorySnapshot()
}
