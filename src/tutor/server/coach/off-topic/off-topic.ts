import { stemmer } from 'stemmer'
import { glossary } from '#content/glossary/glossary.ts'
import { everydayPhrases, everydayWords } from '#content/tutor/everyday-words.ts'
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
const everyday = new Set([...everydayWords].map(singular).filter((word) => !fieldWords.has(word)))
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
  '^(who (made|built|created|trained) you|can you (see|hear) me|do you (have|get|feel|want) (a |any )?(\\w+ )?(feelings?|tired|bored|friends|body|name|pets?|family|jealous|sleep)|i (love|hate|miss) (you|him|her|my \\w+)|(im|i am|i feel) (so )?(bored|lonely|anxious|depressed))\\b',
  '^(tell|read) me an? (\\w+ )?story\\b|^(how do (i|you)|how to) (make|find|earn|save|get) (more )?(friends|money|rich|taller|married|pregnant)\\b|^is (it|this) legal\\b|\\b(near me|for sale)$',
  // Homework in mathematics.
  '^(please |can you |help me )*(solve|factor|simplify|integrate|differentiate|evaluate|expand|calculate|compute|convert|balance|prove|whats|what is|find) ((for|the|this|equation|integral|derivative|value|of) )*(\\d+ (\\d+|x|y|miles|km|kg|pounds|feet|inches|celsius|fahrenheit|percent)|\\d+ of \\d+|\\d+ percent|(x|y) (\\d+|squared|cubed|\\w+ \\d+)|sin|cos|tan|sqrt|(square|cube) root of|(area|perimeter|volume|radius|circumference) of|slope|\\d+ (x|y))\\b(?! sum)',
]
const everydayRequest = new RegExp(everydayRequests.join('|'))

/** Questions and requests: they are off-topic when they ask for something that no lesson mentions. */
const openQuestion =
  /^((please|and|hey|hi|hello|in \w+|(can|could|would|will) (you|we|i)|help me|i (want|need|would like) (you )?to|whats?|quick question) )*(who|whos|whose|how|where|when|why|what|whats|which|(should|can|may|do|does|did|will|would) \w+|is|are|was|were|explain|define|describe|summarize|translate|list|name|recommend|suggest|plan|create|write|give|make|teach|tell|help|cook|bake|fix|clean|play|buy|book|unclog|grow|proofread|sell|wash|cure|find (me|an?)|break down|best|compare|difference|tips|advice|learn)\b|\b(vs|versus)\b|\b(explained|tutorial|tips|advice)$/
/** Questions that are off-topic without any word of the field. */
const personQuestion =
  /^who (won|sings?|sang|wrote|invented|discovered|painted|directed|played|plays|founded|should|(is|was) the (first|president|king|queen|ceo|best|richest|oldest|tallest))\b/

/** Tells of the learner's own life, as `my tree is dying`. */
const isPersonal = /^((hi|hey|so|ugh|pls|please|today) )?(my|our|the|i|we)\b/

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
  /^(in|like|as|so|its|thats|because|then|i (think|guess))\b|\b(would|wouldnt|id|thought|isnt|similar|same|reminds?|then)\b|\bright$/

/** The story of a problem, as `no same song twice` and `the best I can buy`. */
const statesTask =
  /\b(in a row|twice|at (most|least|once)|each (day|time|of|one)|(in )?(what|which) order|as (few|many|little|much|cheaply?) as|(best|most) (i|we|you|one) can|\w+est first|no (two|same)|(with|want|for) the (most|least|fewest|\w+est)|ways to (make|pay)|how many \w+ (from|can (i|you|we) (make|form|build))|(fairly|evenly|split) (between|among)|generate all|combos?|which structure)\b/

/** Pictures, names in code and, in a conversation, what the learner tells may have words of another topic. */
export function isToldOfTopic(text: string, isReply: boolean): boolean {
  const sentence = wordsOf(text).join(' ')
  const isStory = isReply && isPersonal.test(sentence)
  return isStory || makesPicture.test(sentence) || /@\w|\w_\w|[a-z][A-Z]/.test(text)
}

/** What speaks against the field (above 0) and for it, fitted to the sets of the test and to the questions of our answers. */
const weights = {
  otherSubject: 4.6,
  otherSubjects: 1.4,
  otherLanguage: 4.6,
  everydayPhrase: 2.7,
  everydayWord: 1,
  unknownWord: 0.3,
  asksOfEverydayWord: 0.7,
  onlyEverydayWords: 0.8,
  question: 1.7,
  personal: 0.6,
  who: 2,
  fieldWord: -1.5,
  ambiguousWord: -0.4,
  knownWord: -0.2,
  number: -1,
  problem: -1.1,
  aside: -2,
  thought: -1.6,
  task: -2.5,
  picture: -2.4,
  everydayPicture: -1.4,
  nothingElse: -2.7,
  reply: -0.7,
  statement: -0.4,
  always: -1.1,
}

