/** Values that are a little smaller than one, the boldest first. Whether they are valid inputs, the problem knows. */
export function* smaller(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    for (const shorter of cuts(value)) yield shorter
    for (const [index, item] of value.entries())
      for (const less of smaller(item)) yield value.with(index, less)
  } else if (typeof value === 'string') {
    for (const shorter of cuts([...value])) yield shorter.join('')
    for (const [index, letter] of [...value].entries())
      if (letter > 'a' && letter <= 'z') yield [...value].with(index, 'a').join('')
  } else if (typeof value === 'number') yield* closerToZero(value)
  else if (value !== null && typeof value === 'object')
    for (const [key, item] of Object.entries(value))
      for (const less of smaller(item)) yield { ...value, [key]: less }
}

/** Without a run of elements: half of them, a quarter, down to one. */
function* cuts<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let size = items.length >> 1 || items.length; size >= 1; size >>= 1)
    for (let start = 0; start + size <= items.length; start += size)
      yield [...items.slice(0, start), ...items.slice(start + size)]
}

function* closerToZero(value: number): Generator<number> {
  if (value === 0) return
  yield 0
  if (value < 0) yield -value
  for (let step = value - Math.trunc(value / 2); step !== 0; step = Math.trunc(step / 2)) yield value - step
}

/** Fewer elements first, then values closer to zero. */
export function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + sizeOf(item), 1000)
  if (typeof value === 'string')
    return [...value].reduce((sum, letter) => sum + 1000 + letter.charCodeAt(0) / 1000, 0)
  if (typeof value === 'number') return Math.min(999, Math.abs(value) + (value < 0 ? 0.5 : 0))
  if (value !== null && typeof value === 'object') return sizeOf(Object.values(value))
  return 0
}

/**
 * The smallest input found that still fails, by greedy steps: the first smaller candidate that fails is taken, and the
 * search starts again from it.
 *
 * @param failsOn judges a batch of inputs, and tells the index of the first that fails, or -1.
 */
export async function shrink(
  input: readonly unknown[],
  isValid: (args: readonly unknown[]) => boolean,
  failsOn: (inputs: readonly (readonly unknown[])[]) => Promise<number>,
  limits = { batch: 50, runs: 2000 },
): Promise<readonly unknown[]> {
  let smallest = input
  const tried = new Set([JSON.stringify(input)])
  for (let runs = 0; ; ) {
    let taken = false
    for (const batch of batches(candidatesOf(smallest, isValid, tried), limits.batch)) {
      runs += batch.length
      const found = batch[await failsOn(batch)]
      if (found) {
        smallest = found
        taken = true
        break
      }
      if (runs >= limits.runs) return smallest
    }
    if (!taken) return smallest
  }
}

function* candidatesOf(
  input: readonly unknown[],
  isValid: (args: readonly unknown[]) => boolean,
  tried: Set<string>,
): Generator<readonly unknown[]> {
  const size = sizeOf(input)
  for (const candidate of changesOf(input)) {
    const key = JSON.stringify(candidate)
    if (tried.has(key) || sizeOf(candidate) >= size || !isValid(candidate)) continue
    tried.add(key)
    yield candidate
  }
}

function* changesOf(input: readonly unknown[]): Generator<readonly unknown[]> {
  for (const [index, value] of input.entries())
    for (const less of smaller(value)) yield input.with(index, less)
  // Equal numbers, such as a value and the target that it is compared with, change together.
  const numbers = new Set(input.flatMap(numbersIn))
  for (const number of numbers)
    for (const less of closerToZero(number))
      yield mapNumbers(input, (each) => (each === number ? less : each))
  for (const by of [...numbers].filter((number) => number > 0))
    yield mapNumbers(input, (each) => (each >= by ? each - by : each))
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : []
}

function mapNumbers<Value>(value: Value, change: (number: number) => number): Value
function mapNumbers(value: unknown, change: (number: number) => number): unknown {
  if (typeof value === 'number') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapNumbers(item, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapNumbers(item, change)]))
}

function* batches<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let batch: Item[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
