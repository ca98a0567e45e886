import { allLessons } from '#content/catalogue.ts'
import { type Lesson, practiceQuestionId } from '#content/lesson.ts'
import { Remembered } from '#platform/remembered.ts'
import type { Stats } from '../contract.ts'
import { type SolvedMask, solvedProblems } from '../rules.ts'
import { type ProgressFigures, progressFigures } from '../statistics.ts'

/** Where a practice question stands: its pattern and its bit. Built from the published order. */
const placeOfQuestion = new Map(
  allLessons.flatMap((lesson) =>
    lesson.practice.map(({ number }, bit) => [
      practiceQuestionId(lesson.id, number),
      { patternId: lesson.id, bit },
    ]),
  ),
)

const countedPatterns = allLessons.map(({ id, practice }) => ({ id, problemCount: practice.length }))

export type SolvedMasks = ReadonlyMap<number, SolvedMask>

/** What solved rows come to: a mask for each touched pattern, and the figures of all. */
interface Sum {
  readonly masks: SolvedMasks
  readonly figures: ProgressFigures
}

/** By the text of their ids: a person asks for the same ones again and again, and other ones are another text. */
const sums = new Remembered<Sum>(1000, 4000)

function sumOf(solvedIds: string): Sum {
  return sums.get(solvedIds, () => {
    const masks = new Map<number, SolvedMask>()
    for (const id of solvedIds.split(',')) {
      const place = placeOfQuestion.get(Number(id))
      if (place) masks.set(place.patternId, (masks.get(place.patternId) ?? 0) | (1 << place.bit))
    }
    return { masks, figures: figuresOf(masks) }
  })
}

/**
 * The wire form of solved rows, given as `readSolved` gives their ids. Questions that left the catalogue are passed
 * over.
 */
export function masksOf(solvedIds: string): SolvedMasks {
  return sumOf(solvedIds).masks
}

/** The figures of the same ids. */
export function statsOfIds(solvedIds: string, completedCompanyQuestions: number): Stats {
  return { ...sumOf(solvedIds).figures, completedCompanyQuestions }
}

/** The questions that a mask's bits stand for. */
export function questionsOf(lesson: Lesson, mask: SolvedMask): readonly number[] {
  return solvedProblems(mask).flatMap((bit) => {
    const problem = lesson.practice[bit]
    return problem ? [practiceQuestionId(lesson.id, problem.number)] : []
  })
}

export function statsOf(masks: SolvedMasks, completedCompanyQuestions: number): Stats {
  return { ...figuresOf(masks), completedCompanyQuestions }
}

function figuresOf(masks: SolvedMasks): ProgressFigures {
  return progressFigures(countedPatterns, (patternId) => masks.get(patternId) ?? 0)
}
