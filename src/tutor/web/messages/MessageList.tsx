import { memo, type ReactNode, type Ref, useEffect, useMemo, useRef, useState } from 'react'
import { CapraMark } from '#platform/ui/art/CapraMark.tsx'
import type { PendingQuestion, TutorMessage } from '../chat/session.ts'
import { ReplyText, SpokenReply } from './ReplyText.tsx'
import './tutor.css'

interface MessageListProps {
  list: Ref<HTMLOListElement>
  /** The first message, shown before the session is open. */
  greeting: string
  /** Absent until the conversation is open. */
  messages: readonly TutorMessage[] | undefined
  pending: PendingQuestion | undefined
  /** Nothing was asked yet: on a phone, questions to start with follow right below. */
  isFresh: boolean
}

export function MessageList({ list, greeting, messages, pending, isFresh }: MessageListProps) {
  const alone = useMemo<readonly SaidMessage[]>(
    () => [{ id: greetingKey, role: 'assistant', content: greeting }],
    [greeting],
  )
  const room = messages
    ? `${isFresh ? 'md:flex-1' : 'flex-1'} gap-[22px] py-[22px] md:gap-[26px] md:py-8`
    : 'pt-[22px] md:pt-8'
  return (
    <ol ref={messages && list} className={`grid max-w-[760px] content-start ${room}`}>
      {(messages ?? alone).map((message, index) => (
        // The greeting stays as it was painted when the conversation opens around it.
        <Message key={index === 0 ? greetingKey : message.id} message={message} />
      ))}
      {pending && <ReplyOnItsWay pending={pending} />}
    </ol>
  )
}

const greetingKey = 'greeting'

/** The greeting has no time until the session is open. */
type SaidMessage = Pick<TutorMessage, 'id' | 'role' | 'content' | 'truncated'> & {
  readonly timestamp?: string
}

const Message = memo(function Message({ message }: { message: SaidMessage }) {
  const { role, content, timestamp, truncated } = message
  if (role === 'system') return null
  if (role === 'user')
    return (
      <li className="flex justify-end">
        <div className="min-w-0">
          <div className="max-w-[46ch] rounded-lg rounded-br-xs border border-line bg-surface-2 px-[17px] py-3 wrap-anywhere whitespace-pre-wrap">
            <span className="sr-only">You: </span>
            {content}
          </div>
          {timestamp && <ClockTime of={timestamp} className="text-right" />}
        </div>
      </li>
    )
  return (
    <TutorSays>
      <ReplyText text={content} isEnded />
      {truncated && <p className="mt-2 text-xs text-muted">This answer was cut short.</p>}
      {timestamp && <ClockTime of={timestamp} />}
    </TutorSays>
  )
})

/** The answer as far as it is written, and the sign that more will come. */
function ReplyOnItsWay({ pending: { written, state } }: { pending: PendingQuestion }) {
  return (
    <TutorSays>
      {written !== '' && <ReplyText text={written} isEnded={false} />}
      <p role="status" className="flex min-h-[30px] items-center gap-3 text-sm text-muted md:min-h-[38px]">
        <span className="thinking" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        {state === 'lost'
          ? 'AI is thinking... Its reply will appear here.'
          : state === 'stopping'
            ? 'Stopping...'
            : 'AI is thinking...'}
      </p>
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

const hoursAndMinutes = new Intl.DateTimeFormat('en-US', {
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
})

function ClockTime({ of, className = '' }: { of: string; className?: string }) {
  return (
    <time dateTime={of} className={`mt-1.5 block text-xs text-muted tabular-nums ${className}`}>
      {hoursAndMinutes.format(new Date(of))}
    </time>
  )
}

/** Reads out each reply once it has ended. What was there when the page was opened is not read. */
export function ReplyAnnouncer({ messages }: { messages: readonly TutorMessage[] | undefined }) {
  const lastId = useRef<string>(undefined)
  const [announced, setAnnounced] = useState<TutorMessage>()
  const last = messages?.findLast(({ role }) => role === 'assistant')

  useEffect(() => {
    if (!last || last.id === lastId.current) return
    if (lastId.current !== undefined) setAnnounced(last)
    lastId.current = last.id
  }, [last])

  return (
    <div className="sr-only" aria-live="polite">
      {/* By its id: an answer in the same words as the one before is announced all the same. */}
      {announced && <SpokenReply key={announced.id} text={announced.content} />}
    </div>
  )
}
