import { mergeResults, type Results } from './results.ts'

export interface LessonProgress {
  /** ISO time with milliseconds. A later run replaces the step and the answers of an earlier one. */
  readonly startedAt: string
  /** Where to continue, 0 to 8. */
  readonly step: number
  /** The first answer to each question: the index of the option, or 20 for "I don't know". */
  readonly answers: Readonly<Record<string, number>>
  /** When the lesson was finished for the first time, in whichever run. */
  readonly finishedAt?: string | undefined
}

/** What a person did: in lessons, with hints, and with their own hands. */
export interface Learning {
  /** By the slug of the pattern. */
  readonly lessons: Readonly<Record<string, LessonProgress>>
  /** By the number of the problem: how many hints were opened, 0 to 4. */
  readonly hints: Readonly<Record<string, number>>
  /** Of Drive, Find the slip and Build. */
  readonly results: Results
}

export const nothingLearned: Learning = { lessons: {}, hints: {}, results: {} }
/** Of one lesson. */
export const mostAnswers = 60
/** The three hints and the whole idea. */
export const rungCount = 4

/** Everything in either: nothing is ever taken back, so merging twice, or in another order, makes no difference. */
export function mergeLearning(known: Learning, added: Partial<Learning>): Learning {
  return {
    lessons: mergeEach(known.lessons, added.lessons ?? {}, mergeLesson),
    hints: mergeEach(known.hints, added.hints ?? {}, Math.max),
    results: mergeEach(known.results, added.results ?? {}, mergeResults),
  }
}

/** @param known whose answers stay, should both have answered the same question */
export function mergeLesson(known: LessonProgress, added: LessonProgress): LessonProgress {
  const finishedAt = [known.finishedAt, added.finishedAt].filter((time) => time !== undefined).sort()[0]
  return { ...mergeRuns(known, added), ...(finishedAt !== undefined && { finishedAt }) }
}

function mergeRuns(known: LessonProgress, added: LessonProgress): LessonProgress {
  if (known.startedAt !== added.startedAt) return known.startedAt > added.startedAt ? known : added
  const answers = Object.entries({ ...known.answers, ...added.answers, ...known.answers })
  return {
    startedAt: known.startedAt,
    step: Math.max(known.step, added.step),
    answers: Object.fromEntries(answers.slice(0, mostAnswers)),
  }
}

/** A new run of a lesson. It is later than the last one, whatever the clock of this device says. */
export function startLesson(last?: LessonProgress, now = Date.now()): LessonProgress {
  const earliest = last ? Date.parse(last.startedAt) + 1 : 0
  return { startedAt: new Date(Math.max(now, earliest)).toISOString(), step: 0, answers: {} }
}

function mergeEach<T>(
  known: Readonly<Record<string, T>>,
  added: Readonly<Record<string, T>>,
  merge: (known: T, added: T) => T,
): Readonly<Record<string, T>> {
  const merged: Record<string, T> = { ...known }
  for (const [key, value] of Object.entries(added)) {
    const before = known[key]
    merged[key] = before === undefined ? value : merge(before, value)
  }
  return merged
}
