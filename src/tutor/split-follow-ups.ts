const mostFollowUps = 3
const longestFollowUp = 80

/** The line that announces them, also with the stars of bold text. */
const announcement = /^\**next(:\**|\**:)\s*$/i
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
  /** What may be the list, or the beginning of its first line. */
  let kept = ''
  let isLineStart = true
  for await (const piece of pieces) {
    kept += piece
    const from = beginningOf(kept, isLineStart)
    if (from === 0) continue
    yield kept.slice(0, from)
    isLineStart = kept[from - 1] === '\n'
    kept = kept.slice(from)
  }
  const [first = '', ...lines] = kept.split('\n')
  const items = lines.map((line) => line.trim()).filter((line) => line !== '')
  const isList = announcement.test(first) && items.every((line) => /^([-*•]|\d[.)]) /.test(line))
  // A model may announce something else with this word.
  if (!isList && kept !== '') yield kept
  if (!isList) return undefined
  const texts = items.map((line) =>
    line
      .replace(/^\S+ +/, '')
      .replace(/^["“](.*)["”]$/, '$1')
      .trim(),
  )
  const fitting = texts.filter((text) => text !== '' && text.length <= longestFollowUp)
  return fitting.length > 0 ? [...new Set(fitting)].slice(0, mostFollowUps) : undefined
}

/** Index of the line that announces the list or may come to do so; the length of the text if there is none. */
function beginningOf(text: string, isLineStart: boolean): number {
  let from = isLineStart ? 0 : text.indexOf('\n') + 1 || text.length
  while (from < text.length) {
    const end = text.indexOf('\n', from)
    const line = text.slice(from, end < 0 ? undefined : end)
    const isOpen = end < 0 && announced.some((each) => each.startsWith(line.trimEnd().toLowerCase()))
    if (isOpen || announcement.test(line)) return from
    if (end < 0) return text.length
    from = end + 1
  }
  return text.length
}
