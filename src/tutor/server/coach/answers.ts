import { glossary } from '#content/glossary/glossary.ts'
import { knownProblems } from '#content/known-problems.ts'
import { assertion } from '#content/tutor/moves.ts'
import { asksInstead, kindOf, type QuestionKind } from '#content/tutor/question-kinds.ts'
import { practiceFits, problemHelps } from '#curriculum/catalogue.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import { contextOf, type Draft, goesOn, patternsOf, problemOf, type Turn } from './conversation.ts'
import { keepTopic } from './find-subjects.ts'
import { asksWhyOn, type Findings, findFor, generalKinds, isCase, isRepeat } from './findings.ts'
import { giveHint, wantsHint } from './give-hint.ts'
import { didYouMean, offerPatterns, offersOn } from './offers.ts'
import { findAnswerTo, type LessonPassage, lessonOf, linkTo, tellMistakes } from './passages.ts'
import { contentWords, termsOf } from './word-forms.ts'

/** The answer written to a question, or else a hint if it is on a problem, or what the lesson says to such a question. */
export function answerQuestion(turn: Turn): Draft {
  const { message, topic } = turn
  const problem = problemOf(turn)
  const about = patternsOf(turn)
  const findings = findFor(turn)
  const known = costOf(turn, findings) ?? define(turn, findings)
  if (known) return known
  if (problem && wantsHint(turn, problem, findings)) return giveHint(turn, problem)
  const { best, isGeneral: asksAll, isClear, others, quotes } = findings
  // A lesson lists its mistakes.
  const isListed = asksInstead.test(message.words) || (asksAll && message.kind === 'mistake')
  if (best && !isListed) return giveAnswer(turn, best.found, { others, isClear })
  const { patterns = [] } = quotes[0] ?? {}
  const isIn = (names: readonly string[]) => patterns.filter((name) => names.includes(name))
  const [main] = [...isIn(about), ...about, ...isIn(topic.patterns), ...patterns]
  if (!main) return offerPatterns(turn)
  // The lesson as a whole answers `what is X` and `when X`, but hardly a question with words of its own.
  const own = contentWords(message.words).filter(
    (word) => !message.named.some(({ name }) => name.includes(word)),
  )
  const isGeneral =
    (generalKinds.includes(message.kind) && (own.length < 2 || others.length === 0)) ||
    (message.named.length > 0 && (own.length < 2 || others.length === 0))
  const general = isGeneral ? generalAnswer(turn, main) : ''
  const opening = isRepeat(general, turn.conversation.shown) ? undefined : general
  if (!opening && best) return giveAnswer(turn, best.found, { others, isClear })
  if (!opening && quotes.length === 0 && others.length === 0) return offerPatterns(turn)
  if (!opening && goesOn(turn)) return offerPatterns(turn, others)
  const more = ` More in [the lesson on ${displayNameOf(main)}](${linkTo(main)}).`
  return {
    kind: message.kind,
    opening: opening
      ? opening + more
      : `I am not sure what you mean. ${others.length > 0 ? didYouMean : 'This comes closest:'}`,
    quotes: opening ? [] : quotes.slice(0, 1),
    sources: quotes,
    patterns: [main, ...about.filter((name) => name !== main)],
    offers: others.flatMap(({ question }) => question ?? []),
    said: { kind: message.kind, others },
  }
}

