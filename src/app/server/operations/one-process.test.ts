import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ProductProcess, runServerScript, startProductProcess } from '#testing/server/product-process.ts'

let folder: string
let running: ProductProcess | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'capra-folder-'))
})
afterEach(() => {
  running?.child.kill('SIGKILL')
  running = undefined
  rmSync(folder, { recursive: true, force: true })
})

const isReady = async ({ origin }: ProductProcess) => (await fetch(`${origin}/readyz`)).status === 200

test('one process uses a data folder, even with its console closed, and a killed one releases it', async () => {
  const mail = join(folder, 'mail', '01234567-89ab-4cde-8f01-23456789abcd.eml')
  mkdirSync(join(folder, 'mail'))
  writeFileSync(mail, 'Your code is 123456.')
  utimesSync(mail, 1, 1)
  running = await startProductProcess({ DATA_DIR: folder })
  await expect.poll(() => existsSync(mail)).toBe(false)

  const second = await runServerScript('main.ts', { DATA_DIR: folder, PORT: '0' })
  expect(second.code).toBe(1)
  expect(second.stderr).toContain(`Another Capra process is using ${folder}. Stop it first`)

  running.child.stdout?.destroy()
  for (let time = 0; time < 3; time += 1) expect(await isReady(running)).toBe(true)
  const email = 'someone@example.com'
  await fetch(`${running.origin}/api/auth/request-otp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:0' },
    body: JSON.stringify({ email, userData: { password: 'mountain goats climb' } }),
  })
  expect(await isReady(running)).toBe(true)

  const exited = once(running.child, 'exit')
  running.child.kill('SIGKILL')
  await exited
  running = await startProductProcess({ DATA_DIR: folder })
  expect(await isReady(running)).toBe(true)
})

test('an invalid data folder gets a clear error', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const ended = await runServerScript('main.ts', { DATA_DIR: file, PORT: '0' })
  expect(ended.code).toBe(1)
  expect(ended.stderr).toMatch(/^DATA_DIR \S+ cannot be used: [^\n]+\n$/)
})
