import { asksFor, assertion } from '#content/tutor/moves.ts'
import { negation } from '#content/tutor/question-kinds.ts'
import type { Check } from '#curriculum/tutor-texts.ts'
import { contentWords, termsOf, wordsOf } from '../word-forms.ts'

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
export function read(text: string): string {
  const lower = text
    .toLowerCase()
    .replace(/[’'`"]/g, '')
    .replace(/\b[a-z]+\b/g, (word) => (numberWords.includes(word) ? `${numberWords.indexOf(word)}` : word))
  const spelled = symbols.reduce((words, [symbol, word]) => words.replace(symbol, word), lower)
  const costs = spelled.replace(/o\([^()]*\)/g, (cost) => cost.replace(/[\s·*×]/g, ''))
  const words = costs.match(/o\([^()]*\)|minus\d+|\p{L}+|\d+/gu) ?? []
  return ` ${words.join(' ')} `
}

/** What a reply to a check says: right, a usual wrong reply, another reply of its kind, or something else. */
function judgeReply(
  { right, wrong }: Check,
  text: string,
):
  | { readonly verdict: 'right' | 'other' | 'unclear' }
  | { readonly verdict: 'wrong'; readonly reply: string } {
  const conclusion = headOf(conclude(text))
  const whole = read(conclusion)
  const affirmed = read(conclusion.toLowerCase().replace(/[’']/g, '').replace(negation, ' , '))
  const rules = [{ says: right, reply: undefined }, ...wrong]
  const keys = rules.flatMap(({ says, reply }) => says.map((key) => ({ key: read(key), reply })))
  const isWhole = keys.some(({ key }) => key === whole || /^ (?:no|not|never) /.test(key))
  const reply = isWhole ? whole : affirmed
  // The first one decides; longer ones win.
  const [first] = keys
    .map((each) => ({ ...each, at: reply.indexOf(each.key) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.key.length - a.key.length)
  // `3 amounts? 9 5 4` and `4 too, or 5` say another number first.
  const [number] = /^\W*-?\d+\b/.exec(text) ?? []
  const isOtherFirst =
    number !== undefined &&
    conclusion === text &&
    first &&
    /^ \d+ $/.test(first.key) &&
    read(number) !== first.key
  if (!isWhole && isOtherFirst) return { verdict: 'unclear' }
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

/** `6? Or maybe 5` and `3 ... wait no, 4` take the first value back. */
const withdraws = /\b(?:wait,?(?: no\b)?|no,? wait|or (?:maybe|rather)|(?:no,? |oh )?sorry)[\s,.:;]+(?=\w)/i

/** `10` of `4 + 3 + 2 + 1 = 10 because all fit`. */
function conclude(text: string): string {
  const [claim = ''] = (text.split(withdraws).at(-1) ?? '').split(reasons)
  const result = claim.split(/[^<>!=]=(?!=)|\bso\b|\?\s*no\b|\b(?:actually|i mean)\b/i).at(-1) ?? ''
  return /\w/.test(result) ? result : /\w/.test(claim) ? claim : text
}

/** `9` of `9, 2 + 7` and `it's 1, it was settled`, but not of `2, 3 and 4`. */
function headOf(text: string): string {
  const [, head = text] =
    /^\W*(?:(?:it.?s|it is|is it|i think|i guess|maybe|at|hm+|um+|ok|oh|ah|(?:the )?answer is)\W+)*(?<!\S)(-?\d+)(?=\W*$|[,.;?!:(](?![\s\d,]+(?:and \d+)?\W*$))/i.exec(
      text,
    ) ?? []
  return head
}

function kindsOf(words: string): string[] {
  return [
    ...(/^ (?:minus)?\d+ $/.test(words) ? ['number'] : []),
    ...(/^ (?:yes|no) $/.test(words) ? ['yes'] : []),
    ...(/^ o\([^()]*\) $/.test(words) ? ['cost'] : []),
  ]
}

/** In `so the left one, right?` the last word says nothing. */
export function withoutTag(text: string): string {
  return text.replace(
    /(?<=\w\W?)(?<!\b(?:the|to|or|from|goes|go|moves|move))[\s,]+(?:right|correct|no|yes|yeah|ok|true|or not|yes or no|isn[’']?t it|am i right|is (?:that|this|it) (?:right|correct|true)) ?\?+\s*$/i,
    '',
  )
}

/** `Is it 3?` and `should be 3`. */
export const guesses =
  /^\W*(?:(?:so|then|or|maybe|um+|ok|hm+)\W+)*(?:(?:is|are|isn.?t|would|does|i think|it.?s|its) (?:it|that|they|this)?\b|(?:should|would|could|must) be\b)/i

/** `So if I take both, it is 2?` */
const conditional = /^\W*(?:(?:so|and|but|then|ok)\W+)*(?:if|when)\b.*\?\s*$/i

/** How a message replies to a check; undefined if it asks for something, or speaks of something else. */
export function judgeOn(check: Check, text: string) {
  const asks = (asksFor.test(text) && !guesses.test(text)) || conditional.test(text)
  const replies = [...check.right, ...check.wrong.flatMap(({ says }) => says)]
  const isReply = replies.some((reply) => read(reply) === read(withoutTag(text)))
  if (!isReply && wordsOf(text).length > 1 && (asks || !isOn(check, text))) return undefined
  return judgeReply(check, withoutTag(text))
}

/** Whether a message speaks of what the question speaks of: at most one of its words is new, in its conclusion. */
function isOn({ ask, because, right, wrong }: Check, text: string): boolean {
  const head = conclude(text)
  const [, bare = ''] = /^\W*(\S+),/.exec(head) ?? []
  // `Two, AB and BA`.
  if ([...right, ...wrong.flatMap(({ says }) => says)].some((key) => bare && read(key) === read(bare)))
    return true
  const known = termsOf([ask, because, ...right, ...wrong.flatMap(({ says }) => says)].join(' '))
  const isNew = (word: string) => ![...termsOf(word)].some((term) => known.has(term)) && !/^\d+$/.test(word)
  return contentWords(head).filter(isNew).length < 2
}

/** Whether a message, whatever else it names, replies to the question that waits. */
export function isJudgeable(check: Check | undefined, text: string): boolean {
  return check !== undefined && ![undefined, 'unclear'].includes(judgeOn(check, text)?.verdict)
}

/** `7. And why does hi move?` and `7, so the map is sorted?` reply to the question that waits, and ask or assert something else. */
export function splitReply(
  check: Check | undefined,
  text: string,
): { readonly reply: string; readonly rest?: string } {
  if (!check) return { reply: text }
  const last = text.split(withdraws).at(-1) ?? ''
  const meant = last === text ? undefined : splitReply(check, last)
  if (meant && (meant.rest || isJudgeable(check, last))) return meant
  const halves = [...text.matchAll(gaps)].map(
    ({ index, 0: gap }) => [text.slice(0, index), text.slice(index + gap.length)] as const,
  )
  // `1 and 3, so two. So I save it first?`
  const isSentence = ([reply]: readonly [string, string]) => Number(/[.!?;]$/.test(reply))
  for (const [reply, rest] of halves.toSorted((a, b) => isSentence(b) - isSentence(a))) {
    const isInput = /\[.*\]|\b(?:push|put|goes) \d/.test(asksFor.test(rest) ? reply : text)
    if (isInput || !isJudgeable(check, reply)) continue
    // `The last one is the dummy, oh, so it is 8` concludes what is right.
    const concludes = /^\W*(?:oh|ah|so|then)\b/i.test(rest)
      ? [text, rest].find((part) => judgeOn(check, part)?.verdict === 'right')
      : undefined
    if (concludes && judgeOn(check, reply)?.verdict !== 'right') return { reply: concludes }
    if (thanks.test(rest)) return { reply }
    if (isFurther(reply, rest)) return { reply, rest }
  }
  return { reply: text }
}

const gaps = /(?<=[.!?;])\s+|,? (?=(?:and )?so\b)|,\s+|(?<=^\S+) (?=and\b)/gi
const thanks = /^\W*(?:ok |oh |many )?(?:thanks?|thx|ty|cheers|got it)\b/i

/** `3, because the others are closed` and `two, AB and BA` are one reply. */
function isFurther(reply: string, rest: string): boolean {
  if (/^\W*(?:because|cause|since|cuz|coz)\b/i.test(rest)) return false
  if (!/[a-z]{2}/i.test(rest)) return false
  const asks = asksFor.test(rest)
  const isOwn = /[.!?;]$/.test(reply) || asks || assertion.test(rest) || /\?\s*$/.test(rest)
  return (
    isOwn &&
    (asks || contentWords(rest).filter((word) => /[a-z]/.test(word)).length > 1 || /\bo ?\(/i.test(rest))
  )
}
