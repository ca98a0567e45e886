import type { Lesson } from '#content/lesson.ts'
import { rivalsOf } from '#content/rivals/rivals.ts'
import { type AttemptVerdict, judgeAttempt } from './attempt.ts'
import { guidanceFor } from './guidance.ts'
import { nameOfPattern } from './passages.ts'
import type { KnownProblem } from './problems.ts'

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
  const { keeps, sibling } = guidanceFor(lesson.name)
  if (rung === 1)
    return `A clue. ${firstSentence(lesson.identificationClues)} ${from}\n\nWhat in the wording of ${title} says something like that, and what would you look at first because of it?`
  if (rung === 2) return `${sayContrast(lesson, title)} ${from}`
  if (rung === 3)
    return `What stays true at every step: ${keeps} ${from}${problem?.adds ? `\n\nWhat ${title} brings to it: ${problem.adds}` : ''}\n\nSay it for your code: what is true before the first step, and which line keeps it true?`
  if (beyond === 0)
    return `A sibling, worked. ${sibling} ${from}\n\nWhat is different in ${title}, and which step of this changes because of it?`
  const mistakes = lesson.commonMistakes ?? []
  const mistake = mistakes[(beyond - 1) % Math.max(mistakes.length, 1)]
  return `This is as far as I go: ${title} itself stays yours. Put your version to this test. ${mistake ?? keeps} ${from}\n\nWhat does your version do there?`
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
