import type { IdeaLine, Picture } from '#curriculum/walkthroughs/walkthrough.ts'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { useMedia } from '#platform/web/use-media.ts'
import { LessonPicture, Stage } from '../LessonPicture.tsx'
import lesson from '../lesson.module.css'
import { leadLook, StepPage } from '../StepPage.tsx'
import { AskedQuestion } from './AskedQuestion.tsx'
import styles from './IdeaStep.module.css'
import { footOf, type ScreenProps } from './screen-props.ts'

/** Step 3: each question fills one of the named lines, which stay. */
export function IdeaStep({ line, ...props }: ScreenProps & { line: number }) {
  const isPhone = useMedia('(width < 58rem)')
  const { title, text, lines, summary } = props.lesson.walkthrough.idea
  const question = lines[line]?.question
  if (!question) return null
  const isAnswered = props.answers[question.id] !== undefined
  const picture = pictureAt(lines, line)
  // Lines without a question of their own are given with the one before.
  const next = lines.findIndex(({ question }, index) => index > line && question)
  const end = next < 0 ? lines.length : next
  const isLast = next < 0
  // On a phone, they would push the question off the screen.
  const known = lines.slice(0, line)
  const firstAsked = lines.findIndex(({ question }) => question)
  return (
    <StepPage
      title={title}
      foot={footOf(props, question.id)}
      aside={
        <AskedQuestion question={question} {...props}>
          {isLast && (
            <p>
              <MarkedText text={summary} />
            </p>
          )}
        </AskedQuestion>
      }
    >
      <p className={`${leadLook} ${line === firstAsked ? '' : 'max-md:hidden'}`}>
        <MarkedText text={text} />
      </p>
      {isPhone && known.length > 0 && (
        <details className={styles.earlier}>
          <summary>{known.length === 1 ? 'The line so far' : `The ${known.length} lines so far`}</summary>
          <dl className={lesson.lines}>
            {known.map(({ name, text }) => (
              <div key={name} data-state="known">
                <dt>{name}</dt>
                <dd>
                  <MarkedText text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <dl className={lesson.lines}>
        {lines.map(({ name, text, question: own }, index) => {
          if (isPhone && index < line) return null
          const isKnown = index < line || (isAnswered && index < end) || (index === 0 && !own)
          const state = isKnown ? 'known' : index === line ? 'open' : 'later'
          return (
            <div key={name} data-state={state}>
              <dt>{name}</dt>
              <dd>
                {isKnown ? (
                  <MarkedText text={text} />
                ) : (
                  <span className="sr-only">{index === line ? 'asked now' : 'comes later'}</span>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      {picture && (
        <Stage isCompact>
          <LessonPicture pictures={[picture]} />
        </Stage>
      )}
    </StepPage>
  )
}

function pictureAt(lines: readonly IdeaLine[], line: number): Picture | undefined {
  return lines.slice(0, line + 1).findLast(({ picture }) => picture)?.picture
}
