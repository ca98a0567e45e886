import { keyLook } from '#platform/ui/display/key-look.ts'

/** On the button that goes on after an answer, where there is a keyboard. */
export function GoOnKey() {
  return (
    <span aria-hidden="true" className={`${keyLook} max-md:hidden [@media(hover:none)]:hidden`}>
      Enter
    </span>
  )
}
