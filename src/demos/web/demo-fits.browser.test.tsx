import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { categorySummaries } from '#curriculum/index.ts'
import { openPage } from '#testing/browser/open-page.tsx'

const sizes = [
  [1440, 900],
  [390, 844],
] as const

for (const [width, height] of sizes)
  for (const { id, displayName, patternCount } of categorySummaries)
    test(`${displayName}: picture, caption or question, and controls fit into ${width} x ${height} at once`, async () => {
      await page.viewport(width, height)
      await openPage(`/category/${id}`, { as: 'member' })
      const cards = page.getByCss('article > h2 > button')
      await expect.element(cards).toHaveLength(patternCount)
      for (const card of cards.elements() as HTMLButtonElement[]) {
        card.click()
        const player = page.getByRole('region', { name: /^Visual demo / })
        await expect.element(player).toBeInTheDocument()
        await expect.element(page.getByCss('.demo-picture svg').first()).toBeInTheDocument()
        const name = card.closest('article')?.id ?? ''
        if (width < 640) expect(countScreensToPractice(card, name), name).toBeLessThan(mostScreens)
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
    })

/** Of a phone, from the top of an open card: nothing of the clues is folded. */
const mostScreens = 3

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
