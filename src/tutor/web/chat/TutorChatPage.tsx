import { useCallback, useEffect, useRef, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { RequireAccess } from '#accounts/web/RequireAccess.tsx'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { findTutorTopic, type TutorTopic } from '#content/tutor/tutor-topics.ts'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { MessageList, ReplyAnnouncer } from '../messages/MessageList.tsx'
import { ChatHead, TopicAside } from './ChatHead.tsx'
import { Composer, joinDrafts, putBack, useDraft, useLinkedQuestion } from './Composer.tsx'
import { Failure } from './Failure.tsx'
import { FollowUps, LimitReached, StartQuestions } from './Suggestions.tsx'
import { isComplete, saveSession, shownCount } from './session.ts'
import { createTutorChat, opening } from './tutor-chat.ts'
import { useFollowEnd } from './use-follow-end.ts'

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

/** One conversation: what was said, and what one can do next. */
function TutorScreen({ topic }: { topic: TutorTopic }) {
  const navigate = useNavigate()
  const box = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useState(useLinkedQuestion())
  /** The draft is sent as soon as the session is open. */
  const [isWaiting, setWaiting] = useState(false)
  const takeBack = useCallback((text: string) => setDraft((typed) => putBack(text, typed)), [])
  const { view, chat, reset } = useTutorChat(topic, takeBack)
  const { session, failure } = view
  const isPending = session?.pending ?? false
  useDraft(session?.sessionId, draft, setDraft)
  const isFull = session !== undefined && isComplete(session)
  const isFresh = session !== undefined && shownCount(session) === 0
  const { list, end, dock, isBehind, goToEnd } = useFollowEnd(view)

  const atBox = (act: (() => void) | undefined) => () => {
    act?.()
    box.current?.focus()
  }
  const suggest = (question: string) => {
    if (isFull) return
    setDraft((typed) => (topic.examples.includes(typed) ? question : joinDrafts(typed, question)))
    box.current?.focus()
  }

  function sendDraft() {
    if (!session && failure) return chat?.send(draft)
    setWaiting(session === undefined)
    if (!session) return
    setDraft('')
    chat?.send(draft)
  }
  useEffect(() => {
    if (isWaiting && session && !isPending) sendDraft()
  })

  function leave() {
    chat?.end()
    void navigate('/ai-tutor')
  }

  const start = <StartQuestions topic={topic} onPick={suggest} />
  return (
    <div className="page">
      <ChatHead
        topic={topic}
        session={session}
        canReset={session !== undefined || (failure !== undefined && !failure.isRetrying)}
        onBack={leave}
        onReset={atBox(reset)}
      />
      <div className="md:grid md:grid-cols-[236px_minmax(0,1fr)] md:gap-14">
        <TopicAside topic={topic}>{start}</TopicAside>
        <section aria-label="Conversation" className="flex min-h-[640px] flex-col">
          <MessageList list={list} greeting={topic.greeting} view={view} atBox={atBox} />
          {!session && !failure && <Spinner text="Initializing AI tutor session..." />}
          {isFresh && <div className="pb-6 md:hidden">{start}</div>}
          {/* biome-ignore lint/a11y/useSemanticElements: there are no fields to group, it is a place for the focus. */}
          <div
            ref={end}
            role="group"
            aria-label="End of the conversation"
            tabIndex={-1}
            className="mt-auto max-w-conversation"
          >
            {failure && (
              <Failure
                failure={failure}
                hasSession={session !== undefined}
                onRetry={atBox(chat?.retry)}
                onDismiss={atBox(chat?.dismiss)}
                onReset={atBox(reset)}
              />
            )}
            {session && !isPending && !isFull && (
              <FollowUps texts={session.followUps} onPick={(text) => atBox(() => chat?.send(text))()} />
            )}
            {!isPending && isFull && <LimitReached onReset={atBox(reset)} />}
          </div>
          <ReplyAnnouncer messages={session?.messages} />
          <Composer
            dock={dock}
            box={box}
            topicName={topic.name}
            draft={draft}
            onDraft={(text) => {
              setDraft(text)
              setWaiting(false)
            }}
            isFull={isFull}
            isReady={!isPending && !isWaiting && !failure?.isRetrying}
            isWaiting={isWaiting}
            isStopping={view.isStopping}
            onSend={atBox(sendDraft)}
            onStop={isPending ? atBox(chat?.stop) : undefined}
            onGoToEnd={isBehind ? goToEnd : undefined}
          />
        </section>
      </div>
    </div>
  )
}

const saveAfterMs = 500

/**
 * The signed-in person's conversation. Until the account is known, the view shows a session being opened.
 *
 * @param onReturned receives the text of a question that got no answer. It must stay the same function.
 */
function useTutorChat(topic: TutorTopic, onReturned: (text: string) => void) {
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
    // The page may stay a moment longer than a session that was ended.
    const save = () => chat?.hasEnded() || saveSession(session, topic.name, userId)
    const timer = setTimeout(save, saveAfterMs)
    addEventListener('pagehide', save)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', save)
    }
  }, [session, topic, userId, chat])

  function reset() {
    chat?.end()
    setResets((count) => count + 1)
  }

  return { view, chat, reset }
}
