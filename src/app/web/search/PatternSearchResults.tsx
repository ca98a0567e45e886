import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { useCategories } from '#patterns/web/categories.ts'
import { findNoteHits } from './find-note-hits.ts'
import { findPatternHits } from './find-pattern-hits.ts'

interface PatternSearchResultsProps {
  listId: string
  typed: string
  active: number
  onChoose: (to: string) => void
}

/** Patterns first, then what the study notes say. Visitors have no patterns to open, and find the notes. */
export function PatternSearchResults({ listId, typed, active, onChoose }: PatternSearchResultsProps) {
  const { data: categories, error } = useCategories()
  const isVisitor = likelyKind(useVisitor()) === 'none'
  const patterns = categories ? findPatternHits(categories, typed) : []
  const notes = findNoteHits(typed)
  const hits = [
    ...patterns.map(({ name, displayName, category }) => ({
      to: `/category/${category.id}#${name}`,
      label: displayName,
      context: category.displayName,
      hue: category.colorClass,
    })),
    ...notes.map(({ title, noteTitle, to }) => ({
      to,
      label: title,
      context: title === noteTitle ? 'Study Notes' : noteTitle,
      hue: undefined,
    })),
  ]
  const isLoading = !categories && !error && !isVisitor
  return (
    <>
      <p
        role="status"
        className={hits.length > 0 && !error && !isLoading ? 'sr-only' : 'px-4 py-3 text-sm text-ink-2'}
      >
        {error
          ? 'The patterns could not be loaded. Please try again.'
          : isLoading
            ? 'Loading DSA patterns...'
            : foundText(patterns.length, notes.length, typed)}
      </p>
      <div role="listbox" id={listId} aria-label="Patterns and study notes found">
        {hits.map(({ to, label, context, hue }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box above handles the keys of its list.
          <div
            key={to}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(to)}
            data-hue={hue}
            className="flex min-h-11 cursor-pointer items-center gap-3 border-line px-4 py-2 not-first:border-t hover:bg-surface-2 aria-selected:bg-surface-2"
          >
            <span
              className={`size-2.5 flex-none ${hue ? 'rounded-full bg-hue' : 'rounded-xs bg-line-strong'}`}
              aria-hidden="true"
            />
            <span className="min-w-0 flex-1 text-sm font-[650]">{label}</span>
            <span className="max-w-[45%] text-right text-xs text-muted">{context}</span>
          </div>
        ))}
      </div>
    </>
  )
}

function foundText(patterns: number, notes: number, typed: string): string {
  if (patterns + notes === 0) return `No patterns match "${typed.trim()}".`
  const found = [
    ...(patterns > 0 ? [patterns === 1 ? '1 pattern' : `${patterns} patterns`] : []),
    ...(notes > 0
      ? [notes === 1 ? '1 match in the study notes' : `${notes} matches in the study notes`]
      : []),
  ]
  return `${found.join(' and ')} found`
}
