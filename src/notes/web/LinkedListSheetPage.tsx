import { linkedListCheatSheet } from '#content/notes/linked-list-cheatsheet-outline.ts'
import { NotesLayout } from './NotesLayout.tsx'

export function LinkedListSheetPage() {
  return (
    <NotesLayout outline={linkedListCheatSheet} head={null}>
      {null}
    </NotesLayout>
  )
}
