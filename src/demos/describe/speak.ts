/** A value as a screen reader can say it: a blank has no sound. */
export function speak(value: number | string): string {
  return value === ' ' || value === '␣' ? 'space' : String(value)
}
