import { ArrowLeft, RotateCcw } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { RequireAccess } from '#accounts/web/RequireAccess.tsx'
import { findTutorTopic, type TutorTopic } from '#content/tutor/tutor-topics.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { CellBar } from '#platform/ui/display/CellBar.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { tutorLimits } from '../../session-rules.ts'
import { AnsweredBy } from '../AnsweredBy.tsx'
import { MessageList, ReplyAnnouncer } from '../messages/MessageList.tsx'
import { TopicHill } from '../TopicHill.tsx'
import { Composer, useDraft, useLinkedQuestion } from './Composer.tsx'
import { FailureBox, LimitReached, SessionFailure, useFocusAfterRetry } from './Failures.tsx'
import { isComplete } from './session.ts'
import { useFollowEnd } from './use-follow-end.ts'
import { useTutorChat } from './use-tutor-chat.ts'

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
  const takeBack = useCallback((text: string) => setDraft((typed) => joined(text, typed)), [])
  const { view, chat } = useTutorChat(topic, takeBack)
  const {
    chat: { session, pending },
    failure,
    isOpening,
    isRetrying,
  } = view
  useDraft(session?.sessionId, draft, setDraft)
  const expectOpening = useFocusAfterRetry(session !== undefined, box)
  const isFull = session !== undefined && isComplete(session)
  const isFresh = session?.questionCount === 0
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

  function send(text: string) {
    expectOwn()
    chat?.send(text)
  }

  function sendDraft() {
    setWaiting(session === undefined)
    if (!session) return
    setDraft('')
    send(draft)
  }
  useEffect(() => {
    if (isWaiting && session && !pending) sendDraft()
  })

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
        questionCount={session?.questionCount ?? 0}
        isComplete={isFull}
        canReset={!isOpening}
        onBack={leave}
        onReset={atBox(chat?.reset)}
      />
      {failure && !session ? (
        <SessionFailure failure={failure} isRetrying={isRetrying} onRetry={retryOpening} />
      ) : (
        <div className="md:grid md:grid-cols-[236px_minmax(0,1fr)] md:gap-14">
          <TopicAside topic={topic}>{start}</TopicAside>
          <section aria-label="Conversation" className="flex min-h-[640px] flex-col">
            <MessageList
              list={list}
              greeting={topic.greeting}
              messages={session?.messages}
              pending={pending}
              isFresh={isFresh}
            />
            {!session && (
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
              {!isFull && !pending && (
                <FollowUps texts={session?.followUps} onPick={(text) => atBox(() => send(text))()} />
              )}
              {isFull && !pending && <LimitReached onReset={atBox(chat?.reset)} />}
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
              isReady={!pending && !isWaiting}
              isWaiting={isWaiting}
              isStopping={pending?.state === 'stopping'}
              onSend={atBox(sendDraft)}
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

interface ChatHeadProps {
  topic: TutorTopic
  questionCount: number
  isComplete: boolean
  canReset: boolean
  onBack: () => void
  onReset: () => void
}

const { questionsPerSession } = tutorLimits

function ChatHead({ topic, questionCount, isComplete, canReset, onBack, onReset }: ChatHeadProps) {
  return (
    <div className="flex items-center gap-x-[18px] border-b border-line py-5 max-md:flex-wrap max-md:gap-x-3 max-md:gap-y-2.5 max-md:py-3.5">
      <Button
        aria-label="End session and go back to topics"
        title="End session and go back to topics"
        onClick={onBack}
        className="w-11 flex-none px-0"
      >
        <ArrowLeft className="icon" aria-hidden="true" />
      </Button>
      <div className="min-w-0 flex-1 max-md:basis-[calc(100%-60px)]">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-lg tracking-tight md:text-[1.625rem]">AI Tutor - {topic.name}</h1>
          {isComplete && <Badge tone="success">Session Complete</Badge>}
        </div>
        <AnsweredBy className="mt-0.5 hidden min-h-[1.4em] md:block" />
      </div>
      <div className="grid gap-[7px] max-md:flex-1 md:w-[230px]">
        <p className="text-sm leading-[1.5] tabular-nums">
          Questions:{' '}
          <b>
            {questionCount}/{questionsPerSession}
          </b>
        </p>
        <CellBar filled={questionCount} cells={questionsPerSession} />
      </div>
      <Button aria-disabled={!canReset} onClick={canReset ? onReset : undefined}>
        <RotateCcw className="icon" aria-hidden="true" />
        New Session
      </Button>
      <AnsweredBy className="min-h-[2.8em] basis-full text-xs md:hidden" />
    </div>
  )
}

interface TopicAsideProps {
  topic: TutorTopic
  children: ReactNode
}

function TopicAside({ topic, children }: TopicAsideProps) {
  const [first = '', ...others] = topic.relatedConcepts
  return (
    <aside aria-label="About the topic" className="hidden pt-7 md:block">
      <TopicHill topic={topic} size={120} />
      <div className="mt-[26px]">{children}</div>
      <h2 className="mt-[26px] mb-2 font-sans text-sm font-bold tracking-normal">Related concepts</h2>
      <p className="text-sm text-muted">
        {[first, ...others.map((concept) => concept.charAt(0).toLowerCase() + concept.slice(1))].join(', ')}
      </p>
    </aside>
  )
}

interface FollowUpsProps {
  texts: readonly string[] | undefined
  onPick: (text: string) => void
}

/** What one can say next. Picking one sends it. */
function FollowUps({ texts = [], onPick }: FollowUpsProps) {
  if (texts.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no fields to group.
    <div role="group" aria-label="What next" className="mb-5 flex flex-wrap gap-2 pl-10 md:pl-[54px]">
      {texts.map((text) => (
        <button
          key={text}
          type="button"
          onClick={() => onPick(text)}
          className="min-h-11 rounded-sm border-[1.5px] border-line-strong px-4 py-2 text-left text-sm leading-tight font-[650] wrap-anywhere hover:bg-surface-2"
        >
          {text}
        </button>
      ))}
    </div>
  )
}

interface StartQuestionsProps {
  topic: TutorTopic
  onPick: (question: string) => void
}

/** Picking one fills the box, where it can be edited before sending. */
function StartQuestions({ topic, onPick }: StartQuestionsProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-2 font-sans text-sm font-bold tracking-normal">
        Good questions to start with
      </h2>
      <ul>
        {topic.examples.map((example) => (
          <li key={example}>
            <button
              type="button"
              onClick={() => onPick(example)}
              className="block min-h-11 w-full border-t border-line py-2 text-left text-sm leading-[1.4] text-ink-2 hover:text-accent-text"
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
