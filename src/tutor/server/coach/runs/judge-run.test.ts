import { describe, expect, test } from 'vitest'
import { knownProblems } from '#content/known-problems.ts'
import { helpWith } from '#content/tutor/hints.ts'
import { tutorTopics } from '#content/tutor/tutor-topics.ts'
import { lastReply } from '#testing/talk-to-coach.ts'
import { solving } from './run-listing.ts'

const kadane = 'how does kadane work if all numbers are negative'
const window = 'how does a window of fixed size work'
const robber = 'house robber, where do I start'

describe('a result that the learner worked out', () => {
  test.each([
    ['arrays', [kadane, 'so for [-5,-2,-9] the answer is -2?'], /^Yes: .*the answer is -2\./],
    ['arrays', [kadane, '[-5,-2,-9] gives -5, right?'], /^Not quite: .*the answer is -2, not -5\./],
    ['arrays', [window, 'for 4 2 7 1 with k=2 the best is 9 right'], /^Yes: .*ends at 9/],
    ['arrays', ['is subsequence', '"ace" is a subsequence of "abcde", right?'], /^For .* the answer is yes/],
    [
      'stacks-queues',
      ['valid parentheses', 'so "([)]" is valid?'],
      /^(?:No\b|Not quite: for .* the answer is no, not yes\.)/,
    ],
    ['sorting-searching', ['merge intervals', '[[1,3],[2,6]] becomes [[1,6]]'], /^Yes: .*\[\[1,6\]\]/],
    ['sorting-searching', ['how does quickselect work', 'for [3,2,1] and k=2 i get 2. correct?'], /^Yes: /],
    ['trees', ['inorder traversal', '[4,2,6,1,3] inorder gives 1,2,3,4,6?'], /^Yes: .*\[1,2,3,4,6\]/],
    ['recursion', ['subsets', '[1,2,3] has 8 subsets?'], /^Yes: .*the answer is 8/],
    ['dynamic-programming', ['edit distance', '"horse" to "ros" is 3'], /^Yes: .*the answer is 3/],
    [
      'linked-lists',
      ['the middle of a linked list', 'for 1->2->3->4 the middle is 2?'],
      /^Not quite: .* 3, not 2/,
    ],
  ])('in %s after %j is judged', async (topic, messages, verdict) => {
    expect(await lastReply(topic, ...messages)).toMatch(verdict)
  })

  test.each([
    [
      'arrays',
      [kadane, 'for [-5,-2,-9] it is -2, right?', "you didn't answer, is -2 right for [-5,-2,-9]?"],
      /^Yes: /,
    ],
  ])('in %s is judged again when it is asked for again: %j', async (topic, messages, verdict) => {
    expect(await lastReply(topic, ...messages)).toMatch(verdict)
  })

  test.each([
    [
      'of another task than the code',
      [robber, 'for [2,7,9,3,1] at index 2 it is 11?'],
      /^For .* the answer is 12\..*2, 7, 11, 11, 12/s,
    ],
    [
      'of a problem without code',
      ['wiggle subsequence', '[1,7,4,9] gives 4?'],
      /^I cannot tell for which task/,
    ],
    ['as a question', [robber, 'for [2,7,9,3,1], why is it not 13?'], /^For .* the answer is 12\./],
  ])('%s is neither confirmed nor refuted', async (_, messages, part) => {
    expect(await lastReply('dynamic-programming', ...messages)).toMatch(part)
  })

  test.each([
    ['trees', ['how does a min heap work', 'is [1,3,2,7] a valid heap?']],
    ['trees', ['heap', 'if i push 2 into [3,5,7] the heap is [2,3,7,5]?']],
    ['arrays', [window, 'my code gives 5 for [2,1,5,1] and k=3, why?']],
  ])('in %s is not judged by the code of something else: %j', async (topic, messages) => {
    expect(await lastReply(topic, ...messages)).not.toMatch(/^(?:Yes|No|Not quite): /)
  })
})

