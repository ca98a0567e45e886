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
