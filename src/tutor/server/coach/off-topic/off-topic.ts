import { saysPersonally } from '#content/tutor/small-talk.ts'
import { type TutorTopic, tutorTopics } from '#content/tutor/tutor-topics.ts'
import type { Draft, Message } from '../conversation.ts'
import { readWeights } from '../ranking/meaning.ts'
import { wordsOf } from '../word-forms.ts'
import { featuresOf, type MessageFeatures, partsInMean } from './message-features.ts'
import { answerInOtherLanguage } from './other-language.ts'

interface WeightsHeader {
  /** How many of the columns are averaged over the message; of the others its largest part counts. */
  readonly averaged: number
  /** The largest weight of each column. */
  readonly scales: readonly number[]
  /** What each column adds to the score. The first adds itself. */
  readonly output: readonly number[]
}

const { header, rows } = readWeights<WeightsHeader>(new URL('off-topic-weights.txt', import.meta.url))
const { averaged, scales, output } = header

/** Messages above this are about something else. */
const threshold = 1.6
/** A sentence below this is certainly about the field, as in `Why is it there lol. Doesn't sorting every word make it slow?` */
const certain = -3

/** Words such as `my tree` and pictures tell of something else than they are about. */
const tellsStory = /^((hi|hey|so|ugh|pls|please|today) )?(my|our|the|i|we)\b/
const makesPicture =
  /\bexplain (it|this|that)\b|^(so |and |its |is |it |thats |that |kind of |isnt )*like\b|\b(?<!would |id |feel |look |looks |sounds? )like (an?|my|the|when|im|people|\w+ing)\b|\b(imagine|suppose|picture)\b/

/** Pictures, names in code and, in a conversation, what the learner tells may have words of another topic. */
export function isToldOfTopic(text: string, isReply: boolean): boolean {
  const sentence = wordsOf(text).join(' ')
  const isStory = isReply && tellsStory.test(sentence)
  return isStory || makesPicture.test(sentence) || /@\w|\w_\w|[a-z][A-Z]/.test(text)
}

/** `x^10 = (x^5)^2`, `"fl"`, a list or `I get 3` in a conversation. */
const isExpression = (text: string) =>
  /\[[^\]]+,[^\]]+\]|\bi g[eo]t \d/i.test(text) ||
  (wordsOf(text).length < 6 && /[=^%[\]{}<>]|\w\(\w|["“]\w{1,3}["”]/.test(text))

/** Its words are those of any request, so that the classifier cannot tell it. */
const wantsProblem =
  /\b(recommend|suggest|give)( me| us)?( an?| one| some| another| the next)?( (good|next|easy|easier|medium|hard|harder|practi[sc]e|similar|nice|short))* (problem|exercise)s?( (to|for) (practi[sc]e|solve|do|try|me|us|now|today))*( please| pls)?$/

/** Whether a message is about something other than the field, as a trained classifier judges its words and form. */
export function isOffTopic(message: Message, isReply: boolean): boolean {
  const { text, code } = message
  if (code || (isReply && isExpression(text))) return false
  const otherLanguage = answerInOtherLanguage(text)
  if (otherLanguage) return !otherLanguage.isOfField
  if (wantsProblem.test(wordsOf(text).join(' '))) return false
  if (wordsOf(text).length === 0) return /\p{L}/u.test(text)
  const score = (said: string) => scoreOf(featuresOf({ ...message, text: said }, isReply))
  const isOfField = (sentence: string) => wordsOf(sentence).length > 4 && score(sentence) < certain
  if (isReply && text.split(/(?<=[.!?])\s/).some(isOfField)) return false
  return score(text) > threshold || (message.named.length === 0 && saysPersonally.test(text))
}

/** The network that `scripts/training/off-topic.ts` trains, its first layer added up for each word. */
function scoreOf({ parts, form }: MessageFeatures): number {
  const vectors = parts.map((keys) => sum(keys.map(weightsOf)))
  const share = partsInMean(parts)
  const ofForm = sum(form.map(weightsOf))
  return output.reduce((score, weight, column) => {
    const values = vectors.map((vector) => vector[column] ?? 0)
    const ofParts =
      column < averaged ? values.reduce((total, value) => total + value, 0) * share : Math.max(0, ...values)
    const value = ofParts + (ofForm[column] ?? 0)
    return score + (column === 0 ? value : weight * Math.tanh(value))
  }, 0)
}

/** From `"` (the most negative) to `~`, in steps that are finer near zero, which is `P`. */
const weightsOf = (key: string): readonly number[] => {
  const row = rows.get(key)
  return scales.map((scale, column) => {
    const step = row ? (row.charCodeAt(column) - 80) / 46 : 0
    return step * Math.abs(step) * scale
  })
}

const sum = (vectors: readonly (readonly number[])[]) =>
  scales.map((_, column) => vectors.reduce((total, vector) => total + (vector[column] ?? 0), 0))

/** The fixed sentence, and the topic that covers the question if one does. */
export function sendAway(topic: TutorTopic, patterns: readonly string[]): Draft {
  const others = tutorTopics.filter(({ id }) => id !== topic.id)
  const [other] = patterns.flatMap((name) => others.filter((each) => each.patterns.includes(name)))
  return {
    kind: 'off-topic',
    opening: other
      ? `${topic.redirect}\n\n[The topic ${other.name}](/ai-tutor/chat/${other.id}) covers what you asked.`
      : topic.redirect,
    patterns: [],
  }
}
