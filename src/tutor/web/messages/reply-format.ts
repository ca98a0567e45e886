/** A piece of a paragraph. Nothing else in a reply has a meaning: no HTML, no images, no links. */
export interface Span {
  readonly kind: 'plain' | 'code'
  readonly text: string
}

export type ReplyPart =
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'code'; readonly label: string | undefined; readonly code: string }

const longestLabel = 19

/**
 * Splits a reply into paragraphs and fenced code.
 *
 * @param isEnded false while more of the text may come: a fence that is still open then shows nothing, so that code
 *   appears whole.
 */
export function formatReply(text: string, isEnded: boolean): readonly ReplyPart[] {
  const parts: ReplyPart[] = []
  let rest = text
  for (;;) {
    const opening = rest.match(/`{3,}/)
    if (opening?.index === undefined) break
    const [fence] = opening
    const inside = rest.slice(opening.index + fence.length)
    const end = inside.indexOf(fence)
    parts.push(...paragraphs(rest.slice(0, opening.index), true))
    if (end === -1 && !isEnded) return parts
    parts.push(...codeBlock(end === -1 ? inside : inside.slice(0, end)))
    rest = end === -1 ? '' : inside.slice(end).replace(/^`+/, '')
  }
  // Backticks at the end may be the first of a fence.
  parts.push(...paragraphs(isEnded ? rest : rest.replace(/`+$/, ''), isEnded))
  return parts
}

/** The first line is a label when it is one short word; else it is code. */
function codeBlock(inside: string): readonly ReplyPart[] {
  const [first = '', ...others] = inside.split('\n')
  const word = first.trim()
  const isLabel = others.length > 0 && /^\S+$/.test(word) && word.length <= longestLabel
  const lines = isLabel || word === '' ? others : [first, ...others]
  const code = lines.join('\n').trimEnd()
  return code === '' ? [] : [{ kind: 'code', label: isLabel ? word : undefined, code }]
}

function paragraphs(text: string, isEnded: boolean): readonly ReplyPart[] {
  return text
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.replace(/^\s*\n|\s+$/g, ''))
    .filter((paragraph) => paragraph !== '')
    .map((paragraph, index, all) => ({
      kind: 'paragraph',
      spans: spansOf(paragraph, isEnded || index < all.length - 1),
    }))
}

/** Code between single or double backticks of one line; the last may still be being written. */
function spansOf(paragraph: string, isEnded: boolean): readonly Span[] {
  const spans: Span[] = []
  let rest = 0
  const add = (kind: Span['kind'], text: string) => text !== '' && spans.push({ kind, text })
  for (const { 0: match, 2: code = '', index } of paragraph.matchAll(inlineCode)) {
    add('plain', paragraph.slice(rest, index))
    add('code', code.trim() || code)
    rest = index + match.length
  }
  const tail = paragraph.slice(rest)
  const unfinished = isEnded ? undefined : tail.match(/(?<!`)`{1,2}([^`\n]+)$/)
  add('plain', unfinished ? tail.slice(0, unfinished.index) : tail)
  add('code', unfinished?.[1] ?? '')
  return spans
}

const inlineCode = /(?<!`)(`{1,2})(?!`)(.+?)(?<!`)\1(?!`)/g
