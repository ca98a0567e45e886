import type { IdeaLine, Picture } from '#curriculum/walkthroughs/walkthrough.ts'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { LessonPicture, Stage } from '../LessonPicture.tsx'
import { NamedLines } from '../NamedLines.tsx'
import folds from '../StepPage.module.css'
import { leadLook, StepPage } from '../StepPage.tsx'
import { useOneColumn } from '../use-one-column.ts'
import { AskedQuestion } from './AskedQuestion.tsx'
import { footOf, type ScreenProps } from './screen-props.ts'

/** Step 3: each question fills one of the named lines, which stay. */
export function IdeaStep({ line, ...props }: ScreenProps & { line: number }) {
  const isOneColumn = useOneColumn()
  const { title, text, lines, summary } = props.lesson.walkthrough.idea
  const question = lines[line]?.question
  if (!question) return null
  const isAnswered = props.answers[question.id] !== undefined
  const picture = pictureAt(lines, line)
  // Lines without a question of their own are given with the one before.
  const next = lines.findIndex(({ question }, index) => index > line && question)
  const end = next < 0 ? lines.length : next
  const isLast = next < 0
  const firstAsked = lines.findIndex(({ question }) => question)
  const linesNow = lines.map(({ name, text, question: own }, index) => {
    const isKnown = index < line || (isAnswered && index < end) || (index === 0 && !own)
    return { name, text, state: isKnown ? 'known' : index === line ? 'open' : 'later' } as const
  })
  return (
    <StepPage
      title={title}
      lead={
        <p className={`${leadLook} ${line === firstAsked ? '' : 'max-md:hidden'}`}>
          <MarkedText text={text} />
        </p>
      }
      foot={footOf(props, question.id, { count: question.options.length })}
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
      {/* They would push the question off the screen. */}
      {isOneColumn && line > 0 && (
        <details className={folds.folded}>
          <summary>{line === 1 ? 'The line so far' : `The ${line} lines so far`}</summary>
          <NamedLines lines={linesNow.slice(0, line)} />
        </details>
      )}
      <NamedLines lines={isOneColumn ? linesNow.slice(line) : linesNow} />
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
