import { type Locator, locators, page } from 'vitest/browser'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** By CSS selector, where neither role nor text is unique. */
    getByCss(selector: string): Locator
    /** The value of a term in a description list, as in 'Problems Solved 4'. */
    getByTerm(name: string): Locator
  }
}

locators.extend({
  getByCss: (selector: string) => selector,
  getByTerm: (name: string) => `dt:text-is("${name}") + dd`,
})

/** The current toast; there is at most one. */
export const toast = (): Locator => page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
