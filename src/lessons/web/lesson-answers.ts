import { keepsChoices, keepsOf } from '#curriculum/walkthroughs/keeps-choices.ts'
import type { CodeTour } from '#curriculum/walkthroughs/walkthrough.ts'
import type { PlayedLesson } from './lesson.ts'
import { type Answers, type Screen, stepCount } from './lesson-screens.ts'

/** Ids of what is asked beside the questions of the walkthrough's text. */
export const tryId = 'try'
export const keepsId = 'keeps'
export const evidenceId = 'evidence'
export const decisionId = (step: number): string => `watch-${step}`
export const spotId = (spot: 0 | 1): string => `spot-${spot + 1}`

/** Indexes of the choices that keep what stays true. */
export function rightKeeps(code: CodeTour): readonly number[] {
  const right = keepsOf(code)
  return keepsChoices(code).flatMap((label, index) => (right.includes(label) ? [index] : []))
}

interface AskedInStep {
  readonly id: string
  /** Index of the right option, or of several. None where no answer is wrong. */
  readonly right?: number | readonly number[]
}

/** What a screen asks, in order. */
function askedOn({ walkthrough, run }: PlayedLesson, screen: Screen): readonly AskedInStep[] {
  const { bruteForce, idea, code, clues, spots } = walkthrough
  switch (screen.kind) {
    case 'try':
      return [{ id: tryId }]
    case 'brute-force':
      return [bruteForce.question]
    case 'idea': {
      const question = idea.lines[screen.line]?.question
      return question ? [question] : []
    }
    case 'watch':
      return run.steps.flatMap(({ decision }, index) =>
        decision ? [{ id: decisionId(index), right: decision.options.indexOf(decision.answer) }] : [],
      )
    case 'keeps':
      return [{ id: keepsId, right: rightKeeps(code) }]
    case 'edge':
      return [code.edge]
    case 'evidence':
      return [{ id: evidenceId }]
    case 'rival':
      return [clues.rival.question]
    case 'spot': {
      const { prompt, names } = spots[screen.spot]
      return [
        { id: spotId(screen.spot), right: names.findIndex(({ pattern }) => pattern === prompt.pattern) },
      ]
    }
    default:
      return []
  }
}

export function isAnswered(lesson: PlayedLesson, screen: Screen, answers: Answers): boolean {
  return askedOn(lesson, screen).every(({ id }) => answers[id] !== undefined)
}

export interface StepScore {
  /** From 0. */
  readonly step: number
  /** Answered right at once. */
  readonly right: number
  /** Questions that have a right answer. */
  readonly asked: number
}

/** Of every step but the last. */
export function scoreOfLesson(
  lesson: PlayedLesson,
  screens: readonly Screen[],
  answers: Answers,
): readonly StepScore[] {
  return Array.from({ length: stepCount - 1 }, (_, step) => {
    const asked = screens
      .filter((screen) => screen.step === step)
      .flatMap((screen) => askedOn(lesson, screen))
      .filter(({ right }) => right !== undefined)
    const isRight = ({ id, right }: AskedInStep) => [right].flat().includes(answers[id])
    return { step, right: asked.filter(isRight).length, asked: asked.length }
  })
}
