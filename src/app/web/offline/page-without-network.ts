import { roundPath } from './cached-pages.ts'

/** What a browser without network shows for a page it has not kept, with the way to those it has. */
export function pageWithoutNetwork(kept: readonly string[]): Response {
  const items = kept
    .filter((path) => path !== roundPath)
    .toSorted()
    .map((path) => `<li><a href="${path}">${nameOf(path)}</a></li>`)
    .join('')
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light"><title>Offline | Capra</title>
<style>
body { font: 1.0625rem/1.6 system-ui, sans-serif; max-width: 36rem; margin: 12vh auto; padding: 0 1.25rem }
h1 { font-size: 1.75rem; line-height: 1.2 } li { padding: .25rem 0 } a { color: inherit }
</style></head>
<body><main><h1>You are offline</h1>
<p>This page is not available offline. ${
    kept.length > 0 ? 'These pages are:' : 'Open it again when you are back online.'
  }</p><ul>${items}</ul></main></body></html>`
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** '/category/core-patterns' is 'Core patterns'. */
function nameOf(path: string): string {
  if (path === '/') return 'All patterns'
  const name = path
    .slice(path.lastIndexOf('/') + 1)
    .replaceAll(/[^\w-]/g, '')
    .replaceAll('-', ' ')
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}
