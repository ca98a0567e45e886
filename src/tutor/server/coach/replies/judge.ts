import { hintsOn } from '#content/tutor/hints.ts'
import { asksFor, assertion } from '#content/tutor/moves.ts'
import type { QuestionKind } from '#content/tutor/question-kinds.ts'
import { asksAnswer, guesses, isAnswering, reasons, withoutTag } from '#content/tutor/reading/reply-words.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import type { Check } from '#curriculum/tutor-texts.ts'
import { giveAnswer } from '../answers.ts'
import { contextOf, type Draft, patternsOf, problemOf, type Said, type Turn } from '../conversation.ts'
import { findFor, isCase } from '../findings.ts'
import { claims } from '../material/claims.ts'
import { demoLink, type LessonPassage } from '../passages.ts'
import { contentWords, termsOf, wordsOf } from '../word-forms.ts'
import { goOn, patternOf } from './follow.ts'
import { judgeOn } from './judge-replies.ts'
import { costIn, isOtherWay, judgePattern, tellCost } from './judge-sentences.ts'
import { deniedIn, findClaim, isBackedBy } from './statements.ts'

/** Kinds of message that want something else than to reply. */
const requests: readonly QuestionKind[] = ['cost', 'demo', 'template', 'similar', 'quiz', 'compare', 'stuck']

/** The reply to the question that waits, if the message is one. */
export function replyToCheck(turn: Turn): Draft | undefined {
  const { message, conversation } = turn
  const { check, misses = 0, answer, given = [] } = conversation.last
  const { text, move, kind } = message
  const judged = check && judgeOn(check, text)
  const isLost = /\b(?:don[’']?t|do not|can[’']?t) (?:get|understand|see|follow)\b/i.test(text)
  if (!check || isLost || message.code || message.isCorrection) return undefined
  const settle = (opening: string) => goOn(turn, opening, { check: undefined, misses: 0 }, nextOffers(turn))
  const retry = (opening: string, change: Partial<Said> = {}) =>
    goOn(turn, opening, { misses: misses + 1, ...change }, ["I don't know"])
  if (move === 'unknown') return settle(`No problem. ${check.because}`)
  if (move !== undefined && move !== 'yes' && move !== 'no') return undefined
  if (!judged || (message.problem && judged.verdict === 'unclear')) return undefined
  const length = wordsOf(text).length
  if (judged.verdict === 'right') return settle(`${praise(check, text)} ${check.because}`)
  if (judged.verdict === 'wrong')
    return misses > 0 ? settle(`Compare yours with the answer. ${check.because}`) : retry(judged.reply)
  if (judged.verdict === 'other' && length < 10)
    return misses > 0
      ? settle(`Compare yours with the answer. ${check.because}`)
      : retry(`Not that. ${answer?.further?.check === check ? nudge(answer, given) : check.ask}`, {
          given: [...given, 'example'],
        })
  if (move === 'yes') return goOn(turn, `Then try it: ${check.ask}`)
  const isQuestion = length > 1 && /\?\s*$/.test(text) && !guesses.test(text)
  if (
    move === 'no' ||
    length > 8 ||
    isQuestion ||
    requests.includes(kind) ||
    /^\W*(?:(?:ok|so) )?(?:and|but|with|i (?:forgot|forget))\b/i.test(text) ||
    (length > 1 && assertion.test(text))
  )
    return undefined
  return misses > 0
    ? settle(`I cannot tell whether that is the same. ${check.because}`)
    : retry(`I cannot tell from that. Reply with ${shapeOf(check)}, or say “I don't know”.`)
}

