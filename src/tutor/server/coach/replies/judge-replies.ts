import { negation } from '#content/tutor/question-kinds.ts'
import type { Check } from '#curriculum/tutor-texts.ts'

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
export function judgeReply(
  { right, wrong }: Check,
  text: string,
):
  | { readonly verdict: 'right' | 'other' | 'unclear' }
  | { readonly verdict: 'wrong'; readonly reply: string } {
  const conclusion = conclude(text)
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
export function conclude(text: string): string {
  const [claim = ''] = (text.split(/\bwait,? (?:no\b\W*(?=\w))?/i).at(-1) ?? '').split(reasons)
  const result = claim.split(/[^<>!=]=(?!=)|\bso\b|\?\s*no\b|\b(?:actually|i mean)\b/i).at(-1) ?? ''
  return /\w/.test(result) ? result : /\w/.test(claim) ? claim : text
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
    /(?<=\w\W?)(?<!\b(?:the|to|or|from|goes|go|moves|move))[\s,]+(?:right|correct|no|yes|yeah|ok|true|or not|isn[’']?t it|am i right|is (?:that|this|it) (?:right|correct|true)) ?\?+\s*$/i,
    '',
  )
}
