import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import { chromiumArguments, findChromium } from '../../scripts/testing/chromium.ts'
import { bareList } from './bare-list.ts'
import { handOver, noteChanges, stopNoting } from './by-hand.ts'
import { weighFirstView } from './first-view.ts'
import { type ListedSite, newContext } from './listed-site.ts'
import { checkPainted, type PaintedList, takePainted, watchPaints } from './painted-lists.ts'
import { framesDuring, scrollFar } from './scroll-list.ts'

export interface ListSpeed {
  /** Milliseconds from each keystroke to its painted list. */
  readonly typing: number[]
  /** Of these, the ones that came before the page had the whole list. */
  readonly early: number[]
  readonly clicks: number[]
  /** The same letters and clicks in a copy of the page, whose pictures are the same and made without a library. */
  readonly typingByHand: number[]
  readonly clicksByHand: number[]
  /** Keystrokes in a page without a library that has its five rows ready. */
  readonly bare: number[]
  /** Frames a second, one of each round. */
  readonly scrolling: number[]
  readonly emptyScrolling: number[]
  /** Bytes of JSON on the wire. */
  readonly firstView: number
}

/** The pace of who uses the page, in milliseconds. */
const pace = { beforeFirstLetter: 300, betweenWords: 400, beforePress: 150, betweenClicks: 350 }
/**
 * Before something is measured, longer than any timer of the page waits: it might have nothing to do for a moment and
 * still owe rows. A page that is idle would not tell.
 */
const restMs = 1500
/** For one frame of what a script has put there. */
const firstFrameMs = 500

const words = ['ridges', 'merge ropes', 'camps in a', 'tree', 'snow 84', 'valleys', 'two s']

interface Run {
  readonly rounds: number
  /** How many times the processor is slowed. */
  readonly slowed: number
  readonly withScrolling: boolean
}

/** How fast the list is for a member in Chromium. */
export async function measureListSpeed(
  listed: ListedSite,
  { rounds, slowed, withScrolling }: Run,
): Promise<ListSpeed> {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumArguments],
  })
  const figures: ListSpeed = {
    typing: [],
    early: [],
    clicks: [],
    typingByHand: [],
    clicksByHand: [],
    bare: [],
    scrolling: [],
    emptyScrolling: [],
    firstView: await weighFirstView(browser, listed),
  }
  for (let round = 0; round < rounds; round++) {
    const { page, session } = await openSlowly(browser, listed, slowed)
    const typing = await timeTyping(page)
    await page.evaluate(noteChanges)
    await typeWords(page)
    await stopNoting(page)
    const chips = await openFilters(page)
    const clicks = await clickThrough(page, chips)
    await page.evaluate(noteChanges)
    await clickThrough(page, chips)
    await stopNoting(page)
    figures.typing.push(...typing.map(({ ms }) => ms))
    figures.early.push(...typing.flatMap(({ ms, isEarly }) => (isEarly ? [ms] : [])))
    figures.clicks.push(...clicks.map(({ ms }) => ms))
    if (withScrolling) figures.scrolling.push(await framesDuring(session, () => scrollFar(session)))
    await handOver(page, 0)
    await page.waitForTimeout(restMs)
    const typingByHand = await typeWords(page)
    await handOver(page, 1)
    await page.waitForTimeout(restMs)
    const clicksByHand = await clickThrough(page, chips)
    figures.typingByHand.push(...typingByHand.map(({ ms }) => ms))
    figures.clicksByHand.push(...clicksByHand.map(({ ms }) => ms))
    await checkPainted(listed, [...typing, ...clicks, ...typingByHand, ...clicksByHand])
    if (withScrolling) {
      // The floor: what the same gesture gives where there is nothing to draw but stripes, which the page's code has no part in.
      await page.setContent(
        '<div style="height: 1000000px; background: repeating-linear-gradient(#777 0 40px, #ccc 40px 80px)"></div>',
      )
      await page.waitForTimeout(firstFrameMs)
      figures.emptyScrolling.push(await framesDuring(session, () => scrollFar(session)))
    }
    await page.setContent(bareList)
    await page.evaluate(watchPaints)
    figures.bare.push(...(await typeWords(page)).map(({ ms }) => ms))
    await page.context().close()
  }
  await browser.close()
  return figures
}

async function openSlowly(
  browser: Browser,
  listed: ListedSite,
  slowed: number,
): Promise<{ page: Page; session: CDPSession }> {
  const context = await newContext(browser, listed)
  const page = await context.newPage()
  await page.goto(`${listed.url}/company-questions`)
  await page.getByRole('article').first().waitFor()
  // What is left of starting up is not part of a keystroke.
  await page.waitForTimeout(restMs)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  await page.waitForTimeout(firstFrameMs)
  await page.evaluate(watchPaints)
  return { page, session }
}

/** As somebody does it: the pointer goes to the box and clicks, and the first letter comes a little later. */
async function timeTyping(page: Page): Promise<PaintedList[]> {
  await page.mouse.move(200, 200)
  await clickOn(page, page.getByRole('searchbox', { name: 'Search questions' }))
  await page.waitForTimeout(pace.beforeFirstLetter)
  await takePainted(page)
  return typeWords(page)
}

/** Letters come every 120 ms, as somebody quick types them, and are taken back twice as fast. */
async function typeWords(page: Page): Promise<PaintedList[]> {
  await page.getByRole('searchbox', { name: 'Search questions' }).focus()
  for (const word of words) {
    await page.keyboard.type(word, { delay: 120 })
    for (const _ of word) await page.keyboard.press('Backspace', { delay: 60 })
    await page.waitForTimeout(pace.betweenWords)
  }
  return allPainted(page, 2 * words.join('').length)
}

/** The mouse itself clicks: a locator's click would run code of its own in the slowed page meanwhile. */
async function clickOn(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox()
  if (!box) throw new Error('What is to be clicked is not in sight.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 })
  await page.waitForTimeout(pace.beforePress)
  await page.mouse.down()
  await page.mouse.up()
}

/** Gives chips of the first companies, each difficulty and the first patterns. */
async function openFilters(page: Page): Promise<readonly Locator[]> {
  const filters = page.getByRole('region', { name: 'Filters' })
  await clickOn(page, filters.getByRole('button', { name: 'Filters' }))
  const chips = (name: string) => filters.getByRole('group', { name }).getByRole('button')
  await chips('Difficulty').first().waitFor()
  // Rows are in sight below the filters, or there would be nothing to paint.
  await filters.evaluate((section) => window.scrollBy(0, section.getBoundingClientRect().top - 70))
  await page.waitForTimeout(firstFrameMs)
  return [
    ...(await chips('Companies').all()).slice(0, 6),
    ...(await chips('Difficulty').all()),
    ...(await chips('Patterns').all()).slice(0, 3),
  ]
}

/** Chooses them one by one, and takes them back one by one. */
async function clickThrough(page: Page, chips: readonly Locator[]): Promise<PaintedList[]> {
  await takePainted(page)
  for (const chip of [...chips, ...chips]) {
    await clickOn(page, chip)
    await page.waitForTimeout(pace.betweenClicks)
  }
  return allPainted(page, 2 * chips.length)
}

/** All of so many; the last may still be on its way. */
async function allPainted(page: Page, count: number): Promise<PaintedList[]> {
  const painted: PaintedList[] = []
  for (const end = performance.now() + 10_000; painted.length < count; ) {
    painted.push(...(await takePainted(page)))
    if (performance.now() > end) throw new Error(`${painted.length} of ${count} lists were painted.`)
    if (painted.length < count) await page.waitForTimeout(50)
  }
  return painted
}
