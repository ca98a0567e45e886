import { knownProblems } from '#content/known-problems.ts'
import { hintsOn } from '#content/tutor/hints.ts'
import { asksFor, assertion } from '#content/tutor/moves.ts'
import { rivalsOf } from '#curriculum/between/rivals/rivals.ts'
import { practiceFits } from '#curriculum/catalogue.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import type { Check, Claim } from '#curriculum/tutor-texts.ts'
import { giveAnswer } from '../answers.ts'
import { type Draft, patternsOf, problemOf, type Turn } from '../conversation.ts'
import { findFor } from '../findings.ts'
import { demoLink, type LessonPassage, lessonOf, writtenAnswers } from '../passages.ts'
import { contentWords, termsOf, wordsOf } from '../word-forms.ts'
import { goOn, patternOf, restOfLast } from './follow.ts'
import { findClaim, findSentence, judgeReply } from './judge-replies.ts'

/** `Is it 3?` */
const guesses =
  /^\W*(so |then |or |maybe |um+ |ok |hm+ )*(is|are|isn.?t|would|does|i think|it.?s|its) (it|that|they|this)?\b/i

/** The reply to the question that waits, if the message is one. */
export function replyToCheck(turn: Turn): Draft | undefined {
  const { message, conversation } = turn
  const { check, misses = 0, answer } = conversation.last
  if (!check || message.code) return undefined
  const { text, move } = message
  const isAnswered = { check: undefined, misses: 0 }
  if (move === 'unknown') return goOn(turn, `No problem. ${check.because}`, isAnswered, nextOffers(turn))
  const length = wordsOf(text).length
  // `20, because each goes in two stacks` and `so is it 20 or not?`
  const [head = ''] = text.split(/\b(?:because|cause|since|cuz)\b|,/i)
  const asksVerdict =
    /\bor not\b|\b(?:is|was) (?:it|that|this|my answer|i|\w+) (?:right|correct)\b|^\W*(?:so )?(?:is|was) it\b/i.test(
      text,
    )
  const direct = asksVerdict ? text : wordsOf(head.replace(/\bi think\b/i, '')).length < 4 ? head : ''
  const isDirect = length > 2 && direct !== '' && judgeReply(check, direct).verdict !== 'unclear'
  const keys = [...check.right, ...check.wrong.flatMap(({ says }) => says)].join(' ').toLowerCase()
  const isElsewhere = message.problem || message.named.some(({ name }) => !keys.includes(name))
  const isQuestion = length > 4 && /\?\s*$/.test(text) && !guesses.test(text)
  if (!isDirect && (isQuestion || (length > 2 && (asksFor.test(text) || isElsewhere)))) return undefined
  if (move !== undefined && move !== 'yes' && move !== 'no') return undefined
  // In `so the left one, right?` the last word is no reply.
  const judged = judgeReply(
    check,
    text.replace(/(?<=\w)[\s,]+(?:right|correct|no|yes|yeah|ok|true) ?\?+\s*$/i, ''),
  )
  if (judged.verdict === 'right')
    return goOn(
      turn,
      `${length > 12 ? 'Yes, that is it.' : 'Right.'} ${check.because}`,
      isAnswered,
      nextOffers(turn),
    )
  if (judged.verdict === 'wrong')
    return misses > 0
      ? goOn(turn, `Not that either. ${check.because}`, isAnswered, nextOffers(turn))
      : goOn(turn, judged.reply, { misses: misses + 1 }, ["I don't know"])
  if (judged.verdict === 'other')
    return misses > 0
      ? goOn(turn, `No. ${check.because}`, isAnswered, nextOffers(turn))
      : goOn(
          turn,
          `Not that. ${nudge(answer, conversation.last.given)}`,
          { misses: misses + 1, given: [...(conversation.last.given ?? []), 'example'] },
          ["I don't know"],
        )
  if (move === 'yes') return goOn(turn, `Then try it: ${check.ask}`)
  if (move === 'no' || length > 8 || (length > 2 && assertion.test(text))) return undefined
  return misses > 0
    ? goOn(turn, `I cannot tell whether that is the same. ${check.because}`, isAnswered, nextOffers(turn))
    : goOn(
        turn,
        `I cannot tell from that. Reply with ${shapeOf(check)}, or say “I don't know”.`,
        { misses: misses + 1 },
        ["I don't know"],
      )
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
const leastAlike = { answer: 0.5, pattern: 0.6, topic: 0.72, sure: 0.8, sentence: 0.55 }

/** Judges what a learner asserts; undefined when the message asserts nothing. */
export function judgeClaim(turn: Turn): Draft | undefined {
  const { message, conversation, topic } = turn
  const { text, kind, move, code } = message
  if (code || move || ['similar', 'template', 'demo', 'quiz', 'stuck'].includes(kind)) return undefined
  // `Got it. How do I pass the bounds?` asks.
  if (asksFor.test(text.split(/(?<=[.!;:])\s+/).at(-1) ?? '')) return undefined
  const asserts = assertion.test(text)
  const isStatement = conversation.last.kind !== '' && !text.includes('?') && !asksFor.test(text)
  if (!asserts && !isStatement) return undefined
  const { answer } = conversation.last
  const about = new Set([...patternsOf(turn), ...(answer?.patterns.slice(0, 1) ?? conversation.patterns)])
  const { number } = problemOf(turn) ?? {}
  const claimsOn = (patterns: Iterable<string>) => {
    const names = new Set(patterns)
    return writtenAnswers
      .filter((found) => names.has(found.patterns[0] ?? '') && [undefined, number].includes(found.problem))
      .flatMap(claimsIn)
  }
  // `So O(n)?` says too little to be compared with what was said about something else.
  const isTelling = [...termsOf(text)].length > 3
  const elsewhere = () =>
    findClaim(text, claimsOn(about), leastAlike.pattern) ??
    findClaim(text, claimsOn(topic.patterns), leastAlike.topic)
  const found =
    findClaim(text, answer ? claimsIn(answer) : [], leastAlike.answer) ??
    (isTelling ? elsewhere() : undefined)
  if (found) {
    const { claim, alike, other } = found
    const quote = ({ says, reply }: Claim) => `“${says[0]}”: ${reply}`
    // So that a reply is true even if the learner meant something else.
    const reply = other
      ? `Two things are easily mixed up here.\n- ${quote(claim)}\n- ${quote(other)}`
      : alike < leastAlike.sure
        ? `If you mean ${quote(claim)}`
        : claim.reply
    return goOn(turn, reply, { check: undefined })
  }
  if (!asserts) return undefined
  return judgePattern(turn) ?? judgeCost(turn) ?? leaveOpen(turn, [...about][0] ?? patternOf(turn))
}

function claimsIn({ further }: LessonPassage): readonly Claim[] {
  return further?.claims ?? []
}

/** `Is it a sliding window?`, of a problem that is known. */
function judgePattern(turn: Turn): Draft | undefined {
  const problem = problemOf(turn) ?? knownProblems.get(turn.conversation.named.at(-1) ?? 0)
  const [named] = turn.message.named
  const [main] = problem?.patterns ?? []
  const title = contentWords(problem?.title ?? '')
  const rest = contentWords(turn.message.words).filter(
    (word) => !named?.name.includes(word) && !title.includes(word),
  )
  if (!problem || !main || !named || turn.message.named.length > 1 || rest.length > 1) return undefined
  const said = named.patterns.find((name) => problem.patterns.includes(name))
  if (said)
    return goOn(turn, `Yes, ${problem.title} is solved with ${displayNameOf(said)}.`, {}, [
      `Hint for ${problem.title}`,
    ])
  const [other = ''] = named.patterns
  const rival = rivalsOf(main).find(({ name }) => name === other)
  const decides = rival ? ` What decides between that and ${displayNameOf(other)}: ${rival.clue}` : ''
  return goOn(turn, `The lessons teach ${problem.title} with ${displayNameOf(main)}.${decides}`, {}, [
    `Hint for ${problem.title}`,
    `Compare ${displayNameOf(main)} with ${displayNameOf(other)}`,
  ])
}

/** `So O(n)?`, compared with what the lesson says. */
function judgeCost(turn: Turn): Draft | undefined {
  const { text } = turn.message
  const [given] = text.toLowerCase().match(/o ?\([^)]*\)/) ?? []
  const { named } = turn.message
  if (!given || named.length > 1) return undefined
  const problem = problemOf(turn)
  const pattern = problem?.patterns[0] ?? named[0]?.patterns[0] ?? patternOf(turn)
  const { complexity } = lessonOf(pattern)
  const own = problem && practiceFits[pattern]?.costs[problem.number]
  if (problem && !own) return undefined
  const [time, space] = own ?? [complexity.time, complexity.space]
  const tight = (cost: string) =>
    cost
      .toLowerCase()
      .replace(/[\s·*`]/g, '')
      .replace('²', '^2')
  const subject = problem ? `the usual solution of ${problem.title}` : displayNameOf(pattern)
  const says = `${subject} takes \`${time}\` time and \`${space}\` space`
  const reasons = own ? '.' : `: ${complexity.timeReason} ${complexity.spaceReason}`
  const isRight = [time, space].some((cost = '') => tight(cost) === tight(given))
  return goOn(turn, `${isRight ? 'Yes' : 'Compare it with this'}: ${says}${reasons}`)
}

/** Neither confirmed nor corrected: what is written about it, and a way to find out. */
function leaveOpen(turn: Turn, pattern: string): Draft | undefined {
  if (contentWords(turn.message.text).length === 0) return undefined
  const { best, others } = findFor(turn)
  if (turn.conversation.last.kind === '' && !best) return undefined
  if (best && best.asked > 0.55 && best.share > 0.5)
    return giveAnswer(turn, best.found, { others, isClear: false })
  const { text: told = '', further } = turn.conversation.last.answer ?? {}
  const { example, why, check } = further ?? {}
  const texts = [
    told,
    why,
    example,
    check?.because,
    ...(best ? [best.found.text] : []),
    ...others.map((each) => each.text),
  ]
  const sentences = texts.flatMap((each = '') => each.split(/(?<=[.:])\s+/))
  const said = findSentence(turn.message.text, sentences, leastAlike.sentence)
  if (said) {
    const isSure = said.share > leastAlike.sure && !/[\d[\]<>=*/+]/.test(turn.message.text)
    const opening = isSure
      ? `Yes, in the words of the lesson: “${said.sentence}”`
      : `The lesson puts it like this: “${said.sentence}” If yours says the same, it is right.`
    return goOn(turn, opening, { others })
  }
  const problem = problemOf(turn)
  const plan = problem && hintsOn(problem)[2]
  if (plan && isOfField(turn))
    return goOn(turn, `Compare it, step by step, with the plan for ${problem.title}: ${plan}`, { others }, [
      `Show the code of ${displayNameOf(pattern)}`,
      ...others.flatMap(({ question }) => question ?? []),
    ])
  const rest = restOfLast(turn, 0.2)
  if (rest) return rest
  return {
    kind: 'claim',
    opening: [
      `I can't judge that sentence. What would happen on a small input? Go through it by hand, or in [the demo of ${displayNameOf(pattern)}](${demoLink(pattern)}) under “My input”.`,
      ...(example ? [`Try it on this one: ${example}`] : []),
    ].join('\n\n'),
    sources: best ? [best.found] : [],
    patterns: [pattern],
    offers: [...(best ? [best.found] : []), ...others].flatMap(({ question }) => question ?? []),
    said: { ...turn.conversation.last, others },
  }
}

/** It speaks of the solution, and not of the learner's program or plans. */
function isOfField({ message }: Turn): boolean {
  return !/\b(my|mine|code|program|error|wrong|bug)\b/.test(message.words)
}
