export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/** A browser that runs, or the sentence that says what it lacks. */
export interface Engine {
  /** A tab with cookies, storage and caches of its own. One at a time. */
  open(size: Size): Promise<Tab>
  close(): Promise<void>
}

export interface Size {
  readonly width: number
  readonly height: number
  readonly hasTouch: boolean
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** What the journeys need of a browser, and what WebDriver can do in each of them. */
export interface Tab {
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** The value of an expression as JSON, also of a promise. */
  evaluate(expression: string): Promise<string>
  /** Presses at the first point and lets go at the last, with a finger where the size has one. */
  press(...path: readonly [Point, ...Point[]]): Promise<void>
  type(text: string): Promise<void>
  key(key: Key): Promise<void>
  /** Only on pages of the same site. */
  setCookie(name: string, value: string): Promise<void>
  /** Undefined where the browser cannot be taken offline. */
  readonly setOffline?: (offline: boolean) => Promise<void>
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** Keys other than characters. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowRight' | 'Backspace'
