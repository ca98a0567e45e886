// Frames dropped by each demo, played at 4x on a member's page, with the processor slowed four times.
// Repeat: npm run build && node bench/demo-frames.ts [pattern ...]
import { existsSync } from 'node:fs'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { catalogue } from '#content/catalogue.ts'
import { startSite } from '../e2e/start-site.ts'
import { countFrames, type FrameCount } from './lib/count-frames.ts'
import { median, table } from './lib/figures.ts'
import { keepResult } from './lib/keep-result.ts'
import { registerPerson } from './lib/person.ts'

const runs = Number(process.env.RUNS ?? 5)
/** Long runs are watched this long: what a step costs does not grow with their number. */
const longestMs = 5_000
const stepMs = 250

interface Watched extends FrameCount {
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
    // It is kept in the address a little later, which is work of its own.
    await page.waitForURL(/[?&]speed=4/)
    await player.focus()
    const steps = Number(/of (\d+)/.exec(await player.getByText(/^Step 1 of/).innerText())?.[1])
    const session = await slowDown(page)
    await page.keyboard.press('Space')
    // Starting is no part of playing; the first step comes a step's time after it.
    await player.getByRole('button', { name: 'Pause' }).waitFor()
    await untilIdle(page)
    const count = await countFrames(session, () => untilPlayed(page, steps))
    return { ...count, steps }
  } finally {
    await context.close()
  }
}

/**
 * Until the last step has had its time, or the run was watched long enough. The page tells it: to ask in each frame
 * would have it draw every one.
 */
function untilPlayed(page: Page, steps: number): Promise<void> {
  return page.evaluate(
    ({ last, stepMs, longestMs }) =>
      new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector(`[aria-valuetext="${last}"]`)) return
          observer.disconnect()
          setTimeout(resolve, stepMs)
        }).observe(document.body, { subtree: true, attributeFilter: ['aria-valuetext'] })
        setTimeout(resolve, longestMs)
      }),
    { last: `Step ${steps} of ${steps}`, stepMs, longestMs },
  )
}

/** What the machine itself loses: an empty page where one square glides to and fro at the same pace. */
async function watchNothing(browser: Browser): Promise<FrameCount> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.setContent(
    '<div style="width:40px;height:40px;background:#888;will-change:transform;transition:transform 150ms"></div>',
  )
  const session = await slowDown(page)
  const count = await countFrames(session, () =>
    page.evaluate(
      ({ forMs, stepMs }) =>
        new Promise<void>((resolve) => {
          const square = document.querySelector('div')
          let isRight = false
          const timer = setInterval(() => {
            isRight = !isRight
            if (square) square.style.transform = isRight ? 'translateX(200px)' : 'none'
          }, stepMs)
          setTimeout(() => {
            clearInterval(timer)
            resolve()
          }, forMs)
        }),
      { forMs: longestMs, stepMs },
    ),
  )
  await context.close()
  return count
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await untilIdle(page)
  return session
}

/** Until the page has twice had nothing to do: the first time may be a gap in what it still has to draw. */
function untilIdle(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve()))),
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
const floor: FrameCount[] = []
// Round by round, so that a busy minute of the machine is shared by all.
for (let run = 0; run < runs; run++) {
  floor.push(await watchNothing(browser))
  for (const { path, watched } of raw) watched.push(await watch(browser, site.url + path, cookies))
}
await browser.close()
await site.close()
// A look at a few demos does not take the place of the whole table.
keepResult(asked.length === 0 ? 'demo-frames' : 'demo-frames-named', { demos: raw, floor })

const percent = (value: number) => `${value.toFixed(1)}%`
const share = (counts: readonly FrameCount[], part: 'dropped' | 'late') =>
  counts.map((count) => (100 * count[part]) / count.all)
const line = (name: string, steps: number | string, counts: readonly FrameCount[]) => [
  name,
  steps,
  counts.length,
  median(counts.map(({ all }) => all)),
  median(counts.map(({ wanted }) => wanted)),
  percent(median(share(counts, 'dropped'))),
  percent(Math.max(...share(counts, 'dropped'))),
  percent(median(share(counts, 'late'))),
]
console.log(
  table(
    ['demo', 'steps', 'runs', 'frames', 'with a change', 'dropped, median', 'worst run', 'late, median'],
    [
      line('(one square, nothing else)', '', floor),
      ...raw.map(({ name, watched }) => line(name, watched[0]?.steps ?? 0, watched)),
    ],
  ),
)
