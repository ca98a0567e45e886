import { expect, test } from 'vitest'
import { lastReply, talkToCoach } from '#testing/talk-to-coach.ts'

test.each([
  ['arrays', 'maximum subarray', 'so for [-3,-1,-2] it returns 0', /^Not quite: .* the answer is -1, not 0/],
  ['arrays', 'sliding window maximum', '[1,3,-1,-3,5] with k=3 gives [3,3,5]', /^Yes: /],
  ['stacks-queues', 'valid parentheses', '([]) is not valid right?', /^For s = "\(\[\]\)" the answer is yes/],
  ['dynamic-programming', 'climbing stairs', 'for n=4 it gives 4 ways', /^Not quite: .* is 5, not 4/],
  ['trees', 'maximum depth of binary tree', 'the depth of [1,2,3,4] is 2', /^Not quite: .* is 3, not 2/],
  [
    'trees',
    'validate binary search tree',
    '[5,1,4,null,null,3,6] is valid',
    /^Not quite: for root = .* the answer is no, not yes\./,
  ],
  ['graphs', 'course schedule', 'with 2 courses and [[1,0],[0,1]] it returns true', /^For n = 2, .* is no\./],
  ['graphs', 'number of islands', 'grid 11000 / 11000 / 00100 / 00011, 3 islands?', /^Yes: .* is 3/],
  ['linked-lists', 'merge two sorted lists', '1->4 and 2->3 becomes 1->2->4->3', /^Not quite: .*\[1,2,3,4\]/],
  ['recursion', 'subsets', 'for [1,2] there are 3 subsets', /^Not quite: .* is 4, not 3/],
  ['hash-tables', 'contains duplicate', 'it returns true for [1,2,3]', /^For nums = .* is no\./],
  [
    'hash-tables',
    'group anagrams',
    'eat tea tan ate nat bat gives 3 groups right',
    /^Yes: .* the answer is 3\./,
  ],
  ['linked-lists', 'merge two sorted lists', 'so 1,3,5 and 2,4 gives 1,2,3,4,5', /^(?!Yes|No|For )/],
  ['recursion', 'subsets', 'what if the input has duplicates like [1,2,2]', /^(?!For|On your input)/],
  [
    'stacks-queues',
    'hi',
    'check if brackets are balanced like ({[]})',
    /^For s = "\(\{\[\]\}\)" the answer is yes/,
  ],
  [
    'sorting-searching',
    'binary search',
    '[1,3,5,7,9] target 7: mid is 2, then 3, so 2 steps?',
    /^(?!Yes|No|For)/,
  ],
  ['arrays', 'maximum subarray', 'max subarray of 01,2,3 is 6, right?', /^Yes: /],
  ['graphs', 'number of islands', 'how many islands has 110,010,001? i get 2', /^(?!Yes|No|For)/],
  [
    'graphs',
    'course schedule',
    '2 courses [[1,0],[0,1]] the answer is false, yes?',
    /^For n = 2, .* is no\./,
  ],
  ['dynamic-programming', 'climbing stairs', 'how many ways for n=10? i get 89', /^Yes: /],
  ['hash-tables', 'group anagrams', 'one for stop pots spot and top is alone', /^(?!Yes|No|For)/],
  ['hash-tables', 'first unique character in a string', 'for leetcode it is 0', /^(?!Yes|No|For )/],
  ['arrays', 'longest substring without repeating characters', 'abcabcbb is 3 right', /^(?!Yes|No|For )/],
  [
    'sorting-searching',
    'search insert position',
    '[1,3,5] and 4, the insert position is 1?',
    /^Not quite: |the answer is 2/,
  ],
])('in %s, after “%s”: %s', async (topic, problem, message, expected) => {
  expect(await lastReply(topic, problem, message)).toMatch(expected)
})

