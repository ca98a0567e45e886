import { allLessons } from '#content/catalogue.ts'
import { type Lesson, practiceQuestionId } from '#content/lesson.ts'
import type { Stats } from '../contract.ts'
import { type SolvedMask, solvedProblems } from '../rules.ts'
import { progressFigures } from '../statistics.ts'

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

/** The wire form of solved rows: a mask for each touched pattern. Questions that left the catalogue are passed over. */
export function masksOf(solvedQuestionIds: readonly number[]): SolvedMasks {
  const masks = new Map<number, SolvedMask>()
  for (const questionId of solvedQuestionIds) {
    const place = placeOfQuestion.get(questionId)
    if (place) masks.set(place.patternId, (masks.get(place.patternId) ?? 0) | (1 << place.bit))
  }
  return masks
}

/** The questions that a mask's bits stand for. */
export function questionsOf(lesson: Lesson, mask: SolvedMask): readonly number[] {
  return solvedProblems(mask).flatMap((bit) => {
    const problem = lesson.practice[bit]
    return problem ? [practiceQuestionId(lesson.id, problem.number)] : []
  })
}

export function statsOf(masks: SolvedMasks, completedCompanyQuestions: number): Stats {
  return {
    ...progressFigures(countedPatterns, (patternId) => masks.get(patternId) ?? 0),
    completedCompanyQuestions,
  }
}
