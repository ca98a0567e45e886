import { describe, expect, test } from 'vitest'
import { allLessons } from '../../../catalogue.ts'
import { rivalsOf } from '../rivals.ts'

/**
 * For each two rivals: on which side of their clue each practice problem of both falls; `neither` if the clue does not
 * decide. Judged by a second reader of the lessons, who reworded a clue that failed and judged it again. The readers
 * knew which lesson a problem belongs to, so this shows that nothing was forgotten, not that a stranger would agree.
 */
type Sides = Readonly<Record<string, Readonly<Record<string, string>>>>
const files = import.meta.glob<Sides>('./*.json', { eager: true, import: 'default' })
const judged: Sides = Object.assign({}, ...Object.values(files))

describe.each(Object.keys(judged))('the clue between %s', (pair) => {
  const names = pair.split('--')
  const lessons = allLessons.filter(({ name }) => names.includes(name))

  test('is one of two rivals', () => {
    const [first = '', second = ''] = names
    expect(names).toEqual([...names].sort())
    expect(rivalsOf(first).map(({ name }) => name)).toContain(second)
  })

  test('puts every practice problem on the side of its own pattern', () => {
    const wrong = lessons.flatMap(({ name, practice }) =>
      practice
        .filter(({ number }) => !lessons.some((other) => other.name !== name && has(other.practice, number)))
        .filter(({ number }) => judged[pair]?.[number] !== name)
        .map(({ number, title }) => `${title} (${number}) of ${name} is judged ${judged[pair]?.[number]}`),
    )
    expect(wrong).toEqual([])
  })
})

test('every two rivals were judged', () => {
  const pairs = allLessons.flatMap(({ name }) =>
    rivalsOf(name).map((rival) => [name, rival.name].sort().join('--')),
  )
  expect(Object.keys(judged).sort()).toEqual([...new Set(pairs)].sort())
})

function has(practice: readonly { readonly number: number }[], number: number): boolean {
  return practice.some((problem) => problem.number === number)
}
