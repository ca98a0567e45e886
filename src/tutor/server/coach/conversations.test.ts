import { describe, expect, test } from 'vitest'
import { moveOf } from '#content/tutor/moves.ts'
import { tutorTopics } from '#content/tutor/tutor-topics.ts'
import { talkToCoach } from '#testing/talk-to-coach.ts'
import { answer } from './coach.ts'
import { writtenAnswers } from './passages.ts'
import { judgeOn } from './replies/judge-replies.ts'
import { findClaim } from './replies/statements.ts'

const followed = writtenAnswers.filter(({ further }) => further)
const firstOfPatterns = [...Map.groupBy(followed, ({ patterns }) => patterns[0]).values()].flatMap(
  ([first]) => first ?? [],
)

test('the most used answers have an example, a reason and a question back', () => {
  expect(followed.length).toBeGreaterThan(400)
  expect(firstOfPatterns).toHaveLength(43)
})

test.each(followed.map((found) => [found.question, found.further?.check] as const))(
  'replies to the check of “%s” are judged as written',
  (_, check) => {
    if (!check) throw new Error('It has no check')
    for (const reply of check.right) expect(judgeOn(check, reply), reply).toEqual({ verdict: 'right' })
    for (const { says, reply } of check.wrong)
      for (const wording of says)
        expect(judgeOn(check, wording), wording).toEqual({ verdict: 'wrong', reply })
  },
)

test.each(followed.map((found) => [found.question, found.further?.claims ?? []] as const))(
  'what learners assert about “%s” is recognized as written',
  (_, claims) => {
    for (const claim of claims)
      for (const wording of claim.says) expect(findClaim(wording, claims, 0.5)?.claim, wording).toBe(claim)
  },
)

describe.each(firstOfPatterns.map((found) => [found.question ?? '', found] as const))(
  'after the answer to “%s”',
  (question, { text, patterns, further }) => {
    const topic = tutorTopics.find((each) => each.patterns.includes(patterns[0] ?? ''))?.id ?? ''
    const { check, why, example } = further ?? { check: undefined }
    if (!check) throw new Error('It has no check')

    test('a reason, an example and the reply to its question come from it', async () => {
      const [first, reason, numbers, right] = await talkToCoach(
        topic,
        question,
        'but why?',
        'an example please',
        check.right[0] ?? '',
      )
      expect(first?.text).toContain(text.slice(-60))
      expect(first?.text.endsWith(check.ask)).toBe(true)
      expect(first?.followUps.slice(0, 2)).toEqual(['Show me an example', 'Why is that?'])
      expect(reason?.text).toContain(why)
      expect(numbers?.text).toContain(example)
      expect(right?.text).toBe(`Right. ${check.because}`)
    })

    test('a wrong reply gets a step on, and who gives up is told', async () => {
      const [wrong] = check.wrong
      const [, reply, told] = await talkToCoach(topic, question, wrong?.says[0] ?? '', "I don't know")
      expect(reply?.text).toBe(wrong?.reply)
      expect(told?.text).toContain(check.because)
    })
  },
)

test.each([
  ['why?', 'why'],
  ['but how do you know that', 'why'],
  ['can you show me an example with numbers', 'example'],
  ['walk me through it', 'example'],
  ["I still don't get it", 'simpler'],
  ['explain it like im 5 please', 'simpler'],
  ['huh??', 'simpler'],
  ['no, the other one', 'other'],
  ["that's not what i asked", 'other'],
  ['idk', 'unknown'],
  ['what should i do next?', 'next'],
  ['got it, thanks!', 'done'],
  ['5', undefined],
  ['why does the left pointer move', undefined],
  ['what is a heap', undefined],
  ['thanks but why is it linear', undefined],
] as const)('“%s” is the move %s', (message, move) => {
  expect(moveOf(message)).toBe(move)
})

