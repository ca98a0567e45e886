// Linux only.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The server process that runs main.ts with this port in its environment. */
export function findServer(port: number | string): number {
  const list = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' })
  const pids = list
    .split('\n')
    .filter((line) => line.includes('src/app/server/main.ts'))
    .map((line) => Number(line.trim().split(/\s+/)[0]))
  const pid = pids.find((one) => environmentOf(one).includes(`PORT=${port}`))
  if (pid === undefined) throw new Error(`No server runs on port ${port}.`)
  return pid
}

function environmentOf(pid: number): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
  } catch {
    return [] // It ended meanwhile, or is somebody else's.
  }
}
