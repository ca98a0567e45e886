import { ComingPage } from './ComingPage.tsx'
import { comingPages } from './coming-pages.ts'

export function StudyNotesPage() {
  return <ComingPage page={comingPages.studyNotes} />
}

export function SearchGuidePage() {
  return <ComingPage page={comingPages.searchGuide} />
}

export function LinkedListSheetPage() {
  return <ComingPage page={comingPages.linkedListSheet} />
}

export function MyHerdPage() {
  return <ComingPage page={comingPages.myHerd} />
}
