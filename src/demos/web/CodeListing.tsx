import { useSuspenseQuery } from '@tanstack/react-query'
import { Check, Copy, PencilLine } from 'lucide-react'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { useCopy } from '#platform/web/copy-and-save.ts'
import { useCodeLanguage } from '#settings/web/code-language.ts'
import { loadCode } from '../load-demo.ts'
import { CodePanel } from './CodePanel.tsx'
import './demo-side.css'

const copyMessages = { copied: 'Copied', refused: 'Copying is blocked by your browser' }

interface CodeListingProps {
  patternName: string
  listing: {
    readonly id: string
    readonly label: string
    readonly note: string
    readonly isJudged: boolean
  }
}

/** One listing, to read and copy. Suspends until it is loaded. */
export function CodeListing({ patternName, listing }: CodeListingProps) {
  const { data: code } = useSuspenseQuery({
    queryKey: ['listing', patternName, listing.id],
    queryFn: () => loadCode(patternName, listing.id),
  })
  const language = useCodeLanguage()
  const { outcome, copy } = useCopy()
  const Icon = outcome === 'copied' ? Check : Copy
  return (
    <figure className="grid min-w-0 gap-2.5">
      <figcaption className="max-w-(--measure) text-sm leading-[1.55] text-ink-2">
        <b className="text-ink">{`${listing.label}.`}</b>{' '}
        <span>
          <MarkedText text={listing.note} />
        </span>
      </figcaption>
      <div className="overflow-hidden rounded-md border border-line *:border-b-0">
        <CodePanel code={code}>
          <span role="status">{outcome && copyMessages[outcome]}</span>
          <Button look="quiet" size="sm" onClick={() => copy(`${code[language].lines.join('\n')}\n`)}>
            <Icon className="icon" aria-hidden="true" />
            Copy
          </Button>
          {listing.isJudged && (
            <ButtonLink to={`/build/${patternName}/${listing.id}`} look="quiet" size="sm">
              <PencilLine className="icon" aria-hidden="true" />
              <span>
                Write it<span className="sr-only">{`: ${listing.label}`}</span>
              </span>
            </ButtonLink>
          )}
        </CodePanel>
      </div>
    </figure>
  )
}
