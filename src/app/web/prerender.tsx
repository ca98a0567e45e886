import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { createMemoryRouter } from 'react-router'
import { mayOpen, type VisitorKind } from '#accounts/access.ts'
import { tutorTopics } from '#content/tutor/tutor-topics.ts'
import { categorySummaries } from '#curriculum/index.ts'
import { firstSentence, type Lesson } from '#curriculum/lesson.ts'
import { patternList } from '#curriculum/pattern-list.ts'
import type { CardHead } from '#patterns/web/category/LoadingCards.tsx'
import { CapraMark } from '#platform/ui/art/CapraMark.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { PageData } from '#platform/web/page-data.ts'
import { App } from './App.tsx'
import { isCachedPage, repliesOf, roundPath } from './offline/cached-pages.ts'
import { findRoute, prerenderedPaths } from './route-table.ts'
import { createRoutes } from './routes.tsx'

export { admitted } from '#accounts/access.ts'
export { patternList } from '#curriculum/pattern-list.ts'
export { findRoute, notFound, pageFor, prerenderedPaths, routeTable } from './route-table.ts'

/**
 * Pages behind sign-in that are also prerendered, as a member sees them while the data is loading. In the plain shell
 * their largest contentful paint is at 3.4 s on a phone instead of the target of 2.2 s.
 */
export const memberPaths: readonly string[] = [
  ...['/', '/account', '/interview-questions', '/company-questions', '/practice', '/my-herd', '/ai-tutor'],
  ...categorySummaries.map(({ id }) => `/category/${id}`),
  ...tutorTopics.map(({ id }) => `/ai-tutor/chat/${id}`),
]

/** The same for guests, who would otherwise see the frame of the page without its content first. */
export const guestPaths: readonly string[] = [...new Set([...prerenderedPaths, ...memberPaths])].filter(
  (path) => mayOpen(findRoute(path)?.access ?? 'member', 'guest'),
)

/** Pages that can be read without network once they were open. */
export const offlinePaths = [
  ...prerenderedPaths,
  ...memberPaths,
  ...['round', 'check', 'streak', 'storm'].map((page) => `/practice/${page}`),
  roundPath,
].filter(isCachedPage)

/** Calls that decide what a member's page shows first; their data is fetched while the scripts load. */
export function callsOf(path: string): readonly string[] {
  return ['/api/user', ...repliesOf(path)]
}

const lessons = import.meta.glob<Lesson>('../../curriculum/*/*/lesson.ts', { eager: true, import: 'lesson' })
const lessonByName = new Map(Object.values(lessons).map((lesson) => [lesson.name, lesson]))

/** What a page knows before any data has loaded: on a category's page, the heads of its cards. */
export function pageDataOf(path: string): readonly CardHead[] | undefined {
  const [, id] = /^\/category\/(\d+)$/.exec(path) ?? []
  if (id === undefined) return undefined
  return patternList
    .filter(({ categoryId }) => categoryId === Number(id))
    .map(({ categoryId, name, displayName }) => {
      const lead = firstSentence(lessonByName.get(name)?.description ?? '')
      return { categoryId, name, displayName, lead }
    })
}

/** A page as its code renders it first, before any data has loaded. */
export function renderPage(path: string, visitor: VisitorKind): Promise<string> {
  const router = createMemoryRouter(createRoutes(visitor, path), { initialEntries: [path] })
  return toHtml(
    <PageData value={pageDataOf(path)}>
      <App router={router} />
    </PageData>,
  )
}

/** What a page behind sign-in shows until its code is there. */
export function renderShell(): Promise<string> {
  return toHtml(
    <>
      <title>Capra</title>
      <header className="border-b border-line bg-canvas">
        <div className="page flex min-h-[60px] items-center gap-2.5 font-display text-xl leading-none font-extrabold tracking-tighter md:min-h-[68px]">
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
