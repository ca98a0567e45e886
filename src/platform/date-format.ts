import { lazily } from './lazily.ts'

/** Writes moments in English, by the options of `Intl.DateTimeFormat`, with hours from 00 to 23. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (at: Date | string | number) => string {
  const format = lazily(() => new Intl.DateTimeFormat('en-US', { hourCycle: 'h23', ...options }))
  return (at) => format().format(new Date(at))
}
