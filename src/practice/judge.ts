import type { Answer, Item, Mark } from './contract.ts'
import { findWords, overlap, wordsOf } from './prompt-words.ts'

interface Named {
  readonly pattern: string
  readonly alsoFits?: readonly { readonly pattern: string }[] | undefined
}

/** What judging needs of a prompt, as it is in the bank or in a round. */
export interface JudgedPrompt extends Named {
  readonly id: string
  readonly text: string
  readonly evidence: readonly { readonly words: string; readonly decides: boolean }[]
}

/** A pattern that also fits counts as right. Both halves of a Flip must be right. */
export function isRight(item: Item, named: Answer['named']): boolean {
  if (item.kind === 'spot') return typeof named === 'string' && fits(item.prompt, named)
  return Array.isArray(named) && item.prompts.every((prompt, index) => fits(prompt, named[index]))
}

export function fits({ pattern, alsoFits = [] }: Named, named: string | null | undefined): boolean {
  return named === pattern || alsoFits.some((other) => other.pattern === named)
}

/** Grades of FSRS: wrong or unknown, right but a guess, right, right and sure with a mark on what decides. */
export const grades = { again: 1, hard: 2, good: 3, easy: 4 } as const
export type Grade = (typeof grades)[keyof typeof grades]

/** What an answer says about one prompt. A duel has two. */
export interface Verdict {
  /** Id of the prompt. */
  readonly prompt: string
  readonly pattern: string
  /** Null is 'I don't know'. */
  readonly named: string | null
  readonly grade: Grade
}

export function judge(prompts: readonly JudgedPrompt[], answer: Answer): readonly Verdict[] {
  const named = answer.kind === 'spot' ? [answer.named] : answer.named
  const isDecidingMarked = answer.marks.some((mark) => marksWhatDecides(prompts[mark.prompt], mark))
  return prompts.map((prompt, index) => ({
    prompt: prompt.id,
    pattern: prompt.pattern,
    named: named[index] ?? null,
    grade: gradeOf(fits(prompt, named[index]), answer.sure, isDecidingMarked),
  }))
}

function gradeOf(isNamedRight: boolean, sure: Answer['sure'], isDecidingMarked: boolean): Grade {
  if (!isNamedRight) return grades.again
  if (sure === 1) return grades.hard
  return sure === 3 && isDecidingMarked ? grades.easy : grades.good
}

function marksWhatDecides(prompt: JudgedPrompt | undefined, mark: Mark): boolean {
  if (!prompt) return false
  return prompt.evidence.some(({ words, decides }) => {
    const range = decides ? findWords(prompt.text, words) : undefined
    return range !== undefined && overlap(range, mark)
  })
}

/** Whether each mark is a range of words of its prompt. */
export function areMarksInside(prompts: readonly JudgedPrompt[], marks: readonly Mark[]): boolean {
  return marks.every(({ prompt, from, to }) => {
    const text = prompts[prompt]?.text
    return text !== undefined && from <= to && to < wordsOf(text).length
  })
}
