/** A key of the keyboard. */
export const keyLook =
  'inline-grid h-6 min-w-6.5 place-items-center rounded-[4px] border border-b-[2.5px] border-line-strong bg-surface px-1.5 font-mono text-2xs/none font-semibold text-ink-2'

/** On the button that goes on after an answer, where there is a keyboard. */
export function GoOnKey() {
  return (
    <span aria-hidden="true" className={`${keyLook} [@media(hover:none)]:hidden`}>
      Enter
    </span>
  )
}
