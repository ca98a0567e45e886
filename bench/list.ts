// Search and filters on 10,000 company questions in Chromium with the CPU slowed four times: from a keystroke or click to
// the frame that shows the new list.
// Run: npm run build && node bench/list.ts
import { chromium, type Locator, type Page } from '@playwright/test'
import { chromiumArguments, findChromium } from '../scripts/testing/chromium.ts'
import { median, quantile, table } from './lib/report.ts'
import { addMembers, browserCookies, importCompanyLists, startSite } from './lib/site.ts'

const runs = Number(process.env.RUNS ?? 3)
const words = ['ridges', 'merge ropes', 'camps in a', 'tree', 'snow 84', 'valleys', 'two s']
/** The pace of the simulated user, in ms: slow enough for each list to be painted before the next event. */
const pace = { betweenKeys: 300, betweenWords: 500, betweenClicks: 700, afterLoad: 2000 }

const site = await startSite()
importCompanyLists(site)
const [session = ''] = addMembers(site, 1)
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...chromiumArguments],
})
const keystrokes: number[] = []
const clicks: number[] = []
for (let run = 0; run < runs; run++) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(browserCookies(`${session}; capra.visitor=member`, site.url))
  const page = await context.newPage()
  await page.goto(`${site.url}/company-questions`)
  await page.getByRole('article').first().waitFor()
  await page.waitForTimeout(pace.afterLoad)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(observePaints)
  keystrokes.push(...(await timeTyping(page)))
  clicks.push(...(await timeFilters(page)))
  await context.close()
}
await browser.close()
await site.close()

const row = (name: string, times: readonly number[]) => [
  ...[name, times.length, median(times), quantile(times, 0.95), Math.max(...times)],
]
console.log(
  table(
    ['10,000 questions, CPU slowed 4x', 'count', 'median ms', 'p95 ms', 'worst ms'],
    [
      row('keystroke to painted list', keystrokes),
      row('click on a filter to painted list', clicks),
      row('both', [...keystrokes, ...clicks]),
    ],
  ),
)

async function timeTyping(page: Page): Promise<readonly number[]> {
  await page.getByRole('searchbox', { name: 'Search questions' }).focus()
  for (const word of words) {
    await page.keyboard.type(word, { delay: pace.betweenKeys })
    for (const _ of word) await page.keyboard.press('Backspace', { delay: pace.betweenKeys })
    await page.waitForTimeout(pace.betweenWords)
  }
  return takeTimes(page)
}

async function timeFilters(page: Page): Promise<readonly number[]> {
  await page.getByRole('button', { name: /^Filters/ }).click()
  const filters = page.getByRole('region', { name: 'Filters' })
  const chips = (name: string) => filters.getByRole('group', { name }).locator('button[aria-pressed]')
  await chips('Difficulty').first().waitFor()
  const chosen = [
    ...(await chips('Companies').all()).slice(0, 6),
    ...(await chips('Difficulty').all()),
    ...(await chips('Patterns').all()).slice(0, 3),
  ]
  await page.waitForTimeout(pace.afterLoad)
  await takeTimes(page)
  for (const chip of [...chosen, ...chosen]) {
    await press(page, chip)
    await page.waitForTimeout(pace.betweenClicks)
  }
  return takeTimes(page)
}

/** With the mouse itself: a locator's click would run code of its own in the slowed page. */
async function press(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('The filter is not visible.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

type Observed = typeof globalThis & { takeTimes: () => number[] }

/**
 * Runs in the page. After each input or click it records the last frame in which the visible list changed, until the
 * next event. An event that changes nothing visible counts with its own first frame.
 */
function observePaints(): void {
  const times: number[] = []
  let current: { from: number; list: string; paintedAt: number } | undefined
  const visibleList = () =>
    [...document.querySelectorAll('[role="status"], article h3')]
      .filter((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return bottom > 0 && top < innerHeight
      })
      .map(({ textContent }) => textContent)
      .join('\n')
  const finish = () => {
    if (current && current.paintedAt > 0) times.push(current.paintedAt - current.from)
    current = undefined
  }
  const begin = (event: Event) => {
    finish()
    current = { from: event.timeStamp, list: visibleList(), paintedAt: 0 }
    watch(current)
  }
  const watch = (event: NonNullable<typeof current>) => {
    requestAnimationFrame(() => {
      const list = visibleList()
      const isFirst = event.paintedAt === 0
      const hasChanged = list !== event.list
      event.list = list
      // The frame has been painted when the next task runs.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        if (isFirst || hasChanged) event.paintedAt = performance.now()
        if (event === current && performance.now() - event.from < 500) watch(event)
      }
      port2.postMessage(undefined)
    })
  }
  document.addEventListener('input', begin, true)
  document.addEventListener('click', begin, true)
  Object.assign(globalThis, {
    takeTimes: () => {
      finish()
      return times.splice(0)
    },
  })
}

function takeTimes(page: Page): Promise<number[]> {
  return page.evaluate(() => (globalThis as Observed).takeTimes())
}
