import { reasons } from '#content/tutor/reading/reply-words.ts'
import { rivalsOf } from '#curriculum/between/rivals/rivals.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import { costsOf } from '../answers.ts'
import { type Draft, lastSubject, patternsOf, problemOf, type Turn } from '../conversation.ts'
import { findFor } from '../findings.ts'
import { contentWords, termsOf } from '../word-forms.ts'
import { goOn, patternOf } from './follow.ts'
import { deniedIn } from './statements.ts'

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
const otherWay =
  /\b(?:without|brute|naive|plain|linear (?:search|scan)|nested|recurs\w+|(?:two|2|three|3|double|inner) (?:for )?loops?|(?:by|with|using|after) sort(?:ing|ed)?|sort(?:ing)? (?:it |them )?first)\b/i

/** Whether a way is spoken of that need not cost what the lesson's does: `two sum with two loops`. */
export const isOtherWay = ({ message, conversation }: Turn): boolean =>
  otherWay.test(message.words) || otherWay.test(lastSubject(conversation))

/** Words of a claim about the whole. */
const general =
  /^(?:time|space|memory|cost|costs|complexity|runtime|run|running|takes?|took|total|overall|whole|extra|usual|still|get|n)$/

/** `So n log n?`: what the problem or the pattern costs, to compare. Nothing where the cost is that of a part. */
export function tellCost(turn: Turn, said: string): Draft | undefined {
  const { named } = turn.message
  const rest = costIn(said.split(reasons)[0] ?? '')?.rest
  const problem = problemOf(turn)
  const pattern = problem?.patterns[0] ?? patternsOf(turn)[0] ?? patternOf(turn)
  const subject = termsOf(`${problem?.title} ${displayNameOf(pattern)}`)
  const isOther = (word: string) =>
    !general.test(word) && ![...termsOf(word)].some((term) => subject.has(term))
  // `There are 2^n of them` counts something.
  const counts = /\b(?:are|there|has|have|many|of (?:them|these))\b/.test(said)
  if (rest === undefined || named.length > 1 || counts || contentWords(rest).some(isOther)) return undefined
  // An answer that was written to it says why, too.
  const { best } = findFor(turn)
  if (
    best &&
    best.chance > 0.5 &&
    best.found.text.includes('O(') &&
    !turn.conversation.told.includes(best.found.id)
  )
    return undefined
  const count = isOtherWay(turn)
    ? ' Yours may be another way. How often does its innermost line run for n elements, and how much does it keep at once?'
    : ''
  return goOn(turn, `Compare it with this: ${costsOf(turn, pattern)}${count}`, { check: undefined })
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
