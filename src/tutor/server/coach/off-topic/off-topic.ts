import { stemmer } from 'stemmer'
import { glossary } from '#content/glossary/glossary.ts'
import { everydayPhrases, everydayWords, storyWords } from '#content/tutor/everyday-words.ts'
import {
  algorithmWords,
  ambiguousWords,
  commonFieldWords,
  languageWords,
  talkWords,
  taskWords,
} from '#content/tutor/field-words.ts'
import { otherSubjects } from '#content/tutor/other-subjects.ts'
import { problemNicknames } from '#content/tutor/problem-names.ts'
import { pointsBack } from '#content/tutor/question-kinds.ts'
import { codingWords, foreignWords } from '#content/tutor/words.ts'
import { patternAliases } from '#curriculum/between/pattern-aliases.ts'
import { allLessons } from '#curriculum/catalogue.ts'
import type { Message } from '../conversation.ts'
import { contentWords, correct, isKnown, wordsOf } from '../word-forms.ts'
import { answerInOtherLanguage } from './other-language.ts'

/** Without the endings of a plural. */
const singular = (word: string) =>
  word.length > 4 && word.endsWith('ies')
    ? word.replace(/ies$/, 'y')
    : word.length > 3
      ? word.replace(/(?<!s)s$/, '')
      : word

const fieldWords = new Set(
  [
    ...codingWords,
    ...algorithmWords,
    ...languageWords,
    ...taskWords,
    ...[
      ...allLessons.map(({ displayName }) => displayName),
      ...Object.keys({ ...patternAliases, ...problemNicknames }),
      ...glossary.map(({ term }) => term),
    ].flatMap(contentWords),
  ].map(singular),
)
/** So common elsewhere that they do not speak for the field where something speaks against it. */
const commonWords = new Set(commonFieldWords.map(singular))
/** Such as `tree`: where the rest is of another subject, they count half. */
const ambiguous = new Set(ambiguousWords.map(singular))
const withoutOurs = (words: ReadonlySet<string>) =>
  new Set([...words].map(singular).filter((word) => !fieldWords.has(word)))
const everyday = withoutOurs(everydayWords)
const ofStories = withoutOurs(storyWords)
const toPhrases = (phrases: readonly string[]) =>
  new Set(phrases.map((phrase) => wordsOf(phrase).map(singular).join(' ')).filter(Boolean))
const otherPhrases = toPhrases(otherSubjects)
const lifePhrases = toPhrases(everydayPhrases)
const mostWords = Math.max(...[...otherPhrases, ...lifePhrases].map((phrase) => phrase.split(' ').length))

/** Errands, small talk and questions about life, as `wordsOf` gives them. They may name a problem, as `life` does. */
const everydayRequests = [
  '^((can|could) you )?(recommend|suggest)( me)? (an?|some) |^how (do|would) (you|i|we) (spell|pronounce)\\b|\\b(fun fact|tongue twister)\\b',
  '^((can|could) you )?(tell|give|make up) (me )?(an?|another|some) (\\w+ )?(joke|riddle|quote|compliment|recipe|poem)s?\\b',
  '^((can|could|will|would|please) (you )?)?(sing|play|buy|book|order|email|text) (me|us)\\b|^play \\w+ with me\\b',
  '^((can|could|will|would) (you )?)?write (me )?an? (\\w+ )?(poem|song|rap|letter|email|story|haiku|novel|speech)\\b',
  '^((can|could|will|would) you )?(call|book|get) (me )?an? (cab|taxi|ambulance|hotel|flight|table for)\\b',
  '^set (an?|my) (alarm|timer|reminder)\\b|^turn (on|off) the\\b|^remind me to (buy|call|drink|pay|pick)\\b',
  '^do you (love|hate|like|eat|sleep|drink|dream|speak|believe)( me)?\\b(?! (this|that|it)\\b)|^i (feel|am|m) (so )?(lonely|sad|sick|depressed|hungry|in love)\\b',
  '^are you (an? )?(robot|human|real|ai|bot|alive|married|single|person)\\b|^what are you (wearing|doing|eating)\\b|^whats? (is )?your (favou?rite|name|age|hobby)\\b',
  '\\brecipe (for|pls|please)\\b|^what (time|day|date) is it\\b|^what time (does|is)\\b|^whats? (is )?the (capital|population) of\\b|\\bmeaning of (my )?(life|dreams?)$',
]
const everydayRequest = new RegExp(everydayRequests.join('|'))

