import { pointsBack } from '#content/tutor/question-kinds.ts'
import { stopWords } from '#content/tutor/words.ts'
import type { Message } from '../conversation.ts'
import { correct, isKnown, wordsWithoutValues } from '../word-forms.ts'

/** What the classifier sees of a message: its words and pairs of words, each with its keys, and its form. */
export interface MessageFeatures {
  readonly parts: readonly (readonly string[])[]
  readonly form: readonly string[]
}

const count = (found: number, most: number) => Math.min(Math.ceil(found), most)

export function featuresOf(message: Message, isReply: boolean): MessageFeatures {
  const { text, problem, mentioned, named, kind, words: corrected } = message
  const words = wordsWithoutValues(text)
  const subjects = words.filter((word) => !stopWords.has(word) && /^[a-z]/.test(word) && word !== 'o()')
  const unknown = subjects.filter((word) => !isKnown(word))
  const misspelled = unknown.filter((word) => isKnown(correct(word))).length
  const strange = unknown.length - misspelled / 2
  const pairs = ['^', ...words].map((word, index) => `${word} ${words[index] ?? '$'}`)
  return {
    parts: [
      ...words.map((word) => (unknown.includes(word) ? [word, '?unknown'] : [word])),
      ...pairs.map((pair) => [pair]),
    ],
    form: [
      'always',
      isReply ? 'reply' : 'first',
      `words ${count(words.length, 9)}`,
      `${isReply ? 'reply' : 'first'} words ${count(words.length, 5)}`,
      `unknown ${count(strange, 4)}`,
      `known ${count(subjects.length - unknown.length, 4)}`,
      `share ${subjects.length > 0 ? Math.round((4 * strange) / subjects.length) : 'none'}`,
      `named ${count(named.length, 2)}`,
      `kind ${kind}`,
      problem && 'problem',
      mentioned !== undefined && 'mentioned',
      pointsBack.test(corrected) && 'back',
      text.includes('?') && 'asks',
      /[[\]{}=<>_()]|[a-z][A-Z]/.test(text) && 'code',
    ].flatMap((feature) => (feature ? [`?${feature}`] : [])),
  }
}

/** What each part counts in the mean: long messages weigh more than short ones, but less than their words added up. */
export const partsInMean = (parts: MessageFeatures['parts']) =>
  1 / Math.sqrt(Math.max(parts.filter(([key = '']) => !key.includes(' ')).length, 1))
