import { expect, test } from 'vitest'
import type { NoteOutline } from '#content/notes/note-outline.ts'
import { findNoteHits } from './find-note-hits.ts'

const notes: readonly NoteOutline[] = [
  {
    path: '/walks',
    title: 'Walks in graphs',
    description: 'Two searches, and when to use which.',
    headings: [
      { id: 'queue', title: 'The queue', level: 2, words: 'fifo breadth' },
      { id: 'dfs', title: 'Recursive DFS', level: 3, words: 'java template' },
      { id: 'bfs', title: 'BFS', level: 3, words: 'java template' },
    ],
  },
  { path: '/lists', title: 'Queue of links', description: 'Pointers.', headings: [] },
]
const found = (typed: string) => findNoteHits(typed, notes).map(({ to }) => to)

test('a heading leads to its place in its note, a note to its beginning', () => {
  expect(findNoteHits('recursive', notes)).toEqual([
    { title: 'Recursive DFS', noteTitle: 'Walks in graphs', to: '/walks#dfs' },
  ])
  expect(found('walks')).toEqual(['/walks'])
})

test('what begins with the words comes first, then what holds them, then what is only told about it', () => {
  expect(found('queue')).toEqual(['/lists', '/walks#queue'])
  expect(found('fifo')).toEqual(['/walks#queue'])
})

test('words may come from the title and from beside it, in any order', () => {
  expect(found('java bfs')).toEqual(['/walks#bfs'])
  expect(found('BFS, Java')).toEqual(['/walks#bfs'])
})

test('nothing, a letter or an unknown word finds nothing', () => {
  expect(found('')).toEqual([])
  expect(found('b')).toEqual([])
  expect(found('quantum')).toEqual([])
})

test('the notes of the product are found', () => {
  expect(findNoteHits('backtracking')[0]).toMatchObject({ to: '/dfs-bfs-guide#java-backtracking' })
  expect(findNoteHits('cheat')[0]).toMatchObject({ to: '/linkedlist-cheatsheet' })
})
