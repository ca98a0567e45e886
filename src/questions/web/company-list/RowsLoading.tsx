/** Placeholders for the rows, about as high as they are. */
export function RowsLoading() {
  return (
    <div className="min-h-dvh">
      <p role="status" className="sr-only">
        Loading company questions...
      </p>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div
          key={row}
          aria-hidden="true"
          className="h-[286px] space-y-4 border-t border-line pt-6 md:h-[158px]"
        >
          <div className="h-5 w-2/5 rounded-xs bg-surface-2" />
          <div className="h-5 w-3/5 rounded-xs bg-surface-2" />
          <div className="h-5 w-1/3 rounded-xs bg-surface-2" />
        </div>
      ))}
    </div>
  )
}
