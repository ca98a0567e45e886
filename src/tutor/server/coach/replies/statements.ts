import { opposites, stopWords } from '#content/tutor/words.ts'
import { tutorTexts } from '#curriculum/catalogue.ts'
import type { Claim } from '#curriculum/tutor-texts.ts'
import { writtenAnswers } from '../passages.ts'
import { processTerm, wordsOf } from '../word-forms.ts'
import { read, withoutTag } from './judge-replies.ts'

const negations = new Set(
  'not no never cannot cant dont doesnt didnt isnt arent wasnt wont wouldnt shouldnt havent hasnt without nothing none neither nor fail fails wrong incorrect breaks invalid'.split(
    ' ',
  ),
)

/** Names of several words, and their abbreviations, as one word. */
const joined: readonly (readonly [RegExp, string])[] = [
  [/\b(?:binary )?search trees?\b|\bbsts\b/g, 'bst'],
  [/\bbinary search(?:es)?\b/g, 'binarysearch'],
  [
    /\b(quick|merge|heap|bubble|insertion|selection|counting|radix|topological|comparison) ?sort(?:s|ing)?\b/g,
    '$1sort',
  ],
  [/\bbreadth[- ]first search\b/g, 'bfs'],
  [/\bdepth[- ]first search\b/g, 'dfs'],
  [/\bhash ?(?:map|table)s?\b|\bdict(?:ionar(?:y|ies)|s)?\b/g, 'hashmap'],
  [/\bdoubly[- ]linked lists?\b/g, 'doublylinkedlist'],
  [/\blinked ?lists?\b/g, 'linkedlist'],
  [/\b(?:priority queue|heap)s?\b/g, 'heap'],
  [/\bfirst in,? first out\b/g, 'fifo'],
  [/\blast in,? first out\b/g, 'lifo'],
]
const isName = (word: string) =>
  /^(?:bst|binarysearch|\w+sort|quickselect|[bd]fs|dijkstra|kahn|hash\w*|\w*linkedlist|heaps?|stacks?|queues?|deques?|arrays?|trees?|graphs?|tries?|strings?|greedy|dp|knapsack|recursion|backtracking|memo\w*|preorder|inorder|postorder|window|pointers?|sets?|maps?)$/.test(
    word,
  )
/** Words that change what a sentence says, though they name nothing. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/^(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|arent|wasnt|wont)$/, 'not'],
  [/^(?:all|every|each|any|everything)$/, 'every'],
  [/^(?:needs?|needed|must|requires?|required)$/, 'must'],
  [/^(?:can|could|may|might|sometimes|possible)$/, 'can'],
  [/^(?:if|when|whenever|unless|until|once)$/, 'if'],
  [
    /^(?:exactly|always|only|just|without|except|more|less|most|least|fewer|better|both|enough|never|than)$/,
    '$&',
  ],
]
/** `Elements`, `time`: they may be missing. */
const isFiller = (word: string) =>
  /^(?:elements?|values?|numbers?|items?|time|complexity|costs?|takes?|taking|runs?|running|runtime|data|operations?|long)$/.test(
    word,
  )

interface Statement {
  /** Without words that carry no subject, in their order. */
  readonly sequence: readonly string[]
  readonly terms: ReadonlySet<string>
  readonly words: ReadonlySet<string>
  readonly marks: ReadonlySet<string>
  readonly isNegated: boolean
}

