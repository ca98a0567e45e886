type Press = NonNullable<typeof globalThis.earlyPresses>[number]
type Control = Press[0]

const againAfterMs = 100
/** A control that is gone may come again so late: its part was drawn anew, and its code is on its way. */
const longestMs = 3000

/**
 * Makes up for what was pressed on the page at this path before it had its code, unless one has left it: each box that
 * was ticked and list that was chosen from, and of the buttons and sent forms the last. Whoever presses a button twice because nothing
 * happened wants it once.
 */
export function makeUpForPresses(pathname: string, until = performance.now() + longestMs): void {
  const presses = globalThis.earlyPresses?.splice(0) ?? []
  if (location.pathname === pathname) {
    const isLast = performance.now() > until
    const missing = [...worthMakingUp(presses)].filter((press) => !makeUpFor(press) && !isLast)
    globalThis.earlyPresses?.push(...missing)
  }
  // What React has stopped was noted anew, too.
  if (globalThis.earlyPresses?.length) setTimeout(makeUpForPresses, againAfterMs, pathname, until)
  else globalThis.earlyPresses = undefined
}

function worthMakingUp(presses: readonly Press[]): Iterable<Press> {
  const last = new Map<Control | 'button', Press>()
  for (const press of presses) {
    const [control, , , event] = press
    // What something else in the browser has prevented was no press. A form's sending is prevented by who notes it.
    if (event.type !== 'submit' && event.defaultPrevented) continue
    const key = control instanceof HTMLButtonElement ? 'button' : control
    last.delete(key)
    last.set(key, press)
  }
  return last.values()
}

/** @returns false when there is no such control now. */
function makeUpFor([control, then, value]: Press): boolean {
  const now = control.isConnected ? control : findOnly(then)
  if (!now) return false
  // Where it says something else by now, what was wanted has come about without it, or is not wanted any more.
  // The header is drawn for the dark theme, whichever was chosen.
  if (stateOf(now) !== stateOf(then) && !now.closest('header')) return true
  // A hand presses before it clicks, and React takes the part over by then. Were that done in the middle of a click, a box
  // that the click has ticked would look to React as if it had been ticked all along.
  if (!(now instanceof HTMLButtonElement)) now.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  if (now instanceof HTMLSelectElement) {
    now.value = value
    now.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (now instanceof HTMLInputElement && then instanceof HTMLInputElement) {
    // Ticked and unticked again comes to nothing.
    if (then.checked === then.defaultChecked) return true
    now.checked = then.defaultChecked
    now.click()
  } else {
    if (now !== control && document.activeElement === document.body) now.focus({ preventScroll: true })
    now.click()
  }
  return true
}

/** The control of this name, on a page that was drawn anew. Of several nobody knows which was meant. */
function findOnly(then: Control): Control | undefined {
  const name = nameOf(then)
  const twins = [...document.querySelectorAll<Control>(then.localName)].filter(
    (twin) => nameOf(twin) === name,
  )
  return twins.length === 1 ? twins[0] : undefined
}

const nameOf = (control: Control) => control.ariaLabel ?? control.textContent

const stateOf = (control: Control) =>
  ['aria-label', 'aria-expanded', 'aria-pressed', 'aria-checked', 'aria-selected']
    .map((name) => control.getAttribute(name))
    .join()
