// What a screen loses where the reader's system chooses the colours.
import type { Page } from '@playwright/test'

/** Leaves a mark on round-cornered boxes that their ground sets off from what they stand on. */
export function markPanels(page: Page): Promise<void> {
  return page.evaluate(() => {
    const isClear = (colour: string) => colour === 'rgba(0, 0, 0, 0)'
    const groundUnder = (element: Element): string | undefined => {
      for (let box = element.parentElement; box; box = box.parentElement) {
        const { backgroundColor } = getComputedStyle(box)
        if (!isClear(backgroundColor)) return backgroundColor
      }
      return undefined
    }
    for (const element of document.querySelectorAll('body *')) {
      const { backgroundColor, borderRadius, display } = getComputedStyle(element)
      const isPanel = !isClear(backgroundColor) && borderRadius !== '0px' && display !== 'inline'
      // What is under the mouse, and the skip link, which is out of sight.
      const isPassing = element.matches(':hover, [href="#main"]')
      if (isPanel && !isPassing && backgroundColor !== groundUnder(element))
        element.setAttribute('data-panel', '')
    }
  })
}

/** Of those, the ones that have neither an edge nor a ground of their own any more. */
export function panelsWithoutEdges(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = getComputedStyle(document.body).backgroundColor
    return [...document.querySelectorAll('[data-panel]')].flatMap((element) => {
      element.removeAttribute('data-panel')
      if (!element.checkVisibility({ visibilityProperty: true })) return []
      // A dialog fills a phone, and elsewhere what is behind it is dimmed.
      if (element.matches('dialog')) return []
      const { backgroundColor, borderBlockWidth, borderInlineWidth, outlineStyle } = getComputedStyle(element)
      const hasEdge = outlineStyle !== 'none' || /[1-9]/.test(`${borderBlockWidth} ${borderInlineWidth}`)
      return hasEdge || backgroundColor !== canvas ? [] : [element.outerHTML.slice(0, 160)]
    })
  })
}

/** Elements that look the same whether they are chosen or not, as those do that only have another ground. */
export function statesWithoutLooks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const looksOf = (element: Element) =>
      [element, ...[...element.querySelectorAll('*')].slice(0, 12)]
        .flatMap((part) => [null, '::before', '::after'].map((which) => getComputedStyle(part, which)))
        .map((style) =>
          [
            style.backgroundColor,
            style.borderTopColor,
            style.borderLeftColor,
            style.borderTopWidth,
            style.borderTopStyle,
            style.outlineStyle,
            style.fill,
            style.translate,
            style.content,
            style.textDecorationLine,
          ].join(),
        )
        .join('\n')
    // The page itself shows which theme it has.
    const isTheme = (element: Element) => element.getAttribute('aria-label') === 'Dark theme'
    const states = ['aria-pressed', 'aria-selected', 'aria-checked'] as const
    return states.flatMap((state) =>
      [...document.querySelectorAll(`[${state}="true"]`)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isTheme(element))
        .filter((element) => {
          const chosen = looksOf(element)
          element.setAttribute(state, 'false')
          const notChosen = looksOf(element)
          element.setAttribute(state, 'true')
          return chosen === notChosen
        })
        .map((element) => `${state}: ${element.outerHTML.slice(0, 160)}`),
    )
  })
}
