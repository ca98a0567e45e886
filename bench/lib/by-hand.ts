import type { Page } from '@playwright/test'

type Handled = typeof globalThis & { stopNoting: () => void; handOver: (nth: number) => void }

/**
 * Runs in the page. From now on, until `stopNoting`, notes what each letter or click changes of the document: what its
 * frame shows apart from what comes after it. `handOver(nth)` then puts the copy of the page in its place that was made
 * when the nth noting began, in which nothing runs but what makes these same changes, one by one.
 */
export function noteChanges(): void {
  interface Step {
    readonly shown: (() => void)[]
    readonly later: (() => void)[]
  }
  interface Noted {
    readonly body: Node
    /** What changed before the first letter or click. */
    readonly before: (() => void)[]
    readonly steps: Step[]
    readonly scrolled: number
  }
  const page = globalThis as typeof globalThis & { noted?: Noted[] } & Partial<Handled>
  page.noted ??= []
  const { noted } = page

  const copies = new Map<Node, Node>()
  const copied = (node: Node): Node => {
    const copy = node.cloneNode(true)
    const [from, to] = [node, copy].map((root) => {
      const all = document.createTreeWalker(root)
      const nodes: Node[] = []
      for (let next: Node | null = root; next; next = all.nextNode()) nodes.push(next)
      return nodes
    })
    from?.forEach((each, place) => {
      const twin = to?.[place]
      if (twin) copies.set(each, twin)
    })
    return copy
  }

  /** The same change, of the copy, to what is there now. */
  const again = ({ type, target, attributeName, addedNodes, removedNodes, nextSibling }: MutationRecord) => {
    const copy = copies.get(target)
    const after = nextSibling && copies.get(nextSibling)
    if (type === 'characterData') {
      const text = target.textContent
      return () => {
        if (copy) copy.textContent = text
      }
    }
    if (type === 'attributes') {
      const value = (target as Element).getAttribute(attributeName ?? '')
      return () => {
        const element = copy as HTMLElement
        // The policy of the page forbids the attribute, not the property.
        if (attributeName === 'style') element.style.cssText = value ?? ''
        else if (value === null) element.removeAttribute(attributeName ?? '')
        else element.setAttribute(attributeName ?? '', value)
      }
    }
    const gone = [...removedNodes].map((node) => copies.get(node) as ChildNode | undefined)
    const come = [...addedNodes].map((node) => copies.get(node) ?? copied(node))
    return () => {
      for (const node of gone) node?.remove()
      for (const node of come) copy?.insertBefore(node, after?.parentNode === copy ? after : null)
    }
  }

  const steps: Step[] = []
  const before: (() => void)[] = []
  noted.push({ body: copied(document.body), before, steps, scrolled: scrollY })
  let bucket = before
  const changes = new MutationObserver((records) => bucket.push(...records.map(again)))
  const endFrame = () => {
    bucket = steps.at(-1)?.later ?? []
  }
  const begin = () => {
    const step = { shown: [], later: [] }
    steps.push(step)
    bucket = step.shown
    // A frame is painted when the task after it runs; as in `painted-lists.ts`, no other comes before this one.
    requestAnimationFrame(() => void scheduler.postTask(endFrame, { priority: 'user-blocking' }))
  }
  document.addEventListener('input', begin, true)
  document.addEventListener('click', begin, true)
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })

  page.stopNoting = () => {
    changes.disconnect()
    document.removeEventListener('input', begin, true)
    document.removeEventListener('click', begin, true)
  }
  const nothing: Noted = { body: document.body, before: [], steps: [], scrolled: 0 }
  page.handOver = (nth) => {
    const { body, before, steps, scrolled } = noted[nth] ?? nothing
    document.body.replaceWith(body)
    for (const change of before) change()
    scrollTo(0, scrolled)
    const queue = [...steps]
    const act = () => {
      const step = queue.shift()
      for (const change of step?.shown ?? []) change()
      // After its picture, and before the next letter.
      setTimeout(() => {
        for (const change of step?.later ?? []) change()
      }, 40)
    }
    body.addEventListener('input', act)
    body.addEventListener('click', act)
  }
}

export function stopNoting(page: Page): Promise<void> {
  return page.evaluate(() => (globalThis as Handled).stopNoting())
}

export function handOver(page: Page, nth: number): Promise<void> {
  return page.evaluate((nth) => (globalThis as Handled).handOver(nth), nth)
}
