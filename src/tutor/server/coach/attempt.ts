import type { Lesson } from '#content/lesson.ts'
import { remembered } from '#platform/remembered.ts'
import { demandsSolution } from './intent.ts'
import { speaksOf } from './lesson-words.ts'
import { isSubjectWord, isTalk } from './subject-words.ts'
import { isStopWord, stemOf, stemsOf, wordsOf } from './words.ts'

/** Why a message earns no further hint, or that it does. */
export type AttemptVerdict = 'attempt' | 'nothing-said' | 'repeated' | 'pasted' | 'demand' | 'too-fast'

/** Nobody reads a hint, tries it and writes down what came of it in less. */
const leastMilliseconds = 15_000
const leastWords = 4
/** Of the words that carry meaning, so many must be on the problem. */
const leastOnProblem = 2
const mostLikeness = 0.6
/** Words in a row, however apt, are no sentence: of what somebody writes, a third to a half only holds it together. */
const leastJoining = 0.2

export interface Effort {
  readonly text: string
  /** Since the message before, or undefined when time plays no part. */
  readonly millisecondsSince: number | undefined
  /** What the learner wrote before in this session. */
  readonly before: readonly string[]
  /** Empty for a problem without a name. */
  readonly problemTitle: string
  /** Those that train the problem, or the one that it sounds like. */
  readonly lessons: readonly Lesson[]
}

const ownWork = new RegExp(
  [
    String.raw`\b(i|ive|im|my|mine|we|lets) (have |am |would |will |could |first |then |also |just |now |only )*(${[
      'tried|try|trying|think|thought|use|used|using|sort|sorted|loop|looped|keep|kept|started|start|move|moved|wrote',
      'write|compare|compared|count|counted|store|stored|check|checked|iterate|iterated|add|added|take|took|run|ran|go',
      'went|got|get|build|built|call|mark|push|pop|did|put|set|lose|lost|search|searched|look|looked|swap|swapped|split',
      'merge|merged|halve|link|linked|reverse|reversed|idea|code|approach|attempt|solution|guess|plan|version|function',
      'recursion|node|stack|queue|heap|map|list|array|table|window',
    ].join('|')})\b`,
    String.raw`\b(because|maybe|probably|then|instead|but it|it fails|fails on|works for|so that|first|since)\b`,
    String.raw`\b(would be|should be|could be)\b`,
    String.raw`\bi have (a|an|the|two)\b`,
    '[=<>[\\]{}();]',
  ].join('|'),
  'i',
)
const statement =
  /\b(example \d|input ?:|output ?:|constraints? ?:|explanation ?:|you are given|given (an?|the|two|a sorted)\b|return (the|an?|true|all)|follow ?up ?:)/i

const outcome = /\b(tle|slow|wrong|fail\w*|passe[sd]|works|time limit|brute|exponential|quadratic)\b|o\(/i

/** Judges whether a message tells a step of one's own on the problem: only such a one earns the next rung. */
export function judgeAttempt(effort: Effort): AttemptVerdict {
  const { text, millisecondsSince, before, problemTitle } = effort
  const title = new Set(wordsOf(problemTitle))
  const told = wordsOf(text).filter((word) => !isStopWord(word) && !title.has(word) && word.length < 25)
  const stems = new Set(told.map(stemOf))
  const plain = text.replace(/['’]/g, '')
  if (before.some((earlier) => shareIn(stems, earlier) > mostLikeness)) return 'repeated'
  if (statement.test(text) && !/\b(i|my|ive|im)\b/i.test(plain)) return 'pasted'
  if (
    demandsSolution(text) &&
    !/\b(i (tried|think|thought|used|sorted|would|keep|kept)|my (idea|attempt|guess|code))\b/i.test(text)
  )
    return 'demand'
  if (stems.size < leastWords || !ownWork.test(plain) || !isOnProblem(stems, effort) || !isSentence(text))
    return 'nothing-said'
  return millisecondsSince !== undefined && millisecondsSince < leastMilliseconds ? 'too-fast' : 'attempt'
}

/** More of its words are on the problem than on anything else; talk and notation count for neither. */
function isOnProblem(stems: ReadonlySet<string>, { lessons, problemTitle }: Effort): boolean {
  // Nobody here knows what a problem without a name is about.
  const isOn = (stem: string) => speaksOf(stem, lessons) || (problemTitle === '' && isSubjectWord(stem))
  const on = [...stems].filter(isOn).length
  const elsewhere = [...stems].filter((stem) => !isOn(stem) && !isTalk(stem) && !isNotation(stem)).length
  return on >= leastOnProblem && on > elsewhere
}

/** Costs, numbers and the names of variables. */
function isNotation(stem: string): boolean {
  return stem.length === 1 || /\d|^o\(/.test(stem)
}

/** Or a note in telegram style that says how it went. */
function isSentence(text: string): boolean {
  const words = wordsOf(text)
  return outcome.test(text) || words.filter(isStopWord).length >= leastJoining * words.length
}

/** A session is replayed with each of its questions, and each of them compared with all before. */
const stemsOfMessage = remembered((text) => new Set(stemsOf(text)), 500)

/** Share of these words that the earlier message has, too; none when the two are too short to tell. */
function shareIn(stems: ReadonlySet<string>, earlier: string): number {
  const others = stemsOfMessage(earlier)
  const both = [...stems].filter((stem) => others.has(stem)).length
  return Math.min(stems.size, others.size) < 3 ? 0 : both / stems.size
}
