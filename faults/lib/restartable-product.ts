import { once } from 'node:events'
import { type ProductProcess, startProductProcess } from '#testing/server/product-process.ts'
import { call } from './call.ts'

/** The real server, which can be killed and restarted on the same data. */
export interface RestartableProduct {
  /** Changes with each start, because each process gets a new port. */
  origin(): string
  /** SIGKILL: no cleanup code runs. */
  kill(): Promise<void>
  /** SIGTERM: a graceful stop. */
  stop(): Promise<void>
  start(more?: Readonly<Record<string, string>>): Promise<void>
  isReady(): Promise<boolean>
}

/** Many users share one IP address here, which the default limits would stop. */
export const highLimits: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...['MEMBER_PER_MINUTE', 'MEMBER_BURST', 'ANONYMOUS_PER_MINUTE', 'ANONYMOUS_BURST', 'WRITES_PER_MINUTE'],
    ...['CODE_PER_DAY_ADDRESS_AND_IP', 'CODE_PER_DAY_ADDRESS', 'CODE_PER_HOUR_IP', 'CODE_LIVE_ATTEMPTS'],
    ...['VERIFY_WRONG_PER_HOUR_IP', 'VERIFY_PER_CODE', 'VERIFY_PER_ATTEMPT', 'HASHES_IN_FLIGHT'],
    ...['LOGIN_FAILS_ADDRESS_AND_IP', 'LOGIN_PER_MINUTE_IP', 'LOGIN_FAILS_PER_HOUR_IP', 'IMPORT_PER_HOUR'],
    ...['BUDDY_INVITES_FIRST_DAY', 'BUDDY_INVITES_PER_DAY', 'BUDDY_INVITES_OPEN', 'GOATMATES'],
    ...['TUTOR_SESSIONS_PER_HOUR', 'TUTOR_SESSIONS_PER_DAY', 'TUTOR_ACTIVE_SESSIONS'],
    ...['TUTOR_QUESTIONS_PER_MINUTE', 'TUTOR_QUESTIONS_PER_DAY', 'INTERVIEWS_PER_DAY', 'EXPORT_PER_DAY'],
    ...['INTERVIEWS_PER_DAY_AND_PAIR', 'INTERVIEWS_OPEN', 'PRACTICE_ANSWERS_PER_DAY'],
  ].map((name) => [`LIMIT_${name}`, '10000000']),
)

/** All processes share one secret, so that each can decrypt the data of the others. */
export const appSecret = 'a secret for the fault injection tests'

export async function startRestartableProduct(
  settings: Readonly<Record<string, string>>,
): Promise<RestartableProduct> {
  let running: ProductProcess | undefined
  const killOnExit = () => void running?.child.kill('SIGKILL')
  process.once('exit', killOnExit)
  const start = async (more = {}) => {
    running = await startProductProcess({ ...highLimits, APP_SECRET: appSecret, ...settings, ...more })
  }
  const end = async (signal: NodeJS.Signals) => {
    if (!running) return
    const { child } = running
    running = undefined
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  const origin = () => {
    if (!running) throw new Error('The product is not running.')
    return running.origin
  }
  await start()
  return {
    origin,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    start,
    isReady: async () => (await call(origin(), 'GET', '/readyz'))?.status === 200,
  }
}
