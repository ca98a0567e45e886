import type { ReactNode } from 'react'
import type { Picture } from '#curriculum/walkthroughs/walkthrough.ts'
import { StepPicture } from '#demos/web/drawings/StepPicture.tsx'
import { Legend } from '#demos/web/drawings/shared/Legend.tsx'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import styles from './LessonPicture.module.css'

interface LessonPictureProps {
  /** One after the other at the same spot, so that they are drawn in one size. */
  readonly pictures: readonly Picture[]
  readonly at?: number
}

export function LessonPicture({ pictures, at = 0 }: LessonPictureProps) {
  const picture = pictures[at]
  if (!picture) return null
  const { title, note, legend } = picture
  return (
    <figure className="grid min-w-0 justify-items-center gap-3">
      {title && <figcaption className="text-sm font-strong">{title}</figcaption>}
      <div className="w-full min-w-0">
        <StepPicture steps={pictures} at={at} />
      </div>
      {note && (
        <p className="text-sm tabular-nums">
          <MarkedText text={note} />
        </p>
      )}
      {legend && (
        <div className={styles.legend}>
          <Legend legend={legend} />
        </div>
      )}
    </figure>
  )
}

interface StageProps {
  readonly isCompact?: boolean
  /** As high as its picture. */
  readonly isFitted?: boolean
  readonly children: ReactNode
}

/** Where the picture of a step is drawn. */
export function Stage({ isCompact, isFitted, children }: StageProps) {
  return (
    <div className={styles.stage} data-compact={isCompact} data-fitted={isFitted}>
      {children}
    </div>
  )
}
