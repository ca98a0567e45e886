import type { Decision } from '#algorithms/step.ts'
import type { Check } from '#curriculum/tutor-texts.ts'

/** How learners word a reply to a question. */

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

/** What comes before a reason. */
export const reasons = /\b(?:bec[aou]+se|becasue|cause|since|cuz|coz|bc)\b/i

/** `6? Or maybe 5` and `3 ... wait no, 4` take the first value back. */
export const withdraws =
  /\b(?:wait,?(?: no\b)?|no,? wait|or (?:maybe|rather)|(?:no,? |oh )?sorry)[\s,.:;]+(?=\w)/i

/** What may come before the value. */
export const leads =
  /^[\s"“'.…]*(?:(?:it.?s|its?|is|i think|i guess|i would say|maybe|must be|should be|at|the|index|length|only|just|exactly|about|hm+|um+|ok|oh|ah|so|then|node|value|(?:the )?answer(?: is)?)\b[\s,.:]*)*/i
export const clauseEnds =
  /[;:?!]|\s\(|,(?! ?-?\d+(?:,| and|\W*$))|\.(?!\d)| – | - (?=[a-z]{2})|\s(?:bec[aou]+se|becasue|cause|since|cuz|coz|bc|as|so|it|and then)\b/i

/** In `so the left one, right?` the last word says nothing. */
export function withoutTag(text: string): string {
  return text.replace(
    /(?<=\w\W?)(?<!\b(?:the|to|or|from|goes|go|moves|move))[\s,]+(?:right|correct|no|yes|yeah|ok|true|or not|yes or no|isn[’']?t it|am i right|is (?:that|this|it) (?:right|correct|true)) ?\?+\s*$/i,
    '',
  )
}

/** `Is it 3?` and `should be 3`. */
export const guesses =
  /^\W*(?:(?:so|then|or|maybe|um+|ok|hm+)\W+)*(?:(?:is|are|isn.?t|would|does|i think|it.?s|its) (?:it|that|they|this)?\b|(?:should|would|could|must) be\b)/i

/** `So if I take both, it is 2?` */
export const conditional = /^\W*(?:(?:so|and|but|then|ok)\W+)*(?:if|when)\b.*\?\s*$/i

/** All that comes after a reply. */
export const thanks = /^\W*(?:ok |oh |many )?(?:thanks?|thx|ty|cheers|got it)\b/i

/** `No, that was my answer to your question`. */
export const isAnswering =
  /\b(?:that|it|this|i)(?:.?s| is| was|.?m| am)? (?:my (?:answer|reply)|(?:just )?(?:answer|reply)ing)(?: (?:to|for|on))? (?:you\b|your (?:own )?question)/i

export const asksAnswer =
  /\bwhat(?:.?s| is| was| would be) the (?:right |correct )?(?:answer|result|solution)\b/i

/** A decision of a demo as a question whose reply is judged: the words of one option alone name it, and so does its first word. */
export function checkOf({ question, options, answer, wrong = {} }: Decision, because: string): Check {
  const wordsOf = (said: string): readonly string[] => said.toLowerCase().match(/[a-z]+|\d+/g) ?? []
  const saysOf = (option: string) => {
    const others = options.filter((other) => other !== option)
    const own = wordsOf(option).filter(
      (word) =>
        !wordsOf(others.join(' ')).includes(word) &&
        (/\d/.test(word) || word.length > 2) &&
        !common.test(word),
    )
    const [first = ''] = wordsOf(option)
    const isOwn = others.every((other) => wordsOf(other)[0] !== first)
    // `Nothing gets popped` of `Pop the top`.
    const forms = own.flatMap((word) => [word, `${word}s`, `${word}ed`, `${word}${word.at(-1)}ed`])
    return [option, ...option.split(/[:,]/), ...(isOwn ? [first] : []), ...forms]
  }
  return {
    ask: question,
    right: saysOf(answer),
    because: `${answer}. ${because}`,
    wrong: Object.entries(wrong).map(([option, reply]) => ({ says: saysOf(option), reply })),
  }
}
const common = /^(?:the|and|for|one|its?|this|that|already|from|with|has|have|only|they|there|than)$/
