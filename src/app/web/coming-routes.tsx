import { Navigate, useParams } from 'react-router'
import { RequireAccess } from '#accounts/web/RequireAccess.tsx'
import { findTutorTopic } from '#content/tutor-topics.ts'
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

/** The route lets guests in, the page does not: the tutor needs an account. */
export function TutorTopicsPage() {
  return (
    <RequireAccess access="member">
      <ComingPage page={comingPages.aiTutor} />
    </RequireAccess>
  )
}

export function TutorChatPage() {
  const { topicId } = useParams()
  return (
    <RequireAccess access="member">
      {findTutorTopic(topicId) ? (
        <ComingPage page={comingPages.aiTutor} />
      ) : (
        <Navigate to="/ai-tutor" replace />
      )}
    </RequireAccess>
  )
}
