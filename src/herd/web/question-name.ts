import { interviewQuestions } from '#content/interview-questions/interview-questions.ts'
import { popularQuestions } from '#content/interview-questions/popular-questions.ts'

const known = new Map<number, string>(
  [...interviewQuestions, ...popularQuestions].map(({ number, title }) => [number, title]),
)

/** '200. Number of Islands', or 'LeetCode 420' when the title is unknown. */
export function questionName(number: number): string {
  const title = known.get(number)
  return title ? `${number}. ${title}` : `LeetCode ${number}`
}

/** Whether the interviewer gets notes for it: there are some for all questions with a known title. */
export function hasPack(number: number | null): boolean {
  return number !== null && known.has(number)
}

/** The problem's page, or a search for its number when the title is unknown. */
export function questionUrl(number: number): string {
  const title = known.get(number)
  if (!title) return `https://leetcode.com/problemset/?search=${number}`
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `https://leetcode.com/problems/${slug}/`
}
