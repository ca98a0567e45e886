/** Hairlines and flat bars where rows will stand. */
export function RowsLoading({ isMember }: { isMember: boolean }) {
  return (
    <div className="min-h-dvh">
      <p role="status" className="sr-only">
        Loading company questions...
      </p>
      {Array.from({ length: 6 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
        <div key={place} className="border-t border-line last:border-b">
          <RowLoading isMember={isMember} />
        </div>
      ))}
    </div>
  )
}

/** As high as most rows are; members have a line more. */
export function RowLoading({ isMember }: { isMember: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={`space-y-3.5 py-6 ${isMember ? 'h-[325px] md:h-[179px]' : 'h-[273px] md:h-[145px]'}`}
    >
      <div className="h-6 w-2/5 rounded-xs bg-surface-2" />
      <div className="h-7 w-3/4 rounded-xs bg-surface-2" />
      <div className="h-4 w-1/4 rounded-xs bg-surface-2" />
    </div>
  )
}

/** The same in pixels, with the hairline. */
export function usualHeight(isMember: boolean): number {
  const isWide = matchMedia('(width >= 52rem)').matches
  if (isMember) return isWide ? 180 : 326
  return isWide ? 146 : 274
}
