/** Values that are a little smaller than one, the boldest first. Whether they are valid inputs, the problem knows. */
export function* smaller(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    for (const shorter of cuts(value)) yield shorter
    yield* withoutColumn(value)
    for (const [index, item] of value.entries())
      for (const less of smaller(item)) yield value.with(index, less)
  } else if (typeof value === 'string') {
    const letters = [...value]
    for (const shorter of cuts(letters)) yield shorter.join('')
    for (const [index, letter] of letters.entries())
      for (const less of simpler(letter)) yield letters.with(index, String(less)).join('')
  } else if (typeof value === 'number') yield* simpler(value)
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

/** Without the same index in all lists and texts among the items: a column of a grid, or one item of parallel lists. */
export function* withoutColumn(items: readonly unknown[]): Generator<unknown[]> {
  const lengths = items.map((item) => (Array.isArray(item) || typeof item === 'string' ? item.length : 0))
  if (lengths.filter((length) => length > 0).length < 2) return
  for (let index = 0; index < Math.max(...lengths); index++)
    yield items.map((item) => {
      if (typeof item === 'string') return item.slice(0, index) + item.slice(index + 1)
      return Array.isArray(item) ? item.toSpliced(index, 1) : item
    })
}

/** Numbers closer to zero, letters closer to 'a', or digits closer to '0'. */
export function* simpler(value: number | string): Generator<number | string> {
  if (typeof value === 'number') return yield* closerToZero(value)
  for (const distance of closerToZero(distanceOf(value)))
    if (distance < 26) yield String.fromCharCode(startOf(value) + distance)
}

/** Of a letter from 'a', of a digit from '0'. */
function distanceOf(character: string): number {
  return Math.abs(character.charCodeAt(0) - startOf(character))
}

function startOf(character: string): number {
  return (/\d/.test(character) ? '0' : 'a').charCodeAt(0)
}

function* closerToZero(value: number): Generator<number> {
  if (value === 0) return
  yield 0
  if (value < 0) yield -value
  for (let step = value - Math.trunc(value / 2); step !== 0; step = Math.trunc(step / 2)) yield value - step
}

/** Elements count most, then the distances of numbers from zero, of letters from 'a' and of digits from '0'. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'number') return sizeOfNumber(Math.abs(value) + (value < 0 ? 1 : 0))
  if (typeof value === 'string')
    return [...value].reduce((sum, letter) => sum + 1000 + distanceOf(letter) / 1000, 0)
  if (value === null || typeof value !== 'object') return 0
  // What is missing in a tree has no weight.
  return Object.values(value).reduce<number>(
    (sum, item) => sum + (item === null ? 0 : 1000 + sizeOf(item)),
    0,
  )
}

/** Less than an element, however far from zero. */
function sizeOfNumber(distance: number): number {
  return distance <= 500 ? distance : Math.min(999, 500 + 20 * Math.log2(distance / 500))
}
