import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { chromiumArguments, findChromium } from '../../scripts/testing/chromium.ts'
import { countFrames } from './count-frames.ts'

/** A site with the lists in it, and the cookies of a member. */
interface ListedSite {
  readonly url: string
  readonly cookies: string
}

export interface ListSpeed {
  /** Milliseconds from each keystroke to its painted list. */
  readonly typing: number[]
  readonly clicks: number[]
  /** Frames a second, one of each round. */
  readonly scrolling: number[]
  readonly emptyScrolling: number[]
  /** Bytes of JSON on the wire. */
  readonly firstView: number
}

const words = ['ridges', 'merge ropes', 'camps in a', 'tree', 'snow 84', 'valleys', 'two s']

/** How fast the list is for a member in Chromium, with the processor slowed four times. */
export async function measureListSpeed(
  listed: ListedSite,
  { rounds, withScrolling }: { readonly rounds: number; readonly withScrolling: boolean },
): Promise<ListSpeed> {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumArguments],
  })
  const figures: ListSpeed = {
    typing: [],
    clicks: [],
    scrolling: [],
    emptyScrolling: [],
    firstView: await weighFirstView(browser, listed),
  }
  for (let round = 0; round < rounds; round++) {
    const { page, session } = await openSlowly(browser, listed)
    figures.typing.push(...(await timeTyping(page)))
    figures.clicks.push(...(await timeClicks(page)))
    if (withScrolling) {
      figures.scrolling.push(await framesDuring(session, () => scrollFar(session)))
      // The floor: what the same gesture gives where there is nothing to draw but stripes, which the page's code has no part in.
      await page.setContent(
        '<div style="height: 1000000px; background: repeating-linear-gradient(#777 0 40px, #ccc 40px 80px)"></div>',
      )
      await page.waitForTimeout(500)
      figures.emptyScrolling.push(await framesDuring(session, () => scrollFar(session)))
    }
    await page.context().close()
  }
  await browser.close()
  return figures
}

function newContext(browser: Browser, { cookies }: ListedSite): Promise<BrowserContext> {
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

async function openSlowly(
  browser: Browser,
  listed: ListedSite,
): Promise<{ page: Page; session: CDPSession }> {
  const context = await newContext(browser, listed)
  const page = await context.newPage()
  await page.goto(`${listed.url}/company-questions`)
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
async function weighFirstView(browser: Browser, listed: ListedSite): Promise<number> {
  const context = await newContext(browser, listed)
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
  await page.goto(`${listed.url}/company-questions`)
  await page.getByRole('article').first().waitFor()
  await page.waitForTimeout(1000)
  await context.close()
  return bytes
}
