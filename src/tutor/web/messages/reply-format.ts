import { lessonLocations } from '#content/lesson-locations.ts'

/**
 * A piece of a paragraph. Nothing else in a reply has a meaning: no HTML, no images, and no links but those to a lesson
 * named as the source.
 */
export interface Span {
  readonly kind: 'plain' | 'code' | 'lesson'
  readonly text: string
}

export type ReplyPart =
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Span[])[] }
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
    .flatMap((paragraph, index, all) => listsOf(paragraph, isEnded || index < all.length - 1))
}

/** Lines that begin with a dash or a number are items of a list; the lines around them are paragraphs. */
function listsOf(paragraph: string, isEnded: boolean): readonly ReplyPart[] {
  const groups: { readonly marker: string; readonly lines: string[] }[] = []
  for (const line of paragraph.split('\n')) {
    const [, bullet, text = ''] = line.match(/^\s*([-*\u2022]|\d{1,2}[.)])\s+(.+)$/) ?? []
    const marker = bullet === undefined ? '' : /\d/.test(bullet) ? '1' : '-'
    const last = groups.at(-1)
    const shown = bullet === undefined ? line : text
    if (last?.marker === marker) last.lines.push(shown)
    else groups.push({ marker, lines: [shown] })
  }
  return groups.map(({ marker, lines }, index): ReplyPart => {
    const ends = isEnded || index < groups.length - 1
    if (marker === '') return { kind: 'paragraph', spans: spansOf(lines.join('\n'), ends) }
    const items = lines.map((line, item) => spansOf(line, ends || item < lines.length - 1))
    return { kind: 'list', isOrdered: marker === '1', items }
  })
}

/** Code between single or double backticks of one line; the last may still be being written. */
function spansOf(paragraph: string, isEnded: boolean): readonly Span[] {
  const spans: Span[] = []
  let rest = 0
  const add = (kind: 'plain' | 'code', text: string) => {
    if (text !== '') spans.push(...(kind === 'plain' ? withLessons(text) : [{ kind, text }]))
  }
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

/** `(Lesson: Two Pointers)` and `(Lessons: ...)` name where an answer comes from. Unknown names stay text. */
function withLessons(text: string): readonly Span[] {
  return text.split(/(?<=\(Lessons?: [^()]*)(, |\))|(?<=\(Lessons?: )/).flatMap((piece): Span[] => {
    if (!piece) return []
    return [{ kind: lessonLocations.has(piece) ? 'lesson' : 'plain', text: piece }]
  })
}
