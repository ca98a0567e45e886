import { createBrowserRouter } from 'react-router'
import { type RenderResult, render } from 'vitest-browser-react'
import { App } from '#app/web/App.tsx'
import { createRoutes, loadPage } from '#app/web/routes.tsx'
import { type StubbedCalls, type Stubs, stubCalls } from './stub-calls.ts'

export interface PageOptions {
  /** Who looks: somebody new, somebody who chose to look around as a guest, or a new member. */
  readonly as?: 'visitor' | 'guest' | 'member'
  /** Replies that differ from those of the real server. */
  readonly calls?: Stubs
  /** What this browser kept from earlier visits. */
  readonly localStorage?: Readonly<Record<string, string>>
}

export interface OpenedPage extends RenderResult {
  readonly calls: StubbedCalls
}

/** Opens an address of the product: header, page and toasts, with all styles, and no server behind it. */
export async function openPage(
  address: string,
  { as = 'visitor', calls: stubs, localStorage: kept = {} }: PageOptions = {},
): Promise<OpenedPage> {
  const calls = stubCalls(as === 'member' ? 'member' : 'anonymous', stubs)
  const kind = as === 'visitor' ? 'none' : as
  if (as === 'guest') localStorage.setItem('isGuestMode', 'true')
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
  history.replaceState(null, '', address)
  await loadPage(location.pathname)
  const router = createBrowserRouter(createRoutes(kind))
  const rendered = await render(<App router={router} />)
  return { ...rendered, calls }
}
