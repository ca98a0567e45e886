import { afterPress } from './presses.ts'

/** What is less high is a bar of the browser, or the row of shortcuts of a keyboard that lies on the table. */
const leastHeightPx = 100

const returnMs = 250

/**
 * Puts the height of the on-screen keyboard, which covers the lower part of the page, on the root element while it is
 * open: the attribute `data-keyboard` and the property `--keyboard-height`. The focus would tell less: a keyboard can be
 * closed while a field has the focus, and the focus moves between a press and its click.
 */
export function trackKeyboard(signal: AbortSignal): void {
  const { visualViewport, document } = window
  const root = document.documentElement
  const show = () => {
    const height = visualViewport ? root.clientHeight - visualViewport.height * visualViewport.scale : 0
    const isOpen = height > leastHeightPx
    root.toggleAttribute('data-keyboard', isOpen)
    if (isOpen) root.style.setProperty('--keyboard-height', `${Math.round(height)}px`)
    else root.style.removeProperty('--keyboard-height')
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const showSoon = () => {
    clearTimeout(timer)
    // At once when it opens; when it closes, what comes back stays out of the way of a finger that is on its way down.
    timer = setTimeout(() => afterPress(show), root.hasAttribute('data-keyboard') ? returnMs : 0)
  }
  visualViewport?.addEventListener('resize', showSoon, { signal })
}
