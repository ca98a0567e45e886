import { type ContrastTexts, code, ranges, subsets, sum } from './texts.ts'

const join = (values: readonly number[]) => values.join(', ')

export const contrastsOnArrays: ContrastTexts = {
  'two-pointers sliding-window': () => {
    const values = [2, 9, 1, 1, 3]
    const taken: number[] = []
    const left = [...values]
    while (taken.length < 2) taken.push((left[0]! > left.at(-1)! ? left.shift() : left.pop())!)
    const windows = ranges(values).filter((range) => range.length === values.length - 2)
    const most = sum(values) - Math.min(...windows.map(sum))
    return [
      `Take 2 numbers from the ends of ${code(values)}`,
      `takes ${taken.join(', then ')}: that is ${sum(taken)}`,
      `length ${values.length - 2}`,
      `leaves ${most} for you`,
    ]
  },
  'two-pointers hash-lookup': () => {
    const values = [8, 3, 11, 5]
    const target = 8
    const sums: number[] = []
    let [left, right] = [0, values.length - 1]
    while (left < right) {
      const total = values[left]! + values[right]!
      sums.push(total)
      if (total > target) right--
      else left++
    }
    const [first, second] = values.flatMap((a, i) =>
      values.flatMap((b, j) => (i < j && a + b === target ? [i, j] : [])),
    )
    const isTooLarge = sums.every((total) => total > target)
    return [
      code(values),
      `sum ${target}`,
      `${isTooLarge ? 'each sum' : 'no sum'} (${join(sums)}) is too large`,
      `finds ${values[first!]} and ${values[second!]} at indices ${first} and ${second}`,
    ]
  },
  'two-pointers string-two-pointers': () => {
    const text = 'aba'
    const sorted = [...text].sort().join('')
    const isMirrored = (each: string) => [...each].reverse().join('') === each
    return [isMirrored(text) && !isMirrored(sorted) ? code(text) : '?', code(sorted)]
  },
  'two-pointers sorting': () => {
    const values = [3, 0, 4, 0, 1]
    const kept = values.filter((value) => value !== 0)
    return [
      `${code(values)} that are not 0`,
      code([...values].sort((a, b) => b - a)),
      code(values.map((_, index) => kept[index] ?? 0)),
    ]
  },
  'sliding-window prefix-sum': () => {
    const values = [1, -1, 2]
    const target = 2
    let found = 0
    let total = 0
    let left = 0
    for (const value of values) {
      total += value
      while (total > target) total -= values[left++]!
      if (total === target) found++
    }
    const all = ranges(values).filter((range) => sum(range) === target).length
    return [
      `${code(values)} have the sum ${target}`,
      `exceeds ${target} counts ${found} subarray`,
      `counts ${all === 2 ? 'both' : all}: ${all}`,
    ]
  },
  'sliding-window string-sliding-window': () => {
    const text = 'abcb'
    const worth = (part: string) => sum([...part].map((letter) => letter.charCodeAt(0) - 96))
    const distinct = ranges([...text]).filter((part) => new Set(part).size === part.length)
    const longest = distinct.reduce((best, part) => (part.length > best.length ? part : best))
    return [
      code(text),
      'a = 1, b = 2',
      `${code('abc')} and ${code('bbb')} add up to ${worth('abc') === worth('bbb') ? worth('abc') : '?'}`,
      `answer ${longest.length}`,
    ]
  },
  'sliding-window state-machine-dp': () => {
    const prices = [1, 5, 3, 6]
    const one = Math.max(...ranges(prices).map((range) => range.at(-1)! - range[0]!))
    const rises = prices
      .slice(1)
      .flatMap((price, day) => (price > prices[day]! ? [price - prices[day]!] : []))
    return [code(prices), `one sale: ${one}`, `find ${rises.join(' + ')} = ${sum(rises)}`]
  },
  'prefix-sum hash-lookup': () => {
    const values = [3, 2, -5, 4]
    const isCancelled = values.some((value) => values.includes(-value))
    const back = values.findIndex((_, index) => sum(values.slice(0, index + 1)) === 0) + 1
    return [
      `${code(values)} have the sum 0`,
      isCancelled ? '?' : 'No value is 0',
      `back at 0 after ${back} values`,
    ]
  },
  'prefix-sum dynamic-programming': () => {
    const values = [4, 1, 1, 5]
    const apart = subsets([...values.keys()]).filter((picked) =>
      picked.every((index, at) => at === 0 || index - picked[at - 1]! > 1),
    )
    const best = apart
      .map((picked) => picked.map((index) => values[index]!))
      .reduce((a, b) => (sum(b) > sum(a) ? b : a))
    return [
      code(values),
      `gets ${Math.max(...ranges(values).map(sum))}`,
      `is ${best.join(' + ')} = ${sum(best)}`,
    ]
  },
  'hash-lookup frequency-counting': () => {
    const words = ['stop', 'pots', 'top']
    const key = (word: string) => [...word].sort().join('')
    const agree = words.filter((word) => words.some((other) => other !== word && key(other) === key(word)))
    return [`all ${new Set(words).size} strings`, `${agree.length} of them`]
  },
  'sorting hash-lookup': () => {
    const inversions = (values: readonly number[]) =>
      sum(values.map((value, index) => values.slice(index).filter((later) => later < value).length))
    const sorted = [3, 1, 2].toSorted()
    return [
      code([3, 1, 2]),
      `${code(sorted)}, which has ${inversions(sorted)} such pairs`,
      `counts ${inversions([3, 1, 2])}`,
    ]
  },
  'sorting greedy-intervals': () => {
    const talks: readonly (readonly [number, number])[] = [
      [1, 9],
      [2, 3],
      [4, 5],
    ]
    const heard = (by: 0 | 1) => {
      let end = 0
      return talks
        .toSorted((a, b) => a[by] - b[by])
        .filter(([from, to]) => {
          if (from < end) return false
          end = to
          return true
        }).length
    }
    return [code(talks), `you hear ${heard(0)}.`, `lets you hear ${heard(1)}`]
  },
  'sorting heap-priority-queue': () => {
    const ropes = [3, 3, 4, 4]
    const cost = (isSortedAgain: boolean) => {
      let left = ropes.toSorted()
      let paid = 0
      while (left.length > 1) {
        const [first = 0, second = 0, ...rest] = left
        paid += first + second
        left = [first + second, ...rest]
        if (isSortedAgain) left.sort((a, b) => a - b)
      }
      return paid
    }
    return [code(ropes), `they cost ${cost(false)}`, `the cost is ${cost(true)}`]
  },
  'sorting linked-list-two-pointers': () => {
    const values = [3, 1, 3, 2]
    const path = [0]
    while (path.length < values.length) path.push(values[path.at(-1)!]!)
    const entrance = path.find((value, index) => path.indexOf(value) < index)
    return [code(values), 'O(1)', `it goes ${join(path)}: `, `the answer, ${entrance}`]
  },
  'greedy-intervals heap-priority-queue': () => {
    const courses: readonly (readonly [number, number])[] = [
      [5, 5],
      [4, 6],
      [2, 6],
    ]
    let time = 0
    const fitting = courses.filter(([length, deadline]) => {
      if (time + length > deadline) return false
      time += length
      return true
    }).length
    const taken: number[] = []
    for (const [length, deadline] of courses) {
      taken.push(length)
      if (sum(taken) > deadline) taken.splice(taken.indexOf(Math.max(...taken)), 1)
    }
    return [code(courses), `completes ${fitting}`, `complete ${taken.length}`]
  },
  'greedy-intervals binary-search-on-answer': () => {
    const values = [2, 6, 4, 3]
    let first = 0
    while (sum(values.slice(0, first + 1)) <= sum(values) / 2) first++
    const larger = (cut: number) => Math.max(sum(values.slice(0, cut)), sum(values.slice(cut)))
    return [
      `${code(values)} into 2 contiguous parts`,
      `takes only the ${values.slice(0, first).join(', ')} and leaves ${sum(values.slice(first))}`,
      `finds ${Math.min(...values.map((_, cut) => larger(cut)))}`,
    ]
  },
}
