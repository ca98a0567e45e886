import type { Answer, Item, Mark } from './contract.ts'
import { areClose } from './family.ts'
import { findWords, overlap, wordsOf } from './prompt-words.ts'

interface Named {
  readonly pattern: string
  readonly alsoFits?: readonly { readonly pattern: string }[] | undefined
}

/** What judging needs of a prompt, as it is in the bank or in a round. */
export interface JudgedPrompt extends Named {
  readonly id: string
  readonly text: string
  /** Of variants of one problem: the id of the first. */
  readonly family?: string | undefined
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

/** The pattern was not named, but a near-synonym of it. */
export function isClose(prompt: Named, named: string | null | undefined): boolean {
  return typeof named === 'string' && !fits(prompt, named) && areClose(prompt.pattern, named)
}

/** Grades of FSRS: wrong or unknown, a guess or close, right, right and sure with a mark on what decides. */
export const grades = { again: 1, hard: 2, good: 3, easy: 4 } as const
export type Grade = (typeof grades)[keyof typeof grades]

/** What an answer says about one prompt. A duel has two. */
export interface Verdict {
  /** Id of the prompt. */
  readonly prompt: string
  /** Of variants of one problem: the id of the first. */
  readonly family?: string
  readonly pattern: string
  /** Null is 'I don't know'. */
  readonly named: string | null
  readonly grade: Grade
  /** 1 right, 0.5 close, 0 wrong or unknown. Earlier releases left it out. */
  readonly credit?: number
}

export function creditOf({ credit, grade, pattern, named }: Verdict): number {
  if (credit !== undefined) return credit
  if (grade !== grades.again) return 1
  return named !== null && areClose(pattern, named) ? 0.5 : 0
}

export function judge(prompts: readonly JudgedPrompt[], answer: Answer): readonly Verdict[] {
  const named = answer.kind === 'spot' ? [answer.named] : answer.named
  const isDecidingMarked = answer.marks.some((mark) => marksWhatDecides(prompts[mark.prompt], mark))
  return prompts.map((prompt, index) => {
    const name = named[index] ?? null
    const credit = fits(prompt, name) ? 1 : isClose(prompt, name) ? 0.5 : 0
    return {
      prompt: prompt.id,
      ...(prompt.family === undefined ? {} : { family: prompt.family }),
      pattern: prompt.pattern,
      named: name,
      grade: gradeOf(credit, answer.sure, isDecidingMarked),
      credit,
    }
  })
}

function gradeOf(credit: number, sure: Answer['sure'], isDecidingMarked: boolean): Grade {
  if (credit === 0) return grades.again
  if (credit < 1 || sure === 1) return grades.hard
  return sure === 3 && isDecidingMarked ? grades.easy : grades.good
}

function marksWhatDecides(prompt: JudgedPrompt | undefined, mark: Mark): boolean {
  return prompt !== undefined && evidenceMarked(prompt, mark) !== undefined
}

/** The deciding words that a mark touches. */
export function evidenceMarked<Evidence extends JudgedPrompt['evidence'][number]>(
  { text, evidence }: { readonly text: string; readonly evidence: readonly Evidence[] },
  mark: Mark,
): Evidence | undefined {
  return evidence.find(({ words, decides }) => {
    const range = decides ? findWords(text, words) : undefined
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
