import type { NoteOutline } from './note-outline.ts'

export const linkedListCheatSheet: NoteOutline = {
  path: '/linkedlist-cheatsheet',
  title: 'Linked-list cheat sheet',
  description: 'Every pointer move on a linked list, with its steps, its picture and its Python template.',
  headings: [],
}
