import { expect, test } from 'vitest'
import { interviewQuestions } from '#content/interview-questions/interview-questions.ts'
import { popularQuestions } from '#content/interview-questions/popular-questions.ts'
import { questionName, questionUrl } from './question-name.ts'

test.each([
  [200, '200 Number of Islands', 'https://leetcode.com/problems/number-of-islands/'],
  [15, '15 3Sum', 'https://leetcode.com/problems/3sum/'],
  [420, 'LeetCode 420', 'https://leetcode.com/problemset/?search=420'],
])('problem %i is named and found', (number, name, url) => {
  expect(questionName(number)).toBe(name)
  expect(questionUrl(number)).toBe(url)
})

test('every essential question is found at its own address', () => {
  for (const { number, slug } of interviewQuestions)
    expect(questionUrl(number)).toBe(`https://leetcode.com/problems/${slug}/`)
})

test('every popular question has its title', () => {
  for (const { number, title } of popularQuestions) expect(questionName(number)).toBe(`${number} ${title}`)
})
