import { useEffect, useRef, useState } from 'react'
import { formatReply } from '../reply-format.ts'
import type { TutorMessage } from '../session.ts'

/** Reads out each reply once it has ended. What was there when the page was opened is not read. */
export function ReplyNews({ messages }: { messages: readonly TutorMessage[] | undefined }) {
  const heard = useRef<string>(undefined)
  const [news, setNews] = useState<TutorMessage>()
  const last = messages?.findLast(({ role }) => role === 'assistant')

  useEffect(() => {
    if (!last || last.id === heard.current) return
    if (heard.current !== undefined) setNews(last)
    heard.current = last.id
  }, [last])

  return (
    <div className="sr-only" aria-live="polite">
      {/* By its id: an answer in the same words as the one before is news all the same. */}
      {news && <p key={news.id}>{spoken(news.content)}</p>}
    </div>
  )
}

function spoken(reply: string): string {
  return formatReply(reply, true)
    .map((part) =>
      part.kind === 'code' ? `Code: ${part.code}` : part.spans.map(({ text }) => text).join(''),
    )
    .join('\n')
}
