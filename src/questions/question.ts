import type { Difficulty } from '#curriculum/lesson.ts'

export const difficulties = ['Easy', 'Medium', 'Hard'] as const
export const sortings = ['frequency', 'number', 'difficulty', 'shuffle'] as const
/** The part of a hiring process in which a question was asked. */
export const stages = ['Online assessment', 'Phone screen', 'Onsite', 'Other'] as const
/** The longest private note, in characters. */
export const maxNoteLength = 2000

/** A question companies ask, with everything about it that is the same for everyone. */
export interface Question {
  /** The problem's number on LeetCode, or a number of our own for problems that were imported without one. */
  readonly id: number
  readonly title: string
  readonly difficulty: Difficulty
  readonly isPremium: boolean
  /** No pattern of ours applies to SQL questions, so the list leaves them out unless they are included. */
  readonly isSql: boolean
  /** Display names, the primary one first. */
  readonly patterns: readonly string[]
  /** Most frequent first; 100 is the company's most reported question. */
  readonly companies: readonly { readonly name: string; readonly slug: string; readonly frequency: number }[]
  /** How many members of this site reported the question for a company. Never mixed with the frequencies. */
  readonly sightings: readonly { readonly name: string; readonly slug: string; readonly count: number }[]
  readonly leetcodeUrl: string
}

/** 'Goldman Sachs' becomes `goldman-sachs`. Letters of all scripts are kept. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
