/** Classes of a square button that shows only an icon; it needs an `aria-label`. */
export const iconButton =
  'inline-grid size-11 place-items-center rounded-sm border-[1.5px] border-transparent forced-colors:border-[color:Canvas] text-ink-2 hover:bg-surface-2 hover:text-ink'
