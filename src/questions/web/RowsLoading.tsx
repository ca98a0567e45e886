/** Hairlines and flat bars where rows will stand. */
export function RowsLoading() {
  return (
    <div className="min-h-dvh">
      <p role="status" className="sr-only">
        Loading company questions...
      </p>
      {Array.from({ length: 6 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
        <div key={place} className="border-t border-line last:border-b">
          <RowLoading />
        </div>
      ))}
    </div>
  )
}

/** One question that has not come yet. */
export function RowLoading() {
  return (
    <div aria-hidden="true" className="grid min-h-[212px] content-center gap-3.5 py-5.5 md:min-h-[150px]">
      <span className="h-6 w-2/5 rounded-xs bg-surface-2" />
      <span className="h-7 w-3/4 rounded-xs bg-surface-2" />
      <span className="h-4 w-1/4 rounded-xs bg-surface-2" />
    </div>
  )
}
