import type { Difficulty } from '#curriculum/lesson.ts'

export interface PopularQuestion {
  /** Number of the external problem. */
  readonly number: number
  readonly title: string
  readonly difficulty: Difficulty
}

/** What the Start Interview dialog offers, by number. */
export const popularQuestions: readonly PopularQuestion[] = [
  { number: 1, title: 'Two Sum', difficulty: 'Easy' },
  { number: 3, title: 'Longest Substring Without Repeating Characters', difficulty: 'Medium' },
  { number: 15, title: '3Sum', difficulty: 'Medium' },
  { number: 20, title: 'Valid Parentheses', difficulty: 'Easy' },
  { number: 21, title: 'Merge Two Sorted Lists', difficulty: 'Easy' },
  { number: 53, title: 'Maximum Subarray', difficulty: 'Medium' },
  { number: 121, title: 'Best Time to Buy and Sell Stock', difficulty: 'Easy' },
  { number: 125, title: 'Valid Palindrome', difficulty: 'Easy' },
  { number: 200, title: 'Number of Islands', difficulty: 'Medium' },
  { number: 206, title: 'Reverse Linked List', difficulty: 'Easy' },
]
