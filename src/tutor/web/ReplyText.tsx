import { formatReply } from '../reply-format.ts'
import { CodeBlock } from './CodeBlock.tsx'

interface ReplyTextProps {
  text: string
  /** False while more may come. */
  isEnded: boolean
}

/** Text, inline code and code blocks. Whatever else a model writes stays letters. */
export function ReplyText({ text, isEnded }: ReplyTextProps) {
  return (
    <div className="grid max-w-[64ch] gap-3">
      {formatReply(text, isEnded).map((part, place) =>
        part.kind === 'code' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are only added at the end.
          <CodeBlock key={place} label={part.label} code={part.code} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are only added at the end.
          <p key={place} className="wrap-anywhere whitespace-pre-wrap">
            {part.spans.map(({ kind, text: span }, index) =>
              kind === 'code' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: spans are only added at the end.
                <code key={index} className="rounded-xs bg-surface-2 px-[.38em] py-[.1em]">
                  {span}
                </code>
              ) : (
                span
              ),
            )}
          </p>
        ),
      )}
    </div>
  )
}
