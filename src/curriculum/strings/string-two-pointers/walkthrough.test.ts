import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { letters, walkthrough } from './walkthrough.ts'

const text = 'O, to ot-to!'

const reverse = (string: string) => [...string].toReversed().join('')
const keepLetters = (string: string, counts = /[a-z0-9]/) =>
  [...string.toLowerCase()].filter((character) => counts.test(character)).join('')
const isMirrored = (string: string) => string === reverse(string)
const isPalindrome = (string: string) => isMirrored(keepLetters(string))
const countOf = (letter: string) => letters.filter((each) => each === letter).length

/** As in the lesson; the slip is to move both pointers where only one of them has to skip. */
function closeIn(string: string, movesBoth = false): boolean {
  let left = 0
  let right = string.length - 1
  while (left < right) {
    const isLeft = keepLetters(string[left]!) !== ''
    const isRight = keepLetters(string[right]!) !== ''
    if (isLeft && isRight && string[left]!.toLowerCase() !== string[right]!.toLowerCase()) return false
    const stepsBoth = (isLeft && isRight) || (movesBoth && left > 0)
    if (stepsBoth || !isLeft) left++
    if (stepsBoth || (isLeft && !isRight)) right--
  }
  return true
}

/** Deletes the right letter at each mismatch. */
function deleteRight(string: string): string {
  let rest = string
  let left = 0
  while (left < rest.length / 2) {
    const right = rest.length - 1 - left
    if (rest[left] === rest[right]) left++
    else rest = rest.slice(0, right) + rest.slice(right + 1)
  }
  return rest
}

/** The longest palindrome that deleting letters can leave. */
function longestRest(string: string): number {
  if (isMirrored(string)) return string.length
  return Math.max(...[...string].map((_, at) => longestRest(string.slice(0, at) + string.slice(at + 1))))
}

test('it is no palindrome, although its letters could be rearranged to one', () => {
  expect(letters.join('')).toBe('otootto')
  expect(isPalindrome(text)).toBe(false)
  expect(closeIn(text)).toBe(false)
  expect(isMirrored('otototo')).toBe(true)
  expect([...'otototo'].sort()).toEqual(letters.toSorted())
  expect([isMirrored('aha!'), isPalindrome('Aha!')]).toEqual([false, true])
})

test('every wrong option is wrong for the reason it gives', () => {
  expect(closeIn(text, true)).toBe(true)
  expect(isPalindrome('a,ba')).toBe(true)
})

test('only the second string shows that digits count', () => {
  const strings = ['1a1', '0P', 'a1b']
  expect(strings.map((each) => isMirrored(keepLetters(each, /[a-z]/)) !== isPalindrome(each))).toEqual([
    false,
    true,
    false,
  ])
})

test('every number of the lesson follows from its input', () => {
  const differing = [...letters.keys()].filter((at) => letters[at] !== letters.at(-1 - at))
  expectComputedNumbers(walkthrough, [
    ['There are 4 o and 3 t', countOf('o'), countOf('t')],
    ['the **7 letters that count**', letters.length],
    ['They differ at index 2, and again at index 4', ...differing],
    [
      'Index 6 compares the last letter with the first, and index 0 has done that. Indices 5 and 4 repeat as well, and index 3',
      letters.length - 1,
      0,
      letters.length - 2,
      letters.length - 3,
      Math.floor(letters.length / 2),
    ],
    ['indices 0 and 6', 0, letters.length - 1],
    ['Of the 7 letters', letters.length],
    ['the t at index 1', letters.indexOf('t')],
    ['3 letters, which', longestRest('tooo')],
    ['with 3 letters', longestRest('tooo')],
    ['1 letter', deleteRight('tooo').length],
  ])
})
