const paths = new Set(['/', '/study-notes', '/dfs-bfs-guide', '/linkedlist-cheatsheet'])

/** Whether a page can be read without network once it was open: lessons with their demos, and notes. */
export function isCachedPage(path: string): boolean {
  return paths.has(path) || /^\/category\/[\w-]+$/.test(path)
}