function readStatement(text: string): Statement {
  const lower = text.toLowerCase().replace(/[’'`"]/g, '')
  const words = wordsOf(read(joined.reduce((whole, [name, word]) => whole.replace(name, word), lower)))
  return {
    sequence: words
      .filter((word) => !stopWords.has(word) && !negations.has(word))
      .map((word) => processTerm(word)?.at(-1) ?? word),
    terms: new Set(
      words.filter((word) => !negations.has(word)).flatMap((word) => processTerm(word)?.at(-1) ?? []),
    ),
    words: new Set(words),
    marks: new Set(
      words.flatMap((word) => marks.flatMap(([mark, as]) => (mark.test(word) ? word.replace(mark, as) : []))),
    ),
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
  return isExact ? alike : alike * 0.75
}

const conditional =
  /^\W*(?:for|with|without|unlike|in|on)\b|\b(?:if|unless|when|whenever|until|otherwise|instead|suppose|only)\b/
const quantifiers = 'exactly first last worst best average'.split(' ')

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
  const isStrict = (word: string) => isValue(word) || quantifiers.includes(word) || isName(word)
  if (hasBoth || [...own.words].some((word) => isStrict(word) && lacks(word))) return false
  // `O(n) time and O(n) space` is not in `O(n) time, O(1) space`.
  const [given, written] = [own, said].map(({ sequence }) => sequence.filter(isValue))
  if (inOrder(given ?? [], written ?? []) !== given?.length || !isIn(own.marks, said.marks)) return false
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
 * How a statement and a written one fit: whether all that is said is written, in this order, and whether nothing more is
 * written. Undefined when they speak of different things.
 */
function relate(own: Statement, written: Statement, subject: Statement, context: Statement) {
  const known = (word: string) => own.words.has(word) || context.words.has(word)
  const names = [...written.words].filter(isName)
  const isNamed = (name: string) =>
    known(name) || [...termsOfWords([name])].some((term) => own.terms.has(term) || context.terms.has(term))
  const about = names.length > 0 ? names : [...subject.words].filter(isName)
  // `It is stable`, after something else was spoken of.
  const mustName = names.length > 0 || [...own.words, ...context.words].some(isName)
  if (mustName && about.length > 0 && !(names.length > 0 ? about.every(isNamed) : about.some(isNamed)))
    return undefined
  const ofSubject = termsOfWords(names.length > 0 ? [] : about)
  const fillers = termsOfWords([...own.words, ...written.words].filter(isFiller))
  const said = own.sequence.filter(
    (word) => !fillers.has(word) && (written.sequence.includes(word) || !ofSubject.has(word)),
  )
  // A set is no map, though they are looked for together.
  const stems = new Set([...written.words, ...about].map(stemOf))
  const otherNames = [...own.words].filter((word) => isName(word) && !stems.has(stemOf(word)))
  const missing = said.filter((word) => !written.sequence.includes(word)).length + otherNames.length
  const isSaid = (word: string) => own.sequence.includes(word) || context.terms.has(word) || fillers.has(word)
  return {
    missing,
    isCovered:
      missing === 0 && inOrder(said, written.sequence) === said.length && isIn(own.marks, written.marks),
    isWhole: written.sequence.every(isSaid) && isIn(written.marks, own.marks),
  }
}

const isIn = (some: ReadonlySet<string>, all: ReadonlySet<string>) => [...some].every((each) => all.has(each))
const stemOf = (word: string) => processTerm(word)?.[0] ?? word
const termsOfWords = (words: readonly string[]) =>
  new Set(words.map((word) => processTerm(word)?.at(-1) ?? word))

/**
 * The claim that is closest to what a learner asserts, if one nearly says the same, how alike they are, and whether it says exactly
 * that. A right one must have all that the learner says.
 */
export function findClaim(
  text: string,
  claims: readonly (Claim & { readonly subject?: string })[],
  least: number,
  context = '',
) {
  const stated = withoutTag(text).replace(
    /^\W*(?:(?:ok|so|then|and|but|i think|that means|wait|no(?=,))\b\W*)+/i,
    '',
  )
  const before = readStatement(context)
  const [name, ...otherNames] = [...before.words].filter(isName)
  // `It is stable`, after merge sort.
  const own = readStatement(
    name && otherNames.length === 0 ? stated.replace(/\b(?:it(?:[’']?s)?|they)\b/i, name) : stated,
  )
  const found = claims
    .flatMap((claim) =>
      claim.says.map((wording) => {
        const written = readOnce(wording)
        const isExact = [read(text), read(stated)].includes(read(wording))
        const alike = isExact ? 1 : compare(own, written, before)
        const fits = alike < least ? undefined : relate(own, written, readOnce(claim.subject ?? ''), before)
        const mayCount = fits && (claim.isRight ? isExact || fits.isCovered : fits.missing < 2)
        return {
          claim,
          wording,
          alike: mayCount ? alike : 0,
          isSame: fits !== undefined && (isExact || (fits.isCovered && fits.isWhole)),
        }
      }),
    )
    .filter(({ alike }) => alike >= least)
    .sort((a, b) => Number(b.isSame) - Number(a.isSame) || b.alike - a.alike)
  return found[0]
}

/** What a learner denies: `it is stable` of `it is not stable`. */
export function deniedIn(text: string): string | undefined {
  const stated = withoutTag(text)
    .replace(/^\W*(?:(?:no|yes|so|but|and|ok)\W+)+/i, '')
    .replace(/\b(?:(?:do|does|did)(?:n[’']?t| not)|won[’']?t|will not)\b/gi, 'not')
    .replace(/\b(is|are|was|has|have|would|should|need)n[’']?t\b|\b(can)(?:[’']?t|not)\b/gi, '$1$2 not')
  const denial = /\b(?:not|never|no)\b/gi
  const isOne = stated.match(denial)?.length === 1 && !/\b(?:only|without|nor|but)\b/i.test(stated)
  return isOne ? stated.replace(denial, ' ') : undefined
}

/** Whether what is said beside a reply is in a text, and not its opposite. */
export function isBackedBy(text: string, known: string): boolean {
  const [own, written] = [readStatement(text), readStatement(known)]
  const isNew = (word: string) => !written.sequence.includes(word)
  const isOther = opposites.some(
    ([one, other]) =>
      (own.words.has(one) && !written.words.has(one) && written.words.has(other)) ||
      (own.words.has(other) && !written.words.has(other) && written.words.has(one)),
  )
  const fresh = own.sequence.filter(isNew).length
  return !isOther && !(own.isNegated && !written.isNegated) && fresh <= 0.3 * own.sequence.length
}
