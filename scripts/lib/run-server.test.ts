import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from '#platform/server/store/folder-lock.ts'
import { projectFolder } from './project.mjs'

const script = `
  import { runServer } from './scripts/lib/run-server.mjs'
  await runServer(process.execPath, process.env)
`

test('a server whose `npm start` was killed stops and releases its port and its data folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'capra-start-'))
  const starter = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: projectFolder,
    env: { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
    // As with npm: the whole group is killed at once.
    detached: true,
  })
  const origin = await new Promise<string>((resolve) => {
    let printed = ''
    starter.stdout.on('data', (chunk) => {
      printed += String(chunk)
      const found = /Server listening at (http:[^"\s]+)"/.exec(printed)?.[1]
      if (found) resolve(found)
    })
  })
  const isAnswering = () =>
    fetch(`${origin}/healthz`).then(
      () => true,
      () => false,
    )
  expect(await isAnswering()).toBe(true)
  const exited = once(starter, 'exit')
  process.kill(-(starter.pid ?? expect.fail()), 'SIGKILL')
  await exited
  await expect.poll(isAnswering).toBe(false)
  // Waits up to three seconds for a process that is stopping.
  lockFolder(folder)()
  rmSync(folder, { recursive: true, force: true })
})
