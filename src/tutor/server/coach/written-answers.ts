import { findLessonByName, nameOf } from '#content/catalogue.ts'
import { kindOf } from '#content/tutor/question-kinds.ts'
import { patternQuestions, problemNotes } from '#content/tutor/stored-content.ts'
import { type LessonPassage, linkTo } from './passages.ts'

/** What learners ask, in several wordings, and what a teacher would say. */
export const writtenAnswers: readonly LessonPassage[] = [
  ...Object.entries(patternQuestions).flatMap(([pattern, questions]) =>
    questions.map(({ kind, asks, answer, with: other }, index) => ({
      id: `${pattern}#answer-${index}`,
      title: `Others ask: “${asks[0]}” (${nameOf(pattern)})`,
      text: answer,
      link: linkTo(pattern),
      patterns: other && findLessonByName(other) ? [pattern, other] : [pattern],
      kinds: [kind],
      asks,
      isAnswer: true,
    })),
  ),
  ...Object.entries(problemNotes).flatMap(([pattern, notes]) =>
    notes.flatMap(({ number, questions }) =>
      questions.map(({ asks, answer }, index) => ({
        id: `problem-${number}#answer-${index}`,
        title: `Others ask: “${asks[0]}” (${nameOf(pattern)})`,
        text: answer,
        link: linkTo(pattern, `/${number}`),
        patterns: [pattern],
        kinds: asks.map(kindOf),
        asks,
        isAnswer: true,
        problem: number,
      })),
    ),
  ),
]
