import type { Lesson } from '#content/lesson.ts'
import { learnerWordsOfLesson } from '#content/tutor/learner-words.ts'
import { everydayWords, foreignWords, subjectWords, talkWords } from '#content/tutor/word-lists.ts'
import { readTemplate } from './passages.ts'
import { meaningsOf, stemOf, stemsOf } from './words.ts'

const known = new Set<string>()

function stemSet(text: string): ReadonlySet<string> {
  const words = text.trim().split(/\s+/)
  for (const word of words) known.add(word)
  return new Set(words.map(stemOf))
}

const subject = stemSet(subjectWords)

const foreign = stemSet(foreignWords)

const everyday = stemSet(everydayWords)

const talk = stemSet(talkWords)

export function isEverydayWord(stem: string): boolean {
  return everyday.has(stem)
}

export function isTalk(stem: string): boolean {
  return talk.has(stem)
}

export function isSubjectWord(stem: string): boolean {
  return subject.has(stem) || /^o\(/.test(stem) || /^\d+sum$/.test(stem)
}

export function isForeignWord(stem: string): boolean {
  return foreign.has(stem)
}

/** Every word of these lists, for the correction of typing errors. */
export function listedWords(): ReadonlySet<string> {
  return known
}

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
    lesson.story.invariant,
    lesson.workedExample,
    ...practice.map(({ adds }) => adds ?? ''),
    readTemplate(name, 'python'),
    ...learnerWordsOfLesson(name),
  ]
}
