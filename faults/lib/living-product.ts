import { once } from 'node:events'
import { type ProductProcess, startProductProcess } from '#testing/product-process.ts'
import { call } from './call.ts'

/** The real product over several lives on the same data. */
export interface LivingProduct {
  /** Of this life; each has a port of its own. */
  origin(): string
  /** A crash: nothing of it gets to run again. */
  kill(): Promise<void>
  /** As Ctrl-C does. */
  stop(): Promise<void>
  start(more?: Readonly<Record<string, string>>): Promise<void>
  isReady(): Promise<boolean>
}

/** Many people come from one address here, which the usual limits are there to stop. */
const roomForMany: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...['MEMBER_PER_MINUTE', 'MEMBER_BURST', 'ANONYMOUS_PER_MINUTE', 'ANONYMOUS_BURST', 'WRITES_PER_MINUTE'],
    ...['CODE_PER_DAY_ADDRESS_AND_IP', 'CODE_PER_DAY_ADDRESS', 'CODE_PER_HOUR_IP', 'CODE_LIVE_ATTEMPTS'],
    ...['VERIFY_WRONG_PER_HOUR_IP', 'VERIFY_PER_CODE', 'VERIFY_PER_ATTEMPT', 'HASHES_IN_FLIGHT'],
    ...['LOGIN_FAILS_ADDRESS_AND_IP', 'LOGIN_PER_MINUTE_IP', 'LOGIN_FAILS_PER_HOUR_IP', 'IMPORT_PER_HOUR'],
    ...['BUDDY_INVITES_FIRST_DAY', 'BUDDY_INVITES_PER_DAY', 'BUDDY_INVITES_OPEN', 'GOATMATES'],
    ...['TUTOR_SESSIONS_PER_HOUR', 'TUTOR_SESSIONS_PER_DAY', 'TUTOR_ACTIVE_SESSIONS'],
    ...['TUTOR_QUESTIONS_PER_MINUTE', 'TUTOR_QUESTIONS_PER_DAY', 'INTERVIEWS_PER_DAY'],
    ...['INTERVIEWS_PER_DAY_AND_PAIR', 'INTERVIEWS_OPEN'],
  ].map((name) => [`LIMIT_${name}`, '10000000']),
)

/** Every product of these runs has the same one, so that what one has sealed another can open. */
export const appSecret = 'a secret of the fault runs, long enough to be one'

export async function startLivingProduct(settings: Readonly<Record<string, string>>): Promise<LivingProduct> {
  let life: ProductProcess | undefined
  const abandon = () => void life?.child.kill('SIGKILL')
  process.once('exit', abandon)
  const start = async (more = {}) => {
    life = await startProductProcess({ ...roomForMany, APP_SECRET: appSecret, ...settings, ...more })
  }
  const end = async (signal: NodeJS.Signals) => {
    if (!life) return
    const { child } = life
    life = undefined
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  const origin = () => {
    if (!life) throw new Error('The product is not running.')
    return life.origin
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
