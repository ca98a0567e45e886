import { expect, test } from 'vitest'
import { knownProblems } from '#content/known-problems.ts'
import { problemNicknames, techniqueTitles } from '#content/tutor/problem-names.ts'
import { findProblem } from './find-subjects.ts'

test.each([
  [15, 'lc 15 no idea how to skip dups'],
  [3, 'problem 3, i get 4 instead of 3'],
  [1, 'https://leetcode.com/problems/two-sum/description/ stuck'],
  [11, 'container water, which wall do i move'],
  [1, '2 sum but i get the same index twice'],
  [20, 'valid paranthesis fails on ]'],
  [42, 'rain water problem, why does the shorter side move'],
  [51, 'nqueens how do i check diagonals'],
  [994, 'rotten oranges gives -1'],
  [198, 'house robber - my dp gives 11 but expected 12'],
  [238, 'product except self no division'],
  [424, 'longest repeating char replacement'],
  [739, 'daily temprature'],
  [167, 'two sum ii sorted input'],
  [84, 'largest rectangle histogram'],
  [82, 'remove duplicates from sorted list 2'],
  [424, 'longest repeating charcter replacment'],
  [3, 'longest substring w/o repeating chars, set or map?'],
])('finds problem %i in “%s”', (number, text) => {
  const found = findProblem(text)
  expect([found?.problem.number, found?.isSure]).toEqual([number, true])
})

test.each([
  [146, 'stuck on lru cache, do i need a doubly linked list?'],
  [704, 'binary search'],
  [206, 'reverse a linked list'],
  [98, 'validate bst'],
  [236, 'what is the lowest common ancestor'],
])('is not sure that problem %i is meant by “%s”, which also names something else', (number, text) => {
  const found = findProblem(text)
  expect([found?.problem.number, found?.isSure]).toEqual([number, false])
})

test.each([
  'is it sorted',
  'quiz me on heaps',
  'what problem should i do next',
  'how do i find the kth smallest',
  'is this problem 2 pointers or sliding window',
  'what does each number in the dp table mean',
  'Given an array of integers and a target, return the indices of the two numbers that add up to it',
  'you are given a string, find the longest part in which no letter repeats',
  'how can i check if a string is a palindrome',
  'stuck on binary search trees',
  'the two lists have different lengths',
  'first i sort, then i use two indices, is that ok?',
])('finds no problem in “%s”', (text) => {
  expect(findProblem(text)).toBeUndefined()
})

test('finds each known problem by its number, its title and its link', () => {
  for (const { number, title, slug } of knownProblems.values()) {
    expect(findProblem(`leetcode ${number}`)?.problem.number, title).toBe(number)
    expect(findProblem(`https://leetcode.com/problems/${slug}/`)?.problem.number, title).toBe(number)
    expect(findProblem(`hint for ${title}`)?.problem.number, title).toBe(number)
  }
})

test('nicknames and titles of techniques belong to known problems', () => {
  for (const number of [...Object.values(problemNicknames), ...techniqueTitles])
    expect(knownProblems.has(number), String(number)).toBe(true)
})

const numeral = / (?:II|III|IV)\b/
const numbered = [...knownProblems.values()].filter(({ title }) => numeral.test(title))
const firstOnes = [...knownProblems.values()].filter(({ title }) =>
  numbered.some((other) => other.title.split(numeral)[0] === title),
)

test.each([
  'so {} for 2 7 9 3 1 is 12?',
  '{} of [1, 2, 3] gives 3',
  'is {} for n = 2 equal to 3',
  '{} 2 3 1 1 4',
  '{}: 2, 3, 1',
  '{} with 2 elements',
  'i get 3 for {}, is it 2?',
  'two things about {}, 2 of them',
])('the first problem of a series is not taken for another one by the numbers of “%s”', (sentence) => {
  const found = firstOnes.map(({ title, patterns }) => {
    const { problem } = findProblem(sentence.replace('{}', title.toLowerCase()), patterns) ?? {}
    return [title, problem?.title ?? title]
  })
  expect(found).toEqual(firstOnes.map(({ title }) => [title, title]))
})

test.each(['so {} for [1, 2] is 3?', '{} for 2 7 9 is 3', 'i try {} now'])(
  'the others of a series are found in “%s”, with a Roman numeral or a digit',
  (sentence) => {
    for (const { title, patterns } of numbered)
      for (const name of [
        title,
        title
          .replace(/\bIII\b/, '3')
          .replace(/\bII\b/, '2')
          .replace(/\bIV\b/, '4'),
      ])
        expect(findProblem(sentence.replace('{}', name.toLowerCase()), patterns)?.problem.title, name).toBe(
          title,
        )
  },
)
