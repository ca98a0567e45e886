import { dfsBfsGuide } from './dfs-bfs-guide-outline.ts'
import { linkedListCheatSheet } from './linked-list-cheatsheet-outline.ts'
import type { NoteOutline } from './note-outline.ts'

export const noteOutlines: readonly NoteOutline[] = [dfsBfsGuide, linkedListCheatSheet]
