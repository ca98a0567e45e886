import { Navigate, useParams } from 'react-router'
import { RequireAccess } from '#accounts/web/RequireAccess.tsx'
import { findTutorTopic } from '#content/tutor/tutor-topics.ts'
import { TutorScreen } from './TutorScreen.tsx'

/** The route lets guests pass, the page does not: the tutor needs an account. */
export function TutorChatPage() {
  const topic = findTutorTopic(useParams().topicId)
  return (
    <RequireAccess access="member">
      {topic ? (
        <>
          <title>{`AI Tutor - ${topic.name} · Capra`}</title>
          <meta name="description" content={topic.description} />
          <TutorScreen topic={topic} />
        </>
      ) : (
        <Navigate to="/ai-tutor" replace />
      )}
    </RequireAccess>
  )
}
