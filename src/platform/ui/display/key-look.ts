/** A key of the keyboard. */
export const keyLook =
  'inline-grid h-6 min-w-6.5 place-items-center rounded-[4px] border border-b-[2.5px] border-line-strong bg-surface px-1.5 font-mono text-2xs/none font-semibold text-ink-2'
