import { Check, Copy } from 'lucide-react'
import { Link } from 'react-router'
import { lessonLocations } from '#content/lesson-locations.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { CodeLines } from '#platform/ui/display/CodeLines.tsx'
import type { CodeLanguage } from '#platform/ui/display/highlight-code.ts'
import { useCopy } from '#platform/web/copy-and-save.ts'
import { formatReply, type ReplyPart, type Span } from './reply-format.ts'

interface ReplyTextProps {
  text: string
  /** False while more may come. */
  isEnded: boolean
}

/** Text, lists, inline code, code blocks, and links to lessons named as sources. Whatever else a model writes stays letters. */
export function ReplyText({ text, isEnded }: ReplyTextProps) {
  return (
    <div className="grid max-w-[64ch] gap-3">
      {formatReply(text, isEnded).map((part, index) =>
        part.kind === 'code' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are only added at the end.
          <CodeBlock key={index} label={part.label} code={part.code} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are only added at the end.
          <TextPart key={index} part={part} />
        ),
      )}
    </div>
  )
}

function TextPart({ part }: { part: Exclude<ReplyPart, { kind: 'code' }> }) {
  if (part.kind === 'paragraph')
    return (
      <p className="wrap-anywhere whitespace-pre-wrap">
        <Spans spans={part.spans} />
      </p>
    )
  const List = part.isOrdered ? 'ol' : 'ul'
  return (
    <List
      className={`grid gap-1 pl-6 wrap-anywhere marker:text-muted ${part.isOrdered ? 'list-decimal' : 'list-disc'}`}
    >
      {part.items.map((spans, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items are only added at the end.
        <li key={index}>
          <Spans spans={spans} />
        </li>
      ))}
    </List>
  )
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ kind, text }, index) => {
    const lesson = kind === 'lesson' ? lessonLocations.get(text) : undefined
    if (lesson)
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: spans are only added at the end.
        <Link key={index} to={`/category/${lesson.categoryId}#${lesson.name}`} className="link">
          {text}
        </Link>
      )
    return kind === 'code' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: spans are only added at the end.
      <code key={index} className="rounded-xs bg-surface-2 px-[.38em] py-[.1em]">
        {text}
      </code>
    ) : (
      text
    )
  })
}

interface CodeBlockProps {
  label: string | undefined
  code: string
}

const said = { copied: 'Copied', refused: 'Copying is blocked by your browser' }

function CodeBlock({ label, code }: CodeBlockProps) {
  const { outcome, copy } = useCopy()
  const Icon = outcome === 'copied' ? Check : Copy
  return (
    <figure className="my-1 min-w-0 overflow-hidden rounded-md border border-line bg-code text-(--code-ink) max-md:-ml-10">
      <figcaption className="flex min-h-10 items-center gap-3 border-b border-line pr-2 pl-3.5 text-xs font-semibold text-muted">
        <span className="min-w-0 flex-1 truncate">{label ?? 'code'}</span>
        <span role="status">{outcome && said[outcome]}</span>
        <Button look="quiet" size="sm" onClick={() => copy(code)}>
          <Icon className="icon" aria-hidden="true" />
          Copy
        </Button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and the keyboard must reach them. */}
      <pre tabIndex={0} className="reply-code scroll-cue [--scroll-ground:var(--code-bg)]">
        <CodeLines lines={code.split('\n')} language={languageOf(label)} />
      </pre>
    </figure>
  )
}

const labels: Readonly<Record<CodeLanguage, readonly string[]>> = {
  python: ['python', 'py', 'python3', 'pseudocode'],
  typescript: ['typescript', 'ts', 'javascript', 'js'],
  java: ['java', 'kotlin'],
  cpp: ['cpp', 'c++', 'cc', 'c'],
}

/** The language to highlight a block in, by the label a model gave it. */
function languageOf(label: string | undefined): CodeLanguage | undefined {
  const word = label?.toLowerCase() ?? ''
  // The keys are those of the table above.
  return (Object.keys(labels) as CodeLanguage[]).find((language) => labels[language].includes(word))
}
