import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runServerScript, startProductProcess } from '#testing/server/product-process.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'capra-first-start-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Creates the secret while no file can grow beyond zero bytes, as on a full disk. */
async function createSecretWithoutSpace(): Promise<string> {
  const script = `const { openSecrets } = await import('./secrets.ts'); openSecrets(undefined, ${JSON.stringify(folder)})`
  const child = spawn('sh', ['-c', 'ulimit -f 0; exec "$0" --eval "$1"', process.execPath, script], {
    cwd: fileURLToPath(new URL('../../../platform/server', import.meta.url)),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let printed = ''
  child.stderr.setEncoding('utf8').on('data', (text) => (printed += text))
  await once(child, 'close')
  return printed
}

test('a first start with a full disk leaves no empty secret behind, and the next one creates a whole one', async () => {
  const refusal = await createSecretWithoutSpace()
  expect(readdirSync(folder)).toEqual([])
  expect(refusal).toMatch(/The secret could not be saved in [^\n]+\nFree some space/)

  const { child } = await startProductProcess({ DATA_DIR: folder })
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toHaveLength(43)
  child.kill('SIGKILL')
})

test.each([0, 31])('a stored secret of %i characters is refused', async (length) => {
  writeFileSync(join(folder, 'secret'), 'x'.repeat(length))
  const ended = await runServerScript('main.ts', { DATA_DIR: folder, PORT: '0' })
  expect(ended.code).toBe(1)
  expect(ended.stderr).toMatch(/^\S+secret has fewer than 32 characters[^\n]+\n$/)
})

test('other users of the machine cannot read what the product stores', async () => {
  const { child } = await startProductProcess({ DATA_DIR: folder })
  const modes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => ({
    name,
    forOthers: statSync(join(folder, name)).mode & 0o077,
  }))
  child.kill('SIGKILL')
  expect(modes.map(({ name }) => name)).toContain('capra.db')
  expect(modes.filter(({ forOthers }) => forOthers !== 0)).toEqual([])
})
