import { useCategories } from '#patterns/web/use-categories.ts'
import { findPatternHits, type PatternHit } from './find-pattern-hits.ts'

interface PatternSearchResultsProps {
  listId: string
  typed: string
  active: number
  onChoose: (hit: PatternHit) => void
}

export function PatternSearchResults({ listId, typed, active, onChoose }: PatternSearchResultsProps) {
  const { data: categories, error } = useCategories()
  const hits = categories ? findPatternHits(categories, typed) : []
  return (
    <>
      <p role="status" className={hits.length > 0 ? 'sr-only' : 'px-4 py-3 text-sm text-ink-2'}>
        {error
          ? 'The patterns could not be loaded. Please try again.'
          : categories
            ? foundText(hits.length, typed)
            : 'Loading DSA patterns...'}
      </p>
      <div role="listbox" id={listId} aria-label="Patterns found">
        {hits.map((hit, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box above handles the keys of its list.
          <div
            key={hit.id}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(hit)}
            data-hue={hit.category.colorClass}
            className="flex min-h-11 cursor-pointer items-center gap-3 border-line px-4 py-2 not-first:border-t hover:bg-surface-2 aria-selected:bg-surface-2"
          >
            <span className="size-2.5 flex-none rounded-full bg-hue" aria-hidden="true" />
            <span className="min-w-0 flex-1 text-sm font-[650]">{hit.displayName}</span>
            <span className="text-xs text-muted">{hit.category.displayName}</span>
          </div>
        ))}
      </div>
    </>
  )
}

function foundText(count: number, typed: string): string {
  if (count === 0) return `No patterns match "${typed.trim()}".`
  return count === 1 ? '1 pattern found' : `${count} patterns found`
}
