declare global {
  /** Set by a built page once it has asked for its faces (scripts/build/page-faces.mjs). */
  var facesShown: Promise<unknown> | undefined
}

/**
 * Ends the start of a page, in which parts with `data-in-turn` are laid out only once they come near (base.css), unless
 * the address names a place in the page: one after the other, whenever the browser has nothing else to do. All of them
 * at once would hold up whoever clicks.
 */
export async function layOutInTurns(): Promise<void> {
  const { dataset } = document.documentElement
  const parts = [...document.querySelectorAll<HTMLElement>('[data-in-turn]')]

  function next() {
    const part = parts.shift()
    if (!part) {
      delete dataset.arriving
      return
    }
    part.style.contentVisibility = 'visible'
    whenIdle(next)
  }
  await globalThis.facesShown
  if (dataset.arriving !== undefined) whenIdle(next)
}

/** After the next frame, so that what was asked for before is laid out by then. */
function whenIdle(act: () => void): void {
  requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 1000 })
    else setTimeout(act)
  })
}
