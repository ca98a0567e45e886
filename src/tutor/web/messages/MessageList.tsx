import { memo, type ReactNode, type Ref, useState } from 'react'
import { CapraMark } from '#platform/ui/art/CapraMark.tsx'
import { Button } from '#platform/ui/controls/Button.tsx'
import type { TutorMessage } from '../chat/session.ts'
import type { ChatView } from '../chat/tutor-chat.ts'
import { ReplyText, SpokenReply } from './ReplyText.tsx'
import './tutor.css'

interface MessageListProps {
  list: Ref<HTMLOListElement>
  /** The first message, shown before the session is open. */
  greeting: string
  view: ChatView
  /** Gives the focus back after a button that goes away. */
  atBox: (act: () => void) => () => void
}

export function MessageList({ list, greeting, view, atBox }: MessageListProps) {
  const { session } = view
  const messages = session?.messages ?? [{ id: '', role: 'assistant', content: greeting, timestamp: '' }]
  return (
    <ol ref={list} className="grid max-w-conversation gap-5.5 py-5.5 md:gap-6.5 md:py-8">
      {messages.map((message, index) => (
        // The greeting stays as it was painted when the session opens around it.
        <Message key={index === 0 ? 'greeting' : message.id} message={message} />
      ))}
      {session?.pending && <ReplyOnItsWay view={view} atBox={atBox} />}
    </ol>
  )
}

const Message = memo(function Message({ message }: { message: TutorMessage }) {
  const { role, content, timestamp, truncated } = message
  if (role === 'user')
    return (
      <li className="flex justify-end">
        <div className="min-w-0">
          <div className="max-w-[46ch] rounded-lg rounded-br-xs border border-line bg-surface-2 px-4.25 py-3 wrap-anywhere whitespace-pre-wrap">
            <span className="sr-only">You: </span>
            <span>{content}</span>
          </div>
          <ClockTime of={timestamp} className="text-right" />
        </div>
      </li>
    )
  return (
    <TutorSays>
      <ReplyText text={content} isEnded />
      {truncated && <p className="mt-2 text-xs text-muted">This answer was cut short.</p>}
      {/* The greeting has no time until the session is open. */}
      {timestamp && <ClockTime of={timestamp} />}
    </TutorSays>
  )
})

/** The answer as far as it is written, and the sign that more will come. */
function ReplyOnItsWay({ view, atBox }: Pick<MessageListProps, 'view' | 'atBox'>) {
  const { written, isLost, isStopping, run } = view
  const thinking = isLost ? 'AI is thinking... Its reply will appear here.' : 'AI is thinking...'
  return (
    <TutorSays>
      {written !== '' && <ReplyText text={written} isEnded={false} />}
      <p role="status" className="flex min-h-[30px] items-center gap-3 text-sm text-muted md:min-h-[38px]">
        <span className="thinking" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <span>{isStopping ? 'Stopping...' : (run?.status ?? thinking)}</span>
      </p>
      {run && (
        <div className="mt-2 flex flex-wrap gap-2">
          {run.load && <Button onClick={atBox(run.load)}>Load it and run my code</Button>}
          {run.choices?.map(({ title, choose }) => (
            <Button key={title} onClick={atBox(choose)}>
              {title}
            </Button>
          ))}
          <Button onClick={atBox(run.skip)}>
            {run.choices ? 'Another problem' : 'Answer without running it'}
          </Button>
        </div>
      )}
    </TutorSays>
  )
}

function TutorSays({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2.5 md:gap-4">
      <span className="grid size-[30px] flex-none place-items-center rounded-full bg-accent-soft text-accent-text md:size-[38px]">
        <CapraMark className="size-[18px] md:size-[23px]" />
      </span>
      <div className="min-w-0 flex-1">
        <span className="sr-only">Tutor: </span>
        {children}
      </div>
    </li>
  )
}

function ClockTime({ of, className = '' }: { of: string; className?: string }) {
  return (
    <time dateTime={of} className={`mt-1.5 block text-xs text-muted tabular-nums ${className}`}>
      {new Date(of).toTimeString().slice(0, 'hh:mm'.length)}
    </time>
  )
}

/** Reads out each reply once it has ended. What was there when the page was opened is not read. */
export function ReplyAnnouncer({ messages }: { messages: readonly TutorMessage[] | undefined }) {
  const [firstId, setFirstId] = useState<string>()
  const last = messages?.findLast(({ role }) => role === 'assistant')
  if (last && firstId === undefined) setFirstId(last.id)
  return (
    <div className="sr-only" aria-live="polite">
      {/* By its id: an answer in the same words as the one before is announced all the same. */}
      {last && last.id !== firstId && <SpokenReply key={last.id} text={last.content} />}
    </div>
  )
}
