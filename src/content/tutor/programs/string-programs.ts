import { listed, program } from './program.ts'

const closing = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
])

export const stringPrograms = [
  program<[string]>({
    problem: 20,
    head: '(s: string) -> bool',
    asks: 'Return whether each bracket of `s` is closed by one of its kind, in the right order.',
    examples: [
      [['()[]{}'], true],
      [['([)]'], false],
      [['('], false],
      [[']'], false],
    ],
    isValid: ([s]) => /^[()[\]{}]*$/.test(s),
    run(say, s) {
      const open: string[] = []
      for (const bracket of s) {
        if (closing.has(bracket)) {
          open.push(bracket)
          say(`\`${bracket}\` opens: push it. Stack: \`${open.join(' ')}\`.`)
          continue
        }
        const top = open.pop()
        const isRight = top !== undefined && closing.get(top) === bracket
        say(
          `\`${bracket}\` closes: ${top === undefined ? 'the stack is empty' : `the top is \`${top}\``}${isRight ? `, they match; pop it. Stack: ${open.length > 0 ? `\`${open.join(' ')}\`` : 'empty'}` : ', so it is not valid'}.`,
        )
        if (!isRight) return false
      }
      if (open.length > 0) say(`\`${open.join(' ')}\` was never closed, so it is not valid.`)
      return open.length === 0
    },
  }),
  program<[string, number]>({
    problem: 424,
    head: '(s: string, k: int) -> int',
    asks: 'Return the length of the longest part of `s` that becomes one repeated letter when at most `k` letters are replaced.',
    examples: [
      [['ABAB', 2], 4],
      [['AABABBA', 1], 4],
    ],
    run(say, s, k) {
      let [left, best] = [0, 0]
      for (let right = 0; right < s.length; right++) {
        const mostOften = () => {
          const window = s.slice(left, right + 1)
          return Math.max(...[...window].map((letter) => window.split(letter).length - 1))
        }
        while (right + 1 - left - mostOften() > k) left++
        best = Math.max(best, right + 1 - left)
        say(
          `right ${right} (${s[right]}): window “${s.slice(left, right + 1)}”, most frequent letter ${mostOften()} times, so ${right + 1 - left - mostOften()} to replace; longest ${best}.`,
        )
      }
      return best
    },
  }),
  program<[string, string]>({
    problem: 567,
    head: '(s1: string, s2: string) -> bool',
    asks: 'Return whether `s2` contains a permutation of `s1`.',
    examples: [
      [['ab', 'eidbaooo'], true],
      [['ab', 'eidboaoo'], false],
    ],
    isValid: ([s1]) => s1.length > 0,
    run(say, s1, s2) {
      const sorted = (text: string) => [...text].sort().join('')
      for (let left = 0; left + s1.length <= s2.length; left++) {
        const window = s2.slice(left, left + s1.length)
        const isSame = sorted(window) === sorted(s1)
        say(`Window “${window}” from index ${left}: ${isSame ? 'the same counts, found' : 'other counts'}.`)
        if (isSame) return true
      }
      return false
    },
  }),
  program<[string]>({
    problem: 647,
    head: '(s: string) -> int',
    asks: 'Return the number of palindromes among the substrings of `s`.',
    examples: [
      [['abc'], 3],
      [['aaa'], 6],
    ],
    run(say, s) {
      let count = 0
      for (let center = 0; center < 2 * s.length - 1; center++) {
        let [left, right] = [Math.floor(center / 2), Math.ceil(center / 2)]
        const found: string[] = []
        while (left >= 0 && right < s.length && s[left] === s[right]) found.push(s.slice(left--, 1 + right++))
        count += found.length
        if (found.length > 0)
          say(
            `Center ${center % 2 === 0 ? `at index ${center / 2}` : `between ${(center - 1) / 2} and ${(center + 1) / 2}`}: ${found.join(', ')}; ${count} in all.`,
          )
      }
      return count
    },
  }),
  program<[string]>({
    problem: 680,
    head: '(s: string) -> bool',
    asks: 'Return whether `s` is a palindrome after deleting at most one character.',
    examples: [
      [['abca'], true],
      [['abc'], false],
    ],
    run(say, s) {
      const isSame = (text: string) => text === [...text].reverse().join('')
      for (let [left, right] = [0, s.length - 1]; left < right; left++, right--) {
        if (s[left] === s[right]) {
          say(`${s[left]} and ${s[right]} are equal.`)
          continue
        }
        const rests = [s.slice(left + 1, right + 1), s.slice(left, right)]
        say(
          `${s[left]} and ${s[right]} differ: skip one of them. ${rests.map((rest) => `“${rest}” is ${isSame(rest) ? 'a' : 'no'} palindrome`).join(', ')}.`,
        )
        return rests.some(isSame)
      }
      return true
    },
  }),
  program<[string]>({
    problem: 1047,
    head: '(s: string) -> string',
    asks: 'Return what is left of `s` when two equal adjacent letters are removed again and again.',
    examples: [
      [['abbaca'], 'ca'],
      [['azxxzy'], 'ay'],
    ],
    run(say, s) {
      const stack: string[] = []
      for (const letter of s) {
        const isPair = stack.at(-1) === letter
        if (isPair) stack.pop()
        else stack.push(letter)
        say(`${letter}: ${isPair ? 'equals the top, pop' : 'push'}; stack ${listed(stack)}.`)
      }
      return stack.join('')
    },
  }),
  program<[number]>({
    problem: 22,
    head: '(n: int) -> string[]',
    asks: 'Return all strings of `n` pairs of parentheses that are well formed.',
    examples: [
      [[1], ['()']],
      [[3], ['((()))', '(()())', '(())()', '()(())', '()()()']],
    ],
    isValid: ([n]) => n >= 1 && n <= 4,
    run(say, n) {
      const all: string[] = []
      const extend = (text: string, open: number, close: number) => {
        if (text.length === 2 * n) {
          all.push(text)
          say(`\`${text}\` is complete.`)
          return
        }
        say(
          `\`${text || '(empty)'}\`: ${open < n ? '`(` is allowed' : 'no `(` is left'}, ${close < open ? '`)` is allowed' : '`)` is not, nothing is open'}.`,
        )
        if (open < n) extend(`${text}(`, open + 1, close)
        if (close < open) extend(`${text})`, open, close + 1)
      }
      extend('', 0, 0)
      return all
    },
  }),
  program<[string]>({
    problem: 17,
    head: '(digits: string) -> string[]',
    asks: 'Return all words that the `digits` can stand for on a phone.',
    examples: [
      [['23'], ['ad', 'ae', 'af', 'bd', 'be', 'bf', 'cd', 'ce', 'cf']],
      [[''], []],
    ],
    isValid: ([digits]) => /^[2-9]{0,3}$/.test(digits),
    run(say, digits) {
      const letters = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']
      let words = digits === '' ? [] : ['']
      for (const digit of digits) {
        const own = letters[Number(digit) - 2] ?? ''
        words = words.flatMap((word) => [...own].map((letter) => word + letter))
        say(`${digit} is ${[...own].join(', ')}: ${words.length} beginnings, ${words.join(', ')}.`)
      }
      return words
    },
  }),
]
