import { Check, ChevronDown, Copy } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { NoteHeading } from '#content/notes/note-outline.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { useCopy } from '#platform/web/use-copy.ts'
import { HeadingLink } from './NoteSection.tsx'

interface CodeTemplateProps {
  heading: Pick<NoteHeading, 'id' | 'title'> & { level: 3 | 4 }
  language: keyof typeof languageNames
  /** A `TemplateCode`. */
  code: ReactNode
  isOpen?: boolean
  /** What to know before using it. */
  children?: ReactNode
}

const languageNames = { java: 'Java', python: 'Python' }

/** Closed at first, unless told otherwise. A `details` element opens without a script, and on paper it is always open. */
export function CodeTemplate({
  heading: { id, title, level },
  language,
  code,
  isOpen,
  children,
}: CodeTemplateProps) {
  const Heading = level === 3 ? 'h3' : 'h4'
  const { outcome, copy } = useCopy()
  const Icon = outcome === 'copied' ? Check : Copy
  const figure = useRef<HTMLElement>(null)
  const readCode = () => figure.current?.querySelector('pre')?.textContent ?? ''
  return (
    <details className="note-template" open={isOpen}>
      <summary>
        <Heading id={id} tabIndex={-1}>
          {title}
        </Heading>
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      {children && <div className="note-template-text">{children}</div>}
      <figure ref={figure} aria-labelledby={id}>
        <figcaption>
          <span>{languageNames[language]}</span>
          <span role="status">{outcome && said[outcome]}</span>
          <HeadingLink id={id} title={title} />
          <Button look="quiet" size="sm" onClick={() => copy(readCode())}>
            <Icon className="icon" aria-hidden="true" />
            Copy
          </Button>
        </figcaption>
        {code}
      </figure>
    </details>
  )
}

const said = { copied: 'Copied', refused: 'Copying is not allowed here' }
