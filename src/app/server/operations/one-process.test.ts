import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ProductProcess, runServerScript, startProductProcess } from '#testing/product-process.ts'

// Each test starts several processes.
vi.setConfig({ testTimeout: 120_000 })

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

test('a second process on the same data folder exits with a message; the first keeps running', async () => {
  running = await startProductProcess({ DATA_DIR: folder })
  const second = await runServerScript('main.ts', { DATA_DIR: folder, PORT: '0' })
  expect(second.code).toBe(1)
  expect(second.stderr).toContain(`Another Capra process is using ${folder}. Stop it first`)
  expect(await isReady(running)).toBe(true)
})

test('an invalid data folder gets a clear error', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const ended = await runServerScript('main.ts', { DATA_DIR: file, PORT: '0' })
  expect(ended.code).toBe(1)
  expect(ended.stderr).toMatch(/^DATA_DIR \S+ cannot be used: [^\n]+\n$/)
})

test('a killed process releases its data folder', async () => {
  const first = await startProductProcess({ DATA_DIR: folder })
  const gone = once(first.child, 'exit')
  first.child.kill('SIGKILL')
  await gone
  running = await startProductProcess({ DATA_DIR: folder })
  expect(await isReady(running)).toBe(true)
})

test('old mail files are deleted', async () => {
  const mail = join(folder, 'mail', '01234567-89ab-4cde-8f01-23456789abcd.eml')
  mkdirSync(join(folder, 'mail'))
  writeFileSync(mail, 'Your code is 123456.')
  utimesSync(mail, 1, 1)
  running = await startProductProcess({ DATA_DIR: folder })
  await expect.poll(() => existsSync(mail), { timeout: 20_000 }).toBe(false)
})

test('the server keeps running when its console is closed', async () => {
  running = await startProductProcess({ DATA_DIR: folder })
  running.child.stdout?.destroy()
  for (let time = 0; time < 3; time += 1) expect(await isReady(running)).toBe(true)
  const body = JSON.stringify({
    email: 'someone@example.com',
    userData: { password: 'mountain goats climb' },
  })
  const headers = { 'content-type': 'application/json', origin: 'http://localhost:0' }
  await fetch(`${running.origin}/api/auth/request-otp`, { method: 'POST', headers, body })
  expect(await isReady(running)).toBe(true)
})
