import { Check, ChevronDown, Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import type { NoteHeading } from '#content/notes/note-outline.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { CodeLines } from '#platform/ui/display/CodeLines.tsx'
import { useCopy } from '#platform/web/copy-and-save.ts'
import { type Language, languages } from '#settings/languages.ts'
import { HeadingLink } from './NoteSection.tsx'

interface CodeTemplateProps {
  heading: Pick<NoteHeading, 'id' | 'title'> & { level: 3 | 4 }
  language: Language
  /** The content of a file that the tests run. */
  code: string
  isFolded?: boolean
  /** What to know before using it. */
  children?: ReactNode
}

const copyMessages = { copied: 'Copied', refused: 'Copying is blocked by your browser' }

/** A folded one is closed at first. A `details` element opens without a script, and is always open on paper. */
export function CodeTemplate({
  heading: { id, title, level },
  language,
  code,
  isFolded = false,
  children,
}: CodeTemplateProps) {
  const HeadingLevel = level === 3 ? 'h3' : 'h4'
  const { outcome, copy } = useCopy()
  const Icon = outcome === 'copied' ? Check : Copy
  const lines = code.trimEnd().split('\n')
  const heading = (
    <HeadingLevel id={id} tabIndex={-1}>
      {breakable(title)}
    </HeadingLevel>
  )
  const listing = (
    <figure aria-labelledby={id}>
      <figcaption>
        {isFolded ? <span>{nameOfLanguage(language)}</span> : heading}
        <span role="status">{outcome && copyMessages[outcome]}</span>
        <HeadingLink id={id} title={title} />
        <Button look="quiet" size="sm" onClick={() => copy(code)}>
          <Icon className="icon" aria-hidden="true" />
          Copy
        </Button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and the keyboard must reach them. */}
      <pre tabIndex={0} className="scroll-cue">
        <CodeLines language={language} lines={lines} />
      </pre>
    </figure>
  )
  if (!isFolded) return <div className="note-template">{listing}</div>
  return (
    <details className="note-template">
      <summary>
        {heading}
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      {children && <div className="note-template-text">{children}</div>}
      {listing}
    </details>
  )
}

/** A long signature may break before its parameters. */
function breakable(title: string): ReactNode {
  const [name, ...parameters] = title.split('(')
  if (parameters.length === 0) return title
  return (
    <>
      <span>{name}</span>
      <wbr />
      <span>{`(${parameters.join('(')}`}</span>
    </>
  )
}

export function nameOfLanguage(language: Language): string {
  return languages.find(({ id }) => id === language)?.label ?? ''
}

/** A sentence in which backticks mark code. */
export function WithCode({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed sentence never move.
      <code key={index} className="note-code">
        {part}
      </code>
    ) : (
      part
    ),
  )
}
