import { type Locator, locators, page } from 'vitest/browser'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** By a CSS selector, where neither role nor text tells things apart. */
    getByCss(selector: string): Locator
    /** The value shown for a name in a description list, as in 'Problems Solved 4'. */
    getByTerm(name: string): Locator
  }
}

locators.extend({
  getByCss: (selector: string) => selector,
  getByTerm: (name: string) => `dt:text-is("${name}") + dd`,
})

/** The one toast that may be on the screen. */
export const toast = (): Locator => page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
