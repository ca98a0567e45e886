import { prerender } from 'react-dom/static'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { VisitorKind } from '#accounts/access.ts'
import { categorySummaries } from '#content/category-summaries.ts'
import { tutorTopicNames } from '#content/tutor/tutor-topic-names.ts'
import { QueryProvider } from './QueryProvider.tsx'
import { routeTable, shellOf } from './route-table.ts'
import { createRoutes, pageFor } from './routes.tsx'

export const visitorKinds: readonly VisitorKind[] = ['none', 'guest', 'member']

/** Every address that has a page of its own; with a parameter left open, the page of all others like it. */
export const knownPaths: readonly string[] = routeTable.flatMap(({ path }): string[] => {
  if (path === '/category/:categoryId?')
    return ['/category', ...categorySummaries.map(({ id }) => `/category/${id}`)]
  if (path === '/ai-tutor/chat/:topicId')
    return [path, ...Object.keys(tutorTopicNames).map((id) => `/ai-tutor/chat/${id}`)]
  return [path]
})

/** An address that is none of them, to draw the 404 page at. */
export const unknownPath = '/404'

interface PreparedPage {
  readonly shell: string
  /** Title and meta tags, for the head. */
  readonly head: string
  readonly body: string
  /** Source files of its code. */
  readonly sources: readonly string[]
}

/** The first picture of a page, exactly as the browser's first render will make it. */
export async function preparePage(path: string, kind: VisitorKind): Promise<PreparedPage> {
  const page = pageFor(path, kind)
  await page.preload(kind)
  const router = createMemoryRouter(createRoutes(kind), { initialEntries: [path] })
  const { prelude } = await prerender(
    <QueryProvider>
      <RouterProvider router={router} />
    </QueryProvider>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(prelude).text()
  // React writes metadata before the page when it renders no head of its own.
  const head = html.match(/^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)*/)?.[0] ?? ''
  return { shell: shellOf(path), head, body: html.slice(head.length), sources: page.sources }
}
