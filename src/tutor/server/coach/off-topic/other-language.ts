import { englishWords, otherLanguages, sharedWords } from '#content/tutor/other-languages.ts'
import type { TutorTopic } from '#content/tutor/tutor-topics.ts'
import { codingWords } from '#content/tutor/words.ts'
import type { Draft } from '../conversation.ts'
import { isKnown, wordsOf } from '../word-forms.ts'

const fieldWords = new Set(codingWords)

/**
 * For a message in another language: that the tutor answers in English, in that language. Where the message is about the
 * field, or asks for help in general, the sentence invites to ask again in English; otherwise the message is off-topic.
 */
export function answerInOtherLanguage(text: string): { sentence: string; isOfField: boolean } | undefined {
  const words = [...new Set(wordsOf(text))]
  const letters = text.toLowerCase()
  const isOf = (word: string, beginnings: readonly string[]) =>
    beginnings.some((each) => word.startsWith(each))
  const [best] = otherLanguages
    .map((language) => {
      const little = words.filter((word) => language.words.has(word))
      const own = little.filter((word) => !sharedWords.has(word)).length
      const ofField = words.filter((word) => !isKnown(word) && isOf(word, language.field)).length
      const hasLetters = language.letters?.test(letters) ?? false
      return {
        language,
        score: little.length + ofField + (hasLetters ? 3 : 0),
        isSure: hasLetters || own > 1 || (own > 0 && ofField > 0),
      }
    })
    .filter(({ isSure }) => isSure)
    .sort((a, b) => b.score - a.score)
  if (!best || best.score <= words.filter((word) => englishWords.has(word)).length) return undefined
  const { sentence, invitation, field } = best.language
  const isOfField =
    words.some((word) => isOf(word, field) || fieldWords.has(word)) ||
    field.some((word) => !/^[a-z]/.test(word) && letters.includes(word))
  return { sentence: isOfField ? `${sentence} ${invitation}` : sentence, isOfField }
}

type OtherLanguage = NonNullable<ReturnType<typeof answerInOtherLanguage>>

/** The sentence, and the topic's own one where the message is not about the field. */
export function speakEnglish(topic: TutorTopic, { sentence, isOfField }: OtherLanguage): Draft {
  return {
    kind: isOfField ? 'language' : 'off-topic',
    opening: isOfField ? sentence : `${sentence}\n\n${topic.redirect}`,
    patterns: [],
  }
}
