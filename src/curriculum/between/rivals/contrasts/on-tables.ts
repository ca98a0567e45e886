import { type ContrastTexts, code, ranges, subsets, sum } from './texts.ts'

export const contrastsOnTables: ContrastTexts = {
  'dynamic-programming unbounded-knapsack': () => {
    const fewest = (coins: readonly number[], amount: number): number =>
      amount === 0
        ? 0
        : 1 + Math.min(...coins.filter((coin) => coin <= amount).map((coin) => fewest(coins, amount - coin)))
    return [
      'coins of 1, 3 and 4 that make 6',
      `by 1 only, as from stair to stair, takes ${fewest([1], 6)} coins`,
      `the last one takes ${fewest([1, 3, 4], 6)}`,
    ]
  },
  'dynamic-programming state-machine-dp': () => {
    const costs = [
      [1, 2, 9],
      [1, 9, 9],
    ]
    const [first, second] = costs as [number[], number[]]
    const least = Math.min(...first)
    const color = first.indexOf(least)
    const remembered = least + Math.min(...second.filter((_, other) => other !== color))
    const pairs = first.flatMap((a, i) => second.flatMap((b, j) => (i === j ? [] : [[a, b]])))
    const best = pairs.reduce((a, b) => (sum(b) < sum(a) ? b : a))
    return [
      code(costs),
      `house 0 costs ${least}`,
      `then gives ${remembered}`,
      `${best.join(' + ')} = ${sum(best)}`,
    ]
  },
  'dynamic-programming greedy-intervals': () => {
    const all: readonly (readonly [number, number, number])[] = [
      [1, 4, 3],
      [2, 9, 10],
      [5, 8, 4],
    ]
    const isApart = (picked: typeof all) =>
      picked.every(([from], at) =>
        picked.every(([start, end], other) => other === at || start > from || end < from),
      )
    const worth = (picked: typeof all) => sum(picked.map(([, , value]) => value))
    let last = 0
    const byEnd = all
      .toSorted((a, b) => a[1] - b[1])
      .filter(([from, to]) => {
        if (from < last) return false
        last = to
        return true
      })
    return [
      'Ranges `[1, 4]`, `[2, 9]` and `[5, 8]` are worth 3, 10 and 4',
      `is worth ${worth(byEnd)}`,
      `alone is worth ${Math.max(...subsets(all).filter(isApart).map(worth))}`,
    ]
  },
  'dynamic-programming longest-increasing-subsequence': () => {
    const values = [1, 9, 3]
    const rising = subsets(values).filter((chain) =>
      chain.every((value, at) => at === 0 || value > chain[at - 1]!),
    )
    const chain = rising.reduce((a, b) => (sum(b) > sum(a) ? b : a))
    const best = (end: number): number =>
      end === 0
        ? 0
        : Math.max(
            ...[1, 2]
              .filter((size) => size <= end)
              .map((size) => best(end - size) + size * Math.max(...values.slice(end - size, end))),
          )
    return [
      `${code(values)} into parts of at most 2 elements`,
      `is ${chain.join(', ')} and adds up to ${sum(chain)}`,
      `gives ${best(values.length)}`,
    ]
  },
  'zero-one-knapsack unbounded-knapsack': () => {
    const weights = [3, 4]
    const fill = (isUpward: boolean) => {
      const row = [true, ...Array.from({ length: 6 }, () => false)]
      const sums = [1, 2, 3, 4, 5, 6]
      for (const weight of weights)
        for (const total of isUpward ? sums : sums.toReversed())
          row[total] = row[total]! || (total >= weight && row[total - weight]!)
      return row[6]!
    }
    return [
      `make 6 with the weights ${code(weights)}`,
      fill(true) ? 'says yes, because it uses 3 twice' : '?',
      fill(false) ? '?' : 'says no',
    ]
  },
  'zero-one-knapsack longest-increasing-subsequence': () => {
    const values = [7, 8, 9, 1]
    const rising = subsets(values).filter((chain) =>
      chain.every((value, at) => at === 0 || value > chain[at - 1]!),
    )
    const chain = rising.reduce((a, b) => (b.length > a.length ? b : a))
    const most = Math.max(...subsets(values).flatMap((picked) => (sum(picked) <= 8 ? [picked.length] : [])))
    return [
      `${code(values)} can you pick with a total of at most 8`,
      `has ${chain.length} numbers, but costs ${sum(chain)}`,
      `${most} numbers fit`,
    ]
  },
  'longest-increasing-subsequence state-machine-dp': () => {
    const values = [1, 5, 4, 2, 6]
    const longest = (isNext: (value: number, at: number, chain: readonly number[]) => boolean) =>
      Math.max(
        ...subsets(values)
          .filter((chain) => chain.every(isNext))
          .map(({ length }) => length),
      )
    const up = longest((value, at, chain) => at === 0 || value > chain[at - 1]!)
    const turns = longest(
      (value, at, chain) => at === 0 || (at % 2 === 1 ? value > chain[at - 1]! : value < chain[at - 1]!),
    )
    return [code(values), `goes up has ${up} elements`, `it is ${turns}`]
  },
  'grid-dp interval-dp': () => {
    const values = [3, 9, 1, 2]
    const size = values.length
    const pieces = ranges([...values.keys()]).map((piece) => [piece[0]!, piece.at(-1)!] as const)
    const lead = (order: readonly (readonly [number, number])[]) => {
      const table = Array.from({ length: size + 1 }, () => Array.from({ length: size }, () => 0))
      for (const [i, j] of order)
        table[i]![j] = Math.max(
          values[i]! - (i < j ? table[i + 1]![j]! : 0),
          values[j]! - (i < j ? table[i]![j - 1]! : 0),
        )
      return table[0]![size - 1]
    }
    const byRow = pieces.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
    const byLength = pieces.toSorted((a, b) => a[1] - a[0] - (b[1] - b[0]))
    return [code(values), `says ${lead(byRow)}.`, `it says ${lead(byLength)}.`]
  },
  'grid-dp state-machine-dp': () => {
    const pays = [
      [6, 5],
      [2, 5],
      [6, 1],
    ]
    const plans = [0, 1].flatMap((a) => [0, 1].flatMap((b) => [0, 1].map((c) => [a, b, c])))
    const changes = (jobs: readonly number[]) => jobs.slice(1).filter((job, day) => job !== jobs[day]).length
    const best = (fee: number) =>
      Math.max(...plans.map((jobs) => sum(jobs.map((job, day) => pays[day]![job]!)) - fee * changes(jobs)))
    return [
      code(pays),
      'each change of desk costs 2',
      `for free and gets ${best(0)}`,
      `less 2 for each change, gives ${best(2)}`,
    ]
  },
  'greedy-intervals zero-one-knapsack': () => {
    const weights = [3, 2, 2]
    const worths = [5, 4, 4]
    const room = 4
    const weightOf = (picked: readonly number[]) => sum(picked.map((item) => weights[item]!))
    const worthOf = (picked: readonly number[]) => sum(picked.map((item) => worths[item]!))
    const items = [...weights.keys()]
    const byWorth: number[] = []
    for (const item of items.toSorted((a, b) => worths[b]! - worths[a]!))
      if (weightOf([...byWorth, item]) <= room) byWorth.push(item)
    const best = Math.max(...subsets(items).map((picked) => (weightOf(picked) <= room ? worthOf(picked) : 0)))
    return [
      `weight ${room}`,
      `${code(weights)} and are worth ${code(worths)}`,
      `a worth of ${worthOf(byWorth)}`,
      `others: ${best}`,
    ]
  },
  'prefix-sum state-machine-dp': () => {
    const values = [3, -5, 4]
    const whole = Math.max(...ranges(values).map(sum))
    const skipped = ranges(values)
      .filter((range) => range.length > 1)
      .flatMap((range) => range.map((_, at) => sum(range.toSpliced(at, 1))))
    return [code(values), `and gets ${whole}.`, `get ${Math.max(whole, ...skipped)}.`]
  },
  'sliding-window dynamic-programming': () => {
    const values = [1, 2, 3, 5]
    const rising = ranges([...values.keys()]).filter(
      (range) =>
        range.length > 1 && range.every((index, at) => at === 0 || values[index]! === values[index - 1]! + 1),
    )
    const endings = values.map((_, end) => rising.filter((range) => range.at(-1) === end).length)
    const counted = endings.filter((count) => count > 0)
    return [
      `${code(values)}, at least 2 long, rise by exactly 1`,
      `counts ${counted.length}.`,
      'One more',
      `gives ${counted.join(' and ')}, so ${rising.length} in all`,
    ]
  },
  'longest-increasing-subsequence string-dynamic-programming': () => {
    const size = 100_000
    return [
      `the same ${size.toLocaleString('en-US')} numbers`,
      `has ${(size * size).toLocaleString('en-US')} cells`,
      `about ${Math.ceil(Math.log2(size))} comparisons`,
    ]
  },
}
