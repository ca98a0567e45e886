import { useEffect, useState, useSyncExternalStore } from 'react'
import { ownsStorage } from '#accounts/web/personal-storage.ts'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import type { TutorTopic } from '#content/tutor/tutor-topics.ts'
import { localValue } from '#platform/web/local-value.ts'
import { type ChatView, pause } from './ask-question.ts'
import { createSessionSaver, readSavedSession } from './saved-session.ts'
import { tutorCalls } from './tutor-calls.ts'
import { createTutorChat, type TutorChat } from './tutor-chat.ts'

const saved = localValue('capra.tutorSession')
const opening: ChatView = { chat: {}, isOpening: true, isRetrying: false }
const neverChanges = () => () => {}

/**
 * The signed-in person's conversation. Until the account is known, the view shows a session being opened.
 *
 * @param onReturned must stay the same function.
 */
export function useTutorChat(
  topic: TutorTopic,
  onReturned: (text: string) => void,
): { view: ChatView; chat: TutorChat | undefined } {
  const visitor = useVisitor()
  const userId = visitor.kind === 'member' ? visitor.user.id : undefined
  const [chat, setChat] = useState<TutorChat>()

  useEffect(() => {
    if (userId === undefined) return
    const storage = {
      write: (text: string) => ownsStorage(userId) && saved.write(text),
      clear: saved.clear,
    }
    const saver = createSessionSaver(storage, { now: Date.now, later })
    const started = createTutorChat({
      topic,
      userId,
      calls: tutorCalls,
      saver,
      restored: readSavedSession(saved.read(), { topicId: topic.id, userId, now: Date.now() }),
      now: () => new Date(),
      random: Math.random,
      pause,
      onReturned,
    })
    setChat(started)
    // Deferred, so that React's extra mount in development opens no session.
    const notYet = later(0, started.begin)
    addEventListener('pagehide', saver.flush)
    return () => {
      notYet()
      removeEventListener('pagehide', saver.flush)
      started.leave()
      setChat(undefined)
    }
  }, [topic, userId, onReturned])

  const view = useSyncExternalStore(
    chat?.onChange ?? neverChanges,
    chat?.view ?? (() => opening),
    () => opening,
  )
  return { view, chat }
}

function later(delayMs: number, task: () => void): () => void {
  const timer = setTimeout(task, delayMs)
  return () => clearTimeout(timer)
}
