import type { Lesson } from '#content/lesson.ts'
import { rivalsOf } from '#content/rivals/rivals.ts'
import { memoize } from '#platform/memoize.ts'
import { demandsSolution } from './intent.ts'
import { nameOfPattern } from './passages.ts'
import type { KnownProblem } from './problems.ts'
import { isSubjectWord, isTalk, speaksOf } from './vocabulary.ts'
import { isStopWord, stemOf, stemsOf, wordsOf } from './words.ts'

/** Where a learner stands with one problem: 0 what was tried, 1 clue, 2 contrast, 3 invariant, 4 worked sibling. */
export interface Ladder {
  /** Missing when the problem is none of the catalogue's. */
  readonly problem?: KnownProblem
  /** Missing until the learner's words show which pattern it is. */
  readonly lesson?: Lesson
  readonly rung: number
  /** Attempts made on the top rung, each of which gets another test to run. */
  readonly beyond: number
}

const topRung = 4

interface Message {
  readonly text: string
  readonly askedAt: Date
  /** When the turn before was asked. */
  readonly previousAt: Date | undefined
  readonly before: readonly string[]
}

export interface Step {
  readonly ladder: Ladder
  readonly verdict: AttemptVerdict
}

/** A ladder begins at the first rung, or at the second when the message tells an attempt already. Asking is enough. */
export function enterLadder(
  problem: KnownProblem | undefined,
  lesson: Lesson | undefined,
  message: Message,
): Step {
  const ladder: Ladder = { ...(problem && { problem }), ...(lesson && { lesson }), rung: 0, beyond: 0 }
  const verdict = judge(ladder, { ...message, previousAt: undefined, before: [] })
  return verdict === 'attempt' && lesson
    ? { ladder: { ...ladder, rung: 1 }, verdict }
    : { ladder, verdict: 'attempt' }
}

/** One rung up for an attempt, if it is known which pattern to lead to; otherwise the same rung again. */
export function climb(ladder: Ladder, lesson: Lesson | undefined, message: Message): Step {
  const known: Ladder = lesson && !ladder.lesson ? { ...ladder, lesson } : ladder
  const verdict = judge(known, message)
  if (verdict !== 'attempt' || !known.lesson) return { ladder: known, verdict }
  const isTop = known.rung === topRung
  return {
    ladder: { ...known, rung: isTop ? topRung : known.rung + 1, beyond: known.beyond + (isTop ? 1 : 0) },
    verdict,
  }
}

function judge({ problem, lesson }: Ladder, { text, askedAt, previousAt, before }: Message): AttemptVerdict {
  return judgeAttempt({
    text,
    millisecondsSince: previousAt ? askedAt.getTime() - previousAt.getTime() : undefined,
    before,
    problemTitle: problem?.title ?? '',
    lessons: problem?.lessons ?? (lesson ? [lesson] : []),
  })
}

/** What the coach says on the present rung. */
export function sayRung({ problem, lesson, rung, beyond }: Ladder): string {
  const title = problem?.title ?? 'your problem'
  if (rung === 0 || !lesson) return sayFirstRung(title, problem !== undefined)
  const from = `(Lesson: ${lesson.displayName})`
  const { invariant } = lesson.story
  if (rung === 1)
    return `A clue. ${firstSentence(lesson.identificationClues)} ${from}\n\nWhat in the wording of ${title} says something like that, and what would you look at first because of it?`
  if (rung === 2) return `${sayContrast(lesson, title)} ${from}`
  if (rung === 3)
    return `What stays true at every step: ${invariant} ${from}${problem?.adds ? `\n\nWhat ${title} brings to it: ${problem.adds}` : ''}\n\nSay it for your code: what is true before the first step, and which line keeps it true?`
  if (beyond === 0)
    return `A sibling, worked. ${lesson.workedExample} ${from}\n\nWhat is different in ${title}, and which step of this changes because of it?`
  const mistakes = lesson.commonMistakes ?? []
  const mistake = mistakes[(beyond - 1) % Math.max(mistakes.length, 1)]
  return `This is as far as I go: ${title} itself stays yours. Put your version to this test. ${mistake ?? invariant} ${from}\n\nWhat does your version do there?`
}

