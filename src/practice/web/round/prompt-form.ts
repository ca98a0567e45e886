import { findWords } from '../../prompt-words.ts'

/** How limits are put: a number with one of these. */
const limits =
  /\b(up to|at most|at least|no more than|fewer than|less than|between|from|limits?|never more)\b/i

/** In a long prompt, the index of the first word of the sentence with the limits, if that is the last one. */
export function limitsStart({ text, form }: { text: string; form: string }): number | undefined {
  if (form !== 'long') return undefined
  const last = text.split(/(?<=[.?!]) (?=[A-Z0-9])/).at(-1) ?? ''
  const isLimits = /\d/.test(last) && limits.test(last) && !last.endsWith('?')
  return isLimits ? findWords(text, last)?.from : undefined
}
