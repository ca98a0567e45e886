import { dfsBfsGuide } from './dfs-bfs/outline.ts'
import { dpGuide } from './dp/outline.ts'
import { linkedListCheatSheet } from './linked-list/outline.ts'
import type { NoteOutline } from './note-outline.ts'

export const noteOutlines: readonly NoteOutline[] = [dfsBfsGuide, linkedListCheatSheet, dpGuide]
