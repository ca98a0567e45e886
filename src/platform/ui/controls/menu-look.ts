/** The list of a menu, and what can be chosen in it. */
export const menuLook = 'z-30 min-w-53 rounded-md border border-line bg-surface-2 p-1.5 shadow-2'
export const menuItemLook =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-sm no-underline data-disabled:cursor-default data-disabled:text-muted data-highlighted:bg-surface-3 focus-visible:-outline-offset-2 md:min-h-9'
