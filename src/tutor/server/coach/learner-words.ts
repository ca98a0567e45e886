import { learnerWordsOnBranches } from './learner-words-on-branches.ts'
import { learnerWordsOnLines } from './learner-words-on-lines.ts'

const wordsById = new Map<string, string>()
for (const [patternName, told] of Object.entries({ ...learnerWordsOnLines, ...learnerWordsOnBranches }))
  for (const line of told.trim().split('\n')) {
    const [section = '', words = ''] = line.trim().split(': ')
    wordsById.set(`${patternName}#${section}`, words)
  }

/** Words in which learners ask for a passage, where the lesson has others. Only searched, never shown. */
export function learnerWordsFor(passageId: string): string {
  return wordsById.get(passageId) ?? ''
}

/** All of them on one lesson, passage by passage. */
export function learnerWordsOfLesson(patternName: string): string[] {
  return [...wordsById].flatMap(([id, words]) => (id.startsWith(`${patternName}#`) ? words : []))
}

/** Every passage that has such words; a test holds that each exists. */
export function idsWithLearnerWords(): string[] {
  return [...wordsById.keys()]
}
