import { displayNameOf } from '#curriculum/patterns.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { useMarks } from '#practice/web/round/question/marks.ts'
import { LessonPicture, Stage } from '../LessonPicture.tsx'
import { evidenceId } from '../lesson-answers.ts'
import { shortNameOf } from '../lesson-screens.ts'
import { NamedLines } from '../NamedLines.tsx'
import { leadLook, StepPage } from '../StepPage.tsx'
import { AskedQuestion } from './AskedQuestion.tsx'
import { MarkedStatement, StatementNotes } from './MarkedStatement.tsx'
import { footOf, type ScreenProps } from './screen-props.ts'

/** Step 6: which words of the statement decide. */
export function EvidenceStep(props: ScreenProps) {
  const { problem, clues } = props.lesson.walkthrough
  const text = problem.replaceAll(/\*\*|`/g, '')
  const marking = useMarks([text], [])
  const isLit = props.answers[evidenceId] !== undefined
  const statement = { text, evidence: clues.evidence, isLit, marking }
  return (
    <StepPage
      title="What gave it away"
      foot={footOf(props, evidenceId)}
      after={isLit && <StatementNotes {...statement} />}
      aside={
        <section aria-labelledby="question">
          <h2 id="question" tabIndex={-1} className="text-xl">
            {isLit ? 'These words decide' : 'Which words tell you the pattern?'}
          </h2>
          <p className="mt-3 text-ink-2">
            {isLit
              ? 'Look for them in problems you have not seen. Solid lines decide, dotted lines support.'
              : 'Mark up to three pieces of the statement. Leave out what is only decoration.'}
          </p>
          {!isLit && (
            <Button
              size="lg"
              className="mt-4.5"
              onClick={() => props.onAnswer(evidenceId, marking.marks.length)}
            >
              {marking.marks.length > 0 ? 'Compare' : 'Show me'}
            </Button>
          )}
        </section>
      }
    >
      <div className="mt-4">
        <MarkedStatement {...statement} />
      </div>
    </StepPage>
  )
}

/** Step 6, second half: the one property that separates it from its nearest rival, and where the pattern fails. */
export function RivalStep(props: ScreenProps) {
  const { pattern, property, here, there, example, picture, solved, question } =
    props.lesson.walkthrough.clues.rival
  const isAnswered = props.answers[question.id] !== undefined
  return (
    <StepPage
      title={`Nearest rival: ${shortNameOf(displayNameOf(pattern))}`}
      lead={
        <p className={leadLook}>
          <MarkedText text={example} />
        </p>
      }
      isLeadRead={isAnswered}
      foot={footOf(props, question.id, { label: 'Spot it yourself', count: question.options.length })}
      aside={<AskedQuestion question={question} {...props} />}
      after={
        isAnswered && (
          <section aria-labelledby="property">
            <h2 id="property" className="text-xl">
              <MarkedText text={property} />
            </h2>
            <NamedLines
              lines={[
                { name: shortNameOf(props.lesson.pattern.displayName), text: here, state: 'known' },
                { name: shortNameOf(displayNameOf(pattern)), text: there, state: 'known' },
              ]}
            />
          </section>
        )
      }
    >
      {picture && (
        <Stage isCompact>
          <LessonPicture
            pictures={solved ? [picture, solved] : [picture]}
            at={solved && isAnswered ? 1 : 0}
          />
        </Stage>
      )}
    </StepPage>
  )
}
