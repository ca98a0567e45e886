import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { BuiltFile } from './built-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'capra-built-'))
afterAll(() => rmSync(folder, { recursive: true }))

const text = 'a page '.repeat(200)
const gzip = gzipSync(text)
const br = brotliCompressSync(text)

function builtFile(name: string): BuiltFile {
  const path = join(folder, name)
  writeFileSync(path, text)
  writeFileSync(`${path}.gz`, gzip)
  writeFileSync(`${path}.br`, br)
  return new BuiltFile(path)
}

test('a packed file is sent as it was packed, and unpacked for who takes it plain', async () => {
  const file = builtFile('page.html')
  expect(await file.form('br')).toEqual({ body: br, encoding: 'br' })
  expect(await file.form('gzip')).toEqual({ body: gzip, encoding: 'gzip' })
  expect(await file.form('identity')).toEqual({ body: Buffer.from(text), encoding: 'identity' })
})

test('a file stays what it was when its folder is built anew', async () => {
  const file = builtFile('kept.html')
  for (const ending of ['', '.gz', '.br']) rmSync(join(folder, `kept.html${ending}`))
  expect((await file.form('identity')).body.toString()).toBe(text)
})

test('a file that was not worth packing is sent plain to everybody', async () => {
  const path = join(folder, 'icon.png')
  writeFileSync(path, text)
  const file = new BuiltFile(path)
  expect(await file.form('br')).toEqual({ body: Buffer.from(text), encoding: 'identity' })
  expect(file.identifying).toEqual(Buffer.from(text))
})
