import { useContext } from 'react'
import { PageData } from '#platform/web/page-data.ts'
import { CardTitle, PatternNode, row } from './PatternCard.tsx'
import styles from './path.module.css'

export interface CardHead {
  readonly categoryId: number
  readonly name: string
  readonly displayName: string
  readonly lead: string
}

/** The names of the patterns, if the page brought them along: they are there before any lesson has loaded. */
export function LoadingCards({ categoryId }: { categoryId: number }) {
  const heads = (useContext(PageData) ?? []) as readonly CardHead[]
  return (
    <div className={`page ${styles.path}`}>
      {heads
        .filter((head) => head.categoryId === categoryId)
        .map(({ name, displayName, lead }) => (
          <div key={name}>
            <article className={`${styles.pattern} grid grid-cols-[30px_minmax(0,1fr)] gap-3.5`}>
              <PatternNode status="Not Started" />
              <h2 className={`font-sans text-base font-normal tracking-normal ${row} ${styles.row}`}>
                <CardTitle displayName={displayName} lead={lead} />
              </h2>
            </article>
          </div>
        ))}
    </div>
  )
}
