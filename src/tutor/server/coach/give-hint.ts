import type { KnownProblem } from '#content/known-problems.ts'
import { hintsOn } from '#content/tutor/hints.ts'
import { pointsBack } from '#content/tutor/question-kinds.ts'
import { type Draft, patternsOf, type Turn } from './conversation.ts'
import { type Findings, isRepeat } from './findings.ts'
import { contentWords } from './word-forms.ts'

/** The next hint on a problem. The first is skipped for those who say what they have tried. */
export function giveHint(turn: Turn, problem: KnownProblem, intro?: string): Draft {
  const { hints, shown } = turn.conversation
  const before = hints.get(problem.number) ?? (detailsOf(turn, problem).length > 4 ? 1 : 0)
  const texts = hintsOn(problem)
  // An answer may have said it.
  const left = texts.slice(before).filter((text) => !isRepeat(text, shown, 0.85))
  const none = `You have had all my hints on ${problem.title}. Paste your code, or tell me the input on which it goes wrong.`
  const hint = shown.reduce(
    (text, known) => text.replace(`${known.split('\n').at(-1)} `, ''),
    left[0] ?? none,
  )
  return {
    kind: 'hint',
    opening: [...(intro ? [intro] : []), hint].join('\n\n'),
    patterns: patternsOf(turn).slice(0, 1),
    offers: [
      ...(left.length > 1 ? [`Next hint for ${problem.title}`] : []),
      `Similar problems to ${problem.title}`,
    ],
    conversation: {
      problem,
      hints: new Map([...hints, [problem.number, left[0] ? texts.indexOf(left[0]) + 1 : texts.length]]),
    },
  }
}

/** Whether a message about a problem asks for help and says nothing that an answer was written for. */
export function wantsHint(turn: Turn, problem: KnownProblem, { best }: Findings): boolean {
  const { kind, words } = turn.message
  const { length } = detailsOf(turn, problem)
  const isFirst = turn.conversation.messages.length === 0
  const isWritten = !isFirst && best !== undefined && best.chance > 0.5
  const asksHint =
    /\bhints?\b/.test(words) ||
    /\b(?:improve|optimi[sz]e|speed (?:it|this) up|next step)\b/.test(words) ||
    (/\b(stuck|start|begin)\b/.test(words) &&
      !isWritten &&
      length < 5 &&
      !/\b(why|how come|what is)\b/.test(words))
  const asksWhat = /^(?:and|so|ok|but|wait|\W)*(?:what(?:'?s| is| are| does)|define)\b/.test(words)
  const isClose = best !== undefined && best.share * best.asked > 0.85
  const saysLittle =
    length < 1 ||
    (length < 2 && !pointsBack.test(words) && !asksWhat && best?.found.problem !== problem.number && !isClose)
  return (
    ['what', 'how', 'mistake', 'stuck'].includes(kind) &&
    (asksHint || (saysLittle && !isWritten) || (!best && isFirst))
  )
}

/** What a message says beyond the title. */
function detailsOf({ message }: Turn, { title }: KnownProblem): readonly string[] {
  const known = new Set(contentWords(title))
  return contentWords(message.words).filter((word) => !known.has(word))
}