describe('a statement that is right, or says nothing of the result', () => {
  const rotated = 'how can i search in a rotated sorted array in log n'
  const sums = 'subarray sum equals k, i tried sliding window but it fails with negative numbers'
  test.each([
    [
      'arrays',
      ['hi', 'max sum of 3 numbers in a row in [2,1,5,1,3,2] i would keep a sum and slide it? i get 9'],
      /^(?:Yes|The result is right): .*ends at 9/,
    ],
    [
      'arrays',
      [window, 'no i meant the window of 3 numbers, not two sum. is 9 right for [2,1,5,1,3,2] with k=3?'],
      /^(?:Yes|The result is right): .*ends at 9/,
    ],
    [
      'arrays',
      [kadane, 'so for [-2,1,-3,4,-1,2,1,-5,4] i get 6 from 4,-1,2,1. correct?'],
      /^Yes: .*the answer is 6/,
    ],
    [
      'dynamic-programming',
      [
        'explain edit distance dp table to me',
        'wait plus 1? i thought equal letters cost nothing',
        'for "horse" and "ros" i get 3, is that correct',
      ],
      /^Yes: .*the answer is 3/,
    ],
    [
      'dynamic-programming',
      [
        'explain edit distance dp table to me',
        'why do we take the diagonal when the letters are equal, why not min of all three',
      ],
      /Equal letters need no edit/,
    ],
    [
      'sorting-searching',
      [rotated, 'for [4,5,6,7,0,1,2] looking for 0, mid is 7, how do i know which side to go'],
      /^(?!Not quite|No\b)/,
    ],
    [
      'sorting-searching',
      [rotated, 'for [4,5,6,7,0,1,2] and target 0, mid is 7, right?'],
      /^(?!Not quite|No\b)/,
    ],
    [
      'hash-tables',
      [sums, 'for [1,2,3] and k=3 the prefix sums are 1,3,6 so the answer is 1 because only 6-3=3 ?'],
      /^Not quite: .* the answer is 2, not 1/,
    ],
    [
      'hash-tables',
      [
        sums,
        'for [1,2,3] and k=3 i get 1?',
        'i said 1 not 3. but ok where does the second one come from? [1,2] i guess, how does the map find that one',
      ],
      /^(?!Not quite|No\b)/,
    ],
    [
      'arrays',
      [
        'Show the code of Sliding Window: Fixed size',
        'what is left = right - size for, and why does it say nums[right] - nums[left]',
      ],
      /Line \d+ is .left = right - size..*Line \d+ is .total \+= nums\[right\] - nums\[left\]/s,
    ],
  ])('in %s after %j is not called wrong', async (topic, messages, verdict) => {
    expect(await lastReply(topic, ...messages)).toMatch(verdict)
  })

  /** A right and a wrong result of the listing that solves each problem, in four forms of words. */
  const forms = [...knownProblems.values()].flatMap((problem) => {
    const { pattern } = helpWith(problem)
    const listing = solving(problem)
    const topic = tutorTopics.find(({ patterns }) => patterns.includes(pattern))
    if (!listing || !topic || !/^(?:int|string|bool|node)$/.test(listing.cases.returns)) return []
    const { parameters, reference } = listing.cases
    const result = reference(...structuredClone(listing.example))
    const input = parameters
      .map(
        ({ name, type }, at) => `${type === 'int' ? `${name} = ` : ''}${JSON.stringify(listing.example[at])}`,
      )
      .join(' and ')
    const say = (value: unknown) => {
      const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : JSON.stringify(value)
      return [
        `for ${input} i get ${text}, right?`,
        `so the answer for ${input} is ${text}?`,
        `is ${text} right for ${input}`,
        `${input} gives ${text}, correct?`,
      ]
    }
    const wrong = typeof result === 'number' ? result + 1 : typeof result === 'boolean' ? !result : 'zzz'
    return [{ title: problem.title, topic: topic.id, right: say(result), wrong: say(wrong) }]
  })

  test.each(forms)('of $title is confirmed only if it is so, and never denied if it is', async (form) => {
    expect(forms.length).toBeGreaterThan(30)
    for (const message of form.right)
      expect(await lastReply(form.topic, `how do I solve ${form.title}`, message)).not.toMatch(
        /^(?:Not quite|No)\b/,
      )
    for (const message of form.wrong)
      expect(await lastReply(form.topic, `how do I solve ${form.title}`, message)).not.toMatch(/^Yes\b/)
  })
})

