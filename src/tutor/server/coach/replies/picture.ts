import { pictureOf, wantsPicture } from '#content/tutor/pictures.ts'
import type { Draft, Turn } from '../conversation.ts'
import { findAnswerTo } from '../passages.ts'

/** `Explain recursion like I'm 5`: a comparison with everyday life, if there is one. */
export function drawPicture(turn: Turn): Draft | undefined {
  const { message, topic, conversation } = turn
  const { text, code, problem } = message
  if (code || problem || !wantsPicture(text)) return undefined
  const { answer } = conversation.last
  const picture = pictureOf(text) ?? (message.named.length > 0 ? undefined : pictureOf(answer?.title ?? ''))
  const isHere = picture?.patterns.some((name) => topic.patterns.includes(name)) ?? false
  if (!picture || !(isHere || picture.patterns.length === 0)) return undefined
  if (conversation.shown.some((shown) => shown.includes(picture.text))) return undefined
  const [pattern] = picture.patterns.filter((name) => topic.patterns.includes(name))
  const [name = ''] = picture.names
  const found =
    findAnswerTo(`What is ${name}?`, topic.patterns) ?? findAnswerTo(`What is a ${name}?`, topic.patterns)
  return {
    kind: 'picture',
    opening: picture.text,
    patterns: pattern ? [pattern] : [],
    offers: found?.question ? [found.question] : [],
    said: { kind: 'picture', answer: found },
  }
}