/**
 * Whether a message is about something other than the field. Words and phrases of other subjects and of everyday life, and
 * words that no lesson has, are weighed against words of the field and against forms in which learners think aloud. In a
 * conversation more is needed: a reply may tell of anything.
 */
export function isOffTopic(message: Message, isReply: boolean): boolean {
  const { text, code } = message
  const wording = wordsOf(text)
  const sentence = wording.join(' ')
  if (code || complainsOfIt.test(sentence)) return false
  if (everydayRequest.test(sentence)) return true
  if (/[[\]{}=<>]/.test(text)) return false
  const otherLanguage = answerInOtherLanguage(text)
  if (otherLanguage) return !otherLanguage.isOfField
  if (wording.length === 0) return /\p{L}/u.test(text)
  const evidence = weigh(message, wording, isReply)
  return (
    Object.entries(weights).reduce(
      (sum, [name, weight]) => sum + weight * Number(evidence[name as keyof typeof weights]),
      0,
    ) > 0
  )
}

/** How often each of the weights counts. */
function weigh(
  { text, words, problem }: Message,
  wording: readonly string[],
  isReply: boolean,
): Record<keyof typeof weights, number | boolean> {
  const sentence = wording.join(' ')
  const title = wordsOf(problem?.title ?? '')
    .map(singular)
    .join(' ')
  const { count: others, rest: withoutOthers } = takePhrases(wording, otherPhrases, title)
  const { count: everydayPhrases, rest } = takePhrases(withoutOthers, lifePhrases, title)
  const titleStems = new Set(wordsOf(problem?.title ?? '').map(stemmer))
  const kinds = contentWords(rest.join(' ')).map((word) =>
    titleStems.has(stemmer(word)) ? 'known' : kindOfWord(word, text),
  )
  const count = (kind: (typeof kinds)[number], most: number) =>
    Math.min(kinds.filter((each) => each === kind).length, most)
  const listed = count('everyday', 3)
  const unknown = count('unknown', 3)
  const everydayWords = listed + unknown
  const fieldWords = count('field', 3)
  const ambiguousWords = count('ambiguous', 3)
  const question = openQuestion.test(sentence)
  const personal = isPersonal.test(sentence)
  const who = personQuestion.test(sentence)
  const picture = makesPicture.test(sentence)
  return {
    otherSubject: others > 0,
    otherLanguage: wording.filter((word) => foreignWords.has(word)).length > 1,
    otherSubjects: Math.min(Math.max(others - 1, 0), 2),
    everydayPhrase: Math.min(everydayPhrases, 2),
    everydayWord: listed,
    unknownWord: unknown,
    asksOfEverydayWord: everydayWords > 0 && (question || personal),
    onlyEverydayWords:
      (question ? everydayWords > 0 : listed > 0) &&
      fieldWords === 0 &&
      ambiguousWords <= (isReply ? 0 : listed) &&
      (question || !isReply),
    question,
    personal,
    who,
    fieldWord: fieldWords,
    ambiguousWord: ambiguousWords,
    knownWord: count('known', 4),
    number: count('number', 2),
    problem: problem !== undefined,
    aside: pointsBack.test(words.replace(expletive, '')),
    thought: isThought.test(sentence),
    task: statesTask.test(sentence),
    picture,
    everydayPicture: picture ? Math.min(everydayWords, 2) : 0,
    nothingElse: others + everydayPhrases + everydayWords === 0 && !who,
    reply: isReply,
    statement: isReply && !question,
    always: true,
  }
}

/** A word of the field, of everyday life, or one that the lessons have without being about it. */
function kindOfWord(word: string, text: string) {
  const one = singular(word)
  if (word.length < 2 || /^\d|^o\(/.test(word)) return 'number'
  if (fieldWords.has(one) && !commonWords.has(one)) return ambiguous.has(one) ? 'ambiguous' : 'field'
  if (everyday.has(one)) return 'everyday'
  const isOurs =
    commonWords.has(one) || talkWords.has(word) || isKnown(correct(word)) || isIdentifier(word, text)
  return isOurs || /ly$/.test(word) ? 'known' : 'unknown'
}

/** How many of the phrases there are, the longest first, and the words outside them. Those of a title are ours. */
function takePhrases(words: readonly string[], phrases: ReadonlySet<string>, title: string) {
  const rest: string[] = []
  let found = 0
  for (let from = 0; from < words.length; ) {
    const phraseOf = (count: number) =>
      words
        .slice(from, from + count)
        .map(singular)
        .join(' ')
    let count = Math.min(mostWords, words.length - from)
    while (count > 0 && (!phrases.has(phraseOf(count)) || title.includes(phraseOf(count)))) count--
    if (count > 0) found++
    else rest.push(words[from] ?? '')
    from += Math.max(count, 1)
  }
  return { count: found, rest }
}

/** Part of such a name as `maxSoFar` or `prev_sum`. */
const isIdentifier = (word: string, text: string) =>
  (text.match(/\w*(?:[a-z][A-Z]|_|\d)\w*/g) ?? []).some((name) => wordsOf(name).includes(word))
