import { type ContrastTexts, code, ranges, subsets, sum } from './texts.ts'

/** Where a search that stops at a match finds it, or -1. */
function stopAtMatch(values: readonly number[], target: number): number {
  let [low, high] = [0, values.length - 1]
  while (low <= high) {
    const middle = Math.floor((low + high) / 2)
    if (values[middle] === target) return middle
    if (values[middle]! < target) low = middle + 1
    else high = middle - 1
  }
  return -1
}

const reversed = (text: string) => [...text].reverse().join('')
const substrings = (text: string) => ranges([...text]).map((part) => part.join(''))
const longestOf = (texts: readonly string[]) =>
  texts.reduce((best, text) => (text.length > best.length ? text : best), '')
const hasSameLetters = (a: string, b: string) => [...a].sort().join('') === [...b].sort().join('')

export const contrastsOnSearchesAndStrings: ContrastTexts = {
  'basic-binary-search range-search': () => {
    const values = [5, 7, 7, 7, 7, 9]
    return [
      `does 7 occur first in ${code(values)}`,
      `returns index ${stopAtMatch(values, 7)}`,
      `first 7 is at index ${values.indexOf(7)}`,
    ]
  },
  'basic-binary-search rotated-array-search': () => {
    const values = [5, 6, 7, 1, 2]
    return [
      `${code(values)} is the 2`,
      `sees ${values[2]} in the middle`,
      `returns ${stopAtMatch(values, 2)}`,
      `the 2 is at index ${values.indexOf(2)}`,
    ]
  },
  'basic-binary-search binary-search-on-answer': () => {
    const piles = [2, 9, 4]
    const limit = 4
    const hours = (speed: number) => sum(piles.map((pages) => Math.ceil(pages / speed)))
    let speed = 1
    while (hours(speed) > limit) speed++
    return [
      code(piles),
      `in ${limit} hours`,
      `The answer, ${speed}, is ${piles.includes(speed) ? 'an' : 'no'} element`,
      `${speed - 1} pages per hour take ${hours(speed - 1)} hours, and ${speed} pages take ${hours(speed)}`,
    ]
  },
  'range-search rotated-array-search': () => {
    const values = [6, 8, 1, 3]
    const least = Math.min(...values)
    return [
      code(values),
      `always at index ${values.toSorted().indexOf(least)}`,
      `the index is ${values.indexOf(least)}`,
    ]
  },
  'range-search binary-search-on-answer': () => {
    const values = [2, 3, 7]
    const missing = [1, 2, 3, 4, 5, 6, 7].filter((number) => !values.includes(number))
    const before = values.map((value, index) => value - index - 1)
    return [
      'the 3rd positive number',
      code(values),
      '`a[i] - i - 1`',
      `before it: ${before.slice(0, -1).join(', ')} and ${before.at(-1)}`,
      `the answer is ${missing[2]}`,
    ]
  },
  'heap-priority-queue binary-search-on-answer': () => {
    const side = 1000
    const show = (number: number) => number.toLocaleString('en-US')
    return [
      `number ${show(500_000)}`,
      `${show(side)} x ${show(side)}`,
      `takes out ${show(500_000)} values`,
      `the ${show(side * side)} possible answers takes about ${Math.ceil(Math.log2(side * side))} guesses`,
    ]
  },
  'string-two-pointers string-dynamic-programming': () => {
    const text = 'abb'
    const byDroppingRight = (part: string): number => {
      if (part.length < 2) return part.length
      return part[0] === part.at(-1)
        ? 2 + byDroppingRight(part.slice(1, -1))
        : byDroppingRight(part.slice(0, -1))
    }
    const best = longestOf(
      subsets([...text])
        .map((kept) => kept.join(''))
        .filter((kept) => kept === reversed(kept)),
    )
    return [`palindrome of length ${byDroppingRight(text)}`, `${code(best)}, of length ${best.length}`]
  },
  'string-two-pointers string-sliding-window': () => {
    const isSeen = hasSameLetters('aab', 'aba') && reversed('aba') === 'aba' && reversed('aab') !== 'aab'
    return [isSeen ? `rules out ${code('aab')}` : '?']
  },
  'string-sliding-window frequency-counting': () => {
    const [letters, text] = ['ab', 'acb']
    const isInWhole = [...letters].every((letter) => text.includes(letter))
    const isInWindow = substrings(text).some((part) => hasSameLetters(part, letters))
    return [
      isInWhole ? 'says yes' : '?',
      isInWindow ? '?' : `No window of length ${letters.length} contains both, so the answer is no`,
    ]
  },
  'string-sliding-window string-dynamic-programming': () => {
    const [first, second] = ['xab', 'abx']
    const common = longestOf(substrings(first).filter((part) => second.includes(part)))
    return [
      hasSameLetters(first, second) ? `all ${first.length} letters` : '?',
      `${code(common)}, of length ${common.length}`,
    ]
  },
  'string-sliding-window prefix-sum': () => {
    const text = 'abba'
    const isEven = (part: string) => [...part].every((letter) => part.split(letter).length % 2 === 1)
    let left = 0
    let kept = 0
    for (let right = 1; right <= text.length; right++) {
      while (left < right && !isEven(text.slice(left, right))) left++
      kept = Math.max(kept, right - left)
    }
    return [`keeps a character: ${kept}`, `find ${longestOf(substrings(text).filter(isEven)).length}`]
  },
  'string-dynamic-programming interval-dp': () => {
    const piles = [4, 1, 3]
    const least = (part: readonly number[]): number =>
      part.length < 2
        ? 0
        : sum(part) +
          Math.min(
            ...part.slice(1).map((_, cut) => least(part.slice(0, cut + 1)) + least(part.slice(cut + 1))),
          )
    const fromLeft = sum(piles.map((_, index) => (index === 0 ? 0 : sum(piles.slice(0, index + 1)))))
    return [
      code(piles),
      `left to right costs ${fromLeft}`,
      `finds ${least(piles)}: merge ${piles[1]} and ${piles[2]} first`,
    ]
  },
  'string-dynamic-programming dynamic-programming': () => {
    const digits = '1102'
    const readings = (rest: string): string[][] =>
      rest === ''
        ? [[]]
        : [1, 2].flatMap((size) => {
            const letter = rest.slice(0, size)
            const isLetter = letter.length === size && !letter.startsWith('0') && Number(letter) <= 26
            return isLetter ? readings(rest.slice(size)).map((more) => [letter, ...more]) : []
          })
    const all = readings(digits)
    return [
      code(digits),
      'from 1 = A to 26 = Z',
      `gives ${2 ** (digits.length - 1)} results`,
      'A letter has 1 or 2 digits, so looking back 2 positions is enough',
      `There is ${all.length} way: ${all[0]?.join(', ')}`,
    ]
  },
  'frequency-counting digit-and-bit-parsing': () => {
    const values = [6, 9, 6]
    return [
      code(values),
      'O(1)',
      `it has ${new Set(values).size} entries`,
      `${values.join(' ^ ')} = ${values.reduce((a, b) => a ^ b)}`,
    ]
  },
  'frequency-counting heap-priority-queue': () => {
    const text = 'aaabbc'
    const count = (letter: string, of: string) => of.split(letter).length - 1
    const byCount = [...text].sort((a, b) => count(b, text) - count(a, text) || (a < b ? -1 : 1)).join('')
    let [left, arranged] = [text, '']
    while (left) {
      const free = [...new Set(left)].filter((letter) => letter !== arranged.at(-1))
      const next = free.reduce((a, b) => (count(b, left) > count(a, left) ? b : a))
      arranged += next
      left = left.replace(next, '')
    }
    return [`the letters give ${code(byCount)} again`, `gives ${code(arranged)}`]
  },
  'digit-and-bit-parsing stack-operations': () => [
    '`7 - (5 - 2)`',
    `gives ${7 - 5 - 2}`,
    `the result is ${7 - (5 - 2)}`,
  ],
  'range-search prefix-sum': () => {
    const seconds = [4, 7, 900]
    const [from, to] = [5, 1000]
    const upTo = (limit: number) => seconds.filter((second) => second <= limit).length
    const most = to.toLocaleString('en-US')
    return [
      code(seconds),
      `from second ${from} to second ${most}`,
      `need ${most} entries`,
      `its ${seconds.length} seconds`,
      `gives ${upTo(to)} - ${upTo(from - 1)} = ${upTo(to) - upTo(from - 1)}`,
    ]
  },
  'two-pointers binary-search-on-answer': () => {
    const values = [1, 3, 4, 9]
    const inOrder = (differences: readonly number[]) => differences.toSorted((a, b) => a - b)
    const near = inOrder(values.slice(1).map((value, index) => value - values[index]!))
    const all = inOrder(values.flatMap((value, at) => values.slice(0, at).map((earlier) => value - earlier)))
    return [
      `${code(values)} is number 3 in order`,
      `see ${near.slice(0, 2).join(', ')} and ${near[2]}, and say ${near[2]}`,
      `finds ${all[2]}.`,
    ]
  },
  'string-two-pointers digit-and-bit-parsing': () => {
    const [first, second] = ['99', '1']
    const digits = [...first].map(
      (digit, at) => Number(digit) + Number(second.padStart(first.length, '0')[at]),
    )
    return [
      `${code(first)} and ${code(second)}`,
      code(digits.join('')),
      code(String(Number(first) + Number(second))),
    ]
  },
  'digit-and-bit-parsing hash-lookup': () => {
    const met = [2]
    const next = () => met.at(-1)! ** 2 % 10
    while (!met.includes(next())) met.push(next())
    const again = next()
    return [
      `From ${met[0]}`,
      `with ${again}, ${again}, ${again} and never ends`,
      `second ${again} after ${met.length} different numbers`,
    ]
  },
}
