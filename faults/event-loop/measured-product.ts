import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type ProductProcess, startProductProcess } from '#testing/server/product-process.ts'

export interface MeasuredProduct {
  origin(): string
  /** The longest time in milliseconds for which the event loop was held meanwhile. */
  longestDelayDuring(work: () => Promise<unknown>): Promise<number>
  stop(): Promise<void>
}

const preload = fileURLToPath(new URL('report-delay.mjs', import.meta.url))

/** The real server, which also reports how long its event loop is held. */
export async function startMeasuredProduct(
  settings: Readonly<Record<string, string>>,
): Promise<MeasuredProduct> {
  const { child, origin }: ProductProcess = await startProductProcess({
    NODE_OPTIONS: `--import=${preload}`,
    ...settings,
  })
  const killOnExit = () => void child.kill('SIGKILL')
  process.once('exit', killOnExit)
  const request = async (message: string): Promise<number> => {
    child.send(message)
    const [reply] = await once(child, 'message')
    return reply
  }
  return {
    origin: () => origin,
    longestDelayDuring: async (work) => {
      await request('reset-delay')
      await work()
      return request('report-delay')
    },
    stop: async () => {
      process.off('exit', killOnExit)
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
  }
}
