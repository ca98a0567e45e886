import { interviewQuestions } from '#content/interview-questions.ts'
import { popularQuestions } from '#content/popular-questions.ts'

const known = new Map<number, string>(
  [...interviewQuestions, ...popularQuestions].map(({ number, title }) => [number, title]),
)

/** '200 Number of Islands'; of a problem we have no title for, its number. */
export function questionName(number: number): string {
  const title = known.get(number)
  return title ? `${number} ${title}` : `LeetCode ${number}`
}

/** Where the problem is; of one we have no title for, a search for its number. */
export function questionUrl(number: number): string {
  const title = known.get(number)
  if (!title) return `https://leetcode.com/problemset/?search=${number}`
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `https://leetcode.com/problems/${slug}/`
}
