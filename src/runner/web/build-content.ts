import type { Cases } from '#algorithms/cases.ts'
import type { PatternEntry } from '#curriculum/pattern.ts'
import { loadLesson, type PlayedLesson } from '#lessons/web/lesson.ts'
import { loadCases } from './load-cases.ts'

/** What all rungs of a pattern need. */
export interface BuildContent extends PlayedLesson {
  readonly cases: Cases
}

export async function loadBuild(pattern: PatternEntry): Promise<BuildContent> {
  const [lesson, cases] = await Promise.all([loadLesson(pattern), loadCases(pattern.name, pattern.name)])
  return { ...lesson, cases }
}
