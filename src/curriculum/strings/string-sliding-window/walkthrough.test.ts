import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { isRepeat, reads, walkthrough } from './walkthrough.ts'

const text = 'abcbdea'

const substringsOf = (string: string) =>
  [...string].flatMap((_, from) => [...string.slice(from)].map((_, to) => string.slice(from, from + to + 1)))
const hasNoRepeat = (string: string) => new Set(string).size === string.length
const isEachTwice = (string: string) => [...string].every((letter) => string.split(letter).length > 2)

/** The length of the longest substring that fulfills the rule, found by trying all. */
function longest(string: string, rule = hasNoRepeat): number {
  return Math.max(0, ...substringsOf(string).flatMap((each) => (rule(each) ? [each.length] : [])))
}

/** Starts a new run at each repeated letter. */
function startAgain(string: string): number {
  let run = ''
  let best = 0
  for (const letter of string) {
    run = run.includes(letter) ? letter : run + letter
    best = Math.max(best, run.length)
  }
  return best
}

/** A window that shrinks while the rule is broken. */
function slide(string: string, rule: (window: string) => boolean): number {
  let window = ''
  let best = 0
  for (const letter of string) {
    window += letter
    while (window !== '' && !rule(window)) window = window.slice(1)
    best = Math.max(best, window.length)
  }
  return best
}

/** The code of the lesson, with an `if` in place of the inner loop. */
function leaveOnce(string: string): number {
  const window = new Set<string>()
  let left = 0
  let best = 0
  for (const [right, letter] of [...string].entries()) {
    if (window.has(letter)) window.delete(string[left++]!)
    window.add(letter)
    best = Math.max(best, right - left + 1)
  }
  return best
}

/** Compares with the best only when a repeated letter is next. */
function recordAtRepeats(string: string): number {
  let window = ''
  let best = 0
  for (const letter of string) {
    if (window.includes(letter)) best = Math.max(best, window.length)
    window = window.slice(window.indexOf(letter) + 1) + letter
  }
  return best
}

const sorted = (string: string) => [...string].sort().join('')

test('the window finds the longest run, and each valid window is the longest that ends there', () => {
  expect(slide(text, hasNoRepeat)).toBe(longest(text))
  expect(substringsOf(text).filter((each) => each.length === 5 && hasNoRepeat(each))).toEqual(['cbdea'])
  expect(substringsOf('abcbd').filter((each) => each.length === 3 && hasNoRepeat(each))).toEqual([
    'abc',
    'cbd',
  ])
})

test('only the second string shows that one letter is not enough', () => {
  expect(['aab', 'abcbd', 'abcb'].map((each) => leaveOnce(each) !== longest(each))).toEqual([
    false,
    true,
    false,
  ])
})

test('a window fails where the letters need not be in a row', () => {
  const windows = substringsOf('tnxeo').filter((each) => each.length === 3)
  expect(windows).toEqual(['tnx', 'nxe', 'xeo'])
  expect(windows.map(sorted)).not.toContain(sorted('one'))
  expect([...'one'].every((letter) => 'tnxeo'.includes(letter))).toBe(true)
})

test('every number of the lesson follows from its input', () => {
  const repeats = reads.filter(isRepeat).length
  expectComputedNumbers(walkthrough, [
    ['It finds 4, and 5 is possible', startAgain(text), longest(text)],
    ['It finds 5, which is right', new Set(text).size],
    ['has 3 different letters, and its longest run has only 2', new Set('abbc').size, longest('abbc')],
    ['It finds 5, and it can never be wrong', longest(text)],
    ['bdea: 4 moves', startAgain(text)],
    ['cbdea: 5 moves', longest(text)],
    ['start 0', text.indexOf('a')],
    ['the b at index 3', text.lastIndexOf('b')],
    ['the run from start 1', text.indexOf('b')],
    ['15 of the 22 reads', repeats, reads.length],
    ['Only 7 are new', text.length],
    ['begins at index 2', text.indexOf('cbdea')],
    ['For 50,000 different characters it is more than a billion', 50_000],
    ['the run from index 1', text.indexOf('b')],
    ['only 4 moves to the end, and with the c there are 5', text.length - 3, text.length - 2],
    ['3, from `abc`', recordAtRepeats(text)],
    ['5, from `cbdea`', longest(text)],
    ['4, the whole string', longest('aabb', isEachTwice)],
    ['so 4 would be right', longest('aabb', isEachTwice)],
    ['2, which is `aa`', longest('aa', isEachTwice)],
    ['0: nothing', slide('aabb', isEachTwice)],
    ['The result is 2', leaveOnce('aab')],
    ['the result is 4', leaveOnce('abcbd')],
    ['have 3 letters', longest('abcbd')],
    ['its length is 3', leaveOnce('abcb')],
  ])
  expect((50_000 * 50_001) / 2).toBeGreaterThan(1e9)
})