function sayFirstRung(title: string, isKnown: boolean): string {
  const describe = isKnown ? '' : '\n- What goes in, and what has to come out?'
  return `Before I hint at anything on ${title}: what have you tried, and where does it stop?${describe}\n- What is the simplest way that works, however slow?\n- On which small input does your version go wrong?`
}

function sayContrast(lesson: Lesson, title: string): string {
  const [rival] = rivalsOf(lesson.name)
  if (!rival)
    return `A contrasting case. ${lesson.whenNot?.[0] ?? lesson.identificationClues}\n\nDoes that hold for ${title}? What tells you?`
  return `A contrasting case. ${rival.clue}\n- ${lesson.displayName}: ${rival.stay}\n- ${nameOfPattern(rival.name)}: ${rival.leave}\n\nOn which side is ${title}, and which word of it tells you?`
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text
}

const refusals: Readonly<Record<Exclude<AttemptVerdict, 'attempt'>, string>> = {
  'nothing-said': 'One step from me for one step from you.',
  repeated: 'You have written that already. What did you change or find out since?',
  pasted: 'That is the statement. What did you try on it?',
  demand:
    "I don't write out solutions, whoever asks: in the interview you are on your own, and so I help you get there.",
  'too-fast': 'That was quick. Work the last hint through on a small input first.',
}

/** What the coach says when no step was earned: the same rung's task, shorter. */
export function sayStay(ladder: Ladder, verdict: Exclude<AttemptVerdict, 'attempt'>): string {
  const { problem, rung, lesson } = ladder
  const title = problem?.title ?? 'your problem'
  const tasks = [
    `Tell me in a sentence or two what you tried on ${title}, however slow, and where it stops.`,
    `Take the clue: which words of ${title} match it, and what would you do first?`,
    `Decide the contrast: which side is ${title} on, and why?`,
    `Write the sentence that stays true in your loop or call for ${title}, and try it on three values.`,
    `Compare the sibling with ${title}: which step changes? Write that step in words.`,
  ]
  return `${refusals[verdict]} ${lesson ? (tasks[rung] ?? '') : (tasks[0] ?? '')}`
}

/** A word on what was tried, when it is a thing the coach can recognise. */
export function acknowledge(text: string): string {
  if (/\b(brute|two (nested )?loops|nested|every pair|all pairs|o\(n ?(\^|\*\*)?2\)|quadratic)\b/i.test(text))
    return 'Trying everything is an honest start: it is right, and it shows which work is done twice. '
  if (/\b(tle|time limit|too slow|times out)\b/i.test(text))
    return 'So it is right but slow: some work is done twice. '
  if (/\b(wrong answer|fails?|failed|wrong|incorrect)\b/i.test(text))
    return 'Good, a failing case is worth more than a passing one. '
  if (/\b(infinite|forever|hangs|never (ends|stops))\b/i.test(text))
    return 'A loop that does not end has a step that changes nothing. '
  return ''
}

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
  const normalized = text.replace(/['’]/g, '')
  if (before.some((earlier) => shareIn(stems, earlier) > mostLikeness)) return 'repeated'
  if (statement.test(text) && !/\b(i|my|ive|im)\b/i.test(normalized)) return 'pasted'
  if (
    demandsSolution(text) &&
    !/\b(i (tried|think|thought|used|sorted|would|keep|kept)|my (idea|attempt|guess|code))\b/i.test(text)
  )
    return 'demand'
  if (
    stems.size < leastWords ||
    !ownWork.test(normalized) ||
    !isOnProblem(stems, effort) ||
    !isSentence(text)
  )
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
const stemsOfMessage = memoize((text) => new Set(stemsOf(text)), 500)

/** Share of these words that the earlier message has, too; none when the two are too short to tell. */
function shareIn(stems: ReadonlySet<string>, earlier: string): number {
  const others = stemsOfMessage(earlier)
  const both = [...stems].filter((stem) => others.has(stem)).length
  return Math.min(stems.size, others.size) < 3 ? 0 : both / stems.size
}
