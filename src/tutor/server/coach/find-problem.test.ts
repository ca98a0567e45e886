import { expect, test } from 'vitest'
import { allLessons } from '#content/catalogue.ts'
import { problemNicknames, techniqueTitles } from '#content/tutor/problem-names.ts'
import { findProblem } from './find-problem.ts'
import { knownProblems } from './problems.ts'

test.each([
  [15, 'lc 15 no idea how to skip dups'],
  [238, 'leetcode 238 without division??'],
  [15, '#15 keeps giving TLE'],
  [3, 'problem 3, i get 4 instead of 3'],
  [1, 'https://leetcode.com/problems/two-sum/description/ stuck'],
  [11, 'container water, which wall do i move'],
  [875, 'koko: what is the upper bound for the speed'],
  [42, 'trapping water with a stack or two pointers?'],
  [703, 'kth largest in stream'],
  [1, '2 sum but i get the same index twice'],
  [15, '3sum time limit exceeded'],
  [18, '4sum hint'],
  [20, 'valid paranthesis fails on ]'],
  [70, 'stairs climbing, why is it fibonacci'],
  [42, 'rain water problem, why does the shorter side move'],
  [51, 'nqueens how do i check diagonals'],
  [994, 'rotten oranges gives -1'],
  [200, 'num islands recursion depth'],
  [198, 'house robber - my dp gives 11 but expected 12'],
  [213, 'house robber 2 circle part'],
  [122, 'best time to buy and sell stock II can i sell same day'],
  [212, 'word search 2'],
  [238, 'product except self no division'],
  [424, 'longest repeating char replacement'],
  [5, 'longest palindrom substring'],
  [49, 'group anagram'],
  [210, 'course schedule 2 order'],
  [518, 'coin change 2 order matters?'],
  [739, 'daily temprature'],
  [503, 'next greater element 2'],
  [417, 'pacific atlantic'],
  [64, 'min path sum'],
  [167, 'two sum ii sorted input'],
  [11, 'container with most watter'],
  [84, 'largest rectangle histogram'],
  [82, 'remove duplicates from sorted list 2'],
  [188, 'best time to buy sell stock iv'],
  [1482, 'min days to make m bouquets'],
  [424, 'longest repeating charcter replacment'],
  [901, 'stock span'],
  [787, 'cheapest flights k stops bellman ford'],
  [931, 'min falling path sum'],
  [3, 'longest substring w/o repeating chars, set or map?'],
  [90, 'subsets 2 duplicates'],
])('finds problem %i in “%s”', (number, text) => {
  const found = findProblem(text)
  expect([found?.problem.number, found?.isSure]).toEqual([number, true])
})

test.each([
  [146, 'stuck on lru cache, do i need a doubly linked list?'],
  [53, 'max subarray hint'],
  [704, 'binary search'],
  [153, 'find min in rotated sorted array'],
  [206, 'reverse a linked list'],
  [141, 'linked list cycle'],
  [98, 'validate bst'],
  [78, 'subsets'],
  [1143, 'longest common subsequence'],
  [322, 'coin changes greedy fails'],
  [39, 'combination sum'],
  [236, 'what is the lowest common ancestor'],
])('is not sure that problem %i is meant by “%s”, which also names something else', (number, text) => {
  const found = findProblem(text)
  expect([found?.problem.number, found?.isSure]).toEqual([number, false])
})

test.each([
  'is it sorted',
  'how do i count smaller numbers',
  'what is binary search tree',
  'why is a hash map faster than a list',
  'difference between bfs and dfs',
  'my code returns None',
  'i keep getting index out of bounds in my loop',
  'quiz me on heaps',
  'show me the code',
  'give me a harder one',
  'when should the left pointer move',
  'what problem should i do next',
  'thanks, that helps!',
  'the first element is always counted twice',
  'how do i find the kth smallest',
  'my two numbers are the same index',
  'step 3 makes no sense to me',
  'i have 2 pointers and both stand still',
  'is this problem 2 pointers or sliding window',
  'what does lo + (hi - lo) / 2 do',
  'i solved 3 problems today, what next',
  'what does each number in the dp table mean',
  'Given an array of integers and a target, return the indices of the two numbers that add up to it',
  'you are given a string, find the longest part in which no letter repeats',
  'what is the maximum depth of the recursion',
  'how to count words with the same letters',
  'what is the minimum number of steps',
  'the longest path in a tree',
  'count all ways to reach the end',
  'how can i check if a string is a palindrome',
  'stuck on binary search trees',
  'kth largest',
  'what is the longest substring pattern',
  'how do i merge two halves',
  'what is an island here',
  'how long is the longest increasing run',
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

test('lists the patterns of the session first, with what the problem adds to their lesson', () => {
  const stock = findProblem('best time to buy and sell stock', ['state-machine-dp'])?.problem
  const lesson = allLessons.find(({ name }) => name === 'state-machine-dp')
  expect(stock?.patterns[0]).toBe('state-machine-dp')
  expect(stock?.adds).toBe(lesson?.practice.find(({ number }) => number === 121)?.adds)
})

test('nicknames and titles of techniques belong to known problems', () => {
  for (const number of [...Object.values(problemNicknames), ...techniqueTitles])
    expect(knownProblems.has(number), String(number)).toBe(true)
})
