/** '2026-05' becomes 'May 2026'. */
export function monthName(month: string): string {
  return monthFormat.format(new Date(`${month}-01`))
}

const monthFormat = new Intl.DateTimeFormat('en', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
