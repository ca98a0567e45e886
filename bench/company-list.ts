// The company list with 10,000 questions of 700 companies: how long from a keystroke or a click on a filter to the
// painted list, and frames a second while scrolling, in Chromium with the processor slowed four times; bytes of the
// first view; answers a second with three filters.
// Repeat: npm run build && node bench/company-list.ts
//   on PostgreSQL: node scripts/with-postgres.ts node bench/company-list.ts postgres
//   the answers a second alone: add `server`
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import autocannon from 'autocannon'
import { startSite } from '../e2e/start-site.ts'
import { chromiumArguments, findChromium } from '../scripts/testing/chromium.ts'
import { countFrames } from './lib/count-frames.ts'
import { median, quantile, table } from './lib/figures.ts'
import { keepResult } from './lib/keep-result.ts'
import { registerPerson } from './lib/person.ts'

const store = process.argv.includes('postgres') ? 'postgres' : 'sqlite'
const withBrowser = !process.argv.includes('server')
const rounds = Number(process.env.RUNS ?? 3)
const wide = '100000000'
const words = ['ridges', 'merge ropes', 'camps in a', 'tree', 'snow 84', 'valleys', 'two s']

const site = await startSite({
  store,
  settings: {
    LIMIT_ANONYMOUS_PER_MINUTE: wide,
    LIMIT_ANONYMOUS_BURST: wide,
    LIMIT_MEMBER_PER_MINUTE: wide,
    LIMIT_MEMBER_BURST: wide,
  },
})
importLists()
const cookies = await registerPerson(site, 'asker@example.org')
const raw = {
  store,
  ...(withBrowser ? await measureInBrowser() : {}),
  threeFilters: [] as { rate: number; p99: number; failed: number }[],
}
const companies = await (await fetch(`${site.url}/api/company-questions/companies`)).json()
for (let round = 0; round <= rounds; round++) {
  const slugs = companies.slice(round, round + 3).map(({ slug }: { slug: string }) => slug)
  const result = await autocannon({
    url: `${site.url}/api/company-questions?companies=${slugs}&patterns=hash-lookup,backtracking&difficulty=easy,medium&limit=50`,
    connections: 64,
    duration: Number(process.env.SECONDS_EACH ?? 4),
    headers: { 'accept-encoding': 'br, gzip' },
  })
  // The first is the warm-up.
  if (round > 0)
    raw.threeFilters.push({
      rate: result.requests.average,
      p99: result.latency.p99,
      failed: result.non2xx + result.errors,
    })
}
await site.close()
keepResult(`company-list-${store}${withBrowser ? '' : '-server'}`, raw)

console.log(
  table(
    [`three filters, ${store}`, 'answers /s', 'p99 ms', 'failed'],
    [
      [
        '64 connections',
        median(raw.threeFilters.map(({ rate }) => rate)),
        median(raw.threeFilters.map(({ p99 }) => p99)),
        raw.threeFilters.reduce((sum, { failed }) => sum + failed, 0),
      ],
    ],
  ),
)

async function measureInBrowser() {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumArguments],
  })
  const figures = {
    typing: [] as number[],
    clicks: [] as number[],
    scrolling: [] as number[],
    emptyScrolling: [] as number[],
    firstView: await weighFirstView(browser),
  }
  for (let round = 0; round < rounds; round++) {
    const context = await newContext(browser)
    const { page, session } = await openSlowly(context)
    figures.typing.push(...(await timeTyping(page)))
    figures.clicks.push(...(await timeClicks(page)))
    figures.scrolling.push(await framesDuring(session, () => scrollFar(session)))
    // The floor: what the same gesture gives where there is nothing to draw but stripes, which the page's code has no part in.
    await page.setContent(
      '<div style="height: 1000000px; background: repeating-linear-gradient(#777 0 40px, #ccc 40px 80px)"></div>',
    )
    await page.waitForTimeout(500)
    figures.emptyScrolling.push(await framesDuring(session, () => scrollFar(session)))
    await context.close()
  }
  await browser.close()
  printFigures(figures)
  return figures
}

function printFigures(figures: {
  readonly typing: readonly number[]
  readonly clicks: readonly number[]
  readonly scrolling: readonly number[]
  readonly emptyScrolling: readonly number[]
  readonly firstView: number
}): void {
  const times = (name: string, all: readonly number[]) => [
    name,
    all.length,
    median(all),
    quantile(all, 0.95),
    Math.max(...all),
  ]
  const frames = (name: string, all: readonly number[]) => [name, all.length, median(all), Math.min(...all)]
  console.log(
    table(
      ['10,000 questions, 4x slowed', 'times', 'median ms', 'p95 ms', 'worst ms'],
      [
        times('keystroke to painted list', figures.typing),
        times('filter click to painted list', figures.clicks),
      ],
    ),
  )
  console.log(
    table(
      ['frames a second', 'runs', 'median', 'worst'],
      [frames('scrolling', figures.scrolling), frames('scrolling an empty page', figures.emptyScrolling)],
    ),
  )
  console.log(`First view: ${(figures.firstView / 1000).toFixed(1)} KB of JSON on the wire.`)
}

