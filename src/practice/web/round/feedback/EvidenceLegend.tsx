import { decidingLook } from './LitPrompt.tsx'

/** What the lines below the words of a prompt mean. */
export function EvidenceLegend({ hasMarks }: { hasMarks: boolean }) {
  return (
    <p className="mt-5.5 flex flex-wrap gap-x-6 gap-y-1.5 text-xs/[1.6] text-muted" aria-hidden="true">
      <span className={legendItem}>
        <i className={`h-3.75 w-6 ${decidingLook}`} />
        decides
      </span>
      <span className={legendItem}>
        <i className="h-3.75 w-6 border-b-3 border-dotted border-hue" />
        supports
      </span>
      {hasMarks && (
        <span className={legendItem}>
          <i className="h-3.75 w-6 rounded-[4px] border-firm border-ink-2" />
          you marked
        </span>
      )}
    </p>
  )
}

const legendItem = 'inline-flex items-center gap-2.25'
