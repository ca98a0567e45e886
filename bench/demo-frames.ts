// Frames dropped by each demo, played at 4x on a member's page, with the processor slowed four times.
// Repeat: npm run build && node bench/demo-frames.ts [pattern ...]
import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { catalogue } from '#content/catalogue.ts'
import { startSite } from '../e2e/start-site.ts'
import { median, table } from './lib/figures.ts'
import { keepResult } from './lib/keep-result.ts'
import { registerPerson } from './lib/person.ts'

const runs = Number(process.env.RUNS ?? 5)
/** Long runs are watched this long: what a step costs does not grow with their number. */
const longestMs = 5_000
const stepMs = 250

interface Watched {
  /** Share of frames that did not come, in percent. */
  readonly playing: number
  /** The same page, just before, while nothing moves: what the machine itself loses. */
  readonly still: number
  readonly steps: number
}

async function watch(browser: Browser, url: string, cookies: string): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await context.addCookies(
      cookies.split('; ').map((cookie) => {
        const end = cookie.indexOf('=')
        return { name: cookie.slice(0, end), value: cookie.slice(end + 1), url: new URL(url).origin }
      }),
    )
    const page = await context.newPage()
    await page.goto(url)
    const player = page.getByRole('region', { name: /^visual demo/i })
    await player.getByRole('button', { name: '4x' }).click()
    await player.focus()
    const steps = Number(/of (\d+)/.exec(await player.getByText(/^Step 1 of/).innerText())?.[1])
    const forMs = Math.min(longestMs, (steps - 1) * stepMs)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.waitForTimeout(500)
    const still = await countDropped(page, forMs)
    await page.keyboard.press('Space')
    return { still, playing: await countDropped(page, forMs), steps }
  } finally {
    await context.close()
  }
}

function countDropped(page: Page, forMs: number): Promise<number> {
  return page.evaluate(
    (limit) =>
      new Promise<number>((resolve) => {
        const frame = 1000 / 60
        const startedAt = performance.now()
        let last = startedAt
        let dropped = 0
        const tick = (now: number) => {
          dropped += Math.max(0, Math.round((now - last) / frame) - 1)
          last = now
          if (now - startedAt < limit) requestAnimationFrame(tick)
          else resolve((100 * dropped) / Math.round((now - startedAt) / frame))
        }
        requestAnimationFrame(tick)
      }),
    forMs,
  )
}

const asked = process.argv.slice(2)
const patterns = catalogue.flatMap(({ id, lessons }) =>
  lessons
    .filter(({ name }) => asked.length === 0 || asked.includes(name))
    .map(({ name }) => ({ name, path: `/category/${id}?demo=${name}#${name}` })),
)
const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  existsSync,
)
const site = await startSite()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const cookies = `${await registerPerson(site, 'watcher@example.org')}; capra.visitor=member`
const raw = patterns.map(({ name, path }) => ({ name, path, watched: [] as Watched[] }))
// Round by round, so that a busy minute of the machine is shared by all.
for (let run = 0; run < runs; run++) {
  for (const { path, watched } of raw) watched.push(await watch(browser, site.url + path, cookies))
}
await browser.close()
await site.close()
// A look at a few demos does not take the place of the whole table.
if (asked.length === 0) keepResult('demo-frames', raw)

const percent = (value: number) => `${value.toFixed(1)}%`
console.log(
  table(
    ['demo', 'steps', 'runs', 'dropped, median', 'worst run', 'page at rest, median'],
    raw.map(({ name, watched }) => {
      const playing = watched.map((each) => each.playing)
      return [
        name,
        watched[0]?.steps ?? 0,
        watched.length,
        percent(median(playing)),
        percent(Math.max(...playing)),
        percent(median(watched.map(({ still }) => still))),
      ]
    }),
  ),
)
