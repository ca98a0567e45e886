import { displayNameOf } from '#curriculum/patterns.ts'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { useMarks } from '#practice/web/round/question/marks.ts'
import words from '#practice/web/round/question/words.module.css'
import { spotId } from '../lesson-answers.ts'
import { shortNameOf } from '../lesson-screens.ts'
import { QuestionPanel } from '../QuestionPanel.tsx'
import { StepPage } from '../StepPage.tsx'
import { MarkedStatement, StatementNotes } from './MarkedStatement.tsx'
import { footOf, type ScreenProps } from './screen-props.ts'

/** Steps 7 and 8: a statement one has not seen, and three names. */
export function SpotStep({ spot, ...props }: ScreenProps & { spot: 0 | 1 }) {
  const { prompt, names } = props.lesson.walkthrough.spots[spot]
  const marking = useMarks([prompt.text], [])
  const right = names.findIndex(({ pattern }) => pattern === prompt.pattern)
  const chosen = props.answers[spotId(spot)]
  const statement = { text: prompt.text, evidence: prompt.evidence, isLit: chosen !== undefined, marking }
  return (
    <StepPage
      title="Spot it"
      foot={footOf(props, spotId(spot), { count: names.length })}
      after={chosen !== undefined && <StatementNotes {...statement} />}
      aside={
        <QuestionPanel
          ask="Which is it?"
          note={chosen === undefined ? 'Mark what gives it away, if you like.' : undefined}
          options={names.map(({ pattern, line }) => ({
            text: shortNameOf(displayNameOf(pattern)),
            line,
            says:
              pattern === prompt.pattern ? (
                <>
                  {chosen === right && <b>Right. </b>}
                  <MarkedText text={prompt.why} />{' '}
                  <span className="text-muted">{`It takes ${prompt.cost}.`}</span>
                </>
              ) : (
                <>
                  <b>{`It is ${shortNameOf(displayNameOf(prompt.pattern))}.`}</b>{' '}
                  {pattern === prompt.rival.pattern && <MarkedText text={prompt.rival.fails} />}
                </>
              ),
          }))}
          right={right}
          chosen={chosen}
          onChoose={(option) => props.onAnswer(spotId(spot), option)}
        />
      }
    >
      <div className={`mt-4 ${words.smaller}`}>
        <MarkedStatement {...statement} />
      </div>
    </StepPage>
  )
}
