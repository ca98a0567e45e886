import { expect, test } from 'vitest'
import { dayMs } from '#platform/durations.ts'
import { grades } from '../judge.ts'
import { endedConfusionsIn, improvementsIn, type RecentAnswer } from './recent-progress.ts'

const now = Date.parse('2026-11-23T12:00:00Z')

/** One answer a day, the newest today: '+' right, '~' close, '-' not known; a letter is a wrong name. */
function answers(pattern: string, signs: string, more: Partial<RecentAnswer> = {}, everyDays = 4) {
  return [...signs].map((sign, index): RecentAnswer => {
    const credit = sign === '+' ? 1 : sign === '~' ? 0.5 : 0
    const named = credit > 0 ? pattern : sign === '-' ? null : sign
    const prompt = `${pattern}-${index}`
    return {
      at: now - (signs.length - 1 - index) * everyDays * dayMs,
      promptId: prompt,
      isRated: true,
      verdicts: [{ prompt, pattern, named, grade: credit > 0 ? grades.good : grades.again, credit }],
      ...more,
    }
  })
}

test('two more of five right than four weeks ago is something that can be done now', () => {
  const [only, ...others] = improvementsIn(
    [...answers('trie', '--+--+++'), ...answers('sorting', '+++++++')],
    now,
  )
  expect(others).toEqual([])
  expect(only).toMatchObject({
    pattern: 'trie',
    before: [false, false, true, false, false],
    after: [false, false, true, true, true],
    from: '2026-10-26T12:00:00.000Z',
  })
})

test.each([
  ['one more right', '-+-+-+-+++'.slice(0, 8)],
  ['only six answers', '---+++'],
])('%s says nothing', (_, signs) => {
  expect(improvementsIn(answers('trie', signs), now)).toEqual([])
})

test('answers of the last three weeks are no comparison', () => {
  expect(improvementsIn(answers('trie', '-----+++++', {}, 2), now)).toEqual([])
})

test('what does not count for recall, or was asked before, does not count here', () => {
  expect(improvementsIn(answers('trie', '-----+++++', { isRated: false }), now)).toEqual([])
  expect(improvementsIn(answers('trie', '-----+++++', { promptId: 'the same' }), now)).toEqual([])
})

test('at most three are named, the largest gain first', () => {
  const all = ['a', 'b', 'c', 'd'].flatMap((name) =>
    answers(name, name === 'c' ? '-----+++++' : '+---++-+++'),
  )
  expect(improvementsIn(all, now).map(({ pattern }) => pattern)).toEqual(['c', 'a', 'b'])
})

test('a confusion of last week has ended when the last five answers were free of it', () => {
  expect(endedConfusionsIn(answers('trie', 'xx+xx+++++', {}, 1.3), now)).toEqual([
    { pattern: 'trie', takenFor: 'x' },
  ])
  expect(endedConfusionsIn(answers('trie', 'xx+xx++++', {}, 1.3), now)).toEqual([])
})

test('a confusion that ended earlier, or was only one slip, is not named', () => {
  expect(endedConfusionsIn(answers('trie', 'xx+++++++', {}, 4), now)).toEqual([])
  expect(endedConfusionsIn(answers('trie', 'x+++++', {}, 2), now)).toEqual([])
})
