import { needlesslyEncoded } from './http/request-checks.ts'

/** A page, and the one address it has. */
export interface PagePath {
  /** The pattern of its route, such as `/category/:categoryId?`. */
  readonly route: string
  readonly path: string
}

/**
 * Finds the page that a path means: in upper case, with a slash at its end, with doubled slashes or with needlessly
 * encoded characters it is still that page.
 */
export function findPage(routes: readonly string[], path: string): PagePath | undefined {
  const parts = path
    .replaceAll(new RegExp(needlesslyEncoded, 'gi'), decodeURIComponent)
    .split('/')
    .filter((part) => part !== '')
  if (parts.includes('.') || parts.includes('..')) return undefined
  for (const route of routes) {
    const pattern = route.split('/').filter((part) => part !== '')
    if (!matches(pattern, parts)) continue
    // The first part of a route has no parameter, so this cannot be the address of another site.
    const written = parts.map((part, index) => (isParameter(pattern[index]) ? part : pattern[index]))
    return { route, path: `/${written.join('/')}` }
  }
  return undefined
}

const isParameter = (part = '') => part.startsWith(':')

function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  const required = pattern.filter((part) => !part.endsWith('?'))
  return (
    parts.length >= required.length &&
    parts.length <= pattern.length &&
    parts.every((part, index) => isParameter(pattern[index]) || pattern[index] === part.toLowerCase())
  )
}
