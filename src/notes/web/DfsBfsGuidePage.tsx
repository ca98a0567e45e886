import { dfsBfsGuide } from '#content/notes/dfs-bfs-guide-outline.ts'
import { NotesLayout } from './NotesLayout.tsx'

export function DfsBfsGuidePage() {
  return (
    <NotesLayout outline={dfsBfsGuide} head={null}>
      {null}
    </NotesLayout>
  )
}
