// First, because it says in which order the layers of all styles count.
import './app.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import type { VisitorKind } from '#accounts/access.ts'
import { App } from './App.tsx'
import { createRoutes, loadPage } from './routes.tsx'

const root = document.getElementById('root') ?? document.body
const { prerendered, session } = document.documentElement.dataset
const visitor = likelyVisitor()
const code = loadPage(location.pathname, visitor).catch(() => {}) // The page's error boundary reports it.

function hydrate() {
  // With hydration data the router leaves the scroll position to the browser.
  const router = createBrowserRouter(createRoutes(visitor, location.pathname), {
    hydrationData: {},
  })
  startTransition(() => void hydrateRoot(root, <App router={router} />))
}

// Not awaited at the top level: the page's code imports from this file's chunk and would wait for it.
if (prerendered !== undefined) void code.then(hydrate)
else createRoot(root).render(<App router={createBrowserRouter(createRoutes(visitor, location.pathname))} />)

/** Who is here, most likely: the server marks pages that were requested without a session cookie. */
function likelyVisitor(): VisitorKind {
  if (prerendered !== undefined)
    return prerendered === 'member' || prerendered === 'guest' ? prerendered : 'none'
  if (session !== 'absent') return 'member'
  return document.cookie.includes('capra.visitor=guest') ? 'guest' : 'none'
}
