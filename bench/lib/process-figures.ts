// Linux only: what /proc tells about running processes.
import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks of the kernel in a second, as every Linux of today has them. */
const ticksPerSecond = 100

interface ProcessFigures {
  /** Seconds of processor time since the process started. */
  readonly processorSeconds: number
  /** The most it ever held. Pages shared with other processes count. */
  readonly peakMegabytes: number
}

/** @throws when there is no such process. */
export function figuresOf(pid: number): ProcessFigures {
  // The name stands in brackets and may hold anything; the fields after it are numbers.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return {
    processorSeconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
    peakMegabytes: Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024),
  }
}

/** A process and those it started. */
export function familyOf(pid: number): readonly number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => parentOf(each) === pid)
  return [pid, ...children.flatMap(familyOf)]
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return undefined // It ended meanwhile.
  }
}

/** Of all of them together; those that have ended count nothing. */
export function processorSecondsOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    try {
      return sum + figuresOf(pid).processorSeconds
    } catch {
      return sum
    }
  }, 0)
}

/** What the cores of this machine did since it started, in seconds of one core. */
interface Cores {
  readonly busy: number
  /** Would have worked, but the host gave the core to another machine. */
  readonly stolen: number
}

export function coreSeconds(): Cores {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, stolen = 0] = (
    readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? ''
  )
    .split(/\s+/)
    .slice(1)
    .map(Number)
  return {
    busy: (user + nice + system + irq + softIrq) / ticksPerSecond,
    stolen: stolen / ticksPerSecond,
  }
}
