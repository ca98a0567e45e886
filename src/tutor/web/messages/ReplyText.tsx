import { Check, Copy } from 'lucide-react'
import { isValidElement, type ReactNode } from 'react'
import Markdown, { type Components } from 'react-markdown'
import { Link } from 'react-router'
import { fenceLabels } from '#content/tutor/code-languages.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { CodeLines } from '#platform/ui/display/CodeLines.tsx'
import { useCopy } from '#platform/web/copy-and-save.ts'
import { readTables, tableComponents } from './markdown-tables.tsx'

interface ReplyTextProps {
  text: string
  /** False while more may come. */
  isEnded: boolean
}

/** An answer in Markdown. HTML, images, and links that leave the site appear as text. */
export function ReplyText({ text, isEnded }: ReplyTextProps) {
  return (
    <div className="reply grid max-w-[64ch] gap-3 wrap-anywhere">
      <Markdown components={shownComponents} remarkPlugins={plugins} urlTransform={keepUrl}>
        {isEnded ? text : withoutHalfSyntax(text)}
      </Markdown>
    </div>
  )
}

/** The same answer as a screen reader announces it: without buttons and links. */
export function SpokenReply({ text }: { text: string }) {
  return (
    <Markdown components={spokenComponents} remarkPlugins={plugins} urlTransform={keepUrl}>
      {text}
    </Markdown>
  )
}

const plugins = [readTables]

/** A link that is still being written shows its label, and backticks that may become a fence show nothing. */
function withoutHalfSyntax(text: string): string {
  return text.replace(/\[([^\]\n]*)\]\([^)\n]*$/, '$1').replace(/`+$/, '')
}

const Heading = ({ children }: { children?: ReactNode }) => <p className="font-bold">{children}</p>

const commonComponents: Components = {
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  // Line breaks are preserved, so this one would be the second.
  br: () => null,
  img: ({ alt, src }) => `${alt} (${src})`,
}

const shownComponents: Components = {
  ...commonComponents,
  ...tableComponents,
  p: ({ children }) => <p className="whitespace-pre-wrap">{children}</p>,
  ul: ({ children }) => <ul className="grid list-disc gap-1 pl-6 marker:text-muted">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="grid list-decimal gap-1 pl-6 marker:text-muted">
      {children}
    </ol>
  ),
  blockquote: ({ children }) => (
    <blockquote className="grid gap-2 border-l border-line-strong pl-4 text-ink-2 [&_a]:text-sm [&_figure]:ml-0">
      {children}
    </blockquote>
  ),
  code: ({ children }) => <code className="rounded-xs bg-surface-2 px-[.38em] py-[.1em]">{children}</code>,
  pre: ({ children }) => {
    if (!isValidElement<{ className?: string; children?: ReactNode }>(children)) return null
    const { className, children: code } = children.props
    // Markdown ends a block with a line break, and an empty one has no text.
    const text = typeof code === 'string' ? code.trimEnd() : ''
    return text === '' ? null : <CodeBlock label={className?.replace('language-', '')} code={text} />
  },
  a: ({ href = '', children }) =>
    isOwnPath(href) ? (
      <Link to={href} className="link">
        {children}
      </Link>
    ) : (
      <>
        {children} <span>{`(${href})`}</span>
      </>
    ),
}

const spokenComponents: Components = {
  ...commonComponents,
  pre: ({ children }) => (
    <p>
      <span>Code:</span> {children}
    </p>
  ),
  a: ({ children }) => children,
}

/** Not `//host` or `/\host`, which browsers read as another site. */
function isOwnPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href)
}

/** URLs become links only when they are paths of ours; otherwise they are shown as they are. */
function keepUrl(url: string): string {
  return url
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
        <CodeLines lines={code.split('\n')} language={fenceLabels.get(label?.toLowerCase() ?? '')} />
      </pre>
    </figure>
  )
}
