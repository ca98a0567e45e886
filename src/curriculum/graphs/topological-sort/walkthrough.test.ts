import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { isAllowed, orders, walkthrough } from './walkthrough.ts'

type Edges = readonly (readonly [string, string])[]

const edgesOf = (text: string) => text.split(', ').map((edge) => edge.split('>') as [string, string])
const rules = edgesOf('C>A, C>B, A>D, D>B, F>D, A>E')
const jobs = [...'ABCDEF']
const neededBy = (job: string) => rules.filter(([, later]) => later === job).map(([first]) => first)

/** The rules that an order breaks. */
function brokenBy(order: string, edges: Edges = rules): string[] {
  return edges
    .filter(([first, later]) => order.indexOf(first) > order.indexOf(later))
    .map((rule) => rule.join('>'))
}

/** As in the lesson, or with nodes that join at their first prerequisite. */
function sort(edges: Edges, joinsEarly = false): string {
  const nodes = [...new Set(edges.flat())].toSorted()
  const open = new Map(nodes.map((node) => [node, edges.filter(([, later]) => later === node).length]))
  const queue = nodes.filter((node) => open.get(node) === 0)
  for (const node of queue) {
    for (const [first, later] of edges.toSorted()) {
      if (first !== node) continue
      open.set(later, open.get(later)! - 1)
      if (joinsEarly ? !queue.includes(later) : open.get(later) === 0) queue.push(later)
    }
  }
  return queue.join('')
}

/** Writes down each job as a search along the arrows enters it, from C and then from the rest. */
function alongArrows(): string {
  const written: string[] = []
  function visit(job: string) {
    if (written.includes(job)) return
    written.push(job)
    for (const [first, later] of rules.toSorted()) if (first === job) visit(later)
  }
  for (const job of ['C', ...jobs]) visit(job)
  return written.join('')
}

test('taking what is free keeps all rules, and the first tries break one', () => {
  expect(sort(rules)).toBe('CFADEB')
  expect(isAllowed([...'CFADEB'])).toBe(true)
  expect(isAllowed([...'FCADEB'])).toBe(true)
  const byNeeds = jobs.toSorted((a, b) => neededBy(a).length - neededBy(b).length).join('')
  expect(byNeeds).toBe('CFAEBD')
  expect(brokenBy(byNeeds)).toEqual(['D>B'])
  expect(alongArrows()).toBe('CADBEF')
  expect(brokenBy(alongArrows())).toEqual(['F>D'])
  expect(sort(rules, true)).toBe('CFABDE')
  expect(brokenBy('CFABDE')).toEqual(['D>B'])
})

test('a free job can be moved to the front of any allowed order', () => {
  for (const order of orders.filter(isAllowed))
    for (const free of 'CF') expect(isAllowed([free, ...order.filter((job) => job !== free)])).toBe(true)
})

test('with a cycle only F is ever free', () => {
  expect(sort([...rules, ['E', 'C']])).toBe('F')
  expect(sort(edgesOf('A>B, B>C, C>B'))).toBe('A')
})

test('only the second list of edges shows the slip', () => {
  const shows = walkthrough.code.edge.options.map(({ text }) => {
    const edges = edgesOf(text.replaceAll('`', ''))
    expect(brokenBy(sort(edges), edges)).toEqual([])
    expect(sort(edges, true)).toBe('ABC')
    return brokenBy('ABC', edges).length > 0
  })
  expect(shows).toEqual([false, true, false])
})

test('every number of the lesson follows from its input', () => {
  const startWith = (first: string) => orders.filter((order) => order[0] === first).length
  const failing = jobs.filter((job) => neededBy(job).length > 0)
  expect(failing).toEqual(['A', 'B', 'D', 'E'])
  expect(orders.filter((order) => order[0] === 'F' && isAllowed(order)).length).toBeGreaterThan(1)
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))
  expectComputedNumbers(walkthrough, [
    ['the 120 orders that begin with A', startWith('A')],
    ['So 480 of the 720 orders', failing.reduce((sum, job) => sum + startWith(job), 0), orders.length],
    ['Six jobs have 720 orders, and 12 jobs have 479,001,600', orders.length, 12, factorial(12)],
    ['A is at 0 and joins, and B is at 1', 0, neededBy('B').length - 1],
    ['all 6 rules after each of 6 jobs, 36 in all', rules.length, jobs.length, rules.length * jobs.length],
    ['so 6 are enough', rules.length],
    ['Its count began at 2', neededBy('D').length],
    ['the count of D would be 1', neededBy('D').length - 1],
  ])
})
