import { helpWith } from '#content/tutor/hints.ts'
import { rivalsOf } from '#curriculum/between/rivals/rivals.ts'
import { practiceFits } from '#curriculum/catalogue.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import { type Draft, lastSubject, patternsOf, problemOf, type Turn } from '../conversation.ts'
import { findPatterns } from '../find-subjects.ts'
import { findFor } from '../findings.ts'
import { lessonOf, writtenAnswers } from '../passages.ts'
import { contentWords, termsOf } from '../word-forms.ts'
import { goOn, patternOf } from './follow.ts'
import { reasons, withoutTag } from './judge-replies.ts'
import { deniedIn, isSaidBy } from './statements.ts'

/** A statement that repeats what was just said, or what the lesson says, is confirmed with that sentence. */
export function confirm(turn: Turn, text: string, known = sentencesOn(turn)): Draft | undefined {
  const isSaid = isSaidBy(text)
  const sentence = known.find((each) => [each, ...clausesOf(each)].some(isSaid))
  return sentence ? goOn(turn, `Yes. The lesson says: “${sentence}”`, { check: undefined }) : undefined
}

function toldSentences({ conversation: { last, shown } }: Turn): readonly string[] {
  const { answer, check } = last
  const { example = '', why = '', check: written } = answer?.further ?? {}
  return [answer?.text ?? '', why, example, check ? '' : (written?.because ?? ''), shown.at(-1) ?? '']
}

/** What the lesson on the pattern, the help with the problem and the answers close to the message say. */
function lessonSentences(turn: Turn): readonly string[] {
  const pattern = patternsOf(turn)[0] ?? patternOf(turn)
  const { description, idea, complexity, story } = lessonOf(pattern)
  const problem = problemOf(turn)
  const hints = problem ? (helpWith(problem).hints ?? []) : []
  const { best, others, quotes } = findFor(turn)
  const near = [best?.found, ...others, ...quotes].flatMap((found) =>
    found?.isAnswer && found.patterns.includes(pattern) ? [found.text, found.further?.why ?? ''] : [],
  )
  const ofProblem = writtenAnswers.filter((found) => problem && found.problem === problem.number)
  return [
    ...hints,
    ...ofProblem.map((found) => found.text),
    ...near,
    ...[description, idea, complexity.timeReason, complexity.spaceReason, story.insight],
  ]
}

const withoutMarks = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/^> ?/gm, '')

/** What was told, and what the lesson says on it, sentence by sentence. */
export function sentencesOn(turn: Turn): readonly string[] {
  return [...toldSentences(turn), ...lessonSentences(turn)]
    .flatMap((each) => withoutMarks(each).split(/(?<=[.!?])\s+|\n+(?:- |\d+\. )?/))
    .filter((sentence) => !/\?$|\bmay\b/.test(sentence))
}

function clausesOf(sentence: string): readonly string[] {
  const parts = sentence.split(/[,;:]| (?:so|because|since|which is why|that|which|and then) /)
  // What follows `if` is no fact, and neither is the rest of its sentence.
  return parts.length > 1 &&
    !/^\W*(?:for|with|in|on|unlike|no|you)\b|\b(?:if|unless|when|suppose|without)\b/i.test(sentence)
    ? parts
    : []
}

const costWords: readonly (readonly [RegExp, string])[] = [
  [/\bo ?\(([^()]*(?:\([^()]*\))?[^()]*)\)/, ''],
  [/\bn ?\*? ?log ?n\b|\bnlogn\b|\blinearithmic\b/, 'o(nlogn)'],
  [/\bn ?(?:\^ ?2|²|squared?)|\bquadratic\b/, 'o(n^2)'],
  [/\bn ?(?:\^ ?3|³|cubed)|\bcubic\b/, 'o(n^3)'],
  [/\b2 ?\^ ?n\b|\bexponential\b/, 'o(2^n)'],
  [/\blog ?n\b|\blogarithmic\b/, 'o(logn)'],
  [/\bconstant (?:time|space|memory|extra)|\bconstant$/, 'o(1)'],
  [/\blinear(?: (?:time|space|memory)|$)/, 'o(n)'],
]