/** Makes the lists and imports them as an operator does, while the site runs. */
function importLists(): void {
  const folder = mkdtempSync(join(tmpdir(), 'capra-lists-'))
  const run = (script: string, settings: Readonly<Record<string, string>>, ...rest: readonly string[]) =>
    execFileSync(process.execPath, [fileURLToPath(new URL(script, import.meta.url)), ...rest], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  run('./make-questions.ts', {}, folder)
  run('../src/app/server/import-companies.ts', site.settings, folder)
  rmSync(folder, { recursive: true })
}

function newContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: {
      origins: [],
      cookies: `${cookies}; capra.visitor=member`.split('; ').map((cookie) => {
        const end = cookie.indexOf('=')
        return {
          name: cookie.slice(0, end),
          value: cookie.slice(end + 1),
          domain: '127.0.0.1',
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax' as const,
        }
      }),
    },
  })
}

async function openSlowly(context: BrowserContext): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage()
  await page.goto(`${site.url}/company-questions`)
  await page.getByRole('article').first().waitFor()
  // What is left of starting up is not part of a keystroke.
  await page.waitForTimeout(1500)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.waitForTimeout(500)
  await page.evaluate(watchPaints)
  return { page, session }
}

/** Runs in the page: notes for each input or click how long it takes until a frame with its own list is painted. */
function watchPaints(): void {
  const noted: number[] = []
  const note = (event: Event) => {
    const from = event.timeStamp
    const look = () => {
      const list = document.querySelector('section[aria-busy]')
      if (list?.getAttribute('aria-busy') !== 'false') return requestAnimationFrame(look)
      // This frame is painted when the task after it runs.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => noted.push(performance.now() - from)
      return port2.postMessage(undefined)
    }
    requestAnimationFrame(look)
  }
  document.addEventListener('input', note, true)
  document.addEventListener('click', note, true)
  Object.assign(globalThis, { takeNoted: () => noted.splice(0) })
}

function takeNoted(page: Page): Promise<number[]> {
  return page.evaluate(() => (globalThis as unknown as { takeNoted: () => number[] }).takeNoted())
}

/** Letters come every 120 ms, as somebody quick types them. */
async function timeTyping(page: Page): Promise<number[]> {
  const box = page.getByRole('searchbox', { name: 'Search questions' })
  await box.focus()
  for (const word of words) {
    await page.keyboard.type(word, { delay: 120 })
    for (const _ of word) await page.keyboard.press('Backspace', { delay: 60 })
    await page.waitForTimeout(400)
  }
  return takeNoted(page)
}

async function timeClicks(page: Page): Promise<number[]> {
  const filters = page.getByRole('region', { name: 'Filters' })
  await filters.getByRole('button', { name: 'Filters' }).click()
  await page.waitForTimeout(500)
  const chips = [
    ...(await filters.getByRole('group', { name: 'Companies' }).getByRole('button').all()).slice(0, 6),
    ...(await filters.getByRole('group', { name: 'Difficulty' }).getByRole('button').all()),
  ]
  await takeNoted(page)
  for (const chip of chips) {
    await chip.click()
    await page.waitForTimeout(300)
  }
  const noted = await takeNoted(page)
  await filters.getByRole('button', { name: 'Clear All' }).click()
  await page.waitForTimeout(1000)
  return noted
}

/** Scrolls as with a wheel through some hundred rows, whose pages are fetched on the way. */
async function scrollFar(session: CDPSession): Promise<void> {
  await session.send('Input.synthesizeScrollGesture', {
    x: 700,
    y: 600,
    yDistance: -24_000,
    speed: 4000,
    gestureSourceType: 'mouse',
  })
}

/** Frames a second that brought a new picture. */
async function framesDuring(session: CDPSession, act: () => Promise<void>): Promise<number> {
  const { all, shown } = await countFrames(session, act)
  return (60 * shown) / all
}

/** Bytes of all JSON that a member's first view fetches, as they come over the wire. */
async function weighFirstView(browser: Browser): Promise<number> {
  const context = await newContext(browser)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const calls = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.includes('/api/')) calls.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (calls.has(requestId)) bytes += encodedDataLength
  })
  await page.goto(`${site.url}/company-questions`)
  await page.getByRole('article').first().waitFor()
  await page.waitForTimeout(1000)
  await context.close()
  return bytes
}
