import { type KnownProblem, knownProblems } from '#content/known-problems.ts'
import { hintsOn } from '#content/tutor/hints.ts'
import { asksInstead, type QuestionKind } from '#content/tutor/question-kinds.ts'
import { rivalsOf } from '#curriculum/between/rivals/rivals.ts'
import { practiceFits } from '#curriculum/catalogue.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import { type Draft, patternsOf, problemOf, type Turn } from './conversation.ts'
import { type Findings, findFor, generalKinds, isRepeat } from './findings.ts'
import { lessonOf, linkTo } from './passages.ts'
import { contentWords } from './word-forms.ts'

/** The answer written to a question, or else a hint if it is on a problem, or what the lesson says to such a question. */
export function answerQuestion(turn: Turn): Draft {
  const { message, topic } = turn
  const problem = problemOf(turn)
  const about = patternsOf(turn)
  const findings = findFor(turn, about)
  if (problem && wantsHint(turn, problem, findings)) return giveHint(turn, problem, findings)
  const { best, above, quotes } = findings
  const { patterns = [] } = (above ?? best)?.found ?? quotes[0] ?? {}
  const isIn = (names: readonly string[]) => patterns.filter((name) => names.includes(name))
  const [main] = [...isIn(about), ...isIn(topic.patterns), ...about, ...patterns]
  if (!main) return offerPatterns(turn)
  // The lesson as a whole answers `what is X` and `when X`, but hardly a question with words of its own.
  const isGeneral = generalKinds.includes(message.kind) || message.named.length > 0 || quotes.length === 0
  const pointer = above && `This is answered above: [${above.found.title}](${above.found.link}).`
  const says = asksInstead.test(message.words) ? undefined : (pointer ?? best?.found.text)
  const opening = says ?? (isGeneral ? generalAnswer(turn, main) : undefined)
  if (!opening && quotes.length === 0) return offerPatterns(turn)
  const more = quotes.length > 0 ? '' : ` More in [the lesson on ${displayNameOf(main)}](${linkTo(main)}).`
  return {
    kind: message.kind,
    opening: (opening ?? 'What comes closest:') + more,
    quotes,
    patterns: [main, ...about.filter((name) => name !== main)],
  }
}

/** What a lesson says first to a question of this kind, unless it was said before. */
function generalAnswer(turn: Turn, pattern: string) {
  const { description, identificationClues, complexity, commonMistakes, workedExample, whenNot } =
    lessonOf(pattern)
  const elsewhere = `${displayNameOf(pattern)} does not fit when:\n${whenNot.map((text) => `- ${text}`).join('\n')}`
  // `The complexity of that` may be about a problem that was only mentioned.
  const { number = 0, title = '' } =
    problemOf(turn) ?? knownProblems.get(turn.conversation.named.at(-1) ?? 0) ?? {}
  const own = practiceFits[pattern]?.costs[number]
  const [time, space] = own ?? [complexity.time, complexity.space]
  const timeReason = time === complexity.time ? `: ${complexity.timeReason}` : '.'
  const spaceReason = space === complexity.space ? `: ${complexity.spaceReason}` : '.'
  const texts: Partial<Record<QuestionKind, string | undefined>> = {
    when: asksInstead.test(turn.message.words) ? elsewhere : identificationClues,
    cost: `${own ? `The usual solution of ${title}` : displayNameOf(pattern)} takes \`${time}\` time${timeReason} It takes \`${space}\` space${spaceReason}`,
    mistake: commonMistakes[0],
    stuck: workedExample,
    compare: identificationClues,
  }
  const text = texts[turn.message.kind] ?? description
  return isRepeat(text, turn.conversation.shown) ? undefined : text
}

/** Nothing was found: say so, and show what this session covers. */
function offerPatterns({ topic }: Turn): Draft {
  return {
    kind: 'unknown',
    opening: `I found nothing about that in the lessons on ${topic.name}. Name a pattern or a problem, or describe what goes wrong. The lessons here are:\n${topic.patterns.map((name) => `- [${displayNameOf(name)}](${linkTo(name)})`).join('\n')}`,
    patterns: [],
    offers: topic.patterns.slice(0, 3).map((name) => `What is ${displayNameOf(name)}?`),
  }
}

/** What one may want next about a pattern, without what was just asked or given. */
export function followUpsOn(turn: Turn, pattern: string, given: string): readonly string[] {
  const { message, topic } = turn
  const name = displayNameOf(pattern)
  const problem = problemOf(turn)
  const rivals = rivalsOf(pattern).map((rival) => rival.name)
  const rival = rivals.find((other) => topic.patterns.includes(other)) ?? rivals[0]
  const offers = {
    hint: problem && `Hint for ${problem.title}`,
    when: `When do I use ${name}?`,
    compare: rival && `Compare ${name} with ${displayNameOf(rival)}`,
    template: `Show the code of ${name}`,
    demo: `Show ${name} in the demo`,
    quiz: `Quiz me on ${name}`,
  }
  return Object.entries(offers).flatMap(([kind, text]) =>
    text && kind !== message.kind && kind !== given ? [text] : [],
  )
}

/** The next hint on a problem. The first is skipped for those who say what they have tried. */
function giveHint(turn: Turn, problem: KnownProblem, { quotes }: Findings): Draft {
  const { hints, shown } = turn.conversation
  const details = detailsOf(turn, problem)
  const before = hints.get(problem.number) ?? (details.length > 4 ? 1 : 0)
  const texts = hintsOn(problem)
  // An answer may have said it.
  const left = texts.slice(before).filter((text) => !isRepeat(text, shown, 0.85))
  const none = `You have had all my hints on ${problem.title}. Paste your code, or tell me the input on which it goes wrong.`
  return {
    kind: 'hint',
    opening: shown.reduce((text, known) => text.replace(`${known.split('\n').at(-1)} `, ''), left[0] ?? none),
    quotes: details.length > 1 ? quotes.slice(0, 2) : [],
    patterns: patternsOf(turn).slice(0, 1),
    offers: [
      ...(left.length > 1 ? [`Next hint for ${problem.title}`] : []),
      `Similar problems to ${problem.title}`,
    ],
    conversation: {
      hints: new Map([...hints, [problem.number, left[0] ? texts.indexOf(left[0]) + 1 : texts.length]]),
    },
  }
}

/** Whether a message about a problem asks for help and says nothing that an answer was written for. */
function wantsHint(turn: Turn, problem: KnownProblem, { best }: Findings): boolean {
  const { kind, words } = turn.message
  const { length } = detailsOf(turn, problem)
  const asksHint = /\bhints?\b/.test(words) || (/\b(stuck|start|begin)\b/.test(words) && length < 5)
  return ['what', 'how', 'mistake', 'stuck'].includes(kind) && (asksHint || length < 2 || !best)
}

/** What a message says beyond the title. */
function detailsOf({ message }: Turn, { title }: KnownProblem): readonly string[] {
  const known = new Set(contentWords(title))
  return contentWords(message.words).filter((word) => !known.has(word))
}