/** The one cost that a text names, in one spelling; undefined if it names none or several. */
export function costIn(text: string) {
  let rest = text.toLowerCase()
  const found = costWords.flatMap(([expression, cost]) => {
    const [whole] = expression.exec(rest) ?? []
    if (whole === undefined) return []
    rest = rest.replaceAll(whole, ' ')
    return cost || tight(whole)
  })
  return found.length === 1 ? { cost: found[0] ?? '', rest } : undefined
}

const tight = (cost: string) =>
  cost
    .toLowerCase()
    .replace(/[\s·*`]/g, '')
    .replace('²', '^2')
    .replace('log2', 'log')
const isComparable = (cost: string) => /^o\((?:1|n|logn|nlogn|n\^[23]|2\^n)\)$/.test(cost)
const ofSpace = /\b(?:space|memory|stack depth)\b/i
/** Words of a claim about the whole. */
const general =
  /^(?:time|space|memory|cost|costs|complexity|runtime|run|running|takes?|took|total|overall|whole|extra|usual|still|get|both|loops?|one|fast|slow|takes|n)$/
/** It speaks of a case, or of pairs that are counted. */
const special = /\b(?:worst|average|best|amortized|expected|usually|pairs?|if|when)\b/i
const otherWay =
  /\b(?:without|brute|naive|plain|linear (?:search|scan)|nested|recurs\w+|(?:two|2|three|3|double|inner) (?:for )?loops?|(?:by|with|using|after) sort(?:ing|ed)?|sort(?:ing)? (?:it |them )?first)\b/i

/** Whether a way is spoken of that need not cost what the lesson's does: `two sum with two loops`. */
export const isOtherWay = ({ message, conversation }: Turn): boolean =>
  otherWay.test(message.words) || otherWay.test(lastSubject(conversation))

const initialsOf = (name: string) => name.replace(/\W*\b(\w)\w*/g, '$1')

/** `So n log n, because we sort`: compared with what the problem or the pattern costs, or with a sentence on that part. */
export function judgeCost(turn: Turn, text: string): Draft | undefined {
  const [head = '', reason = ''] = withoutTag(text).split(reasons)
  const given = costIn(head)
  const { named, words } = turn.message
  // `There are 2^n of them` counts something.
  if (named.length > 1 || /\b(?:are|there|has|have|many|of (?:them|these))\b/.test(head)) return undefined
  if (!given) return undefined
  const problem = problemOf(turn)
  const pattern = problem?.patterns[0] ?? patternsOf(turn)[0] ?? patternOf(turn)
  const { complexity, displayName } = lessonOf(pattern)
  const own = problem && practiceFits[pattern]?.costs[problem.number]
  const subject = termsOf([problem?.title, displayName, initialsOf(displayName)].join(' '))
  const rest = contentWords(given.rest).filter(
    (word) => !general.test(word) && ![...termsOf(word)].some((term) => subject.has(term)),
  )
  if (/\b(?:not|never|always|only)\b|n[’']t\b/i.test(words)) return undefined
  // A structure has no cost of its own: its operations have.
  const isStructure =
    !own && /hash|heap|trie|stack|queue|union|list|structures|search tree|\w [&/] /i.test(displayName)
  if ((problem && !own) || rest.length > 0 || special.test(words) || (isStructure && named.length > 0))
    return undefined
  // Bubble sort is one of several in its lesson.
  const names = problem ? [] : findPatterns(lastSubject(turn.conversation), turn.topic.patterns)
  const isOf = (name: string) => [...termsOf(name)].every((term) => subject.has(term))
  if (names.length > 0 && !names.some(({ name }) => isOf(name))) return undefined
  const [time, space] = own ?? [complexity.time, complexity.space]
  const known = tight((ofSpace.test(head) ? space : time) ?? '')
  // With other variables, the same cost may be written in another way.
  const isSame = known === given.cost
  const isTold = !ofSpace.test(head) && tight(turn.conversation.last.answer?.text ?? '').includes(given.cost)
  const isOther = isOtherWay(turn)
  const isSure =
    !isStructure && !isOther && (isSame || (!isTold && isComparable(known) && isComparable(given.cost)))
  const verdict = isSure ? (isSame ? (reason ? 'The cost is right' : 'Yes') : 'No') : 'Compare it with this'
  const about = problem ? `the usual solution of ${problem.title}` : displayNameOf(pattern)
  const why = own ? '.' : `: ${complexity.timeReason} ${complexity.spaceReason}`
  const count = isOther
    ? ' Yours may be another way. How often does its innermost line run for n elements, and how much does it keep at once?'
    : ''
  return goOn(turn, `${verdict}: ${about} takes \`${time}\` time and \`${space}\` space${why}${count}`, {
    check: undefined,
  })
}