/** Questions and requests: they are off-topic when they ask for something that no lesson mentions. */
const openQuestion =
  /^((please|and|hey|hi|hello|in \w+|(can|could|would|will) (you|we|i)|help me|i (want|need|would like) (you )?to|whats?|quick question) )*(who|whos|whose|how|where|when|why|what|whats|which|(should|can|may|do|does|did|will|would) \w+|is|are|was|were|explain|define|describe|summarize|translate|list|name|recommend|suggest|plan|create|write|give|make|teach|tell|help|cook|find|break down|best|compare|difference|tips|advice|learn)\b|\b(vs|versus)\b|\b(explained|tutorial|tips|advice)$/
/** Questions that are off-topic without any word of the field. */
const personQuestion =
  /^who (won|sings?|sang|wrote|invented|discovered|painted|directed|played|plays|founded|should|(is|was) the (first|president|king|queen|ceo|best|richest|oldest|tallest))\b/

/** Tells of the learner's own life, as `my tree is dying`. */
const isPersonal = /^((hi|hey|so|ugh|pls|please|today) )?(my|our|the|i|we)\b/

const asks = (sentence: string) => openQuestion.test(sentence) || isPersonal.test(sentence)

/** Has enough of the session, as `my head hurts from this`. */
const complainsOfIt =
  /\bmy (head|brain|eyes) (is |are )?(hurts?|hurting|aches?|aching|melting|melted|spinning|fried|exploding|dead)( (already|now|so much))?( (from|because of|with|after|reading) (all )?(of )?(this|that|it|these))?( (lol|haha|ugh|again|now|today))*$/

/** Points back to nothing. */
const expletive =
  /\b(is|are|was|were) there\b|\b(is|was) it(?= (\w+ )?(to|from|that)\b)|\bthis (year|week|weekend|month|morning|evening|season|summer|winter)\b/g

/** `Explain it to a grandma`, `is it like a restaurant`. */
const makesPicture =
  /\bexplain (it|this|that)\b|^(so |and |its |is |it |thats |that |kind of |isnt )*like\b|\b(?<!would |id |feel |look |looks |sounds? )like (an?|my|the|when|im|people|\w+ing)\b|\b(imagine|suppose|picture)\b/

/** Compares what was spoken of with another subject, as in `in SQL I would use a window`. */
const isThought =
  /^(in|like|as|so|its|thats|because|then|i)\b|\b(would|wouldnt|id|think|thought|isnt|similar|same|remind\w*)\b|\b(right|then)$/

/**
 * Whether a message is about something other than the field, whatever was spoken of before. Words and phrases of other
 * subjects and of everyday life are weighed against words of the field. Where neither is found, a question about something
 * that no lesson mentions is off-topic. Other messages stay: to refuse a question on the field is the worse mistake.
 */
export function isOffTopic({ text, words, code, problem }: Message): boolean {
  if (code || /[[\]{}=<>]/.test(text)) return false
  const wording = wordsOf(text)
  const sentence = wording.join(' ')
  if (complainsOfIt.test(sentence)) return false
  if (everydayRequest.test(sentence)) return true
  const otherLanguage = answerInOtherLanguage(text)
  if (otherLanguage) return !otherLanguage.isOfField
  if (wording.length === 0) return /\p{L}/u.test(text)
  const { others, everydayLife, stories, clear, ambiguous, common } = weigh(wording, problem?.title ?? '')
  const isAside = pointsBack.test(words.replace(expletive, ''))
  const hasNumber = hasOwnNumber(wording)
  const field = clear + ambiguous
  if (field + common === 0 && wording.filter((word) => foreignWords.has(word)).length > 1) return true
  if (others > 0) {
    const ours = clear === 0 && asks(sentence) ? Math.min(ambiguous / 2, 1) : field
    const excess = others + everydayLife - ours - (problem ? 1 : 0)
    return excess > 0 || (excess === 0 && (clear === 0 || field < 2) && !isAside && !isThought.test(sentence))
  }
  const unknown = unknownWords(text)
  const keeps = isAside || hasNumber ? 1 : 0
  const rare = unknown.filter(
    (word) => !everyday.has(singular(word)) && !ofStories.has(singular(word)),
  ).length
  if (everydayLife > 0) {
    const own = clear > 0 ? field + common / 2 : field > 0 ? (ambiguous + common) / 2 : 0
    return everydayLife + (rare + (clear > 0 ? 0 : stories)) / 2 >= own + keeps
  }
  if (problem || clear > 0) return false
  if (stories > 0 && asks(sentence)) return (stories + rare) / 2 > (ambiguous + common) / 2 + keeps
  if (field > 0 || isAside || hasNumber) return false
  return personQuestion.test(sentence) || (openQuestion.test(sentence) && unknown.length > 0)
}

