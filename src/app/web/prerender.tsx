import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { createMemoryRouter } from 'react-router'
import { CapraMark } from '#platform/ui/art/CapraMark.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { App } from './App.tsx'
import { createRoutes } from './routes.tsx'

export { findRoute, prerenderedPaths, routeTable } from './route-table.ts'

/** A page as a visitor sees it who is not signed in. */
export function renderPage(path: string): Promise<string> {
  const router = createMemoryRouter(createRoutes('none'), { initialEntries: [path] })
  return toHtml(<App router={router} />)
}

/** What a page behind sign-in shows until its code is there. */
export function renderShell(): Promise<string> {
  return toHtml(
    <>
      <title>Capra</title>
      <header className="border-b border-line bg-canvas">
        <div className="page flex min-h-[60px] items-center gap-2.5 font-display text-xl leading-none font-extrabold tracking-[-0.03em] md:min-h-[68px]">
          <CapraMark className="size-[30px] text-accent-text light:text-ink md:size-[34px]" />
          capra
        </div>
      </header>
      <div className="page pt-10">
        <Spinner text="Loading..." />
      </div>
    </>,
  )
}

async function toHtml(content: ReactNode): Promise<string> {
  const { prelude } = await prerender(content, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  return new Response(prelude).text()
}