/** `I was answering your question`, of one that was not understood, and `so the longest of [5, 3] is 2?`, of one that waits no longer. */
export function replyToEarlier(turn: Turn): Draft | undefined {
  const { text } = turn.message
  const { asked, previous } = turn.conversation
  const check = isAnswering.test(text) ? (previous?.asked ?? asked) : asked
  const [input] = check?.ask.match(/\[[^\]]+\]|"[^"]+"/) ?? []
  const tight = (words: string) => words.replace(/\s/g, '')
  const quotes = input !== undefined && tight(text).includes(tight(input))
  // `For [3, 8, 4, 5, 9] my dp is 1 2 2 3 4` says something else of the same input.
  const isRow = /\d(?:[\s,]+\d+){2,}|\w\[\w\] ?=/.test(text.replace(/\[[-\d\s,]+\]/g, ' '))
  const isOther = quotes && isRow && !check?.right.some((each) => /\d\D+\d/.test(each))
  if (!check || isOther || !(quotes || isAnswering.test(text))) return undefined
  const settle = (opening: string) =>
    goOn(turn, `${opening} ${check.because}`, { check: undefined, misses: 0 })
  if (asksAnswer.test(text)) return settle('The answer to my question:')
  const said = text.replace(isAnswering, '')
  const parts = [said, said.split(/(?<=[.!?;])\s|,\s/).at(-1) ?? '']
  const [verdict] = parts.flatMap((part) => judgeOn(check, part)?.verdict ?? [])
  if (verdict === 'right') return settle(praise(check, text))
  return isAnswering.test(text) || verdict === 'wrong' ? settle('Compare yours with the answer.') : undefined
}

/** What was said beside the reply may be wrong. */
function praise({ ask, because, right }: Check, text: string): string {
  const isBacked = isBackedBy(withoutTag(text), [ask, because, ...right].join(' '))
  return isBacked ? 'Right.' : 'The answer is right. The reason:'
}

function nudge(answer: LessonPassage | undefined, given: readonly string[] = []): string {
  const { example, why } = answer?.further ?? {}
  return given.includes('example') ? `Think of the reason: ${why}` : `Compare with this example. ${example}`
}

/** In what form a reply can be judged. */
function shapeOf({ right: [first = ''] }: Check): string {
  if (/^-?\d/.test(first)) return 'just the number'
  if (/^(yes|no)$/.test(first)) return 'yes or no'
  return first.startsWith('o(') ? 'just the cost, such as O(n)' : 'just one to three words'
}

function nextOffers({ conversation }: Turn): readonly string[] {
  const [pattern] = conversation.patterns
  return [
    ...(conversation.last.others ?? []).flatMap(({ question }) => question ?? []).slice(0, 2),
    ...(pattern ? [`Quiz me on ${displayNameOf(pattern)}`, 'What next?'] : []),
  ]
}

/** How alike a statement and a written one must be: less on what was just said than on the whole topic. */
const leastAlike = { pattern: 0.58, topic: 0.7, sure: 0.8 }

/** How a learner finds out whether a statement is right. */
function tryOut({ conversation: { last, shown } }: Turn, pattern: string): string {
  const { example, check } = last.answer?.further ?? {}
  if (example && !shown.some((text) => text.includes(example)))
    return `Try it on this: ${example} Does yours give the same?`
  return check
    ? `See whether it helps you here: ${check.ask}`
    : `[The demo](${demoLink(pattern)}) runs any input step by step.`
}

