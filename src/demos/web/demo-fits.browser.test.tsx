import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { categorySummaries } from '#curriculum/index.ts'
import { openPage } from '#testing/browser/open-page.tsx'

const sizes = [
  [1440, 900],
  [390, 844],
] as const

/** Of an open card on a screen 1440 px wide. */
const most = { height: 2450, words: 600 }

interface Size {
  readonly name: string
  readonly height: number
  /** Besides the demo and the practice problems. Closed parts have none. */
  readonly words: number
}

for (const [width, height] of sizes)
  for (const { id, displayName, patternCount } of categorySummaries)
    test(`${displayName}: picture, caption or question, and controls fit into ${width} x ${height} at once, and cards are short`, async () => {
      await page.viewport(width, height)
      await openPage(`/category/${id}`, { as: 'member' })
      const cards = page.getByCss('article > h2 > button')
      await expect.element(cards).toHaveLength(patternCount)
      const opened: Size[] = []
      for (const card of cards.elements() as HTMLButtonElement[]) {
        card.click()
        const player = page.getByRole('region', { name: /^Visual demo / })
        await expect.element(player).toBeInTheDocument()
        await expect.element(page.getByCss('.demo-picture svg').first()).toBeInTheDocument()
        const name = card.closest('article')?.id ?? ''
        if (width < 640) expect(countScreensToPractice(card, name), name).toBeLessThan(mostScreens)
        else {
          await expect.element(page.getByCss(`#${name} .demo-code`).first()).toBeVisible()
          opened.push(sizeOf(name))
        }
        const demo = player.element()
        for (const mode of ['Watch', 'Predict']) {
          demo.querySelectorAll<HTMLElement>('.segments input')[mode === 'Watch' ? 0 : 1]?.click()
          const slider = page.getByRole('slider', { name: 'Step' }).element() as HTMLInputElement
          const last = Number(slider.max)
          const stride = Math.max(1, Math.floor(last / 2))
          for (let step = 1; step <= last; step += stride) {
            await seek(slider, step)
            expect(findHidden(demo, name), `${name}, ${mode}, step ${step}`).toEqual([])
          }
        }
        card.click()
        await expect.element(player).not.toBeInTheDocument()
      }
      if (width >= 640) expectShort(opened)
    })

function expectShort(opened: readonly Size[]) {
  const [highest] = opened.toSorted((a, b) => b.height - a.height)
  const words = Math.max(...opened.map((size) => size.words))
  // biome-ignore lint/suspicious/noConsole: whoever writes a lesson sees how much room is left.
  console.info(`${highest?.name} is the highest, ${highest?.height} px; at most ${words} words`)
  expect(opened.filter((size) => size.height > most.height || size.words > most.words)).toEqual([])
}

function sizeOf(name: string): Size {
  const wordsIn = (id: string) =>
    document.getElementById(id)?.innerText.split(/\s+/).filter(Boolean).length ?? 0
  return {
    name,
    height: Math.round(document.getElementById(name)?.getBoundingClientRect().height ?? 0),
    words: wordsIn(name) - wordsIn(`${name}-demo`) - wordsIn(`${name}-practice`),
  }
}

/** Of a phone, from the top of an open card: every clue is in sight. */
const mostScreens = 2.5

/** From the top of the opened lesson. */
function countScreensToPractice(card: Element, patternName: string): number {
  const practice = document.getElementById(`${patternName}-practice`)
  if (!practice) return Number.NaN
  return (practice.getBoundingClientRect().top - card.getBoundingClientRect().bottom) / innerHeight
}

async function seek(slider: HTMLInputElement, step: number) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, String(step))
  slider.dispatchEvent(new Event('input', { bubbles: true }))
  await new Promise(requestAnimationFrame)
}

/** What the header, the menu of the card, the bar of phones or the end of the screen hides, and by how much. */
function findHidden(demo: Element, patternName: string): string[] {
  const isPhone = innerWidth < 640
  // On a phone, the six modes have scrolled out of sight before a learner plays.
  const start = isPhone ? demo.querySelector('.demo-main') : document.getElementById(`${patternName}-demo`)
  start?.scrollIntoView({ block: 'start' })
  const edges = [...document.querySelectorAll('header, article nav')]
    .filter((element) => getComputedStyle(element).position === 'sticky')
    .map((element) => element.getBoundingClientRect().bottom)
  const top = Math.max(0, ...edges)
  const bar = document.querySelector('.main-nav')
  const isFixed = bar !== null && getComputedStyle(bar).position === 'fixed'
  const bottom = isFixed ? bar.getBoundingClientRect().top : innerHeight
  const parts = ['.demo-picture', '.demo-caption', '.demo-scrubber', '.demo-buttons']
  return [...(isPhone ? [] : ['.demo-head']), ...parts].flatMap((part) => {
    const found = demo.querySelector(part)
    if (!found) return [`${part} is missing`]
    const rect = found.getBoundingClientRect()
    const hidden = Math.ceil(Math.max(top - rect.top, rect.bottom - bottom))
    return hidden > 0 ? [`${part}: ${hidden} px`] : []
  })
}