test('a statement is confirmed or corrected with its reason', async () => {
  const [, wrong, right] = await talkToCoach(
    'arrays',
    'Why does the loop need `lo < hi` and not `lo <= hi`? (Two Pointers)',
    'so l <= r, right?',
    'so the array has to be sorted?',
  )
  expect(wrong?.text).toContain('No')
  expect(right?.text).toMatch(/Yes|only/)
})

test('a cost that is asserted is compared with that of the problem', async () => {
  const [, right, wrong] = await talkToCoach(
    'dynamic-programming',
    'hint for house robber',
    'so O(n) time?',
    'is it O(n^2)?',
  )
  expect(right?.text).toMatch(/^Check yours against this:.*O\(n\) time/s)
  expect(wrong?.text).toMatch(/^Compare it with this: The usual solution of House Robber takes `O\(n\)` time/)
})

test('what cannot be judged is not judged', async () => {
  const [, reply] = await talkToCoach(
    'trees',
    'What is a heap?',
    'so the moon has more leaves than bark, right?',
  )
  expect(reply?.text).toMatch(/I can't judge that sentence|outside the scope/)
})

test('an answer that is not clearly meant comes with others as buttons, and a press gives them', async () => {
  const message = 'why does it go wrong with equal numbers'
  const [first] = await talkToCoach('arrays', message)
  expect(first?.text).toContain('did you mean one of these?')
  const [other = ''] = first?.followUps ?? []
  const [, pressed] = await talkToCoach('arrays', message, other)
  expect(other).toContain(pressed?.passages[0]?.title)
})

test('an answer that was told is not told again', async () => {
  const answers = await talkToCoach(
    'arrays',
    ...Array<string>(4).fill('why is sliding window linear with two loops'),
  )
  expect(new Set(answers.map(({ text }) => text)).size).toBe(4)
})

test('who is lost gets a kind word and numbers, then the reason, then one step', async () => {
  const [, first, second, third] = await talkToCoach(
    'graphs',
    'What is BFS?',
    'i dont get it',
    'still lost',
    'im so confused',
  )
  expect(first?.text).toMatch(/many people.+With numbers: /s)
  expect(second?.text).toMatch(/^Let us look at it from another side/)
  expect(third?.text).toMatch(/^That is all right/)
})

test('a quiz stays within the topic, survives a hint and a why, and takes up "I don\'t know"', async () => {
  const [task, hint, why, verdict, reason] = await talkToCoach(
    'trees',
    'quiz me',
    'hint',
    'why?',
    "i don't know",
    'why?',
  )
  expect(task?.kind).toBe('quiz')
  expect(hint?.text).toMatch(/^These words decide: /)
  expect(why?.text).toMatch(/^It is one of these two: /)
  expect(verdict?.text).toMatch(/^No problem\. It is /)
  expect(reason?.text).toMatch(/^Because .+ fails: /)
})

test('after a program that failed, a short message gets the next step with its input', async () => {
  const question =
    'def two_sum(nums, target):\n    seen = {}\n    for i, x in enumerate(nums):\n        seen[x] = i\n    return []'
  const report =
    'I ran it.\n\n```input\nnums = [3]\ntarget = 6\nexpected: []\ngot: [0, 0]\n```\n\nRun it in [the demo](/category/1?demo=hash-lookup#hash-lookup).'
  const turns = [{ question, reply: report }]
  const say = (message: string, earlier = turns) =>
    answer({ topicId: 'hash-tables', turns: earlier, question: message, solved: new Set() })
  const trace = await say('why?')
  expect(trace.text).toMatch(/^Trace it by hand with `nums = \[3\], target = 6`/)
  expect((await say('line 3?')).text).toContain('Line 3 is `for i, x in enumerate(nums):`')
  const next = await say("i don't know", [...turns, { question: 'why?', reply: trace.text }])
  expect(next.text).not.toBe(trace.text)
})

test('a reply with its reason, and one that asks whether it is right, are judged', async () => {
  const found = writtenAnswers.find(({ further }) => further?.check.right.includes('20'))
  const topic = tutorTopics.find(({ patterns }) => patterns.includes(found?.patterns[0] ?? ''))?.id ?? ''
  const replies = [
    '20 because each goes in two stacks',
    'so is it 20 or not??',
    'i think 20, since they move',
  ]
  for (const reply of replies) {
    const [, judged] = await talkToCoach(topic, found?.question ?? '', reply)
    expect(judged?.text, reply).toMatch(/^(Right|Yes, that is it|The answer is right)\./)
  }
})

test('a question is answered as it stands in the lesson, also within a complaint', async () => {
  const title = 'How do I learn to think recursively?'
  const [first] = await talkToCoach('trees', title)
  const [second] = await talkToCoach(
    'trees',
    `that is about cost, not what i asked. ${title} (Tree DFS & Traversals)`,
  )
  expect(first?.passages[0]?.title).toBe(title)
  expect(second?.passages[0]?.title).toBe(title)
})

test.each([
  [
    'stacks-queues',
    ['what is a monotonic stack and when would i need one'],
    /each pop tells.+the next greater element/s,
  ],
  [
    'trees',
    ['difference between preorder inorder and postorder, when do i use which'],
    /Preorder handles.+ascending order/s,
  ],
  [
    'trees',
    ['is a heap just a sorted tree?', 'then how come people use it for sorting? heapsort'],
    /Remove the root n times/,
  ],
  [
    'graphs',
    [
      'number of islands - do i need a visited array or can i change the grid',
      'but what if the interviewer says i cant modify the input',
    ],
    /boolean matrix/,
  ],
  [
    'arrays',
    [
      'someone told me sliding window',
      'but what if k is not fixed, i want the shortest one with sum at least 10',
    ],
    /record its length/,
  ],
  ['recursion', ['what happens if i forget the base case'], /RecursionError/],
  ['sorting-searching', ['binary search low <= high or low < high??'], /With `lo <= hi`/],
])('in %s, %j ends with an answer to all of it', async (topicId, messages, expected) => {
  expect((await talkToCoach(topicId, ...messages)).at(-1)?.text).toMatch(expected)
})

/** Names that every object of JavaScript has. */
test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'])(
  'the word `%s` is a word like others',
  async (word) => {
    for (const question of [
      `what does ${word} do`,
      `the line with ${word}`,
      `\`\`\`${word}\nreturn 1\n\`\`\``,
    ]) {
      const answers = await talkToCoach('linked-lists', 'singly linked list in js', question)
      expect(answers.at(-1)?.text).not.toMatch(/native code|undefined/)
    }
  },
)

