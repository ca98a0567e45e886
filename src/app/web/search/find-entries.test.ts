import { expect, test } from 'vitest'
import { presentCategories } from '#patterns/server/present-categories.ts'
import type { Question } from '#questions/question.ts'
import { countCompanies } from '#questions/question-list.ts'
import { findEntries, findGroups } from './find-entries.ts'
import { searchEntries } from './search-entries.ts'

const google = { name: 'Google', slug: 'google', frequency: 100 }

function question(id: number, title: string, more: Partial<Question> = {}): Question {
  const slug = title.toLowerCase().replaceAll(' ', '-')
  return {
    id,
    title,
    difficulty: 'Easy',
    isPremium: false,
    isSql: false,
    patterns: [],
    companies: [google],
    sightings: [],
    leetcodeUrl: `https://leetcode.com/problems/${slug}/`,
    ...more,
  }
}

const questions = [
  question(1, 'Two Sum'),
  question(175, 'Combine Two Tables', { isSql: true }),
  question(595, 'Countries', { isSql: true }),
  question(9001, 'Robot Room Cleaner'),
]
const list = {
  questions,
  companies: countCompanies(questions),
  patterns: [],
  builtInDate: '2026-01-01',
  importedReportCount: 0,
}
const forMember = searchEntries({ kind: 'member', categories: presentCategories({ isSignedIn: true }), list })
const forGuest = searchEntries({ kind: 'guest', categories: presentCategories({ isSignedIn: false }), list })
const first = (typed: string) => {
  const entry = findEntries(forMember, typed)[0]
  return entry && `${entry.kind}: ${entry.label}`
}

test.each([
  ['bfs', 'pattern: Breadth-First Search'],
  ['dfs', 'pattern: Depth-First Search'],
  ['dp', 'pattern: Linear DP (Fibonacci Style)'],
  ['hashmap', 'pattern: Hash Map Lookup'],
  ['lru', 'pattern: Linked Structures in Design'],
  ['bst', 'pattern: Binary Search Tree'],
  ['mst', 'pattern: Weighted Graphs: Shortest Path & MST'],
  ['dsu', 'pattern: Union-Find'],
  ['ll', 'pattern: Linked List Manipulation'],
  ['pq', 'pattern: Heap / Priority Queue'],
  ['kmp', 'pattern: String Two Pointers & Palindromes'],
])('the short name %s finds its pattern first', (typed, expected) => {
  expect(first(typed)).toBe(expected)
})

test.each([
  ['two sum', 'problem: Two Sum'],
  ['TwoSum', 'problem: Two Sum'],
  ['1', 'problem: Two Sum'],
  ['#15', 'problem: 3Sum'],
  ['3sum', 'problem: 3Sum'],
  ['9001', 'problem: Robot Room Cleaner'],
  ['google', 'company: Google'],
  ['graphs', 'category: Graphs'],
  ['cheat', 'note: Linked-list cheat sheet'],
  ['recursive dfs', 'note: Recursive DFS'],
])('an exact name or number comes first: %s', (typed, expected) => {
  expect(first(typed)).toBe(expected)
})

test('the name counts more than the words beside it', () => {
  const labels = findEntries(forMember, 'sliding window').map(({ label }) => label)
  expect(labels.slice(0, 2)).toEqual(['Sliding Window', 'String Sliding Window'])
})

test('words may come in any order, also from the category or a clue', () => {
  expect(first('graphs breadth first')).toBe('pattern: Breadth-First Search')
  expect(findEntries(forMember, 'contiguous').map(({ label }) => label)).toContain('Sliding Window')
})

test('what is only inside a word comes last', () => {
  const found = findEntries(forMember, 'trie').map(({ label }) => label)
  expect(found.slice(0, 2)).toEqual(['Trie (Prefix Tree)', 'Implement Trie (Prefix Tree)'])
  expect(found).toContain('Map Sum Pairs')
  expect(found.indexOf('Countries')).toBe(found.length - 1)
})

test('nothing typed and unknown words find nothing', () => {
  for (const typed of ['', '  ', '?!', 'xylophone']) expect(findEntries(forMember, typed)).toEqual([])
})

test('each result leads to where it is', () => {
  const to = (typed: string) => findEntries(forMember, typed)[0]?.to
  expect(to('3sum')).toBe('/category/1#two-pointers/15')
  expect(to('robot room')).toBe('/company-questions?q=Robot+Room+Cleaner')
  expect(to('combine two tables')).toBe('/company-questions?q=Combine+Two+Tables&sql=true')
  expect(to('google')).toBe('/company-questions?companies=google')
  expect(to('backtracking')).toBe('/category/6#backtracking')
})

test('a problem of several lists is found once', () => {
  const to = findEntries(forMember, 'two sum').filter(({ label }) => label === 'Two Sum')
  expect(to).toHaveLength(1)
})

test('guests see what needs an account as locked, and find its problems in the company list', () => {
  expect(findEntries(forGuest, 'trie')[0]).toMatchObject({ label: 'Trie (Prefix Tree)', isLocked: true })
  expect(findEntries(forGuest, 'two pointers')[0]).toMatchObject({ isLocked: false })
  const graphs = findEntries(forGuest, 'graphs').filter(({ label }) => label === 'Graphs')
  expect(graphs).toMatchObject([
    { kind: 'category', isLocked: true },
    { kind: 'topic', isLocked: true },
  ])
})

test('visitors find the study notes, and the pages and actions that are open to them', () => {
  const entries = searchEntries({ kind: 'none', categories: undefined, list: undefined })
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(['note', 'page', 'action']))
  const pages = entries.filter(({ kind }) => kind !== 'note')
  expect(pages.map(({ label }) => label)).toEqual(['Study Notes', 'Switch theme', 'Sign In'])
  expect(pages.filter(({ isLocked }) => isLocked)).toEqual([])
})

test.each([
  ['account', 'Account'],
  ['my herd', 'My Herd'],
  ['plan', 'Plan'],
  ['reminders', 'Reminders'],
  ['unsubscribe', 'Reminders'],
  ['start today', "Start today's round"],
  ['dark', 'Switch theme'],
  ['sign out', 'Log out'],
  ['invite', 'Invite GoatMate'],
])('a page or an action is found by %s', (typed, label) => {
  const pages = findGroups(forMember, typed).find(({ name }) => name === 'Pages and actions')
  expect(pages?.found[0]?.label).toBe(label)
})

test('pages and actions are below patterns, unless it is their name that was typed', () => {
  const groups = (typed: string) => findGroups(forMember, typed).map(({ name }) => name)
  expect(groups('pla').at(-1)).toBe('Pages and actions')
  for (const typed of ['plan', 'account', 'practice', 'log out'])
    expect(groups(typed)[0]).toBe('Pages and actions')
  expect(groups('bfs')).toEqual(['Patterns, questions and notes'])
})

test('guests see pages that need an account as locked, and nothing to log out of', () => {
  const pages = forGuest.filter(({ kind }) => kind === 'page' || kind === 'action')
  const named = (label: string) => pages.find((page) => page.label === label)
  expect(named('Practice')).toMatchObject({ isLocked: false })
  expect(named('My Herd')).toMatchObject({ isLocked: true })
  expect(named('Log out')).toBeUndefined()
  expect(named('Sign In')).toMatchObject({ to: '/auth' })
})
