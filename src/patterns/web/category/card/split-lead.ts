/** Splits the `Lead: explanation` form of variations and mistakes. A text without a colon is all lead. */
export function splitLead(text: string): { lead: string; rest: string } {
  const colon = text.indexOf(': ')
  if (colon === -1) return { lead: text, rest: '' }
  return { lead: text.slice(0, colon), rest: asSentence(text.slice(colon + 2)) }
}

function asSentence(text: string): string {
  const stop = /[.?!]$/.test(text) ? '' : '.'
  const isCode = /^\w+\(/.test(text)
  return (isCode ? text.charAt(0) : text.charAt(0).toUpperCase()) + text.slice(1) + stop
}
