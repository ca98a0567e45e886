import { displayNameOf } from '#curriculum/patterns.ts'
import { InlineCode } from '#platform/ui/display/InlineCode.tsx'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { EvidenceLegend } from '#practice/web/round/feedback/EvidenceLegend.tsx'
import { MarkTray } from '#practice/web/round/question/MarkTray.tsx'
import { removeMark, useMarks } from '#practice/web/round/question/marks.ts'
import { MarkingKeys } from '#practice/web/round/question/Spot.tsx'
import words from '#practice/web/round/question/words.module.css'
import { spotId } from '../lesson-answers.ts'
import { shortNameOf } from '../lesson-screens.ts'
import { QuestionPanel } from '../QuestionPanel.tsx'
import { StepPage } from '../StepPage.tsx'
import { useOneColumn } from '../use-one-column.ts'
import { MarkedStatement, StatementNotes } from './MarkedStatement.tsx'
import { footOf, type ScreenProps } from './screen-props.ts'

/** Steps 7 and 8: a statement one has not seen, and three names. */
export function SpotStep({ spot, ...props }: ScreenProps & { spot: 0 | 1 }) {
  const { prompt, names, formula } = props.lesson.walkthrough.spots[spot]
  const marking = useMarks([prompt.text], [])
  const isOneColumn = useOneColumn()
  const right = names.findIndex(({ pattern }) => pattern === prompt.pattern)
  const chosen = props.answers[spotId(spot)]
  const isAnswered = chosen !== undefined
  const statement = { text: prompt.text, evidence: prompt.evidence, isLit: isAnswered, marking }
  const shown = (
    <div className={isOneColumn || prompt.text.length > mostLargeCharacters ? words.smaller : ''}>
      <MarkedStatement {...statement} />
    </div>
  )
  // In one column, the verdict comes before the evidence.
  const isBelow = isAnswered && isOneColumn
  return (
    <StepPage
      title="Spot it"
      isTitleHidden
      foot={footOf(props, spotId(spot), { count: names.length })}
      after={
        isAnswered && (
          <>
            {isBelow && shown}
            <div className="min-[58rem]:-mt-5.5">
              <EvidenceLegend hasMarks={marking.marks.length > 0} />
            </div>
            <div className="pt-6">
              <StatementNotes {...statement} />
            </div>
          </>
        )
      }
      aside={
        <QuestionPanel
          ask="Which is it?"
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
        >
          {formula && (
            <p>
              <InlineCode text={formula} />
            </p>
          )}
        </QuestionPanel>
      }
    >
      {!isBelow && shown}
      {!isAnswered && (
        <>
          <MarkTray
            texts={[prompt.text]}
            marks={marking.marks}
            refusals={marking.refusals}
            onRemove={(mark) => marking.change(removeMark(marking.marks, mark))}
          />
          <MarkingKeys last="on to the names" />
        </>
      )}
    </StepPage>
  )
}

/** A longer statement would not fit above its marks in the large type. */
const mostLargeCharacters = 300