const asksPattern =
  /^(?:ok|fine|plain|use|using|need|work|works|apply|problem|solve|solved|solution|pattern|approach|case|kind|type|technique)$/

/** `Is it a sliding window?`, of a problem that is known. */
export function judgePattern(turn: Turn): Draft | undefined {
  const problem = problemOf(turn)
  const [named] = turn.message.named
  const [main] = problem?.patterns ?? []
  const title = contentWords(problem?.title ?? '')
  const rest = contentWords(turn.message.words).filter(
    (word) => !named?.name.includes(word) && !title.includes(word) && !asksPattern.test(word),
  )
  const isDenied = deniedIn(turn.message.words) !== undefined
  const isOther = isDenied || costIn(turn.message.text) !== undefined
  if (!problem || !main || !named || isOther || turn.message.named.length > 1 || rest.length > 0)
    return undefined
  const said = named.patterns.find((name) => problem.patterns.includes(name))
  if (said)
    return goOn(turn, `Yes, ${problem.title} is solved with ${displayNameOf(said)}.`, {}, [
      `Hint for ${problem.title}`,
    ])
  // There may be two ways.
  if (/\b(?:also|too|as well|works?|fine)\b/.test(turn.message.words)) return undefined
  const [other = ''] = named.patterns
  const rival = rivalsOf(main).find(({ name }) => name === other)
  const decides = rival ? ` What decides between that and ${displayNameOf(other)}: ${rival.clue}` : ''
  return goOn(turn, `The lessons teach ${problem.title} with ${displayNameOf(main)}.${decides}`, {}, [
    `Hint for ${problem.title}`,
    `Compare ${displayNameOf(main)} with ${displayNameOf(other)}`,
  ])
}

const structures = /\b(?:stack|queue|deque|heap|hash map|hash set|map|set|trie|recursion|array)\b/

/** `So we need a queue?`, compared with what the lesson keeps. */
export function judgeStructure(turn: Turn, text: string): Draft | undefined {
  const [head = ''] = withoutTag(text.toLowerCase()).split(reasons)
  const [structure] = structures.exec(head) ?? []
  const rest = contentWords(head.replace(structures, ' ')).filter(
    (word) => !/^(?:data|structure|store|keep|put|everything|elements?|values?|numbers?|nodes?)$/.test(word),
  )
  if (!structure || rest.length > 0 || /\b(?:not|no|never)\b|n't/.test(head)) return undefined
  const pattern = turn.conversation.patterns[0] ?? patternOf(turn)
  const { description, idea, story, complexity } = lessonOf(pattern)
  const sentences = [description, idea, complexity.spaceReason, ...story.plan].flatMap((each) =>
    each.split(/(?<=[.!?])\s+/),
  )
  const isFact = (sentence: string) => !/\b(?:not|no|never|instead|without|if|when)\b/i.test(sentence)
  const said = sentences.find((each) => new RegExp(`\\b${structure}s?\\b`, 'i').test(each) && isFact(each))
  if (said) return goOn(turn, `Yes. The lesson says: “${said}”`, { check: undefined })
  if (sentences.some((each) => each.toLowerCase().includes(structure))) return undefined
  return goOn(
    turn,
    `The lesson on ${displayNameOf(pattern)} does it without a ${structure}: ${idea} What would a ${structure} give you there?`,
    { check: undefined },
  )
}
