import { aspectFit } from './aspects.ts'
import type { SearchPassage } from './passages.ts'
import type { Question } from './question.ts'
import { isTalk } from './subject-words.ts'
import { stemOf, wordsOf } from './words.ts'

/** A word of the glossary answers when its meaning is asked; in passing it is only a word. */
export function termFit(
  { terms, aspects, content, named }: Question,
  { id, names = [] }: SearchPassage,
): number {
  if (!terms.has(id)) return 0
  const ownWords = new Set(names.flatMap(wordsOf).map(stemOf))
  const others = content.filter((word) => !ownWords.has(stemOf(word)) && !isTalk(stemOf(word))).length
  // `Preorder or inorder` compares two words of one lesson, `stack or queue` two lessons.
  const isWithinOnePattern = new Set(named.map(({ patterns }) => patterns[0])).size < 2
  const isAsked = [...aspects.keys()].every(
    (aspect) =>
      aspect === 'definition' ||
      (aspect === 'when-to-use' && (aspects.get(aspect) ?? 0) < 0.7) ||
      (aspect === 'comparison' && isWithinOnePattern),
  )
  if (isAsked && (others === 0 || (terms.size > 1 && others <= terms.size))) return 2
  return aspects.has('definition') && others <= 1 && named.length <= 1 && aspects.size === 1 ? 1 : 0.1
}

/** How strongly each pattern is named: 1 for what a name most likely means in this topic, less for its other meanings. */
export function nameWeights({ named, content }: Question, prefer: readonly string[]): Map<string, number> {
  const weights = new Map<string, number>()
  for (const { patterns, weight } of named) {
    const inTopic = patterns.filter((pattern) => prefer.includes(pattern))
    const ordered = [...inTopic, ...patterns.filter((pattern) => !prefer.includes(pattern))]
    // `Recursion` within the topic of that name tells little, so that the other words decide.
    const isTopicItself = inTopic.length >= 3 && content.length > 0
    for (const [place, pattern] of ordered.entries()) {
      const share = place === 0 ? (isTopicItself ? 0.6 : 1) : 0.45
      weights.set(pattern, Math.max(weights.get(pattern) ?? 0, weight * share))
    }
  }
  return weights
}

export function nameFit({ patterns, section }: SearchPassage, names: ReadonlyMap<string, number>): number {
  const fits = patterns.map((pattern) => names.get(pattern) ?? 0)
  if (section === 'glossary') return 0.3 * Math.max(...fits, 0)
  if (section !== 'comparison' && section !== 'rivals') return Math.max(...fits, 0)
  // A table is about several patterns: it fits when at least two of them are named.
  const [first = 0, second = 0] = fits.toSorted((a, b) => b - a)
  return 0.45 * first + 0.75 * second
}

const base: Partial<Record<SearchPassage['section'], number>> = {
  description: 0.12,
  clues: 0.08,
  comparison: -0.2,
  rivals: -0.15,
  glossary: -0.1,
  phrases: -0.3,
  scenarios: -0.2,
}

export function scoreOf(
  question: Question,
  { section, patterns }: SearchPassage,
  words: number,
  name: number,
  prefer: readonly string[],
): number {
  const aspect = aspectFit(question.aspects, section)
  // The words of a problem's title are found in the phrases of its lesson, which is no answer.
  const ofTitle = question.problem && (section === 'phrases' || section === 'scenarios') ? -0.35 : 0
  // Nobody wants code or a list of problems unasked.
  const unasked =
    section === 'code' || section === 'practice' ? (aspect >= 0.9 ? 0.35 : aspect >= 0.7 ? 0.15 : -0.35) : 0
  const isTable = section === 'comparison' || section === 'rivals'
  const comparing =
    isTable &&
    (question.named.length >= 2 && question.aspects.has('comparison')
      ? 0.5
      : question.named.length >= 2
        ? 0.2
        : question.aspects.has('comparison')
          ? -0.3
          : -0.2)
  const symptom =
    section === 'mistake' && question.aspects.size === 0 && question.content.length >= 4 ? 0.3 : 0
  const inTopic = patterns.some((pattern) => prefer.includes(pattern)) ? 0.1 : 0
  return (
    words + name + aspect + (comparing || 0) + symptom + unasked + ofTitle + inTopic + (base[section] ?? 0)
  )
}
