/** Content writes variations and mistakes as `Lead: the rest`. Without a colon, all of it is the lead. */
export function splitLead(text: string): { lead: string; rest: string } {
  const colon = text.indexOf(': ')
  if (colon === -1) return { lead: text, rest: '' }
  const rest = text.slice(colon + 2)
  return { lead: text.slice(0, colon), rest: rest.charAt(0).toUpperCase() + rest.slice(1) }
}

/** The first sentence of a description, for a card that is closed. */
export function firstSentence(text: string): string {
  return text.match(/^.+?[.?!](?=\s|$)/)?.[0] ?? text
}
