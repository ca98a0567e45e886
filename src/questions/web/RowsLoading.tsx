import './rows.css'

/** Hairlines and flat bars where rows will stand. */
export function RowsLoading({ isMember }: { isMember: boolean }) {
  return (
    <div className="min-h-dvh">
      <p role="status" className="sr-only">
        Loading company questions...
      </p>
      {Array.from({ length: 6 }, (_, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          key={place}
          className={`-mx-(--gutter) ${isMember ? 'h-(--row-of-member)' : 'h-(--row-of-guest)'}`}
        >
          <RowLoading />
        </div>
      ))}
    </div>
  )
}

/** A hairline and bars in a box that has a row's height; three bars of one element, for there are many. */
export function RowLoading() {
  return (
    <div aria-hidden="true" className="mx-(--gutter) border-t border-line pt-6">
      <div className="row-loading h-5 w-2/5 rounded-xs bg-surface-2 shadow-[0_36px_var(--surface-2),0_72px_var(--surface-2)]" />
    </div>
  )
}

/** Pixels that most rows are high, as the style sheet has it. */
export function usualHeight(isMember: boolean): number {
  const styles = getComputedStyle(document.documentElement)
  return Number.parseInt(styles.getPropertyValue(isMember ? '--row-of-member' : '--row-of-guest'), 10)
}
