type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement
/** What was pressed, or sends the form that was sent; a copy of how it looked then; its value. */
type Press = readonly [control: Control, then: Control, value: string, event: Event]

declare global {
  /** Set by a built page before anything can be pressed (scripts/build/note-presses.mjs), and gone once all has its code. */
  var earlyPresses: Press[] | undefined
}

/**
 * To be called at once after React has begun to take a page over. From then on it hears presses: what it hands on is no
 * longer early. What it stops, because that part cannot be taken over yet, still is.
 */
export function hearPresses(root: Element): void {
  for (const kind of ['click', 'change', 'submit']) root.addEventListener(kind, forgetHeard, true)
}

function forgetHeard(event: Event) {
  // The name is old, and means: somebody has stopped it from going on.
  if (!event.cancelBubble && globalThis.earlyPresses?.at(-1)?.[3] === event) globalThis.earlyPresses.pop()
}

/** To be called once the page is there. The rest is fetched where somebody was too early, which is seldom. */
export async function endEarlyPresses(): Promise<void> {
  const { pathname } = location
  if (globalThis.earlyPresses?.length) {
    const { makeUpForPresses } = await import('./make-up-for-presses.ts')
    makeUpForPresses(pathname)
  } else globalThis.earlyPresses = undefined
}
