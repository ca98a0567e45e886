import { expect, type Page } from '@playwright/test'
import { axeFindings, colorRules } from './axe.ts'
import { markPanels, panelsWithoutEdges, statesWithoutLooks } from './forced-colours.ts'
import { changeTheme } from './screens.ts'

/** Set by `npm run test:faults`, which checks every screen in every way. */
const isThorough = process.env.SLOW_TESTS === '1'

/**
 * What must hold for every screen and state: axe, targets large enough to hit, no motion (the browser asks for less), and
 * nothing cut off at 320 pixels with wide text spacing. A thorough run adds the light theme, phones, 200% zoom, forced
 * colors, and that the focus is always visible.
 */
export async function expectSound(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await whatMoves(page), 'nothing moves').toEqual([])
  expect(await tooSmallTargets(page), 'targets').toEqual([])
  if (isThorough) await markPanels(page)
  await changeTheme(page, 'dark')
  expect(await axeFindings(page), 'axe, dark').toEqual([])
  if (isThorough) await checkOtherModes(page)

  await page.setViewportSize({ width: 320, height: 800 })
  await spaceWidely(page)
  expect(await whatIsCut(page), 'text at 320 pixels with wide spacing').toEqual([])
  expect(await tooSmallTargets(page), 'targets at 320 pixels').toEqual([])
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  if (!isThorough) return

  // A window of 1280 by 800 at 200%.
  await page.setViewportSize({ width: 640, height: 400 })
  expect(await whatIsCut(page), 'text at 200%').toEqual([])
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await lostFocus(page), 'focus at 200%, in forced colors').toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

async function checkOtherModes(page: Page): Promise<void> {
  await changeTheme(page, 'light')
  expect(await axeFindings(page, { rules: colorRules }), 'axe, light').toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await axeFindings(page), 'axe, light, on a phone').toEqual([])
  await changeTheme(page, 'dark')
  expect(await axeFindings(page, { rules: colorRules }), 'axe, dark, on a phone').toEqual([])
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await axeFindings(page, { rules: ['color-contrast'] }), 'axe, forced colors').toEqual([])
  expect(await statesWithoutLooks(page), 'states that forced colors hide').toEqual([])
  expect(await panelsWithoutEdges(page), 'panels that forced colors hide').toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

/** WCAG 2.2, 1.4.12, by a sheet that the content policy has no say in. */
async function spaceWidely(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `)
    document.adoptedStyleSheets.push(sheet)
  })
}

function whatMoves(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moving = [...document.querySelectorAll('body *')].filter((element) => {
      const { transitionDuration, animationName, animationDuration, scrollBehavior } =
        getComputedStyle(element)
      const takesTime = (durations: string) => durations.split(', ').some((duration) => duration !== '0s')
      const isAnimated = animationName !== 'none' && takesTime(animationDuration)
      return isAnimated || takesTime(transitionDuration) || scrollBehavior === 'smooth'
    })
    return moving.map((element) => element.outerHTML.slice(0, 160))
  })
}

/** WCAG 2.2, 2.5.8: at least 24 by 24 pixels, unless the target is a word within a sentence. */
function tooSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [role="menuitem"], [role="option"]',
    )
    return [...targets]
      .filter((target) => {
        if (!target.checkVisibility({ visibilityProperty: true })) return false
        if (target.closest('[inert], [aria-hidden="true"]')) return false
        const isWord = getComputedStyle(target).display === 'inline' && target.closest('p, li') !== null
        // A file field and the skip link are hidden until they are used; a button stands for them.
        const isHidden = target.classList.contains('sr-only') || target.matches('[href="#main"]')
        const { width, height } = target.getBoundingClientRect()
        return !isWord && !isHidden && (width < 24 || height < 24)
      })
      .map((target) => {
        const { width, height } = target.getBoundingClientRect()
        return `${Math.round(width)} x ${Math.round(height)}: ${target.outerHTML.slice(0, 160)}`
      })
  })
}

/** Words that are cut off by what they stand in, stick out of their control, or make the page scroll sideways. */
function whatIsCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    if (document.documentElement.scrollWidth > innerWidth)
      found.add(`The page is ${document.documentElement.scrollWidth} pixels wide.`)
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const around = node.parentElement
      if (!around || node.textContent?.trim() === '') continue
      if (!around.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (around.closest('[aria-hidden="true"], [inert], svg, .sr-only, textarea, select, [href="#main"]'))
        continue
      // What only a screen reader reads lies in a box of one pixel.
      if (around.getBoundingClientRect().width <= 1) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const text = range.getBoundingClientRect()
      if (text.width <= 1) continue
      const tell = (why: string) => found.add(`${why}: “${node.textContent?.trim().slice(0, 60)}”`)
      const control = around.closest('button, a, [role="tab"], label')
      if (control && getComputedStyle(control).display !== 'inline') {
        const box = control.getBoundingClientRect()
        if (text.right > box.right + 1 || text.left < box.left - 1) tell('sticks out of its control')
      }
      for (let box: Element | null = around; box; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box)
        // What scrolls can be brought into view, and three dots say that there is more.
        if (/auto|scroll/.test(`${overflowX}${overflowY}`)) break
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') break
        const edges = box.getBoundingClientRect()
        if (/hidden|clip/.test(overflowX) && (text.right > edges.right + 1 || text.left < edges.left - 1))
          tell('cut at a side')
        if (/hidden|clip/.test(overflowY) && (text.bottom > edges.bottom + 2 || text.top < edges.top - 2))
          tell('cut above or below')
      }
    }
    return [...found]
  })
}

/**
 * WCAG 2.2, 2.4.11 and 2.4.7: what gets the focus is not wholly behind something that sticks to an edge of the window,
 * and an outline shows it: its own, or that of the picture or frame that stands for it.
 */
async function lostFocus(page: Page): Promise<string[]> {
  // Focus that a script moves is shown as that of the keyboard, once that was used.
  await page.keyboard.press('Shift')
  return page.evaluate(() => {
    const isStuck = (element: Element | null, focused: Element): boolean => {
      // A notification goes by itself, and by Escape from anywhere.
      if (element?.closest('[role="region"][aria-label^="Notifications"]')) return false
      for (let box = element; box && !box.contains(focused); box = box.parentElement)
        if (/sticky|fixed/.test(getComputedStyle(box).position)) return true
      return false
    }
    const isHidden = (element: Element): boolean => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect()
      // Places that hand the focus on have no size.
      if (width <= 1) return false
      const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
      if (to - from < 2) return true
      const middle = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1)
      return [0.1, 0.3, 0.5, 0.7, 0.9].every((share) =>
        isStuck(document.elementFromPoint(middle, from + (to - from) * share), element),
      )
    }
    const hasOutline = (element: Element | null): boolean => {
      if (!element) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"]',
    )
    return [...all].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return []
      if (element.closest('.sr-only, [data-radix-focus-guard]')) return []
      element.focus()
      if (document.activeElement !== element) return []
      const frame = element.parentElement
      const isSeen = [element, element.nextElementSibling, frame].some(hasOutline)
      return [
        ...(isHidden(element) ? [`hidden: ${element.outerHTML.slice(0, 160)}`] : []),
        ...(isSeen ? [] : [`not shown: ${element.outerHTML.slice(0, 160)}`]),
      ]
    })
  })
}
