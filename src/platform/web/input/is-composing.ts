/**
 * Whether a key belongs to an input method, with which Chinese, Japanese and Korean are written: its Enter ends the
 * choice of characters and must not send. Safari ends the composition before that Enter, and only the code, the one of
 * all keys that an input method takes, gives it away.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229
}
