import { countWord } from '#platform/count-words.ts'
import { capitalized, timesWord } from '../../../day-words.ts'
import { resultAt, type Step } from '../round-state.ts'

/** 'seven and a half' */
export function creditText(credit: number): string {
  const whole = Math.floor(credit)
  if (whole === credit) return countWord(whole)
  return whole === 0 ? 'half' : `${countWord(whole)} and a half`
}

const countOf = (steps: readonly Step[], result: ReturnType<typeof resultAt>) =>
  steps.filter((step) => resultAt(step) === result).length

export function closeText(steps: readonly Step[]): string {
  const count = countOf(steps, 'close')
  if (count === 0) return ''
  return `${capitalized(timesWord(count))} you named another pattern of the family, which counts half.`
}

export function sureText(steps: readonly Step[]): string {
  const sure = steps.filter(({ answer }) => answer?.sure === 3)
  if (sure.length === 0) return ''
  const right = countOf(sure, 'right')
  const text = `You were sure ${timesWord(sure.length)}`
  const eachTime = sure.length === 1 ? '' : ' each time'
  if (right === sure.length) return `${text}, and right${eachTime}.`
  return right === 0 ? `${text}, and wrong${eachTime}.` : `${text}, and right in ${countWord(right)} of them.`
}

export function unknownText(steps: readonly Step[]): string {
  const count = countOf(steps, 'unknown')
  return count === 0 ? '' : `${capitalized(timesWord(count))} you said that you didn’t know.`
}

/** Of what came back after a miss. */
export function comebackText(steps: readonly Step[]): string {
  const back = steps.filter(({ comebackOf }) => comebackOf !== undefined)
  if (back.length === 0) return ''
  const right = countOf(back, 'right')
  const came = back.length === 1 ? 'One miss came' : `${capitalized(countWord(back.length))} misses came`
  const named = right < back.length ? countWord(right) : back.length === 1 ? 'it' : 'all of them'
  return `${came} back, and you named ${named} this time.`
}

const extraTitles = { words: 'Which words decide', property: 'What must be true' } as const

/** Of what was asked after the names. */
export function extraText(steps: readonly Step[]): string {
  return (['words', 'property'] as const)
    .flatMap((asked) => {
      const given = steps.flatMap(({ answer }) => (answer?.property?.asked === asked ? answer.property : []))
      const right = given.filter(({ isRight }) => isRight).length
      return given.length === 0 ? [] : [`${extraTitles[asked]}: ${right} of ${given.length}.`]
    })
    .join(' ')
}
