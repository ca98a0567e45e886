import type { Lesson } from '#content/lesson.ts'
import { readTemplate } from './code-templates.ts'
import { guidanceFor } from './guidance.ts'
import { learnerWordsOfLesson } from './learner-words.ts'
import { meaningsOf } from './synonyms.ts'
import { stemOf, stemsOf } from './words.ts'

/** What any attempt may speak of, whatever its problem. */
const work = new Set(
  `loop loops nested brute force index indices pair pairs compare compared swap count sum sort sorted array list value
  values time limit slow memory recursion recursive map set dictionary input output element number left right max min
  smallest largest pointer iterate store`
    .split(/\s+/)
    .map(stemOf),
)

const stemsByLesson = new Map<string, ReadonlySet<string>>()

/** Whether a stem is among what these lessons tell, in other words too, or is one of work on any problem. */
export function speaksOf(stem: string, lessons: readonly Lesson[]): boolean {
  const forms = [stem, ...meaningsOf(stem)]
  return work.has(stem) || lessons.some((lesson) => forms.some((form) => stemsOfLesson(lesson).has(form)))
}

function stemsOfLesson(lesson: Lesson): ReadonlySet<string> {
  const known = stemsByLesson.get(lesson.name)
  if (known) return known
  const stems = new Set(stemsOf(textsOf(lesson).join(' ')).flatMap((stem) => [stem, ...meaningsOf(stem)]))
  stemsByLesson.set(lesson.name, stems)
  return stems
}

/** All but what speaks of other lessons. */
function textsOf(lesson: Lesson): string[] {
  const { name, displayName, description, identificationClues, scenarios, complexity, practice } = lesson
  const { keyPhrases = [], commonVariations = [] } = lesson.recognitionGuide ?? {}
  const { keeps, sibling } = guidanceFor(name)
  return [
    displayName,
    description,
    identificationClues,
    ...scenarios,
    ...keyPhrases,
    ...commonVariations,
    ...(lesson.commonMistakes ?? []),
    complexity?.timeReason ?? '',
    complexity?.spaceReason ?? '',
    keeps,
    sibling,
    ...practice.map(({ adds }) => adds ?? ''),
    readTemplate(name, 'python'),
    ...learnerWordsOfLesson(name),
  ]
}
