import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya'

/** Names an element as Playwright's locators do. A name that is a text has to be the whole name. */
export type Target = string

const named = (role: string) => (name: string | RegExp) => getByRoleSelector(role, { name, exact: true })

export const button = named('button')
export const link = named('link')
export const tab = named('tab')
export const dialog = named('dialog')
export const region = named('region')
export const image = named('img')
export const group = named('group')
export const radio = named('radio')
export const checkbox = named('checkbox')
export const list = named('list')
export const article = named('article')
export const heading = named('heading')
export const searchbox = named('searchbox')
export const role = (name: string): Target => getByRoleSelector(name, {})
export const label = (text: string | RegExp): Target => getByLabelSelector(text, { exact: true })
export const text = (words: string | RegExp): Target => getByTextSelector(words, { exact: true })

/** The last one inside of the ones before. */
export const within = (...targets: readonly Target[]): Target => targets.join(' >> ')
