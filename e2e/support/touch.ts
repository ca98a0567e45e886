import { expect, type Locator, type Page } from '@playwright/test'

/** What a tap did: its click's element, and the controls that moved, hid or appeared between press and click. */
interface Tap {
  readonly element: Element
  readonly moved: readonly string[]
}

declare global {
  interface Window {
    lastTap: Tap | undefined
  }
}

/** Of the imitated keyboard. */
export const keyboardHeight = 320

/**
 * Imitates an on-screen keyboard, which Chromium's touch emulation lacks: it covers the lower part of the visual
 * viewport while a text field has the focus. It closes at once when the field loses the focus, which is the worst
 * moment: between a press and its click. Also watches every tap.
 */
export async function imitateKeyboard(page: Page): Promise<void> {
  await page.addInitScript((height) => {
    const { visualViewport } = window
    if (!visualViewport) return
    let covered = 0
    Object.defineProperty(visualViewport, 'height', { get: () => innerHeight - covered })
    const cover = (pixels: number) => {
      covered = pixels
      visualViewport.dispatchEvent(new Event('resize'))
    }
    addEventListener('focusin', ({ target }) => {
      const opens = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])'
      if (target instanceof Element && target.matches(opens)) cover(height)
    })
    addEventListener('focusout', () => cover(0))
    // As by Android's button.
    addEventListener('close-keyboard', () => cover(0))

    const positions = () =>
      new Map(
        [...document.querySelectorAll('a, button, input, textarea, select, label, [role=option]')].map(
          (element) => {
            const { x, y, width, height: high } = element.getBoundingClientRect()
            const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
            const isSeen = isShown && y < innerHeight && y + high > 0
            return [element, isSeen ? [x, y, width, high].map(Math.round).join(' ') : 'hidden']
          },
        ),
      )
    let before = positions()
    addEventListener(
      'pointerdown',
      () => {
        before = positions()
        window.lastTap = undefined
      },
      { capture: true },
    )
    addEventListener(
      'click',
      ({ target, isTrusted }) => {
        if (!isTrusted || !(target instanceof Element) || window.lastTap) return
        const after = positions()
        const moved = [...new Set([...before.keys(), ...after.keys()])].filter(
          (element) => (before.get(element) ?? 'hidden') !== (after.get(element) ?? 'hidden'),
        )
        window.lastTap = {
          element: target,
          moved: moved.map(
            (element) =>
              `${element.outerHTML.slice(0, 120)}: ${before.get(element)} became ${after.get(element)}`,
          ),
        }
      },
      { capture: true },
    )
  }, keyboardHeight)
}

export async function closeKeyboard(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('close-keyboard')))
}

/** Code that has arrived may take this long to be drawn on a busy machine. */
const stillMs = 300
/** How long a finger rests. */
const pressMs = 90

/** A tap with a real touch. Its click has to arrive at the control, and nothing may move in between. */
export async function tap(page: Page, control: Locator): Promise<void> {
  // What comes late from the network may still move everything.
  await page.waitForLoadState('networkidle')
  await untilStill(page)
  await expect(control).toBeVisible()
  await showAboveKeyboard(control)
  // The header changes its height when that has scrolled up.
  await untilStill(page)
  const element = await control.elementHandle()
  const box = await element?.boundingBox()
  if (!element || !box) throw new Error(`${control} is not on the screen.`)
  await touch(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
  await expect
    .poll(() => page.evaluate(() => window.lastTap?.moved), { message: `a click on ${control}` })
    .toEqual([])
  const isHit = await element.evaluate((tapped) => {
    const clicked = window.lastTap?.element
    return clicked !== undefined && (tapped.contains(clicked) || clicked.contains(tapped))
  })
  expect(isHit, `the click arrives at ${control}`).toBe(true)
}

/** Waits until nothing has been added or removed for a while. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        const finish = () => {
          observer.disconnect()
          resolve()
        }
        let timer = setTimeout(finish, ms)
        const observer = new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(finish, ms)
        })
        observer.observe(document.body, { subtree: true, childList: true })
      }),
    stillMs,
  )
}

/** Draws a finger from the middle of one element to the middle of another. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const [start, end] = await Promise.all([from.boundingBox(), to.boundingBox()])
  if (!start || !end) throw new Error(`${from} or ${to} is not on the screen.`)
  const middle = ({ x, y, width, height }: typeof start) => ({ x: x + width / 2, y: y + height / 2 })
  await touch(page, middle(start), middle(end))
}

interface Point {
  readonly x: number
  readonly y: number
}

const stepCount = 8

async function touch(page: Page, start: Point, end?: Point): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] })
  await page.waitForTimeout(pressMs)
  for (let step = 1; end && step <= stepCount; step++) {
    const at = (from: number, to: number) => from + ((to - from) * step) / stepCount
    const point = { x: at(start.x, end.x), y: at(start.y, end.y) }
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

/** As a thumb would scroll: the control is as low on the screen as possible, where the bar of phones was. */
async function showAboveKeyboard(control: Locator): Promise<void> {
  await control.evaluate((element) => {
    element.scrollIntoView({ block: 'end' })
    const floor = visualViewport?.height ?? innerHeight
    const hidden = element.getBoundingClientRect().bottom + 8 - floor
    for (let parent = element.parentElement; parent; parent = parent.parentElement)
      if (hidden > 0 && parent.scrollHeight > parent.clientHeight) parent.scrollTop += hidden
  })
}
