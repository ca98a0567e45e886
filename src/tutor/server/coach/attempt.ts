import { demandsSolution } from './intent.ts'
import { isSubjectWord, isTalk } from './subject-words.ts'
import { isStopWord, stemOf, wordsOf } from './words.ts'

/** Why a message earns no further hint, or that it does. */
export type AttemptVerdict = 'attempt' | 'nothing-said' | 'repeated' | 'pasted' | 'demand' | 'too-fast'

/** Nobody reads a hint, tries it and writes down what came of it in less. */
const leastMilliseconds = 15_000
const leastWords = 4
const mostLikeness = 0.6

export interface Effort {
  readonly text: string
  /** Since the hint before, or undefined when there was none. */
  readonly millisecondsSince: number | undefined
  /** What the learner wrote before in this session. */
  readonly before: readonly string[]
  readonly problemTitle: string
}

const ownWork =
  /\b(i|ive|im|my|mine|we|lets) (have |am |would |will |could |first |then |also |just |now |only )*(tried|try|trying|think|thought|use|used|using|sort|sorted|loop|looped|keep|kept|started|start|move|moved|wrote|write|compare|compared|count|counted|store|stored|check|checked|iterate|iterated|add|added|take|took|run|ran|go|went|got|get|build|built|call|mark|push|pop|idea|code|approach|attempt|solution|loop|guess|plan|version)\b|\b(because|maybe|probably|then|instead|but it|it fails|fails on|works for|so that|first|since|would be|should be|could be)\b|[=<>[\]{}();]/i
const statement =
  /\b(example \d|input ?:|output ?:|constraints? ?:|explanation ?:|you are given|given (an?|the|two|a sorted)\b|return (the|an?|true|all)|follow ?up ?:)/i

/** Judges whether a message is one's own step; the step of the ladder is given only for such a one. */
export function judgeAttempt({ text, millisecondsSince, before, problemTitle }: Effort): AttemptVerdict {
  const title = new Set(wordsOf(problemTitle))
  const told = wordsOf(text).filter((word) => !isStopWord(word) && !title.has(word) && word.length < 25)
  const stems = new Set(told.map(stemOf))
  const isOwn = ownWork.test(text.replace(/['’]/g, ''))
  if (before.some((earlier) => likeness(stems, earlier) > mostLikeness)) return 'repeated'
  if (statement.test(text) && !/\b(i|my|ive|im)\b/i.test(text.replace(/['’]/g, ''))) return 'pasted'
  if (
    demandsSolution(text) &&
    !/\b(i (tried|think|thought|used|sorted|would|keep|kept)|my (idea|attempt|guess|code))\b/i.test(text)
  )
    return 'demand'
  const isAboutIt =
    [...stems].some(isSubjectWord) || [...stems].filter((stem) => !isTalk(stem)).length >= leastWords - 1
  if (stems.size < leastWords || !isOwn || !isAboutIt) return 'nothing-said'
  return millisecondsSince !== undefined && millisecondsSince < leastMilliseconds ? 'too-fast' : 'attempt'
}

/** Share of words that two messages have in common. */
function likeness(stems: ReadonlySet<string>, earlier: string): number {
  const others = new Set(
    wordsOf(earlier)
      .filter((word) => !isStopWord(word))
      .map(stemOf),
  )
  const both = [...stems].filter((stem) => others.has(stem)).length
  const least = Math.min(stems.size, others.size)
  return least < 3 ? 0 : both / Math.max(stems.size, 1)
}
