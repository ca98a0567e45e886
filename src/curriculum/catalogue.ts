import { categorySummaries } from './index.ts'
import type { Lesson, LessonCategory } from './lesson.ts'
import { patternList } from './pattern-list.ts'
import type { PracticeFit } from './practice-fit.ts'
import type { ProblemHelpTexts } from './problem-help.ts'
import { readPatterns } from './read-patterns.ts'
import type { TutorTexts } from './tutor-texts.ts'
import { stepNames } from './walkthroughs/step-names.ts'

const lessonByName: ReadonlyMap<string, Lesson> = new Map(
  [...(await readPatterns('lesson.ts'))].map(([name, { lesson }]) => [name, lesson]),
)

/** In display order. */
export const allLessons: readonly Lesson[] = [...lessonByName.values()]

/** The categories in display order, each with its lessons. */
export const catalogue: readonly LessonCategory[] = categorySummaries.map(
  ({ id, displayName, description, hue, listenFor }) => ({
    id,
    displayName,
    description,
    hue,
    listenFor,
    lessons: patternList
      .filter(({ categoryId }) => categoryId === id)
      .flatMap(({ name }) => lessonByName.get(name) ?? []),
  }),
)

const lessonById = new Map(allLessons.map((lesson) => [lesson.id, lesson]))

export function findLesson(id: number): Lesson | undefined {
  return lessonById.get(id)
}

/** By slug, e.g. `two-pointers`. */
export function findLessonByName(name: string): Lesson | undefined {
  return lessonByName.get(name)
}

/** By slug of the pattern. */
export const practiceFits: Readonly<Record<string, PracticeFit>> = Object.fromEntries(
  [...(await readPatterns('fit.ts'))].map(([name, { fit }]) => [name, fit]),
)

/** By slug of the pattern. */
export const tutorTexts: ReadonlyMap<string, TutorTexts> = new Map(
  [...(await readPatterns('tutor.ts'))].map(([name, { tutor }]) => [name, tutor]),
)

/** Of the practice problems of each pattern, by its slug. */
export const problemHelps: ReadonlyMap<string, ProblemHelpTexts> = new Map(
  [...(await readPatterns('help.ts'))].map(([name, { help }]) => [name, help]),
)

/** Names of the steps of each pattern's lesson, by slug. */
export const lessonSteps: ReadonlyMap<string, readonly string[]> = new Map(
  [...(await readPatterns('walkthrough.ts'))].map(([name, { walkthrough }]) => [
    name,
    stepNames(walkthrough),
  ]),
)
