import { asksFor, assertion } from '#content/tutor/moves.ts'
import { negation } from '#content/tutor/question-kinds.ts'
import {
  clauseEnds,
  conditional,
  guesses,
  leads,
  read,
  reasons,
  thanks,
  withdraws,
  withoutTag,
} from '#content/tutor/reading/reply-words.ts'
import type { Check } from '#curriculum/tutor-texts.ts'
import { contentWords, termsOf, wordsOf } from '../word-forms.ts'

const firstClause = (text: string) => text.replace(leads, '').split(clauseEnds)[0] ?? ''

/** What a reply to a check says: right, a usual wrong reply, another reply of its kind, or something else. */
function judgeReply(
  check: Check,
  text: string,
):
  | { readonly verdict: 'right' | 'other' | 'unclear' }
  | { readonly verdict: 'wrong'; readonly reply: string } {
  const { right, wrong } = check
  const head = headOf(check, text)
  const conclusion = head ?? conclude(text)
  const whole = read(conclusion)
  const affirmed = read(conclusion.toLowerCase().replace(/[’']/g, '').replace(negation, ' , '))
  const rules = [{ says: right, reply: undefined }, ...wrong]
  const keys = rules.flatMap(({ says, reply }) => says.map((key) => ({ key: read(key), reply })))
  const isWhole = keys.some(({ key }) => key === whole || /^ (?:no|not|never) /.test(key))
  // The right value is somewhere in `1 3 4 5 8`.
  if (!isWhole && /^ (?:\d+ ){3,}$/.test(read(text))) return { verdict: 'unclear' }
  const reply = isWhole ? whole : affirmed
  const saysRight = right.some((key) => read(text).includes(read(key)))
  // The words after the `30` of `30, 10 pushes and 20 for pouring` explain it.
  const opening = firstClause(text)
  const [, begun] = /^ ((?:minus)?\d+) $/.exec(read(opening)) ?? []
  const isOwn = begun !== undefined && !keys.some(({ key }) => key.includes(` ${begun} `))
  if (isOwn) return { verdict: saysRight ? 'unclear' : 'other' }
  // The first one decides; longer ones win.
  const [first] = keys
    .map((each) => ({ ...each, at: reply.indexOf(each.key) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.key.length - a.key.length)
  if (first)
    return first.reply === undefined ? { verdict: 'right' } : { verdict: 'wrong', reply: first.reply }
  const kinds = (keys: readonly string[]) => new Set(keys.map(read).flatMap(kindsOf))
  const given = kinds([reply, opening])
  // Only a number for a number, yes or no, or a cost for a cost is certainly another reply, where the right one is not said.
  const isOther = !saysRight && [...given].some((kind) => kinds(right).has(kind))
  return { verdict: isOther ? 'other' : 'unclear' }
}

/** `10` of `4 + 3 + 2 + 1 = 10 because all fit`. */
function conclude(text: string): string {
  const [claim = ''] = (text.split(withdraws).at(-1) ?? '').split(reasons)
  const result = claim.split(/[^<>!=]=(?!=)|\bso\b|\?\s*no\b|\b(?:actually|i mean)\b/i).at(-1) ?? ''
  return /\w/.test(result) ? result : /\w/.test(claim) ? claim : text
}

/** The value of `9, 2 + 7`, `the partner of 4 is 9, since 4 + 9 = 13` and `f(3) it jumps over 0`, but not of `2, 3 and 4`. */
export function headOf({ ask, right, wrong }: Check, text: string): string | undefined {
  const keys = [right, ...wrong.map(({ says }) => says)]
    .flat()
    .map(read)
    .sort((a, b) => b.length - a.length)
  const known = new Set([...termsOf(ask), ...wordsOf(ask)])
  const restates = (words: string) =>
    contentWords(words).every((word) => [word, ...termsOf(word)].some((term) => known.has(term)))
  const meant = text.split(withdraws).at(-1) ?? text
  const rests = [...meant.matchAll(/(?<=\s)(?:is|are|was|be|becomes?|gets?|gives?|has|at|=)\s/gi)].flatMap(
    ({ index, 0: verb }) =>
      restates(meant.slice(0, index)) && !/\].*\[/.test(meant) ? [meant.slice(index + verb.length)] : [],
  )
  const clauses = [meant, ...rests].map(firstClause)
  // `2 + 2, so 4`
  const concluded = (/.*\bso\b(.*)$/is.exec(meant)?.[1] ?? '').replace(leads, '')
  const keyIn = (clause: string) => {
    const words = read(clause)
    // `3 elements must leave`
    return keys.find((key) => {
      const rest = words.startsWith(key) ? words.slice(key.length) : '0'
      const isLetter = /^ [a-z] $/.test(key) && rest !== ''
      return !isLetter && !/\d|\b(?:not?|or|but)\b/.test(rest) && restates(rest)
    })
  }
  return [concluded, ...clauses].map(keyIn).find(Boolean)
}

function kindsOf(words: string): string[] {
  return [
    ...(/^ (?:minus)?\d+ $/.test(words) ? ['number'] : []),
    ...(/^ (?:yes|no) $/.test(words) ? ['yes'] : []),
    ...(/^ o\([^()]*\) $/.test(words) ? ['cost'] : []),
  ]
}

/** How a message replies to a check; undefined if it asks for something, or speaks of something else. */
export function judgeOn(check: Check, text: string) {
  const asks = (asksFor.test(text) && !guesses.test(text)) || conditional.test(text)
  const replies = [...check.right, ...check.wrong.flatMap(({ says }) => says)]
  const isReply = replies.some((reply) => read(reply) === read(withoutTag(text)))
  if (!isReply && wordsOf(text).length > 1 && (asks || !isOn(check, text))) return undefined
  return judgeReply(check, withoutTag(text))
}

/** Whether a message speaks of what the question speaks of: at most one of its words is new, in its conclusion. */
function isOn(check: Check, text: string): boolean {
  if (headOf(check, text) !== undefined) return true
  const { ask, because, right, wrong } = check
  const head = conclude(text)
  const known = termsOf([ask, because, ...right, ...wrong.flatMap(({ says }) => says)].join(' '))
  const isNew = (word: string) =>
    ![...termsOf(word)].some((term) => known.has(term)) &&
    !/^(?:\d+|nothing|gets?|got|goes|comes)$/.test(word)
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

const isOfList = (word: string) => word === 'and' || contentWords(word).length > 0
const gaps = /(?<=[.!?;])\s+|,? (?=(?:and )?so\b)|,\s+|(?<=^\S+) (?=and\b)/gi
/** `3, because the others are closed`, `two, AB and BA` and `4. ab and ba together, abb, c` are one reply. */
function isFurther(reply: string, rest: string): boolean {
  const isList = rest.includes(',') && !/[?]/.test(rest) && wordsOf(rest).every(isOfList)
  if (isList || /^\W*(?:because|cause|since|cuz|coz)\b/i.test(rest) || !/[a-z]{2}/i.test(rest)) return false
  const asks = asksFor.test(rest)
  const isOwn = /[.!?;]$/.test(reply) || asks || assertion.test(rest) || /\?\s*$/.test(rest)
  return (
    isOwn &&
    (asks || contentWords(rest).filter((word) => /[a-z]/.test(word)).length > 1 || /\bo ?\(/i.test(rest))
  )
}
