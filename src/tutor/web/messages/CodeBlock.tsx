import { Check, Copy } from 'lucide-react'
import { fenceLabels } from '#content/tutor/code/code-spellings.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { CodeLines } from '#platform/ui/display/CodeLines.tsx'
import { useCopy } from '#platform/web/copy-and-save.ts'

interface CodeBlockProps {
  label: string | undefined
  code: string
}

const said = { copied: 'Copied', refused: 'Copying is blocked by your browser' }

export function CodeBlock({ label, code }: CodeBlockProps) {
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
        <CodeLines lines={code.split('\n')} language={fenceLabels[label?.toLowerCase() ?? '']} />
      </pre>
    </figure>
  )
}