/** Whether a number may belong to the field: a year does not, nor does what is counted in things of everyday life. */
function hasOwnNumber(wording: readonly string[]) {
  return wording.some((word, index) => {
    const next = singular(wording[index + 1] ?? '')
    return /^\d/.test(word) && !/^(19|20)\d\d$/.test(word) && !everyday.has(next) && !ofStories.has(next)
  })
}

/** How many phrases and words speak for other subjects, for everyday life and for the field; common ones are counted apart. */
function weigh(wording: readonly string[], title: string) {
  const sentence = wording.join(' ')
  const ownTitle = wordsOf(title).map(singular).join(' ')
  const isPicture = makesPicture.test(sentence)
  const { count: others, rest: words } = takePhrases(wording.map(singular), otherPhrases, ownTitle)
  const isOfLife = !isPicture && asks(sentence) && !isThought.test(sentence)
  const { count: inLife, rest } = isOfLife
    ? takePhrases(words, lifePhrases, ownTitle)
    : { count: 0, rest: words }
  const own = contentWords(rest.join(' '))
  const count = (words: readonly string[], isOne: (word: string) => boolean) => words.filter(isOne).length
  const ofField = own.filter((word) => fieldWords.has(word))
  const special = ofField.filter((word) => word.length > 1 && !commonWords.has(word))
  const ambiguousOnes = count(special, (word) => ambiguous.has(word))
  // The story of a problem is of everyday life.
  const titleStems = new Set(wordsOf(title).map(stemmer))
  const isStory = count(own, (word) => titleStems.has(stemmer(word))) > 1
  const told = isStory || isPicture ? [] : own
  return {
    others,
    everydayLife: inLife + count(told, (word) => everyday.has(word)),
    stories: count(told, (word) => ofStories.has(word)),
    clear: special.length - ambiguousOnes,
    ambiguous: ambiguousOnes,
    common: ofField.length - special.length,
  }
}

/** How many of the phrases there are, the longest first, and the words outside them. Those of a title are ours. */
function takePhrases(words: readonly string[], phrases: ReadonlySet<string>, title: string) {
  const rest: string[] = []
  let found = 0
  for (let from = 0; from < words.length; ) {
    const phraseOf = (count: number) => words.slice(from, from + count).join(' ')
    let count = Math.min(mostWords, words.length - from)
    while (count > 0 && (!phrases.has(phraseOf(count)) || title.includes(phraseOf(count)))) count--
    if (count > 0) found++
    else rest.push(words[from] ?? '')
    from += Math.max(count, 1)
  }
  return { count: found, rest }
}

/** Words that are in no lesson, and are no identifiers and no typing errors, either: those keep the first letter. */
function unknownWords(text: string): readonly string[] {
  const words = contentWords(text.replace(/\w*(?:[a-z][A-Z]|_|\d)\w*/g, ' '))
  const isUnknown = (word: string) =>
    !isKnown(word) && !fieldWords.has(singular(word)) && !talkWords.has(singular(word)) && !/ly$/.test(word)
  const isSpelled = (word: string) => correct(word)[0] !== word[0] || isUnknown(correct(word))
  return [...new Set(words)].filter((word) => isUnknown(word) && isSpelled(word))
}
