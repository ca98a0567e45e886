import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Lines that a process has logged by its end. */
function loggedBy(lastWords: string): readonly string[] {
  const script = `
    import Fastify from 'fastify'
    import { loggerOptions } from './log.ts'
    const { log } = Fastify({ logger: loggerOptions('info') })
    for (let i = 0; i < 2000; i++) log.info({ i }, 'line')
    ${lastWords}`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  return stdout.split('\n').filter((line) => line !== '')
}

test.each([
  ['comes to its end', ''],
  ['is told to exit', 'process.exit(0)'],
  ['fails with an error that nobody catches', "throw new Error('lost')"],
  ['fails in a promise that nobody awaits', "await 0; Promise.reject(new Error('lost'))"],
  [
    'is stopped by a handler of SIGTERM',
    `
    process.once('SIGTERM', () => process.exit(0))
    process.kill(process.pid, 'SIGTERM')
    setInterval(() => log.info('later'), 1)`,
  ],
])('no line is lost when the process %s', (_, lastWords) => {
  const lines = loggedBy(lastWords).map((line): unknown => JSON.parse(line))
  expect(lines.length).toBeGreaterThanOrEqual(2000)
  lines
    .slice(0, 2000)
    .forEach((line, i) => void expect(line).toMatchObject({ level: 'info', i, msg: 'line' }))
})
