import { useEffect, useState } from 'react'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import type { TutorTopic } from '#content/tutor/tutor-topics.ts'
import { type ChatView, createTutorChat, opening, type TutorChat } from './tutor-chat.ts'

/**
 * The signed-in person's conversation. Until the account is known, the view shows a session being opened.
 *
 * @param onReturned receives the text of a question that got no answer. It must stay the same function.
 */
export function useTutorChat(
  topic: TutorTopic,
  onReturned: (text: string) => void,
): { view: ChatView; chat: TutorChat | undefined } {
  const visitor = useVisitor()
  const userId = visitor.kind === 'member' ? visitor.user.id : undefined
  const [view, setView] = useState(opening)
  const [chat, setChat] = useState<TutorChat>()

  useEffect(() => {
    if (userId === undefined) return
    const started = createTutorChat({ topic, userId, onView: setView, onReturned })
    setChat(started)
    // Deferred, so that React's extra mount in development opens no session.
    const timer = setTimeout(started.begin)
    addEventListener('pagehide', started.save)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', started.save)
      started.leave()
      setChat(undefined)
      setView(opening)
    }
  }, [topic, userId, onReturned])

  return { view, chat }
}
