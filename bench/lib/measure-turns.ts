import { median } from './figures.ts'
import { type Fired, fireRequests } from './fire-requests.ts'
import { figuresOf } from './process-figures.ts'

/** A server under one load. */
export interface Contender {
  readonly pid: number
  readonly load: Omit<Parameters<typeof fireRequests>[0], 'seconds'>
}

export interface Turn extends Fired {
  /** Processor time of the server for one answer, in microseconds. Other programs on the machine change it little. */
  readonly processorUs: number
}

interface Summary {
  readonly rate: number
  readonly p99: number
  readonly failed: number
  readonly processorUs: number
}

/** Fires at each in turn, `rounds` times, after a first turn that is not counted. */
export async function measureInTurns(
  contenders: readonly Contender[],
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<readonly (readonly Turn[])[]> {
  const turns: Turn[][] = contenders.map(() => [])
  for (let round = 0; round <= rounds; round++)
    for (const [i, { pid, load }] of contenders.entries()) {
      const before = figuresOf(pid).processorSeconds
      const fired = await fireRequests({ ...load, seconds })
      const processorUs = (1e6 * (figuresOf(pid).processorSeconds - before)) / fired.answers
      if (round > 0) turns[i]?.push({ ...fired, processorUs })
    }
  return turns
}

export function summarise(turns: readonly Turn[]): Summary {
  return {
    rate: median(turns.map(({ rate }) => rate)),
    p99: median(turns.map(({ p99 }) => p99)),
    failed: turns.reduce((sum, { failed }) => sum + failed, 0),
    processorUs: median(turns.map((turn) => turn.processorUs)),
  }
}
