const paths = new Set([
  '/',
  '/practice',
  '/study-notes',
  '/dfs-bfs-guide',
  '/linkedlist-cheatsheet',
  '/dp-guide',
  '/run',
])

/** Whether a page works without network once it was open: lessons with their demos, code, practice, and notes. */
export function isCachedPage(path: string): boolean {
  return paths.has(path) || /^\/(category|learn|build|practice(\/rounds)?)\/[\w-]+$/.test(path)
}

/** Under which path a page is cached: all rounds have the same code, and what they ask comes from the server. */
export function cachedPathOf(path: string): string {
  return path.startsWith('/practice/rounds/') ? roundPath : path
}

export const roundPath = '/practice/rounds/any'

/** What a page requests, apart from the member and the lessons. */
export function repliesOf(path: string): readonly string[] {
  const practice = ['/api/practice/standing', '/api/practice/rounds']
  if (path === '/') return [...practice, '/api/settings']
  if (path === '/practice' || path === '/practice/check') return practice
  return path.startsWith('/practice/rounds/') ? [...practice, `/api${path}`] : []
}
