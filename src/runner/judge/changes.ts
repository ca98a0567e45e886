import { simpler, smaller, withoutColumn } from './smaller.ts'

type Input = readonly unknown[]

/** Inputs with less in one place, then those in which several places change together. */
export function* changesOf(input: Input): Generator<Input> {
  for (const [index, value] of input.entries())
    for (const less of smaller(value)) yield input.with(index, less)
  yield* withoutColumn(input)
  const all = new Set(atomsIn(input))
  for (const atom of all) yield input.map((value) => without(value, atom))
  // Equal numbers change together, such as a value and the target that it is compared with, and so do multiples.
  for (const atom of all)
    for (const less of simpler(atom)) {
      yield mapAtoms(input, (each) => (each === atom ? less : each)) as Input
      if (typeof atom === 'number' && typeof less === 'number')
        yield mapAtoms(input, (each) =>
          typeof each === 'number' && each % atom === 0 ? (each / atom) * less : each,
        ) as Input
    }
  for (const [one, other] of pairsOf([...all]))
    yield mapAtoms(input, (each) => (each === one ? other : each === other ? one : each)) as Input
  for (const by of [...all].filter((atom) => typeof atom === 'number' && atom > 0) as number[])
    yield mapAtoms(input, (each) => (typeof each === 'number' && each >= by ? each - by : each)) as Input
  yield* besideNumbers(input)
  yield* pairsLeftOut(input)
}

/** A number beside a list falls with it: a target by the value that goes or shrinks, a size or a count by one. */
function* besideNumbers(input: Input): Generator<Input> {
  for (const [at, number] of input.entries()) {
    if (typeof number !== 'number') continue
    for (const [other, list] of input.entries()) {
      if (!Array.isArray(list)) continue
      for (const [index, item] of list.entries()) {
        const shorter = list.toSpliced(index, 1)
        yield input.with(other, shorter).with(at, number - 1)
        if (typeof item !== 'number') continue
        yield input.with(other, shorter).with(at, number - item)
        for (const less of simpler(item))
          yield input.with(other, list.with(index, less)).with(at, number - item + Number(less))
      }
    }
  }
}

/** Two elements of a list go together, such as a push and its pop. */
function* pairsLeftOut(input: Input): Generator<Input> {
  for (const [at, list] of input.entries()) {
    if (!Array.isArray(list)) continue
    for (const pair of pairsOf([...list.keys()]))
      yield input.with(
        at,
        list.filter((_, index) => !pair.includes(index)),
      )
  }
}

function* pairsOf<Item>(items: readonly Item[]): Generator<readonly [Item, Item]> {
  for (const [index, first] of items.entries()) for (const last of items.slice(index + 1)) yield [first, last]
}

/** The numbers of a value, and the letters of its texts. */
function atomsIn(value: unknown): (number | string)[] {
  if (typeof value === 'number') return [value]
  if (typeof value === 'string') return [...value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(atomsIn) : []
}

function mapAtoms(value: unknown, change: (atom: number | string) => number | string): unknown {
  if (typeof value === 'number') return change(value)
  if (typeof value === 'string') return [...value].map(change).join('')
  if (Array.isArray(value)) return value.map((item) => mapAtoms(item, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapAtoms(item, change)]))
}

/** Without a number or letter, wherever it is in a list or a text. */
function without(value: unknown, atom: number | string): unknown {
  if (typeof value === 'string') return value.replaceAll(String(atom), '')
  if (!Array.isArray(value)) return value
  return value.filter((item) => item !== atom).map((item) => without(item, atom))
}