/** `And the complexity?`, of what is spoken of. */
function costOf(turn: Turn, { best, isClear, quotes }: Findings): Draft | undefined {
  const { message, conversation } = turn
  if (isClear && asksWhyOn(turn)) return undefined
  const pattern = problemOf(turn)?.patterns[0] ?? conversation.patterns[0]
  const rest = contentWords(message.words).filter(
    (word) => kindOf(word) !== 'cost' && !/^(?:o\(|long$|takes?$|time$|run$|fast$|slow$)/.test(word),
  )
  if (message.kind !== 'cost' || message.named.length > 0 || rest.length > 1 || !pattern) return undefined
  const { patterns = [], kinds = [], title = '' } = best?.found ?? {}
  const number = problemOf(turn)?.number
  // `What does it cost to find how many times an array was rotated?` is about a task of its own.
  const spoken = termsOf(
    `${message.words} ${contextOf(turn)} ${number ? knownProblems.get(number)?.title : ''}`,
  )
  const own = contentWords(title).filter((word) => kindOf(word) !== 'cost')
  const foreign = own.filter((word) => ![...termsOf(word)].some((term) => spoken.has(term)))
  const isOnIt =
    !best?.found.isGeneral &&
    patterns.includes(pattern) &&
    kinds.includes('cost') &&
    best?.found.problem === number
  const isTold = conversation.told.includes(best?.found.id ?? '')
  // What is written on a problem tells both its costs.
  const isWanted = number === undefined ? foreign.length < 2 : !costPartIn(message.words)
  if (isOnIt && !isTold && isWanted) return undefined
  const opening = generalAnswer(turn, pattern)
  return { kind: 'cost', opening, patterns: conversation.patterns, sources: quotes }
}

/** `What is a pivot?`, from the glossary if no answer was written to it. */
function define({ message, topic, conversation }: Turn, { best }: Findings): Draft | undefined {
  const isTold = conversation.told.includes(best?.found.id ?? '')
  if (message.kind !== 'what' || (best && !isTold && best.asked * best.share > 0.8)) return undefined
  const asked = [...termsOf(message.words)].sort().join()
  const isAsked = (name: string) => asked !== '' && [...termsOf(name)].sort().join() === asked
  const found = glossary.find(({ term, also }) => [term, ...also].some(isAsked))
  if (!found) return undefined
  const { term, text, patterns } = found
  const [pattern = ''] = [...keepTopic(patterns, [...conversation.patterns, ...topic.patterns])]
  return {
    kind: 'what',
    opening: `${term}: ${text}`,
    patterns: pattern ? [pattern] : [],
    offers: best?.found.question ? [best.found.question] : [],
    said: { kind: 'answer', others: best ? [best.found] : [] },
  }
}

interface Giving {
  readonly others?: readonly LessonPassage[]
  /** Nothing else is nearly as likely meant. */
  readonly isClear?: boolean
  readonly intro?: string
}

/** A written answer, with its source and the question that shows whether it was understood. */
export function giveAnswer(
  { message, conversation }: Turn,
  found: LessonPassage,
  { others = [], isClear = true, intro }: Giving = {},
): Draft {
  const { text, title, link, patterns, further, about } = found
  const isAsked =
    intro?.endsWith(title) || findAnswerTo(message.text, patterns) === found || asksJust(message.text, found)
  // A true answer to another question misleads, unless it names that question.
  const says = isAsked && !(assertion.test(message.text) && yesOrNo.test(title)) ? text : `${title} ${text}`
  const asksWhy = !['mistake', 'stuck'].includes(message.kind) && !findAnswerTo(message.text)
  const lead = intro ?? (isCase(found) && asksWhy ? caseLead : undefined)
  const isAgain = conversation.told.includes(found.id)
  const check = isClear && !isAgain ? further?.check : undefined
  const ends = [
    `From the lesson: [${title}](${link})`,
    ...(isClear
      ? []
      : [`If that is not what you meant: ${didYouMean[0]?.toLowerCase()}${didYouMean.slice(1)}`]),
    ...(check ? [check.ask] : []),
  ]
  return {
    kind: found.kinds[0] ?? message.kind,
    opening: [...(lead ? [lead] : []), says, ...ends].join('\n\n'),
    sources: [found, ...others],
    // What was spoken of stays the subject.
    patterns: found.isGeneral ? [] : patterns,
    offers: isClear
      ? [...offersOn(further, []), ...others.flatMap(({ question }) => question ?? [])]
      : [...others.flatMap(({ question }) => question ?? []), ...offersOn(further, [])],
    said: { kind: 'answer', answer: found, others, given: [], check },
    ...(conversation.problem && message.mentioned !== about ? {} : problemChange(about)),
  }
}

const caseLead = 'If this is what happens in your code:'
const yesOrNo = /^\W*(?:is|are|was|do|does|did|can|could|should|would|will|must|may|has|have|isnt)\b/i

/** Whether a message asks in other words what was answered: each has most of the words of the other. */
function asksJust(text: string, { title }: LessonPassage): boolean {
  const [own, terms] = [[...termsOf(text)], [...termsOf(title)]]
  const share = (some: readonly string[], all: readonly string[]) =>
    some.filter((term) => all.includes(term)).length / (some.length || 1)
  // A condition more may turn a yes into a no.
  return share(own, terms) > (yesOrNo.test(title) ? 0.99 : leastShare) && share(terms, own) > leastShare
}
const leastShare = 0.75

function problemChange(number = 0) {
  const problem = knownProblems.get(number)
  return problem ? { conversation: { problem } } : {}
}

/** The one cost that is asked about, if it is one. */
function costPartIn(words: string): 'time' | 'space' | undefined {
  const asksSpace = /\b(?:space|memory)\b/.test(words)
  if (asksSpace === /\b(?:time|fast|slow|long|runtime)\b/.test(words)) return undefined
  return asksSpace ? 'space' : 'time'
}

/** What the problem spoken of costs, or else the pattern; the time, the space or both, as the message asks. */
export function costsOf(turn: Turn, pattern: string): string {
  const { complexity } = lessonOf(pattern)
  // `The complexity of that` may be about a problem that was only mentioned.
  const { number = 0, title = '' } =
    problemOf(turn) ?? knownProblems.get(turn.conversation.named.at(-1) ?? 0) ?? {}
  const own = practiceFits[pattern]?.costs[number]
  const [time, space] = own ?? [complexity.time, complexity.space]
  // The reasons are those of the demo's problem.
  const isMain = !own || problemHelps.get(pattern)?.[number]?.solvedBy === pattern
  const reasonOf = (cost: string | undefined, usual: string, reason: string) =>
    isMain && cost === usual ? `: ${reason}` : '.'
  const part = costPartIn(turn.message.words)
  const subject = own ? `The usual solution of ${title}` : displayNameOf(pattern)
  const costs = [
    `${subject} takes \`${time}\` time${reasonOf(time, complexity.time, complexity.timeReason)}`,
    `${part ? subject : 'It'} takes \`${space}\` space${reasonOf(space, complexity.space, complexity.spaceReason)}`,
  ]
  return costs.slice(part === 'space' ? 1 : 0, part === 'time' ? 1 : 2).join(' ')
}

/** What a lesson says first to a question of this kind. */
function generalAnswer(turn: Turn, pattern: string): string {
  const { description, identificationClues, workedExample, whenNot } = lessonOf(pattern)
  const elsewhere = `${displayNameOf(pattern)} does not fit when:\n${whenNot.map((text) => `- ${text}`).join('\n')}`
  const texts: Partial<Record<QuestionKind, string | undefined>> = {
    when: asksInstead.test(turn.message.words) ? elsewhere : identificationClues,
    cost: costsOf(turn, pattern),
    mistake: tellMistakes(pattern),
    stuck: workedExample,
    compare: identificationClues,
  }
  return texts[turn.message.kind] ?? description
}
