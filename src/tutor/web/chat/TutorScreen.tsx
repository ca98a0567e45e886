import { useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { TutorTopic } from '#content/tutor/tutor-topics.ts'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { MessageList, ReplyAnnouncer } from '../messages/MessageList.tsx'
import { ChatHead } from './ChatHead.tsx'
import { Composer } from './Composer.tsx'
import { FailureBox, LimitReached, SessionFailure, useFocusAfterRetry } from './Failures.tsx'
import { isComplete } from './session.ts'
import { StartQuestions, TopicAside } from './TopicAside.tsx'
import { useDraft } from './use-draft.ts'
import { useFollowEnd } from './use-follow-end.ts'
import { useTutorChat } from './use-tutor-chat.ts'

/** One conversation: what was said, and what one can do next. */
export function TutorScreen({ topic }: { topic: TutorTopic }) {
  const navigate = useNavigate()
  const box = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useState('')
  const takeBack = useCallback((text: string) => setDraft((typed) => joined(text, typed)), [])
  const { view, chat } = useTutorChat(topic, takeBack)
  const {
    chat: { open, pending },
    failure,
    isOpening,
    isRetrying,
  } = view
  useDraft(open?.sessionId, draft, setDraft)
  const expectOpening = useFocusAfterRetry(open !== undefined, box)
  const isFull = open !== undefined && isComplete(open.session)
  const isFresh = open?.session.questionCount === 0
  const { list, end, dock, isBehind, goToEnd, expectOwn } = useFollowEnd(view)

  const atBox = (act: (() => void) | undefined) => () => {
    act?.()
    box.current?.focus()
  }
  const suggest = (question: string) => {
    setDraft((typed) =>
      typed.trim() === '' || topic.examples.includes(typed) ? question : joined(typed, question),
    )
    box.current?.focus()
  }

  function send() {
    setDraft('')
    expectOwn()
    chat?.send(draft)
  }

  function retryOpening() {
    expectOpening()
    chat?.retry()
  }

  function leave() {
    chat?.end()
    void navigate('/ai-tutor')
  }

  const start = <StartQuestions topic={topic} onPick={suggest} />
  return (
    <div className="page">
      <ChatHead
        topic={topic}
        questionCount={open?.session.questionCount ?? 0}
        isComplete={isFull}
        canReset={!isOpening}
        onBack={leave}
        onReset={atBox(chat?.reset)}
      />
      {failure && !open ? (
        <SessionFailure failure={failure} isRetrying={isRetrying} onRetry={retryOpening} />
      ) : (
        <div className="md:grid md:grid-cols-[236px_minmax(0,1fr)] md:gap-14">
          <TopicAside topic={topic}>{start}</TopicAside>
          <section aria-label="Conversation" className="flex min-h-[640px] flex-col">
            <MessageList
              list={list}
              greeting={topic.greeting}
              messages={open?.session.messages}
              pending={pending}
              isFresh={isFresh}
            />
            {!open && (
              <div className="flex-1">
                <Spinner text="Initializing AI tutor session..." />
              </div>
            )}
            {isFresh && <div className="flex-1 pb-6 md:hidden">{start}</div>}
            {/* biome-ignore lint/a11y/useSemanticElements: there are no fields to group, it is a place for the focus. */}
            <div
              ref={end}
              role="group"
              aria-label="End of the conversation"
              tabIndex={-1}
              className="max-w-[760px]"
            >
              {failure && (
                <FailureBox
                  failure={failure}
                  onRetry={atBox(chat?.retry)}
                  onDismiss={atBox(chat?.dismiss)}
                  onReset={atBox(chat?.reset)}
                />
              )}
              {isFull && !pending && <LimitReached onReset={atBox(chat?.reset)} />}
            </div>
            <ReplyAnnouncer messages={open?.session.messages} />
            <Composer
              dock={dock}
              box={box}
              topicName={topic.name}
              draft={draft}
              onDraft={setDraft}
              isFull={isFull}
              isReady={open !== undefined && !pending}
              isStopping={pending?.state === 'stopping'}
              onSend={atBox(send)}
              onStop={pending && atBox(chat?.stop)}
              onGoToEnd={isBehind ? goToEnd : undefined}
            />
          </section>
        </div>
      )}
    </div>
  )
}

function joined(first: string, second: string): string {
  return [first, second].filter((text) => text.trim() !== '').join('\n')
}
