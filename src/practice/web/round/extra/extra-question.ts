import { patternProperties } from '#curriculum/between/pattern-properties.ts'
import { rivalNames } from '../../../answer-options.ts'
import type { Mark, RoundPrompt } from '../../../contract.ts'
import { areClose } from '../../../family.ts'
import { fits } from '../../../judge.ts'
import { findWords, overlap, quoteWords, type WordRange, wordsOf } from '../../../prompt-words.ts'
import { seededRandom, shuffle } from '../../../rounds/random.ts'
import type { ExtraKind } from './extra-setting.ts'

export interface ExtraOption {
  readonly text: string
  readonly isRight: boolean
}

export interface ExtraQuestion {
  readonly kind: ExtraKind
  readonly title: string
  /** Three or four, one of them right. */
  readonly options: readonly ExtraOption[]
}

const optionCount = 4
const fewestOptions = 3

/**
 * The same for the same prompt, so that a reload shows it again. Undefined if the prompt has too few words to choose from.
 */
export function extraQuestionOf(
  kind: ExtraKind,
  prompt: RoundPrompt,
  named: string,
  marks: readonly Mark[],
): ExtraQuestion | undefined {
  const random = seededRandom(prompt.id)
  const isWords = kind === 'words'
  const options = isWords ? wordOptions(prompt, marks, random) : propertyOptions(prompt, named, random)
  if (options.length < fewestOptions) return undefined
  return {
    kind,
    options,
    title: isWords ? 'Which of these words decide?' : 'What must be true for it to work?',
  }
}

/** What the named pattern rests on if it is accepted, else what the right one does, among three of rivals. */
function propertyOptions(prompt: RoundPrompt, named: string, random: () => number): readonly ExtraOption[] {
  const right = fits(prompt, named) ? named : prompt.pattern
  const others = rivalNames(prompt, random)
    .filter((name) => !areClose(name, right))
    .slice(0, optionCount - 1)
  return shuffle([right, ...others], random).flatMap((name) => {
    const text = patternProperties[name]
    return text === undefined ? [] : [{ text, isRight: name === right }]
  })
}

interface Stretch extends ExtraOption {
  /** In the text; none in an answer to what one would ask. */
  readonly range: WordRange | undefined
}

/** Deciding words among one's own marks, words that only support, and other words of the text, in reading order. */
function wordOptions(
  { text, evidence }: RoundPrompt,
  marks: readonly Mark[],
  random: () => number,
): readonly ExtraOption[] {
  const stretches = evidence.map(
    ({ words, decides }): Stretch => ({
      text: words,
      isRight: decides,
      range: findWords(text, words),
    }),
  )
  const deciding = stretches.filter(({ isRight }) => isRight)
  const [right] = shuffle(deciding, random)
  if (!right) return []
  const others = [...marks, ...shuffle(clausesOf(text), random)].map(
    (range): Stretch => ({
      text: quoteWords(text, range),
      isRight: false,
      range,
    }),
  )
  const supporting = stretches.filter(({ isRight }) => !isRight)
  const own = others.slice(0, marks.length)
  const chosen = [right]
  for (const stretch of [...own, ...supporting, ...others.slice(marks.length)]) {
    if (chosen.length === optionCount) break
    const isFree = [...deciding, ...chosen].every(
      ({ range }) => !range || !stretch.range || !overlap(range, stretch.range),
    )
    if (isFree) chosen.push(stretch)
  }
  const at = ({ range }: Stretch) => range?.from ?? Number.POSITIVE_INFINITY
  return chosen.sort((a, b) => at(a) - at(b))
}

const clauseWords = { fewest: 3, most: 8 }
/** A phrase ends before one of these, and never with one. */
const joints = new Set(
  'a an the of in on at to for from by with into over per as than that which who whose where when while if so and or but is are was were be has have can may must will it its they their each every up no not'.split(
    ' ',
  ),
)

/** What is between two punctuation marks, and of a long clause its first phrase. */
function clausesOf(text: string): readonly WordRange[] {
  const words = wordsOf(text)
  const isJoint = (index: number) => joints.has(words[index]?.toLowerCase() ?? '')
  const clauses: WordRange[] = []
  let from = 0
  for (const [index, word] of words.entries()) {
    if (!/[.,:;?!)]$/.test(word)) continue
    let to = Math.min(index, from + clauseWords.most - 1)
    while (to < index && to > from && (isJoint(to) || !isJoint(to + 1))) to--
    if (to - from + 1 >= clauseWords.fewest) clauses.push({ from, to })
    from = index + 1
  }
  return clauses
}
