import { negation } from '#content/tutor/question-kinds.ts'
import { opposites, stopWords } from '#content/tutor/words.ts'
import { tutorTexts } from '#curriculum/catalogue.ts'
import type { Check, Claim } from '#curriculum/tutor-texts.ts'
import { writtenAnswers } from '../passages.ts'
import { processTerm, wordsOf } from '../word-forms.ts'

const symbols: readonly (readonly [RegExp, string])[] = [
  [/²/g, '^2'],
  [/<=|≤|=</g, ' lte '],
  [/>=|≥|=>/g, ' gte '],
  [/!=|≠|<>/g, ' differs '],
  [/={1,3}/g, ' equals '],
  [/</g, ' lt '],
  [/>/g, ' gt '],
  [/(?<=[\w)\]]) ?\+ ?1\b/g, ' plusone '],
  [/(?<=[\w)\]])(?:-1| - 1)\b|(?<=\b(?:[a-z]|lo|hi|mid|len|length|left|right)) minus 1\b/g, ' minusone '],
  [/(?<![\w)\]])-(?=\d)|\bminus (?=\d)/g, ' minus'],
  [/o ?\(([^()]*)\)/g, ' o($1) '],
]
const numberWords = 'zero one two three four five six seven eight nine ten'.split(' ')

/** Lower case, symbols and numbers as words, costs without spaces. */
function read(text: string): string {
  const lower = text
    .toLowerCase()
    .replace(/[’'`"]/g, '')
    .replace(/\b[a-z]+\b/g, (word) => (numberWords.includes(word) ? `${numberWords.indexOf(word)}` : word))
  const spelled = symbols.reduce((words, [symbol, word]) => words.replace(symbol, word), lower)
  const costs = spelled.replace(/o\([^()]*\)/g, (cost) => cost.replace(/[\s·*×]/g, ''))
  const words = costs.match(/o\([^()]*\)|minus\d+|\p{L}+|\d+/gu) ?? []
  return ` ${words.join(' ')} `
}

/** Where the first of these stands in what is affirmed; longer ones win. */
function find(reply: string, keys: readonly string[]) {
  return keys
    .map((key) => read(key))
    .map((key) => ({ at: reply.indexOf(key), length: key.length }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.length - a.length)[0]
}

/** What a reply to a check says: right, a usual wrong reply, another reply of its kind, or something else. */
export function judgeReply(
  { right, wrong }: Check,
  text: string,
):
  | { readonly verdict: 'right' | 'other' | 'unclear' }
  | { readonly verdict: 'wrong'; readonly reply: string } {
  const conclusion = conclude(text)
  const whole = read(conclusion)
  const affirmed = read(conclusion.toLowerCase().replace(/[’']/g, '').replace(negation, ' , '))
  const isNegation = [...right, ...wrong.flatMap(({ says }) => says)].some((key) =>
    /^(no|not|never)\b/.test(key),
  )
  const isKey = [...right, ...wrong.flatMap(({ says }) => says)].some((key) => read(key) === whole)
  const reply = isNegation || isKey ? whole : affirmed
  const [first] = [
    ...[find(reply, right)].flatMap((found) => (found ? [{ ...found, reply: undefined }] : [])),
    ...wrong.flatMap(({ says, reply: answer }) => {
      const found = find(reply, says)
      return found ? [{ ...found, reply: answer }] : []
    }),
  ].sort((a, b) => a.at - b.at || b.length - a.length)
  if (first)
    return first.reply === undefined ? { verdict: 'right' } : { verdict: 'wrong', reply: first.reply }
  const kinds = (keys: readonly string[]) => new Set(keys.map(read).flatMap(kindsOf))
  const given = [...kinds([reply])]
  // Only a number for a number, yes or no, or a cost for a cost is certainly another reply.
  const isOther = given.length > 0 && given.some((kind) => kinds(right).has(kind))
  return { verdict: isOther ? 'other' : 'unclear' }
}

/** What comes before a reason. */
export const reasons = /\b(?:because|cause|since|cuz|coz|bc)\b/i

/** `10` of `4 + 3 + 2 + 1 = 10 because all fit`. */
function conclude(text: string): string {
  const [claim = ''] = text.split(reasons)
  const result = claim.split(/[^<>!=]=(?!=)|\bso\b/i).at(-1) ?? ''
  return /\w/.test(result) ? result : /\w/.test(claim) ? claim : text
}

function kindsOf(words: string): string[] {
  return [
    ...(/^ (?:minus)?\d+ $/.test(words) ? ['number'] : []),
    ...(/^ (?:yes|no) $/.test(words) ? ['yes'] : []),
    ...(/^ o\([^()]*\) $/.test(words) ? ['cost'] : []),
  ]
}

const negations = new Set(
  'not no never cannot cant dont doesnt didnt isnt arent wasnt wont wouldnt shouldnt havent hasnt without nothing none neither nor fail fails wrong incorrect breaks invalid'.split(
    ' ',
  ),
)

interface Statement {
  /** Without words that carry no subject, in their order. */
  readonly sequence: readonly string[]
  readonly terms: ReadonlySet<string>
  readonly words: ReadonlySet<string>
  readonly isNegated: boolean
}

function readStatement(text: string): Statement {
  const words = wordsOf(read(text))
  return {
    sequence: words.filter((word) => !stopWords.has(word)).map((word) => processTerm(word)?.at(-1) ?? word),
    terms: new Set(
      words.filter((word) => !negations.has(word)).flatMap((word) => processTerm(word)?.at(-1) ?? []),
    ),
    words: new Set(words),
    isNegated: words.filter((word) => negations.has(word)).length % 2 === 1,
  }
}

/** Of written ones. */
const statements = new Map<string, Statement>()
function readOnce(text: string): Statement {
  const known = statements.get(text) ?? readStatement(text)
  statements.set(text, known)
  return known
}

const isCost = (word: string) =>
  word.startsWith('o(') || /^(?:linear|quadratic|logarithmic|constant|exponential)$/.test(word)
const isSymbol = (word: string) => /^(?:lte?|gte?|differs|equals|plusone|minusone)$/.test(word)
const isValue = (word: string) => /^\d+$/.test(word) || isCost(word) || isSymbol(word)

/** Whether one denies what the other says, or they name other numbers, comparisons or costs. */
function isOpposed(a: Statement, b: Statement): boolean {
  if (a.isNegated !== b.isNegated) return true
  const only = (one: Statement, other: Statement) => (word: string) =>
    one.words.has(word) && !other.words.has(word)
  const [inA, inB] = [only(a, b), only(b, a)]
  if (opposites.some(([one, other]) => (inA(one) && inB(other)) || (inA(other) && inB(one)))) return true
  for (const isOf of [isCost, isSymbol, (word: string) => /^\d+$/.test(word)])
    if (
      [...a.words].some((word) => isOf(word) && inA(word)) &&
      [...b.words].some((word) => isOf(word) && inB(word))
    )
      return true
  return false
}

/** How many of the words of one come in the same order in the other. */
function inOrder(one: readonly string[], other: readonly string[]): number {
  let lengths = new Array<number>(other.length + 1).fill(0)
  for (const word of one) {
    const next = [0]
    for (const [at, each] of other.entries())
      next.push(each === word ? (lengths[at] ?? 0) + 1 : Math.max(next[at] ?? 0, lengths[at + 1] ?? 0))
    lengths = next
  }
  return lengths.at(-1) ?? 0
}

/**
 * How alike a statement and a written one are, from 0 to below 1. What was spoken of before need not be said again. The order
 * counts little: it tells `slow 1, fast 2` from `slow 2, fast 1`.
 */
function compare(own: Statement, written: Statement, context: Statement): number {
  if (isOpposed(own, written)) return 0
  const shared = [...own.terms].filter((term) => written.terms.has(term))
  // `A queue` alone says nothing, and `l <= r` does.
  const least = [...own.words].some(isValue) ? Math.min(2, own.terms.size) : 2
  if (shared.length < least) return 0
  const implied = [...written.terms].filter((term) => own.terms.has(term) || context.terms.has(term))
  const share = (some: readonly string[], { terms }: Statement) => weigh(new Set(some)) / (weigh(terms) || 1)
  const shorter = Math.min(own.sequence.length, written.sequence.length)
  const order = inOrder(own.sequence, written.sequence) / (shorter || 1)
  // `n/2 work` is not `n work`, and numbers must come in the same order.
  const differs = [...own.words, ...written.words].some(
    (word) => isValue(word) && own.words.has(word) !== written.words.has(word),
  )
  const isExact = !differs && (order > 0.9 || ![...own.words].some((word) => /^\d+$/.test(word)))
  const alike = Math.min(0.99, share(shared, own), share(implied, written)) * (0.8 + 0.2 * order)
  // `Smaller on the left` does not say that this is enough.
  const goesFurther = /enough|only|always/
  const saysMore = [...written.words].some((word) => goesFurther.test(word) && !own.words.has(word))
  return isExact && !saysMore ? alike : alike * 0.75
}

const conditional =
  /^\W*(?:for|with|without|unlike|in|on)\b|\b(?:if|unless|when|whenever|until|otherwise|instead|suppose|only)\b/
const quantifiers = 'always only all every must any exactly first last worst best average'.split(' ')

/**
 * Whether a clause of a lesson says what a learner asserts. With another side, number, cost, condition or negation in either,
 * it does not, and words that both sides of an opposite are in prove nothing.
 */
export function isSaidIn(text: string, clause: string): boolean {
  const own = readStatement(withoutTag(text))
  const said = readOnce(clause)
  if (own.terms.size < 3 || own.isNegated !== said.isNegated || isOpposed(own, said)) return false
  const hasBoth = opposites.some(
    ([one, other]) =>
      own.words.has(one) !== own.words.has(other) && said.words.has(one) && said.words.has(other),
  )
  const lacks = (word: string) => own.words.has(word) && !said.words.has(word)
  const isStrict = (word: string) => isValue(word) || quantifiers.includes(word)
  if (hasBoth || [...own.words].some((word) => isStrict(word) && lacks(word))) return false
  if (conditional.test(clause.toLowerCase()) && !conditional.test(text.toLowerCase())) return false
  const shared = new Set([...own.terms].filter((term) => said.terms.has(term)))
  const order = inOrder(own.sequence, said.sequence) / (own.sequence.length || 1)
  const isWhole = weigh(shared) >= 0.95 * weigh(own.terms) && weigh(shared) >= 0.5 * weigh(said.terms)
  return isWhole && order > 0.6
}

function weigh(terms: ReadonlySet<string>): number {
  return [...terms].reduce((sum, term) => sum + weightOf(term), 0)
}

/** In how many written statements each term is. */
const counts = new Map<string, number>()
const wordings = [
  ...writtenAnswers.flatMap(({ further }) => further?.claims ?? []),
  ...[...tutorTexts.values()].flatMap(({ claims }) => claims),
].flatMap(({ says }) => says)
for (const wording of wordings)
  for (const term of readOnce(wording).terms) counts.set(term, (counts.get(term) ?? 0) + 1)

function weightOf(term: string): number {
  return Math.log((wordings.length + 1) / ((counts.get(term) ?? 0) + 1))
}

/**
 * The claim that is closest to what a learner asserts, if one nearly says the same, how alike they are, and the closest claim
 * of the other side if it is nearly as close.
 *
 * @param context what was spoken of before
 */
export function findClaim(text: string, claims: readonly Claim[], least: number, context = '') {
  const own = readStatement(withoutTag(text))
  const before = readStatement(context)
  const found = claims
    .map((claim) => ({
      claim,
      alike: Math.max(
        ...claim.says.map((wording) =>
          read(wording) === read(text) ? 1 : compare(own, readOnce(wording), before),
        ),
      ),
    }))
    .filter(({ alike }) => alike >= least)
    .sort((a, b) => b.alike - a.alike)
  const [best] = found
  const other = found.find(({ claim }) => claim.isRight !== best?.claim.isRight)
  return best && { ...best, other: other && other.alike > best.alike * 0.95 ? other.claim : undefined }
}

/** In `so the left one, right?` the last word says nothing. */
export function withoutTag(text: string): string {
  return text.replace(
    /(?<=\w\W?)[\s,]+(?:right|correct|no|yes|yeah|ok|true|or not|isn[’']?t it|am i right|is (?:that|this|it) (?:right|correct|true)) ?\?+\s*$/i,
    '',
  )
}
