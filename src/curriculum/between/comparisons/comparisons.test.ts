import { expect, test } from 'vitest'
import { allLessons } from '../../catalogue.ts'
import { comparisonsFor } from './comparisons.ts'

const breadth = 'BFS vs DFS'
const orders = 'DFS vs Topological Sort vs Union-Find'
const approaches = 'Dynamic Programming Approaches'

function titlesFor(patternName: string): string[] {
  return comparisonsFor(patternName).map((table) => table.title)
}

test.each([
  ['breadth-first-search', [breadth, 'BFS vs Dijkstra vs Minimum Spanning Tree']],
  ['depth-first-search', [breadth, orders]],
  ['topological-sort', [orders, 'BFS vs Dijkstra vs Minimum Spanning Tree']],
  ['level-order-traversal', [breadth, 'Tree DFS vs Level Order']],
  ['zero-one-knapsack', [approaches, 'Backtracking vs 0/1 Knapsack']],
  ['unbounded-knapsack', [approaches]],
  ['two-pointers', ['Two Pointers vs Sliding Window vs Fast & Slow Pointers', 'Two Pointers vs Hash Map']],
  ['basic-binary-search', ['Four Kinds of Binary Search']],
  [
    'sliding-window',
    ['Two Pointers vs Sliding Window vs Fast & Slow Pointers', 'Sliding Window vs Prefix Sums'],
  ],
  ['trie', ['Trie vs Hash Set vs String DP']],
  ['linked-list-design', ['Linked List Techniques']],
  ['grid-dp', ['Grid Traversal vs Grid DP', 'Grid DP vs Interval DP vs String DP']],
  ['knitting', []],
  ['', []],
])('%s shows the tables that decide between it and its rivals', (name, titles) => {
  expect(titlesFor(name)).toEqual(titles)
})

test.each([
  ['Depth-First Search', [breadth, orders]],
  ['DEPTH-FIRST 1', [breadth, orders]],
  ['union_-find', [orders, 'BFS vs Dijkstra vs Minimum Spanning Tree']],
  ['0/1 Knapsack', [approaches]],
  ['depth first', []],
])('%s is matched in lower case without anything but letters and hyphens', (name, titles) => {
  expect(titlesFor(name)).toEqual(titles)
})

test.each([
  ['string-sliding-window', 'Sliding Window vs Prefix Sums'],
  ['string-two-pointers', 'Two Pointers vs Hash Map'],
  ['string-dynamic-programming', 'Linear DP vs State-Machine DP vs Prefix Sums'],
])('%s does not show %s, which is about arrays', (name, title) => {
  expect(comparisonsFor(name).length).toBeGreaterThan(0)
  expect(titlesFor(name)).not.toContain(title)
})

test('every pattern has a table, and none more than six', () => {
  for (const { name } of allLessons) {
    expect(titlesFor(name).length, name).toBeGreaterThanOrEqual(1)
    expect(titlesFor(name).length, name).toBeLessThanOrEqual(6)
  }
})

test('every row has one value for each column, and no cell is empty', () => {
  const tables = new Set(allLessons.flatMap((lesson) => comparisonsFor(lesson.name)))
  expect(tables.size).toBe(22)
  expect(new Set([...tables].map(({ title }) => title)).size).toBe(tables.size)
  for (const { title, columns, rows, note } of tables) {
    expect(title.length, title).toBeGreaterThan(0)
    expect(columns.length, title).toBeGreaterThanOrEqual(2)
    expect(columns.length, title).toBeLessThanOrEqual(4)
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
