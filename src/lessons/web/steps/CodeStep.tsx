import { keepsChoices, keepsOf } from '#curriculum/walkthroughs/keeps-choices.ts'
import { lazily } from '#platform/lazily.ts'
import { useCodeLanguage } from '#settings/web/code-language.ts'
import { NamedCode } from '../code/NamedCode.tsx'
import { keepsId, rightKeeps } from '../lesson-answers.ts'
import { QuestionPanel } from '../QuestionPanel.tsx'
import { StepPage } from '../StepPage.tsx'
import { AskedQuestion } from './AskedQuestion.tsx'
import { footOf, type ScreenProps } from './screen-props.ts'

/** Step 5: which line keeps what stays true, and, after the tour, which input a slip in one line fails on. */
export function CodeStep({ kind, ...props }: ScreenProps & { kind: 'keeps' | 'edge' }) {
  const { code } = props.lesson.walkthrough
  const id = kind === 'keeps' ? keepsId : code.edge.id
  return (
    <StepPage
      title={code.title}
      foot={footOf(props, id, {
        count: kind === 'keeps' ? keepsChoices(code).length : code.edge.options.length,
      })}
      aside={
        kind === 'keeps' ? <KeepsQuestion {...props} /> : <AskedQuestion question={code.edge} {...props} />
      }
    >
      <NamedCode
        code={props.lesson.code}
        parts={code.parts}
        showsNames={kind === 'edge' || props.answers[keepsId] !== undefined}
        lit={kind === 'keeps' && props.answers[keepsId] !== undefined ? keepsOf(code) : []}
      />
    </StepPage>
  )
}

/** The lines are among those that the parts of the code begin with. */
function KeepsQuestion({ lesson, answers, onAnswer }: ScreenProps) {
  const { walkthrough, code } = lesson
  const { lines, lineOfLabel } = code[useCodeLanguage()]
  const textOf = (label: string) => lines[(lineOfLabel.get(label) ?? 0) - 1]?.trim() ?? label
  const stays = walkthrough.idea.lines.find(({ staysTrue }) => staysTrue)
  const keeps = keepsOf(walkthrough.code)
  const numbers = keeps.map((label) => lineOfLabel.get(label) ?? 0).toSorted((a, b) => a - b)
  return (
    <QuestionPanel
      ask="Which line keeps this true?"
      note={stays?.text}
      options={keepsChoices(walkthrough.code).map((label) => {
        const part = walkthrough.code.parts.find((each) => each.labels.includes(label))
        return {
          text: `\`${textOf(label)}\``,
          ...(!keeps.includes(label) && {
            says: `Line ${lineOfLabel.get(label)} is “${part?.name ?? 'another part'}”.`,
          }),
        }
      })}
      right={rightKeeps(walkthrough.code)}
      chosen={answers[keepsId]}
      onChoose={(option) => onAnswer(keepsId, option)}
    >
      <p>
        {numbers.length === 1 ? (
          <>
            <b>{`Line ${numbers[0]}.`}</b> <span>At every step, this line makes it true again.</span>
          </>
        ) : (
          <>
            <b>{`Lines ${listFormat().format(numbers.map(String))}.`}</b>{' '}
            <span>Together, they keep it true at every step.</span>
          </>
        )}
      </p>
    </QuestionPanel>
  )
}

const listFormat = lazily(() => new Intl.ListFormat('en'))
