import { expect } from '@playwright/test'
import type { Key, Point, Tab } from '../engines/engine.ts'
import type { Seen } from './in-page.ts'
import type { Target } from './targets.ts'

/** Long enough for a machine that does other work, too: the tutor's first answer loads all of its lessons. */
const waiting = { timeout: 60_000, intervals: [50, 100, 200] }

/** What a person does and sees, in any browser. Everything waits until it is possible. */
export class User {
  readonly #tab: Tab
  readonly #siteUrl: string
  readonly #finder: string

  constructor(tab: Tab, siteUrl: string, finder: string) {
    this.#tab = tab
    this.#siteUrl = siteUrl
    this.#finder = finder
  }

  /** Goes to an address and waits until the page answers: what is drawn ahead has to be taken over first. */
  async open(path: string): Promise<void> {
    await this.#tab.goto(this.#siteUrl + path)
    await this.#untilAlive()
  }

  async reload(): Promise<void> {
    await this.#tab.reload()
    await this.#untilAlive()
  }

  async #untilAlive(): Promise<void> {
    await expect
      .poll(() => this.evaluate<boolean>(isAlive), { ...waiting, message: 'the page answers' })
      .toBe(true)
  }

  /** Path, query and fragment. */
  path(): Promise<string> {
    return this.evaluate<string>('location.href.slice(location.origin.length)')
  }

  async expectPath(path: RegExp): Promise<void> {
    await expect.poll(() => this.path(), waiting).toMatch(path)
  }

  async click(target: Target): Promise<void> {
    await this.#tab.press(await this.#pointOf(target))
  }

  /** Types into a field in place of what it has. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target)
    await this.#find(`select(${JSON.stringify(target)})`)
    await this.#tab.type(text)
    await expect.poll(() => this.value(target), { ...waiting, message: `${target} has the text` }).toBe(text)
  }

  /** Chooses from a list of the browser's own, which WebDriver cannot press, by the first letters. */
  async choose(target: Target, text: string): Promise<void> {
    await this.see(target)
    await this.#find(`focus(${JSON.stringify(target)})`)
    await this.#tab.type(text)
  }

  async drag(from: Target, to: Target): Promise<void> {
    const start = await this.#pointOf(from)
    const end = (await this.#look(to))?.middle ?? start
    const half = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }
    await this.#tab.press(start, half, end)
  }

  type(text: string): Promise<void> {
    return this.#tab.type(text)
  }

  key(key: Key): Promise<void> {
    return this.#tab.key(key)
  }

  async see(target: Target, text: string | RegExp = ''): Promise<void> {
    const seen = async () => (await this.#look(target))?.text
    await expect
      .poll(seen, { ...waiting, message: target })
      .toEqual(typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text))
  }

  /** Waits for one of these and tells which; the first of them that is there. */
  async seeOneOf(...targets: readonly [Target, ...Target[]]): Promise<Target> {
    let seen: Target | undefined
    await expect(async () => {
      const counts = await Promise.all(targets.map((target) => this.count(target)))
      seen = targets.find((_, index) => counts[index])
      expect(seen, targets.join(' or ')).toBeDefined()
    }).toPass(waiting)
    return seen ?? targets[0]
  }

  async gone(target: Target): Promise<void> {
    await expect.poll(() => this.count(target), { ...waiting, message: `${target} is gone` }).toBe(0)
  }

  async expectChecked(target: Target): Promise<void> {
    const isChecked = async () => (await this.#look(target))?.isChecked
    await expect.poll(isChecked, { ...waiting, message: `${target} is checked` }).toBe(true)
  }

  async expectFocus(target: Target): Promise<void> {
    const hasFocus = async () => (await this.#look(target))?.hasFocus
    await expect.poll(hasFocus, { ...waiting, message: `${target} has the focus` }).toBe(true)
  }

  async value(target: Target): Promise<string | undefined> {
    return (await this.#look(target))?.value
  }

  async text(target: Target): Promise<string> {
    await this.see(target)
    return (await this.#look(target))?.text ?? ''
  }

  count(target: Target): Promise<number> {
    return this.#find<number>(`count(${JSON.stringify(target)})`)
  }

  /** The value of an expression in the page. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const value: Value = JSON.parse(await this.#tab.evaluate(expression))
    return value
  }

  /** Undefined where the browser cannot be taken offline. */
  get setOffline(): Tab['setOffline'] {
    return this.#tab.setOffline
  }

  screenshot(): Promise<Buffer> {
    return this.#tab.screenshot()
  }

  #look(target: Target, scroll = false): Promise<Seen | null> {
    return this.#find<Seen | null>(`look(${JSON.stringify(target)}, ${scroll})`)
  }

  async #find<Value>(call: string): Promise<Value> {
    // Every page needs it anew.
    if (!(await this.evaluate<boolean>('"finder" in window')))
      await this.#tab.evaluate(`(() => { ${this.#finder}; return true })()`)
    return this.evaluate<Value>(`window.finder.${call} ?? null`)
  }

  /** Where to press, once it is on the screen, enabled, uncovered and at rest. */
  async #pointOf(target: Target): Promise<Point> {
    let before: Seen | null = null
    await expect(async () => {
      const seen = await this.#look(target, true)
      const rests =
        seen?.isAnimated === false &&
        before?.middle.x === seen?.middle.x &&
        before?.middle.y === seen?.middle.y
      before = seen
      expect(stateOf(seen, rests), target).toBe('can be pressed')
    }).toPass(waiting)
    const seen = await this.#look(target)
    if (!seen) throw new Error(`${target} is gone.`)
    return seen.middle
  }
}

/** Elements that React has taken over carry its mark. */
const isAlive = `Object.keys(document.querySelector('header a') ?? {}).some((key) => key.startsWith('__reactFiber'))`

function stateOf(seen: Seen | null, rests: boolean): string {
  if (!seen) return 'is not there'
  if (!seen.isEnabled) return 'is disabled'
  if (!seen.isFree) return 'is covered'
  return rests ? 'can be pressed' : 'moves'
}
