import type { Socket } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { ClientAddresses, parseRanges } from '#platform/server/limits/client-address.ts'
import { TokenBuckets } from '#platform/server/limits/token-buckets.ts'
import { makeCorrector, stemOf } from '#tutor/server/coach/words.ts'

/**
 * What a process remembers of whoever asks has a bound, or it would grow for as long as it runs. Each thing remembered
 * is fed with far more than its bound here.
 */

setFlagsFromString('--expose-gc')
// The function is there from now on in every new context.
const collectGarbage = runInNewContext('gc') as () => void

function heapMegabytes(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed / 1e6
}

/** 190 letters, others for each number. */
const longText = (n: number) =>
  n
    .toString(26)
    .replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')
    .padStart(190, 'a')

const proxies = parseRanges(['10.0.0.1'])
const addresses = new ClientAddresses(proxies, 'key')
const buckets = new TokenBuckets(1, 1, () => 0)
const mend = makeCorrector(new Set(['pointer']))
const proxy = { remoteAddress: '10.0.0.1' } as Socket // Nothing else of a socket is looked at.

test.each<[string, (text: string) => unknown]>([
  ['addresses', (text) => addresses.blockOf({ socket: proxy, headers: { 'x-forwarded-for': text } })],
  ['words of the log', (text) => addresses.hashOf(text)],
  ['limits', (text) => buckets.take(text)],
  ['stems', stemOf],
  ['corrections', mend],
])('%s that are remembered take some megabytes, however many there are', (_, remember) => {
  const before = heapMegabytes()
  // Without a bound these take 60 MB at least.
  for (let n = 0; n < 300_000; n++) remember(longText(n))
  expect(heapMegabytes() - before).toBeLessThan(30)
})
