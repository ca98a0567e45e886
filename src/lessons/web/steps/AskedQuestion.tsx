import type { ReactNode } from 'react'
import type { Question } from '#curriculum/walkthroughs/walkthrough.ts'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { QuestionPanel } from '../QuestionPanel.tsx'
import type { ScreenProps } from './screen-props.ts'

interface AskedQuestionProps extends Pick<ScreenProps, 'answers' | 'onAnswer'> {
  readonly question: Question
  /** Once it is answered. */
  readonly children?: ReactNode
}

/** A question of a walkthrough's text. */
export function AskedQuestion({ question, answers, onAnswer, children }: AskedQuestionProps) {
  const { id, ask, note, options, right } = question
  return (
    <QuestionPanel
      key={id}
      ask={ask}
      note={note}
      options={options.map(({ text, says }) => ({ text, says: <MarkedText text={says} /> }))}
      right={right}
      chosen={answers[id]}
      onChoose={(option) => onAnswer(id, option)}
    >
      {children}
    </QuestionPanel>
  )
}