describe('values in between', () => {
  test.each([
    [
      [kadane, 'for [-5,-2,-9] here goes -5, -2, -9 and the answer is -2?'],
      /^The result is right: .*-5, -2, -2/s,
    ],
    [[window, '[4,2,7,1], k = 2: 6, 9, 8 so 9'], /^The result is right: .*6, 9, 8/s],
    [[window, '[4,2,7,1], k = 2: 6, 9, 7 so 9'], /^The result is right: .*ends at 9.*6, 9, 8/s],
    [[robber, 'ok so for [2,7,9,3,1] best would be 2,7,11,11,12 right?'], /^For .*2, 7, 11, 11, 12/s],
    [[robber, 'ok so for [2,7,9,3,1] best would be 2,7,11,10,12 right?'], /^For .*2, 7, 11, 11, 12/s],
  ])('%j stand beside those of the code', async ([first = '', second = ''], verdict) => {
    const topic = first === robber ? 'dynamic-programming' : 'arrays'
    expect(await lastReply(topic, first, second)).toMatch(verdict)
  })
})

describe('an input', () => {
  const cycle = 'is there a cycle in the undirected graph 1-2, 2-3?'
  test.each([
    ['trees', ['is this one balanced: 1 -> 2 -> 3, all right children'], /root = \[1,null,2,null,3\].* no\./],
    ['trees', ['is the tree 5 -> 3 -> 1 (left, left) balanced'], /root = \[5,3,null,1\] the answer is no\./],
    ['trees', ['is the tree 5 -> 3 -> 1 balanced'], /^I could not read from that which node/],
    [
      'trees',
      ['is it a bst: root 10, left 5, right 15, and 15 has left child 6'],
      /root = \[10,5,15,null,null,6\] the answer is no\./,
    ],
    ['graphs', [cycle], /^(?!For )/],
    ['graphs', [cycle, 'example for the parent thing with 1-2, 2-3, 3-1?'], /^(?!For )/],
    [
      'sorting-searching',
      ['binary search', 'with lo < hi and hi = len(a)-1 on [7] searching 7 i would return not found?'],
      /^(?!For |On your|.*target = -1)/,
    ],
    ['dynamic-programming', ['coin change coins [1,3,4] amount 6 is 2, right?'], /^Yes: .*the answer is 2\./],
    ['dynamic-programming', ['coin change: why doesnt greedy work', '3 (10,1,1) but best is 2'], /^Right\./],
    ['stacks-queues', ['next greater elements of 2 1 2 4 3'], /^(?!For )/],
    ['linked-lists', ['merge [1,3] and [2,4], i get [1,2,3,4]'], /^Yes: for a = \[1,3\], b = \[2,4\]/],
    ['arrays', ['majority element of [2,2,1] is 2'], /^Yes: .*the answer is 2\./],
    [
      'arrays',
      ['remove duplicates from [1,1,2], my code returns 3, is it right?'],
      /^Not quite: .*the answer is 2, not 3\./,
    ],
    [
      'trees',
      ['level order of [3,9,20,null,null,15,7] is 3,9,20,15,7'],
      /^Yes: .*\[\[3\],\[9,20\],\[15,7\]\]/,
    ],
    ['trees', ['max depth of root=[1,null,2,null,3] is 2, right?'], /^Not quite: .*the answer is 3, not 2\./],
    ['graphs', ['dijkstra on A->B 2, B->C 2, A->C 5'], /^(?!.*`heap`).*the answer is \[0,2,4\]/s],
    ['trees', ['depth of 1 -> 2 -> 3 all left children is 3?'], /^Yes: for root = \[1,2,null,3\]/],
    ['sorting-searching', ['merge [1,3] and [2,6] overlap so [1,6]?'], /^(?!Yes|No|For )/],
    ['sorting-searching', ['[5,2,4] after one pass of bubble sort is [2,4,5]?'], /^(?!Yes|No|For )/],
    [
      'stacks-queues',
      ['"(()" is valid, right?'],
      /^Not quite: for \w+ = "\(\(\)" the answer is no, not yes\./,
    ],
    ['recursion', ['combinations of [1,2,3] of size 2 are 3, right?'], /^(?!Yes|No|For )/],
    ['arrays', ['rotate [1,2,3,4] by 2'], /the answer is \[3,4,1,2\]/],
    ['dynamic-programming', ['edit distance of "cat" and "cut" is 1'], /^Yes: .*the answer is 1\./],
    ['linked-lists', ['merge 1->3 and 2->4'], /^(?!For intervals)/],
    ['linked-lists', ['reverse 1->2->3->4 from left=2 to right=3'], /^(?!.*\[4,3,2,1\])/],
    ['trees', ['max path sum of [1,2,3] is 6?'], /^Yes: .*the answer is 6\./],
    [
      'arrays',
      ['best time to buy and sell stock [7,1,5] is 4?'],
      /^Yes: for prices = \[7,1,5\] the answer is 4/,
    ],
    ['recursion', ['[1,2,3] has 6 subsets, right?'], /^(?:For|Not quite: for) nums = \[1,2,3\] .* 8/],
    [
      'trees',
      [
        'root = [3,9,20,null,null,15,7], is the level order [[3],[9,20],[15,7]]?',
        'and the right side view would be [3,20,7]',
      ],
      /^Yes: for root = \[3,9,20,null,null,15,7\]/,
    ],
    ['trees', ['preorder and postorder', 'is the postorder of this tree 2 6 4?'], /^(?!Yes|No|For )/],
    ['trees', ['valid bst', 'so if inorder is [1,2,4,3,5] its not a valid bst'], /^(?!Yes|No|For )/],
    ['recursion', ['permutations', 'no i mean with duplicates, 112 121 211'], /^(?!Yes|No|For )/],
    [
      'sorting-searching',
      ['binary search', 'lower bound of 2 in [1,2,2,2,3] gives index 1'],
      /^Yes: .*smallest index whose value/,
    ],
    ['dynamic-programming', ['coins [1,3,4] amount 6. i get 3 coins (4+1+1)'], /^(?!Yes|Not|For )/],
    ['dynamic-programming', ['house robber with [2,7,9,3,1] gives 12'], /^Yes: .*the answer is 12\./],
    [
      'dynamic-programming',
      ['house robber', 'is greedy correct for US coins 1, 5, 10 and 25?'],
      /^(?!Yes|Not|For )/,
    ],
    [
      'arrays',
      ['best time to buy and sell stock', 'if i may sell many times, for [7,1,5] i get 4'],
      /^(?!Yes|Not|For )/,
    ],
    ['recursion', ['[1,2] has 3 subsets'], /^(?:For|Not quite: for) nums = \[1,2\] .* 4/],
    ['recursion', ['permutations of [1,2,3] are 9, right?'], /^Not quite: .*the answer is 6, not 9/],
  ])(
    'in %s is run as a whole, on the task that is named, or not at all: %j',
    async (topic, messages, part) => {
      expect(await lastReply(topic, ...messages)).toMatch(part)
    },
  )
})
