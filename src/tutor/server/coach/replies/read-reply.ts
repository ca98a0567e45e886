import { asksFor, assertion } from '#content/tutor/moves.ts'
import type { Check } from '#curriculum/tutor-texts.ts'
import { contentWords, termsOf, wordsOf } from '../word-forms.ts'
import { conclude, judgeReply, read, withoutTag } from './judge-replies.ts'

/** `Is it 3?` and `should be 3`. */
export const guesses =
  /^\W*(?:(?:so|then|or|maybe|um+|ok|hm+)\W+)*(?:(?:is|are|isn.?t|would|does|i think|it.?s|its) (?:it|that|they|this)?\b|(?:should|would|could|must) be\b)/i

/** How a message replies to a check; undefined if it asks for something, or speaks of something else. */
export function judgeOn(check: Check, text: string) {
  if (wordsOf(text).length > 1 && ((asksFor.test(text) && !guesses.test(text)) || !isOn(check, text)))
    return undefined
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
  const isInput = /\[.*\]|\b(?:push|put|goes) \d/.test(text)
  if (!check || isInput) return { reply: text }
  for (const { index, 0: gap } of text.matchAll(gaps)) {
    const [reply, rest] = [text.slice(0, index), text.slice(index + gap.length)]
    if (!isJudgeable(check, reply)) continue
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
  return isOwn && (asks || contentWords(rest).length > 1 || /\bo ?\(/i.test(rest))
}
