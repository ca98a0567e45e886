import type { Question } from '#curriculum/walkthroughs/walkthrough.ts'
import type { PlayedLesson } from '../lesson.ts'
import type { Answers } from '../lesson-screens.ts'
import type { StepFoot } from '../StepPage.tsx'

/** What every screen of a lesson gets. */
export interface ScreenProps {
  readonly lesson: PlayedLesson
  readonly answers: Answers
  readonly onAnswer: (questionId: string, option: number) => void
  /** The way on, as it is once everything on the screen is answered. */
  readonly foot: Omit<StepFoot, 'onContinue' | 'label'> & { readonly onContinue: () => void }
}

/** Of a screen that asks one question. */
export function footOf(
  { foot, answers }: Pick<ScreenProps, 'foot' | 'answers'>,
  questionId: Question['id'],
  { label = 'Continue', count }: { label?: string; count?: number } = {},
): StepFoot {
  const isOpen = answers[questionId] === undefined
  return { ...foot, label, optionCount: count, onContinue: isOpen ? undefined : foot.onContinue }
}
