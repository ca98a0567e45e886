// Frames dropped by the demo player at 4x with the processor slowed four times.
// Repeat: npm run build && node bench/demo-frames.ts
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { startSite } from '../e2e/start-site.ts'
import { median, table } from './lib/figures.ts'
import { keepResult } from './lib/keep-result.ts'

const runs = Number(process.env.RUNS ?? 5)
const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  existsSync,
)
const site = await startSite()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const raw: { frames: number; dropped: number }[] = []
for (let run = 0; run < runs; run++) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript(() => localStorage.setItem('isGuestMode', 'true'))
  const page = await context.newPage()
  await page.goto(`${site.url}/category/1#two-pointers`)
  const player = page.getByRole('region', { name: /visual demo/i })
  await player.getByRole('button', { name: '4x' }).click()
  await player.scrollIntoViewIfNeeded()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await player.getByRole('button', { name: 'Play' }).click()
  raw.push(
    await page.evaluate(
      () =>
        new Promise<{ frames: number; dropped: number }>((resolve) => {
          const frame = 1000 / 60
          const startedAt = performance.now()
          let last = startedAt
          let dropped = 0
          const tick = (now: number) => {
            dropped += Math.max(0, Math.round((now - last) / frame) - 1)
            last = now
            if (now - startedAt < 1_900) requestAnimationFrame(tick)
            else resolve({ frames: Math.round((now - startedAt) / frame), dropped })
          }
          requestAnimationFrame(tick)
        }),
    ),
  )
  await context.close()
}
await browser.close()
await site.close()
keepResult('demo-frames', raw)
const share = (one: { frames: number; dropped: number }) => (100 * one.dropped) / one.frames
console.log(
  table(
    ['demo', 'runs', 'dropped, median'],
    [['two pointers', runs, `${median(raw.map(share)).toFixed(1)}%`]],
  ),
)
