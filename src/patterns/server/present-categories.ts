import { isCategoryOpen } from '#accounts/access.ts'
import { catalogue } from '#content/catalogue.ts'
import { type Lesson, type LessonCategory, practiceQuestionId, problemUrl } from '#content/lesson.ts'
import type { Progress } from '#progress/contract.ts'
import type { Category, LockedPattern, OpenPattern } from '../contract.ts'

/**
 * The catalogue as it leaves: with a person's progress, or as everybody else may see it, when categories after
 * the first two carry names and counts but no lesson.
 */
export function presentCategories(progress: ReadonlyMap<number, Progress> | undefined): Category[] {
  return catalogue.map((category, position) => {
    const open = isCategoryOpen(position, progress !== undefined)
    return {
      id: category.id,
      displayName: category.displayName,
      description: category.description,
      icon: category.hue,
      colorClass: category.hue,
      totalCount: category.lessons.length,
      completedCount: category.lessons.filter(({ id }) => progress?.get(id)?.completed).length,
      problemCount: problemCount(category),
      locked: !open,
      patterns: category.lessons.map((lesson) =>
        open ? openPattern(lesson, progress?.get(lesson.id)) : lockedPattern(lesson),
      ),
    }
  })
}

function problemCount({ lessons }: LessonCategory): number {
  return lessons.reduce((sum, { practice }) => sum + practice.length, 0)
}

function openPattern(lesson: Lesson, progress: Progress | undefined): OpenPattern {
  return {
    id: lesson.id,
    name: lesson.name,
    displayName: lesson.displayName,
    description: lesson.description,
    scenarios: [...lesson.scenarios],
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
    practiceQuestionCount: lesson.practice.length,
    practiceQuestions: lesson.practice.map((problem) => ({
      id: practiceQuestionId(lesson.id, problem.number),
      title: problem.title,
      leetcodeUrl: problemUrl(problem.slug),
      difficulty: problem.difficulty,
      isPremium: problem.premium,
    })),
    ...(progress ? { progress } : {}),
    locked: false,
  }
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
