const mostFollowUps = 3
const longestFollowUp = 80

/** The line that announces them, also with the stars of bold text. */
const announcement = /^\**next(?::\**|\**:)[ \t]*$/im
/** What may become such a line. */
const announced = ['next:', '**next:**', '**next**:']

/**
 * Passes an answer on, without the list of follow-ups at its end, which is never shown: a line `Next:` and up to three
 * lines that begin with `- `.
 *
 * @returns the follow-ups, if there is such a list.
 */
export async function* splitFollowUps(
  pieces: AsyncIterable<string>,
): AsyncGenerator<string, readonly string[] | undefined> {
  let text = ''
  let sent = 0
  for await (const piece of pieces) {
    text += piece
    const lastLine = text.slice(text.lastIndexOf('\n') + 1)
    const mayAnnounce = announced.some((each) => each.startsWith(lastLine.trimEnd().toLowerCase()))
    const begun = text.search(announcement)
    const until = begun < 0 ? text.length - (mayAnnounce ? lastLine.length : 0) : begun
    if (until <= sent) continue
    yield text.slice(sent, until)
    sent = until
  }
  const rest = text.slice(sent)
  const items = rest
    .replace(announcement, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  // A model may announce something else with this word.
  if (!announcement.test(rest) || !items.every((line) => /^([-*•]|\d[.)]) /.test(line))) {
    if (rest !== '') yield rest
    return undefined
  }
  const texts = items.map((line) => line.replace(/^\S+ +/, '').replace(/^["“](.*)["”]$/, '$1'))
  const fitting = texts.filter((each) => each !== '' && each.length <= longestFollowUp)
  return fitting.length > 0 ? [...new Set(fitting)].slice(0, mostFollowUps) : undefined
}
