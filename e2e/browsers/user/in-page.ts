import { Ivya } from 'ivya'

/** Runs in the page of each browser: finds elements as Playwright does, by role and name. */

export interface Seen {
  readonly text: string
  readonly value: string
  readonly isChecked: boolean
  readonly isEnabled: boolean
  readonly hasFocus: boolean
  /** Where a press has to go, and whether it would arrive there. */
  readonly middle: { readonly x: number; readonly y: number }
  readonly isFree: boolean
  /** It, or what it is in, is animated. On a busy machine, that stands still for moments. */
  readonly isAnimated: boolean
}

const ivya = Ivya.create({ browser: 'chromium' })

function find(selector: string): readonly Element[] {
  return ivya
    .queryLocatorSelectorAll(selector)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
}

const finder = {
  count: (selector: string): number => find(selector).length,

  /** The first element that is to be seen. */
  look(selector: string, scroll: boolean): Seen | null {
    const [element] = find(selector)
    if (!element) return null
    // Only where it is needed: in lists that scroll inside of a dialog, WebKit scrolls further each time.
    if (scroll && !isFree(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    return {
      text: (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
      value: 'value' in element ? String(element.value) : '',
      isChecked:
        (element instanceof HTMLInputElement && element.checked) ||
        element.getAttribute('aria-checked') === 'true',
      isEnabled: !element.matches(':disabled') && element.getAttribute('aria-disabled') !== 'true',
      hasFocus: element.contains(document.activeElement),
      middle: middleOf(element),
      isFree: isFree(element),
      isAnimated: document.getAnimations().some((animation) => isRunningOn(element, animation)),
    }
  },

  focus(selector: string): void {
    const [element] = find(selector)
    if (element instanceof HTMLElement) element.focus()
  },

  /** Puts the caret into a field with all of its text selected, so that typing replaces it. */
  select(selector: string): void {
    const [element] = find(selector)
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select()
  },
}

function middleOf(element: Element): Seen['middle'] {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

function isFree(element: Element): boolean {
  const { x, y } = middleOf(element)
  const hit = document.elementFromPoint(x, y)
  if (!hit) return false
  // A press on a label presses its control, and some controls lie over their labels.
  const labels = hit instanceof HTMLInputElement ? [...(hit.labels ?? [])] : []
  return (
    element.contains(hit) ||
    hit.closest('label')?.control === element ||
    labels.some((each) => each.contains(element))
  )
}

function isRunningOn(element: Element, { playState, effect }: Animation): boolean {
  return (
    playState === 'running' &&
    effect instanceof KeyframeEffect &&
    effect.getTiming().iterations !== Infinity &&
    effect.target?.contains(element) === true
  )
}

declare global {
  interface Window {
    finder: typeof finder | undefined
  }
}
window.finder = finder
