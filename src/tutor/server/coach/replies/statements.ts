import { read, withoutTag } from '#content/tutor/reading/reply-words.ts'
import { tutorTexts } from '#curriculum/catalogue.ts'
import type { Claim } from '#curriculum/tutor-texts.ts'
import { writtenAnswers } from '../passages.ts'
import { processTerm } from '../word-forms.ts'
import {
  areSidesInOrder,
  inOrder,
  isFiller,
  isName,
  isSymbol,
  isValue,
  oppositesOf,
  readOnce,
  readStatement,
  type Statement,
  swapsIn,
} from './read-statement.ts'

/**
 * How alike a statement and a written one are, from 0 to below 1. What was spoken of before need not be said again. The order
 * counts little: it tells `slow 1, fast 2` from `slow 2, fast 1`.
 */
function compare(own: Statement, written: Statement, context: Statement): number {
  if (own.isNegated !== written.isNegated || swapsIn(own, written).length > 0) return 0
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

const quantifiers =
  'exactly first last worst best average many several once twice constant any always never all every both only null empty nothing something'.split(
    ' ',
  )

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
  const isShort = written.terms.size < 4
  const mustName = names.length > 0 || [...own.words, ...(isShort ? context.words : [])].some(isName)
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
  const unwritten = said.filter((word) => !written.sequence.includes(word)).length
  const missing = unwritten + otherNames.length
  const isSaid = (word: string) => own.sequence.includes(word) || context.terms.has(word) || fillers.has(word)
  return {
    isClose:
      missing < 2 &&
      (unwritten === 0 || written.sequence.every(isSaid)) &&
      isIn(new Set([...written.marks].filter((mark) => strong.test(mark))), own.marks),
    isCovered:
      missing === 0 &&
      [...written.words].every((word) => !isSymbol(word) || own.words.has(word)) &&
      inOrder(said, written.sequence) === said.length &&
      isIn(own.marks, written.marks),
    isWhole: written.sequence.every(isSaid) && isIn(written.marks, own.marks),
  }
}

/** Whether both name the same sides, numbers, costs and conditions, and speak of all or of some alike. */
function areEquallyStrict(own: Statement, written: Statement): boolean {
  const strictIn = (one: Statement) => [
    ...one.marks,
    ...[...one.words].filter((word) => isValue(word) || oppositesOf.has(word) || quantifiers.includes(word)),
  ]
  const [mine, theirs] = [new Set(strictIn(own)), new Set(strictIn(written))]
  return isIn(mine, theirs) && isIn(theirs, mine)
}

/** Marks without which a written statement does not say the same. */
const strong = /^(?:exactly|only|just|without|except|more|less|most|least|fewer|both|enough|than)$/
const isIn = (some: ReadonlySet<string>, all: ReadonlySet<string>) => [...some].every((each) => all.has(each))
const stemOf = (word: string) => processTerm(word)?.[0] ?? word
const termsOfWords = (words: readonly string[]) =>
  new Set(words.map((word) => processTerm(word)?.at(-1) ?? word))

/** A written statement is the same, has all that was said and more, is meant for sure, or is only about the same. */
type Fit = 'same' | 'part' | 'meant' | 'near'

/** How alike a right statement must be that has all that was said, and one that has most of it. */
const [leastPart, leastNear] = [0.4, 0.47]

/**
 * The claim that is closest to what a learner asserts, if one nearly says the same, how alike they are, and whether it says exactly
 * that. A right one must have all that the learner says.
 */
export function findClaim(
  text: string,
  claims: readonly (Claim & { readonly subject?: string; readonly answer?: string })[],
  least: number,
  context = '',
) {
  // `Back to collisions: so it is O(n^2), not O(n)`
  const stated = withoutTag(text).replace(
    /^\W*(?:back to [^:,]+[:,]\W*)?(?:(?:ok|so|then|and|but|i think|that means|wait|no(?=,))\b\W*)+|,? (?:and )?not o ?\((?:[^()]|\([^()]*\))*\)\W*$/gi,
    '',
  )
  const before = readStatement(context)
  const [name, ...otherNames] = [...before.words].filter(isName)
  // `It is stable`, after merge sort.
  const own = readStatement(
    name && otherNames.length === 0 ? stated.replace(/\b(?:it(?:[’']?s)?|they)\b/i, name) : stated,
  )
  const compared = claims.flatMap((claim) =>
    claim.says.map((wording) => {
      const written = readOnce(wording)
      const isExact = [read(text), read(stated)].includes(read(wording)) && swapsIn(own, written).length === 0
      return { claim, wording, written, isExact, alike: isExact ? 1 : compare(own, written, before) }
    }),
  )
  const wrong = Math.max(0, ...compared.map(({ claim, alike }) => (claim.isRight ? 0 : alike)))
  const [found] = compared
    .flatMap(({ claim, wording, written, isExact, alike }) => {
      const fits = alike < leastPart ? undefined : relate(own, written, readOnce(claim.subject ?? ''), before)
      const isLong = own.terms.size > 2 && !own.isNegated
      const areAlike = areSidesInOrder(own, written)
      const hasValues = ![...own.words].some(isValue) || [...written.words].some(isValue)
      const kindOf = (): Fit | undefined => {
        if ((isExact && (fits || written.terms.size > 3)) || (fits?.isCovered && fits.isWhole)) return 'same'
        if (!fits) return undefined
        if (!claim.isRight) return alike >= least && fits.isClose && areAlike ? 'meant' : undefined
        if (fits.isCovered && (isLong || alike >= least)) return 'part'
        if (!isLong || !areAlike || alike < leastNear || alike < wrong + 0.03) return undefined
        const isSure = alike > 0.7 && alike > wrong + 0.1 && !/^Yes, (?:for|if|when)\b/.test(claim.reply)
        if (isSure && areEquallyStrict(own, written)) return 'meant'
        return hasValues ? 'near' : undefined
      }
      const kind = kindOf()
      return kind ? [{ claim, wording, alike, kind }] : []
    })
    .sort((a, b) => Number(b.kind === 'same') - Number(a.kind === 'same') || b.alike - a.alike)
  return found
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
  const fresh = own.sequence.filter((word) => !written.sequence.includes(word)).length
  const isOther =
    swapsIn(own, written).some(([word]) => !isValue(word)) || (own.isNegated && !written.isNegated)
  return !isOther && fresh <= 0.3 * own.sequence.length
}
