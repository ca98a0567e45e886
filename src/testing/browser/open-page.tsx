import { createBrowserRouter } from 'react-router'
import { type RenderResult, render } from 'vitest-browser-react'
import { App } from '#app/web/App.tsx'
import { createRoutes, loadPage } from '#app/web/routes.tsx'
import { type StubbedCalls, type Stubs, stubCalls } from './stub-calls.ts'

export interface PageOptions {
  /** A first-time visitor, a guest, or a new member. */
  readonly as?: 'visitor' | 'guest' | 'member'
  /** Replies that replace those of the real server. */
  readonly calls?: Stubs
  /** Local storage from earlier visits. */
  readonly localStorage?: Readonly<Record<string, string>>
}

export interface OpenedPage extends RenderResult {
  readonly calls: StubbedCalls
}

/** Renders a URL of the product with header, page, toasts and styles; the network is stubbed. */
export async function openPage(
  address: string,
  { as = 'visitor', calls: stubs, localStorage: kept = {} }: PageOptions = {},
): Promise<OpenedPage> {
  const calls = stubCalls(as === 'member' ? 'member' : 'anonymous', stubs)
  const kind = as === 'visitor' ? 'none' : as
  if (as === 'guest') localStorage.setItem('isGuestMode', 'true')
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
  // A history entry of its own: the product remembers some state per entry.
  history.replaceState({ key: crypto.randomUUID() }, '', address)
  await loadPage(location.pathname, kind)
  const router = createBrowserRouter(createRoutes(kind, location.pathname))
  const rendered = await render(<App router={router} />)
  return { ...rendered, calls }
}
