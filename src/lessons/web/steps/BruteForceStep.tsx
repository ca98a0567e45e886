import type { CSSProperties } from 'react'
import type { TallyRow } from '#curriculum/walkthroughs/walkthrough.ts'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { LessonPicture, Stage } from '../LessonPicture.tsx'
import { leadLook, StepPage } from '../StepPage.tsx'
import { AskedQuestion } from './AskedQuestion.tsx'
import styles from './BruteForceStep.module.css'
import { footOf, type ScreenProps } from './screen-props.ts'

/** Step 2: everything is tried on the input, and its waste is marked once the learner has named it. */
export function BruteForceStep(props: ScreenProps) {
  const { title, text, before, after, question, tally = [], cost } = props.lesson.walkthrough.bruteForce
  const isAnswered = props.answers[question.id] !== undefined
  return (
    <StepPage
      title={title}
      lead={
        <p className={leadLook}>
          <MarkedText text={text} />
        </p>
      }
      isLeadRead={isAnswered}
      foot={footOf(props, question.id, { count: question.options.length })}
      aside={
        <AskedQuestion question={question} {...props}>
          {tally.length > 0 && <Tally rows={tally} />}
          <p>
            <MarkedText text={cost} />
          </p>
        </AskedQuestion>
      }
    >
      <Stage>
        <LessonPicture pictures={[before, after]} at={isAnswered ? 1 : 0} />
      </Stage>
    </StepPage>
  )
}

/** More cells than this are only counted. */
const maxCells = 12

function Tally({ rows }: { rows: readonly TallyRow[] }) {
  const most = Math.max(...rows.map(({ count }) => (count <= maxCells ? count : 1)))
  return (
    <ul className={styles.tally} style={{ '--most': most } as CSSProperties}>
      {rows.map(({ label, count, wasted }) => (
        <li key={label}>
          <span>
            <MarkedText text={label} />
          </span>
          <span className="flex min-w-0 gap-0.75" aria-hidden="true">
            {count <= maxCells &&
              Array.from({ length: count }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its index.
                <i key={index} data-wasted={index >= count - wasted || undefined} />
              ))}
          </span>
          <b className="tabular-nums">
            {count}
            {wasted > 0 && <span className="sr-only">{`, ${wasted} of them wasted`}</span>}
          </b>
        </li>
      ))}
    </ul>
  )
}
