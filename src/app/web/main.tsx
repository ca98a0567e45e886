import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { VisitorKind } from '#accounts/access.ts'
import { QueryProvider } from './QueryProvider.tsx'
import { shellOf } from './route-table.ts'
import { createRoutes, pageFor } from './routes.tsx'
import '#platform/ui/fonts.css'
import './app.css'

const { dataset } = document.documentElement
const root = document.getElementById('root') ?? document.body
const { pathname } = location
const hint = visitorHint()

// Not awaited here: this file is built into one with what the page's own code imports.
void pageFor(pathname, hint)
  .preload(hint)
  .catch(() => {}) // The page's own boundary says so and offers another try.
  .then(start)

function start() {
  const isPrepared = dataset.shell === shellOf(pathname)
  // Said to be hydrated, the router leaves a prepared page where the browser has it: it would go to the top, and back.
  const router = createBrowserRouter(createRoutes(hint), isPrepared ? { hydrationData: {} } : undefined)
  const app = (
    <StrictMode>
      <QueryProvider>
        <RouterProvider router={router} />
      </QueryProvider>
    </StrictMode>
  )
  // A page that was prepared for another address (the 404 page, say) is replaced rather than taken over.
  // As a transition it is done in slices, and the page answers between them.
  startTransition(() => {
    if (!isPrepared) createRoot(root).render(app)
    else hydrateRoot(root, app)
  })
}

function visitorHint(): VisitorKind {
  const { visitor } = dataset
  return visitor === 'guest' || visitor === 'member' ? visitor : 'none'
}
