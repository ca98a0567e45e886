import { useEffect, useState } from 'react'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import type { TutorTopic } from '#content/tutor/tutor-topics.ts'
import { saveSession } from './saved-session.ts'
import { createTutorChat, opening } from './tutor-chat.ts'

const saveAfterMs = 500

/**
 * The signed-in person's conversation. Until the account is known, the view shows a session being opened.
 *
 * @param onReturned receives the text of a question that got no answer. It must stay the same function.
 */
export function useTutorChat(topic: TutorTopic, onReturned: (text: string) => void) {
  const visitor = useVisitor()
  const userId = visitor.kind === 'member' ? visitor.user.id : undefined
  const [view, setView] = useState(opening)
  const [chat, setChat] = useState<ReturnType<typeof createTutorChat>>()
  const [resets, setResets] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each reset begins a chat of its own.
  useEffect(() => {
    if (userId === undefined) return
    const life = new AbortController()
    const { signal } = life
    const started = createTutorChat({ topic, userId, signal, onView: setView, onReturned })
    setChat(started)
    // Deferred, so that React's extra mount in development opens no session.
    const timer = setTimeout(() => void started.begin())
    return () => {
      clearTimeout(timer)
      life.abort()
      setChat(undefined)
      setView(opening)
    }
  }, [topic, userId, onReturned, resets])

  const { session } = view
  useEffect(() => {
    if (!session || userId === undefined) return
    const save = () => saveSession(session, topic.name, userId)
    const timer = setTimeout(save, saveAfterMs)
    addEventListener('pagehide', save)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', save)
    }
  }, [session, topic, userId])

  function reset() {
    chat?.end()
    setResets((count) => count + 1)
  }

  return { view, chat, reset }
}
