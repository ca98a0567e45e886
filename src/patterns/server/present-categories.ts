import { isCategoryOpen } from '#accounts/access.ts'
import { type Rival, rivalsOf } from '#curriculum/between/rivals/rivals.ts'
import { catalogue, findLessonByName, lessonSteps } from '#curriculum/catalogue.ts'
import { type Lesson, type LessonCategory, practiceQuestionId, problemUrl } from '#curriculum/lesson.ts'
import type { Progress } from '#progress/contract.ts'
import type { Category, LockedPattern, OpenPattern, PatternRival } from '../contract.ts'

/**
 * The catalog as the API returns it, without progress. For visitors who are not signed in, categories besides the
 * open ones carry names and counts but no lesson.
 */
export function presentCategories({ isSignedIn }: { isSignedIn: boolean }): Category[] {
  return catalogue.map((category, position) => {
    const open = isCategoryOpen(position, isSignedIn)
    return {
      id: category.id,
      displayName: category.displayName,
      description: category.description,
      icon: category.hue,
      colorClass: category.hue,
      totalCount: category.lessons.length,
      completedCount: 0,
      problemCount: problemCount(category),
      locked: !open,
      patterns: category.lessons.map((lesson) => (open ? openPattern(lesson) : lockedPattern(lesson))),
    }
  })
}

/** The same categories with one member's progress, by pattern id. */
export function addProgress(
  categories: readonly Category[],
  progress: ReadonlyMap<number, Progress>,
): Category[] {
  return categories.map((category) => ({
    ...category,
    completedCount: category.patterns.filter(({ id }) => progress.get(id)?.completed).length,
    patterns: category.patterns.map((pattern) =>
      pattern.locked ? pattern : { ...pattern, progress: progress.get(pattern.id) },
    ),
  }))
}

function problemCount({ lessons }: LessonCategory): number {
  return lessons.reduce((sum, { practice }) => sum + practice.length, 0)
}

function openPattern(lesson: Lesson): OpenPattern {
  const steps = lessonSteps.get(lesson.name)
  return {
    id: lesson.id,
    name: lesson.name,
    displayName: lesson.displayName,
    description: lesson.description,
    idea: lesson.idea,
    ...(lesson.formula ? { formula: lesson.formula } : {}),
    scenarios: [...lesson.scenarios],
    ...(steps ? { lessonSteps: [...steps] } : {}),
    identificationClues: lesson.identificationClues,
    ...(lesson.recognitionGuide
      ? {
          patternRecognitionGuide: {
            keyPhrases: [...lesson.recognitionGuide.keyPhrases],
            commonVariations: [...lesson.recognitionGuide.commonVariations],
          },
        }
      : {}),
    ...(lesson.commonMistakes ? { commonMistakes: [...lesson.commonMistakes] } : {}),
    ...(lesson.complexity ? { complexity: lesson.complexity } : {}),
    listings: lesson.listings.map(({ shows = [], isJudged = true, ...listing }) => ({
      ...listing,
      shows: [...shows],
      isJudged,
    })),
    rivals: rivalsOf(lesson.name).flatMap(presentRival),
    practiceQuestionCount: lesson.practice.length,
    practiceQuestions: lesson.practice.map((problem) => ({
      id: practiceQuestionId(lesson.id, problem.number),
      number: problem.number,
      title: problem.title,
      leetcodeUrl: problemUrl(problem.slug),
      difficulty: problem.difficulty,
      isPremium: problem.premium,
      ...(problem.adds ? { adds: problem.adds } : {}),
    })),
    locked: false,
  }
}

/** A rival is named with the category that it is found in. */
function presentRival({ name, ...rival }: Rival): PatternRival[] {
  const category = catalogue.find(({ lessons }) => lessons.some((lesson) => lesson.name === name))
  const lesson = findLessonByName(name)
  if (!category || !lesson) return []
  return [{ name, displayName: lesson.displayName, categoryId: category.id, ...rival }]
}

function lockedPattern({ id, name, displayName, practice }: Lesson): LockedPattern {
  return {
    id,
    name,
    displayName,
    practiceQuestionCount: practice.length,
    practiceQuestions: [],
    locked: true,
  }
}
