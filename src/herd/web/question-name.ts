import { interviewQuestions } from '#content/interview-questions/interview-questions.ts'
import { popularQuestions } from '#content/interview-questions/popular-questions.ts'

/** '200. Number of Islands', or 'LeetCode 420' when the title is unknown. */
export function questionName(number: number, title: string | null): string {
  return title ? `${number}. ${title}` : `LeetCode ${number}`
}

const withPack = new Set([...interviewQuestions, ...popularQuestions].map(({ number }) => number))

/** Whether the interviewer gets notes for it. */
export function hasPack(number: number | null): boolean {
  return number !== null && withPack.has(number)
}

/** The problem's page, or a search for its number when the title is unknown. */
export function questionUrl(number: number, title: string | null): string {
  if (!title) return `https://leetcode.com/problemset/?search=${number}`
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `https://leetcode.com/problems/${slug}/`
}
