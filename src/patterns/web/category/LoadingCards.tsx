import { useContext } from 'react'
import { PageData } from '#platform/web/page-data.ts'
import { CardTitle } from './PatternCard.tsx'
import { StatusRing } from './ProgressGlyphs.tsx'

export interface CardHead {
  readonly categoryId: number
  readonly name: string
  readonly displayName: string
  readonly lead: string
}

/** The heads of the cards, if the page brought them along: the largest text is there before any lesson has loaded. */
export function LoadingCards({ categoryId }: { categoryId: number }) {
  const heads = (useContext(PageData) ?? []) as readonly CardHead[]
  return (
    <div className="page grid grid-cols-1 gap-3">
      {heads
        .filter((head) => head.categoryId === categoryId)
        .map(({ name, displayName, lead }) => (
          <article
            key={name}
            className="flex min-h-[88px] flex-wrap items-center gap-3.5 rounded-lg border border-line bg-surface p-4 pb-15 md:flex-nowrap md:gap-5 md:px-6 md:pb-4"
          >
            <StatusRing status="Not Started" share={0} />
            <h2 className="min-w-0 flex-[1_0_calc(100%-80px)] pr-6 font-sans text-base font-normal tracking-normal md:flex-1 md:pr-110">
              <CardTitle displayName={displayName} lead={lead} />
            </h2>
          </article>
        ))}
    </div>
  )
}