test.each([
  ['what is a stack', 'push 1, push 2, pop, push 3, pop. whats left is 1 right?', /^Yes\./],
  ['what is a stack', 'push 4, push 9, pop -> the top is 9', /^No, it is 4\./],
  ['what is a stack', 'if i push 1 then push 2 then pop i get 1?', /^No, it is 2\./],
  ['what is a stack', 'push 1, push 2, pop, pop, pop. what happens?', /pop: nothing is left to take/],
  ['what is a queue', 'enqueue 5, enqueue 6, dequeue, enqueue 7, dequeue gives 6 last?', /^Yes\./],
  ['implement queue using stacks', 'push 1 push 2 pop gives 2', /^No, it is 1\./],
  ['what is a queue', 'if I enqueue 1 2 3 and then dequeue I get 3', /^No, it is 1\./],
  ['how do i make a queue from two stacks', 'push 1, push 2, pop, push 3, pop gives 1 and 2', /^Yes\./],
])('after “%s”, operations are carried out: %s', async (first, message, expected) => {
  expect(await lastReply('stacks-queues', first, message)).toMatch(expected)
})

test.each([
  ['arrays', 'maximum subarray', '[-2,1,-3,4,-1,2,1] gives 6 right?', 'why 6', /become/],
  ['dynamic-programming', 'climbing stairs', 'so with 5 stairs its 8', 'why is it 8?', /ways\[5\] = .* = 8/],
])('in %s, after “%s” and “%s”, “%s” shows how the result comes about', async (...said) => {
  const [topic, first, result, why, steps] = said
  expect(await lastReply(topic, first, result, why)).toMatch(steps)
})

test.each([
  ['dynamic-programming', 'climbing stairs', '5 stairs, i got 5 ways', 'is it 8 then?', /^Yes: for n = 5/],
  [
    'trees',
    'build a tree from preorder and inorder',
    'preorder 3 9 20 15 7 inorder 9 3 15 20 7, what is the tree',
    'so what is the postorder of that tree? i get 9 15 7 20 3',
    /^(?!For|Yes|No)/,
  ],
  ['stacks-queues', 'daily temperatures', 'for 70 72 69 75', 'is it 72 and 69 on the stack?', /^(?!For)/],
  [
    'dynamic-programming',
    'coin change',
    'how many ways to pay 5 with 1 2 5? i think 4',
    'no i mean is 4 right for amount 5 with coins [1,2,5]',
    /^(?!For .* the answer is 1)/,
  ],
])('in %s, after “%s” and “%s”, a result is no input: %s', async (...said) => {
  const [topic, first, before, message, expected] = said
  expect(await lastReply(topic, first, before, message)).toMatch(expected)
})

test.each([
  'ok so sort the letters. for eat tea tan ate nat bat i get 3 groups',
  'for ["eat","tea","tan","ate","nat","bat"] i get 3 groups',
])('a result is of the topic: %s', async (message) => {
  const answers = await talkToCoach('hash-tables', 'group words that use the same letters', message)
  expect(answers.at(-1)?.kind).not.toBe('off-topic')
})

test('an input that is not read is not taken for another one', async () => {
  const task = 'longest substring without repeating characters'
  expect(await lastReply('arrays', task, 'can you show me the trace on abcabcbb')).toMatch(
    /^(?!.*[Yy]our input)/s,
  )
  expect(
    await lastReply('graphs', 'how does dijkstra work', 'A-B costs 10, A-C 1, C-B 1, so A to B is 2?'),
  ).toMatch(/"?graph = \[\[\[1,10\],\[2,1\]\]/)
})

test('what is read of a message, and of a listing, is all of it', async () => {
  const cycle = await lastReply('linked-lists', 'linked list cycle', 'trace 1->2->3->4->2 (back to 2)')
  expect(cycle).toContain('in a list of 4 nodes')
  const lines = ['Show the code of Boundary & Range Search', 'explain it line by line'] as const
  expect(await lastReply('sorting-searching', ...lines)).toContain('`mid = (lo + hi) // 2`')
})
