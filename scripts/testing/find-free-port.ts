import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * A port of the loopback interface that is currently free. It is below those that the system gives to connections and
 * to programs that accept any port, as browsers do, so none of them takes it before its server starts.
 */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(20_000, 32_768)
    if (await isFree(port)) return port
  }
  throw new Error('Found no free port between 20000 and 32767.')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
