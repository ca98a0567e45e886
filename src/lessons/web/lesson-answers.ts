import type { CodeTour } from '#curriculum/walkthroughs/walkthrough.ts'
import type { PlayedLesson } from './lesson.ts'
import { type Answers, type Screen, stepCount } from './lesson-screens.ts'

/** Ids of what is asked beside the questions of the walkthrough's text. */
export const tryId = 'try'
export const keepsId = 'keeps'
export const evidenceId = 'evidence'
export const decisionId = (step: number): string => `watch-${step}`
export const spotId = (spot: 0 | 1): string => `spot-${spot + 1}`

/** The lines to choose from: the one that keeps what stays true, and one before and after it where there are such. */
export function keepsChoices({ parts, keeps }: CodeTour): readonly string[] {
  const labels = parts.flatMap((part) => part.labels)
  const at = labels.indexOf(keeps)
  const others = labels.filter((label) => label !== keeps)
  const nearest = others.toSorted(
    (a, b) => Math.abs(labels.indexOf(a) - at) - Math.abs(labels.indexOf(b) - at),
  )
  const before = nearest.find((label) => labels.indexOf(label) < at)
  const after = nearest.find((label) => labels.indexOf(label) > at)
  const chosen = new Set([before, after, ...nearest].filter((label) => label !== undefined))
  const shown = [...chosen].slice(0, 2)
  return labels.filter((label) => label === keeps || shown.includes(label))
}

interface AskedInStep {
  readonly id: string
  /** None where no answer is wrong. */
  readonly right?: number
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
      return [{ id: keepsId, right: keepsChoices(code).indexOf(code.keeps) }]
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
    return { step, right: asked.filter(({ id, right }) => answers[id] === right).length, asked: asked.length }
  })
}
