import { expect, test } from 'vitest'
import { allLessons } from './catalogue.ts'
import { comparisonsFor } from './comparisons.ts'

const traversals = 'BFS vs DFS'
const orders = 'DFS vs Topological Sort vs Union-Find'
const approaches = 'Dynamic Programming Approaches'

function titlesFor(patternName: string): string[] {
  return comparisonsFor(patternName).map((table) => table.title)
}

test.each([
  ['breadth-first-search', [traversals]],
  ['depth-first-search', [traversals, orders]],
  ['topological-sort', [orders]],
  ['union-find', [orders]],
  ['level-order-traversal', [traversals]],
  ['tree-traversal', [traversals]],
  ['matrix-traversal', [traversals]],
  ['zero-one-knapsack', [approaches]],
  ['unbounded-knapsack', [approaches]],
  ['dynamic-programming', [approaches]],
  ['string-dynamic-programming', [approaches]],
  ['two-pointers', []],
  ['grid-dp', []],
  ['', []],
])('%s shows the tables that decide between it and its rivals', (name, titles) => {
  expect(titlesFor(name)).toEqual(titles)
})

test.each([
  ['Depth-First Search', [traversals, orders]],
  ['DEPTH-FIRST 1', [traversals, orders]],
  ['union_-find', [orders]],
  ['0/1 Knapsack', [approaches]],
  ['depth first', []],
])('%s is matched in lower case without anything but letters and hyphens', (name, titles) => {
  expect(titlesFor(name)).toEqual(titles)
})

test('every row has one value for each column, and no cell is empty', () => {
  const tables = new Set(allLessons.flatMap((lesson) => comparisonsFor(lesson.name)))
  expect(tables.size).toBe(3)
  for (const { title, columns, rows, note } of tables) {
    expect(title.length, title).toBeGreaterThan(0)
    expect(new Set(rows.map((row) => row.feature)).size, title).toBe(rows.length)
    for (const { feature, values } of rows) {
      expect(values.length, `${title}: ${feature}`).toBe(columns.length)
      expect(
        values.every((value) => value.trim() === value && value !== ''),
        `${title}: ${feature}`,
      ).toBe(true)
    }
    expect(note ?? '-').not.toBe('')
  }
})
