import { UserError } from '../lib/project.mjs'

/** What `npm run new` writes. */
export interface Plan {
  /** New and changed files by path in the project, unformatted. */
  readonly files: Readonly<Record<string, string>>
  /** What the developer does next, each one sentence. */
  readonly steps: readonly string[]
}

/** The text of a file of the project; `undefined` if there is none. */
export type Read = (path: string) => string | undefined

export function checkName(name: string, example: string): void {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new UserError(`"${name}" is no name. Write lowercase words joined by hyphens, as in ${example}.`)
}

/** `my-pattern` in the other spellings. */
export function spell(name: string) {
  const pascal = name.replaceAll(/(?:^|-)([a-z])/g, (_, first: string) => first.toUpperCase())
  const words = name.replaceAll('-', ' ')
  return {
    pascal,
    camel: pascal[0]?.toLowerCase() + pascal.slice(1),
    snake: name.replaceAll('-', '_'),
    title: words.replaceAll(/\b[a-z]/g, (first) => first.toUpperCase()),
    sentence: words.replace(/^[a-z]/, (first) => first.toUpperCase()),
  }
}

/** Inserts a text before the first `end` that follows `start`. */
export function insertBefore(end: string, start: string, text: string, inserted: string): string {
  const from = text.indexOf(start)
  const at = from < 0 ? -1 : text.indexOf(end, from + start.length)
  if (at < 0) throw new UserError(`There is no ${start.trim()} to extend.`)
  return text.slice(0, at) + inserted + text.slice(at)
}
