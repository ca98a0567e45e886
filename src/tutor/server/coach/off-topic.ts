import { glossary } from '#content/glossary/glossary.ts'
import { everydayWords } from '#content/tutor/everyday-words.ts'
import { problemNicknames } from '#content/tutor/problem-names.ts'
import { pointsBack } from '#content/tutor/question-kinds.ts'
import { codingWords, foreignWords, otherSubjects } from '#content/tutor/words.ts'
import { patternAliases } from '#curriculum/between/pattern-aliases.ts'
import { allLessons } from '#curriculum/catalogue.ts'
import type { Message } from './conversation.ts'
import { contentWords, isKnown, wordsOf } from './word-forms.ts'

const fieldWords = new Set([
  ...codingWords,
  ...[
    ...allLessons.map(({ displayName }) => displayName),
    ...Object.keys({ ...patternAliases, ...problemNicknames }),
    ...glossary.map(({ term }) => term),
  ].flatMap(contentWords),
])

const isEveryday = (word: string) =>
  [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')].some((form) =>
    everydayWords.has(form),
  )

/** Errands, small talk and questions about life, as `wordsOf` gives them. They may name a problem, as `life` does. */
const everydayRequests = [
  '^((can|could|will|would|please) (you )?)?(sing|play|buy|book|order|email|text) (me|us)\\b',
  '^((can|could|will|would) (you )?)?write (me )?an? (poem|song|rap|letter|email|story|haiku|novel|speech)\\b',
  '^((can|could|will|would) you )?(call|book|get) (me )?an? (cab|taxi|ambulance|hotel|flight|table for)\\b',
  '^set (an?|my) (alarm|timer|reminder)\\b|^turn (on|off) the\\b|^remind me to (buy|call|drink|pay|pick)\\b',
  '^do you (love|hate|like|eat|sleep|drink|dream|speak)( me)?$|^i (feel|am|m) (lonely|sad|sick|depressed|hungry|in love)\\b',
  '^what time is it\\b|^whats? (is )?the (capital|population) of\\b|\\bmeaning of (my )?(life|dreams?)$',
]
const everydayRequest = new RegExp(everydayRequests.join('|'))

/** Questions that are off-topic when they ask for something that no lesson mentions. */
const openQuestion =
  /^(who (is|was|are|were|has|invented|discovered|founded|directed|plays)|whos|how (old|far|big|tall|heavy|rich|much) (is|are|was|does|do)|where (is|are|was|were|can|do|does)|when (is|was|did|does|do)|what happened|(should|can|may) i (buy|sell|take|call|eat|wear|visit|watch|date|marry)|(what|which) (is|was|are)|whats|is|are|was|were|did|do people|recommend|suggest|tell me about)\b/
/** Questions that are off-topic without any word of the field. */
const personQuestion = /^who (won|sings?|wrote|is the (president|best|richest))\b/

/** `Explain it to a grandma`, `is it like a restaurant`. */
const makesPicture =
  /\bexplain\b|\b(?<!would |id |feel )like (an?|the|when|im|people)\b|\b(imagine|suppose|picture)\b/

/**
 * Whether a message is about something other than the field, whatever was spoken of before: it is an everyday request, or
 * has no code and no problem and is in another language, or has at least as many words of everyday life as of the field,
 * as in `a stack of pancakes` (more, if it has a number or points back), or has none of the field and asks for a person or
 * for something that no lesson mentions. Other messages stay: to refuse a question on the field is the worse mistake.
 */
export function isOffTopic({ text, words, code, problem }: Message): boolean {
  if (code || /[[\]{}=<>]/.test(text)) return false
  const wording = wordsOf(text).join(' ')
  if (everydayRequest.test(wording)) return true
  if (problem) return false
  const own = contentWords(text)
  const count = (isOne: (word: string) => boolean) => own.filter(isOne).length
  const fieldCount = count((word) => fieldWords.has(word))
  if (fieldCount === 0 && isForeign(text)) return true
  const hasNumber = /\d/.test(text)
  const isAside = hasNumber || pointsBack.test(words)
  const everydayCount = makesPicture.test(wording) ? 0 : count(isEveryday)
  if (everydayCount > 0) return everydayCount >= fieldCount + (isAside ? 1 : 0)
  if (hasNumber) return false
  // `In SQL I would use a window` compares, and stays.
  const otherCount = count((word) => otherSubjects.has(word))
  if (otherCount > 0) return otherCount > fieldCount
  if (fieldCount > 0) return false
  const unknown = contentWords(words).filter((word) => !isKnown(word))
  return personQuestion.test(wording) || (unknown.length > 0 && openQuestion.test(wording) && !isAside)
}

/** In another script, or with two of the little words of another language. */
function isForeign(text: string): boolean {
  const words = wordsOf(text)
  if (words.length === 0) return /\p{L}/u.test(text)
  return words.filter((word) => foreignWords.has(word)).length > 1
}