test('an answer on one task makes its problem the one spoken of', async () => {
  const [, result] = await talkToCoach(
    'arrays',
    'how do i rotate an array by k to the right without a second array',
    'so [1,2,3,4] with k = 1 gives [4,1,2,3], right?',
  )
  expect(result?.text).toMatch(/^Yes: for nums = \[1,2,3,4\], k = 1 the answer is \[4,1,2,3\]/)
})

test('a result after an arrow is judged, and the next permutation is not all of them', async () => {
  const [, coins] = await talkToCoach('dynamic-programming', 'coin change', 'coins [1,2,5] amount 11 -> 4')
  expect(coins?.text).toMatch(/^Not quite: for coins = \[1,2,5\], amount = 11 the answer is 3, not 4/)
  const [, next] = await talkToCoach('arrays', 'next permutation pls', 'so [1,3,2] becomes [2,1,3]?')
  expect(next?.text).toMatch(/^Yes: for nums = \[1,3,2\]/)
  expect(next?.text).not.toContain('How: ')
})

test('a question that was answered before is answered again', async () => {
  const [, , again] = await talkToCoach(
    'hash-tables',
    'What is load factor?',
    'thanks',
    'What is load factor?',
  )
  expect(again?.text).toMatch(/^The answer from above fits here, too: |With numbers: /)
})

test('with duplicates, the different subsets are counted', async () => {
  const [, two] = await talkToCoach(
    'recursion',
    'how do I generate all subsets',
    'with duplicates, [1,2,2] has 8 subsets?',
  )
  expect(two?.text).not.toMatch(/^Yes/)
})