/** Judges what a learner asserts; undefined when the message asserts nothing. */
export function judgeClaim(turn: Turn): Draft | undefined {
  const { message, conversation, topic } = turn
  const { text, kind, move, code, isCorrection } = message
  const isRequest = ['similar', 'template', 'demo', 'quiz', 'stuck'].includes(kind)
  // `At the start, and then the next one, right?` asks for no other problem.
  if (code || move || (isRequest && withoutTag(text) === text)) return undefined
  // `Got it. How do I pass the bounds?` asks.
  if (
    asksFor.test(
      text
        .split(
          /(?<=[.!;:])\s+|,\s+(?=(?:(?:can|could|do|does|should|would|will|must) (?:i|we|it|they)|how|why|does)\b)/,
        )
        .at(-1) ?? '',
    )
  )
    return undefined
  const isOfCost = costIn(text) !== undefined
  // `N squared?`
  const asserts =
    assertion.test(text) ||
    assertion.test(text.split(/(?<=[.!?;])\s+|,? (?=so\b)/).at(-1) ?? '') ||
    (isOfCost && wordsOf(text).length < 6 && !/^\W*(?:why|what|how|when)\b/i.test(text))
  const isStatement =
    conversation.last.kind !== '' &&
    (kind === 'what' || isOfCost) &&
    !isCorrection &&
    !/\?|\bor\b|\bwhat(?:[’']?s| is| are| does| do)\b|\bhow (?:do|does|can|many|much)\b|\bwhy\b/i.test(
      text,
    ) &&
    wordsOf(text).length > 3
  if (!asserts && !isStatement) return undefined
  const { answer } = conversation.last
  const about = new Set([...patternsOf(turn), ...(answer?.patterns.slice(0, 1) ?? conversation.patterns)])
  const number = conversation.problem?.number
  const context = contextOf(turn)
  const ofLast = claims.filter((claim) => claim.answer === answer?.id)
  const open = claims.filter((claim) =>
    [undefined, number].includes(number === undefined ? claim.problem : claim.about),
  )
  const find = (said: string) => {
    // `So O(n)?` says too little to be compared with what was said about something else.
    const { pattern, topic: ofTopic, sure } = leastAlike
    const isLong = [...termsOf(said)].length > 3
    const isBareCost = costIn(said) !== undefined && contentWords(said).length < 2
    const on = (names: ReadonlySet<string>) => open.filter((claim) => names.has(claim.pattern))
    const ofOthers = findClaim(said, on(new Set(topic.patterns)), isLong ? ofTopic : sure, context)
    const found = [
      findClaim(said, ofLast, isLong ? pattern : sure, context),
      findClaim(said, on(about), isLong ? pattern : sure, context),
      // What holds of another pattern need not hold of this one, so nothing less than the same will do.
      ofOthers?.kind === 'same' && !isBareCost ? ofOthers : undefined,
    ]
      .filter((each) => each !== undefined)
      // What was written to a question that nobody asked is hardly meant.
      .filter(({ kind, claim }) => kind !== 'meant' || ['', answer?.id].includes(claim.answer ?? ''))
    return found.find(({ kind }) => kind !== 'near') ?? found[0]
  }
  const isBare = isOfCost && contentWords(text).length < 4
  if (isBare && isOtherWay(turn))
    return tellCost(turn, withoutTag(text)) ?? leaveOpen(turn, [...about][0] ?? patternOf(turn))
  const found = find(text)
  const reply = found && replyWith(found)
  const denied = deniedIn(text)
  const { best } = findFor(turn)
  const isOther = found?.kind === 'meant' && best && best.chance > 0.9 && found.claim.answer !== best.found.id
  const sure =
    (found?.kind === 'near' || isOther ? undefined : reply) ?? (denied && replyToDenial(text, find(denied)))
  if (sure) return goOn(turn, sure, { check: undefined })
  const judged = judgePattern(turn) ?? tellCost(turn, withoutTag(text))
  if (judged || !asserts) return judged
  const isWritten = best && best.chance > likely.near && !isCase(best.found)
  if (reply && !isWritten) return goOn(turn, reply, { check: undefined })
  for (const part of partsOf(text)) {
    const claimed = find(part)
    if (claimed?.kind === 'same')
      return goOn(turn, `About “${part}”: ${claimed.claim.reply}`, { check: undefined })
  }
  return leaveOpen(turn, [...about][0] ?? patternOf(turn))
}

/** `X because Y` and `A and B`, but not what depends on a condition. */
function partsOf(text: string): readonly string[] {
  if (text.includes('=') || /\S\s+but\b/i.test(text)) return []
  const isConditional = /\b(?:if|when|whenever|unless|until|with|without|for)\b/i.test(text)
  // A reason that is right proves nothing of what is concluded.
  const [claim = ''] = text.split(reasons)
  const concluded = claim.split(conclusions).at(-1) ?? ''
  const parts = isConditional ? [claim] : concluded.split(/\band\b|[,;]/i)
  return (
    parts
      .map((part) =>
        withoutTag(part)
          .replace(/^\W*(?:so|then|and)\b|[\s,.?!]+$/gi, '')
          .trim(),
      )
      .filter((part) => contentWords(part).length > 1 && part.length < text.length - 4)
      // `In the worst case` claims nothing.
      .filter((part) => !/^(?:in|on|at|by|of|from|for)\b/i.test(part))
  )
}
const conclusions = /\bso\b|\b(?:that|which) means\b/i

type FoundClaim = NonNullable<ReturnType<typeof findClaim>>

/** So worded that it is true even if the learner meant something else. */
function replyWith({ claim, wording, kind }: FoundClaim): string | undefined {
  if (kind === 'same') return claim.reply
  // `A simple window fails` is not all of `fail for at least k repeats`.
  if ('isTitle' in claim)
    return kind === 'part' && !/\b(?:for|with|without|if|when|after|only)\b/.test(wording)
      ? claim.reply
      : undefined
  if (kind === 'meant') return `If you mean “${wording}”: ${claim.reply}`
  if (kind === 'part') return `This much is certain: “${wording}”: ${claim.reply}`
  // It confirms the same in other words, and corrects the opposite.
  const because = claim.reply.replace(/^Yes\b\W*(\w)/, (_, first: string) => first.toUpperCase())
  const isQuotable = !/\b(?:i|my|is (?:it|that|this))\b/i.test(wording)
  return isQuotable
    ? `What holds is “${wording.replaceAll('o(', 'O(')}”. ${because}`
    : `Check yours against this: ${because}`
}

function replyToDenial(text: string, found: FoundClaim | undefined): string | undefined {
  if (found?.kind !== 'same') return undefined
  const { claim, wording } = found
  const quote = `“${wording}”? ${claim.reply}`
  if (claim.isRight) return `No. ${quote}`
  return /^No\b/.test(claim.reply) && !/\bnever\b/i.test(text) ? `Right. ${quote}` : undefined
}

/** From these on an answer that was found may say whether a statement is right. */
const likely = { alone: 0.2, share: 0.45, near: 0.4 }

/** Neither confirmed nor corrected: what is written about it, and a way to find out. */
function leaveOpen(turn: Turn, pattern: string): Draft | undefined {
  const { last } = turn.conversation
  if (contentWords(turn.message.text).length === 0) return undefined
  const { best, others } = findFor(turn)
  if (last.kind === '' && !best) return undefined
  const isNew =
    last.answer?.id !== best?.found.id || (turn.message.text.includes('?') && (best?.asked ?? 0) > 0.9)
  const found = isNew ? best?.found : undefined
  if (best && found && (best.chance > likely.alone || (best.share > likely.share && !isCase(found))))
    return giveAnswer(turn, found, {
      others,
      ...(isCase(found) ? {} : { intro: 'Check yours against this:' }),
    })
  const problem = problemOf(turn)
  const plan = problem && hintsOn(problem)[2]
  const opening =
    plan && isOfField(turn)
      ? `Check yours, step by step, against the plan for ${problem.title}: ${plan}`
      : `I can't judge that sentence. ${tryOut(turn, pattern)}`
  const offers = [...(found ? [found] : []), ...others].flatMap(({ question }) => question ?? [])
  return { ...goOn(turn, opening, { others }, offers), kind: 'claim', patterns: [pattern] }
}

/** It speaks of the solution, and not of the learner's program or plans. */
function isOfField({ message }: Turn): boolean {
  return !/\b(my|mine|code|program|error|wrong|bug)\b/.test(message.words)
}
