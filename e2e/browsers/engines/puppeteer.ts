import { existsSync } from 'node:fs'
import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core'
import { chromiumArguments, findTestChromium, onPath } from '../../../scripts/testing/chromium.ts'
import type { Engine, Point, Size, Tab } from './engine.ts'

export function startChromium(): Promise<Engine> | string {
  const executablePath = findTestChromium()
  if (!executablePath)
    return 'There is no Chromium: install the package chromium, or set CHROMIUM_PATH to its program.'
  return start({ browser: 'chrome', executablePath, args: [...chromiumArguments] })
}

export function startFirefox(): Promise<Engine> | string {
  const executablePath =
    process.env.FIREFOX_PATH || onPath(['firefox', 'firefox-esr']).find((path) => existsSync(path))
  if (!executablePath)
    return 'There is no Firefox: install the package firefox-esr (Debian) or firefox (Ubuntu), or set FIREFOX_PATH to its program.'
  return start({ browser: 'firefox', executablePath, extraPrefsFirefox: patient })
}

/** A finger goes down and up with two commands. On a busy machine Firefox would take that for a long press. */
const patient = { 'apz.max_tap_time': 60_000, 'ui.click_hold_context_menus.delay': 60_000 }

async function start(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch(options)
  return {
    async open(size) {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      // Firefox cannot imitate a phone, only its size, but takes touches all the same.
      await page.setViewport({
        width: size.width,
        height: size.height,
        ...(options.browser === 'chrome' && { hasTouch: size.hasTouch, isMobile: size.hasTouch }),
      })
      return tabOf(page, size, () => context.close())
    },
    close: () => browser.close(),
  }
}

function tabOf(page: Page, { hasTouch }: Size, close: () => Promise<void>): Tab {
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: async (expression) =>
      String(await page.evaluate(`Promise.resolve(${expression}).then(JSON.stringify)`)),
    press: (...path) => (hasTouch ? touch(page, path) : drag(page, path)),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    setCookie: async (name, value) => {
      const { hostname } = new URL(page.url())
      await page
        .browserContext()
        .setCookie({ name, value, domain: hostname, path: '/', httpOnly: true, sameSite: 'Lax' })
    },
    setOffline: (offline) => page.setOfflineMode(offline),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close,
  }
}

async function drag({ mouse }: Page, [start, ...rest]: readonly [Point, ...Point[]]): Promise<void> {
  await mouse.move(start.x, start.y)
  await mouse.down()
  for (const { x, y } of rest) await mouse.move(x, y)
  await mouse.up()
}

async function touch({ touchscreen }: Page, [start, ...rest]: readonly [Point, ...Point[]]): Promise<void> {
  await touchscreen.touchStart(start.x, start.y)
  for (const { x, y } of rest) await touchscreen.touchMove(x, y)
  await touchscreen.touchEnd()
}
