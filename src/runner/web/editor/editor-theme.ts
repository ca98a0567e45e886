import { HighlightStyle } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** The colors of our code listings. Custom properties reach into a shadow root; other styles of the page do not. */
export const highlightStyle = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.controlKeyword, tags.operatorKeyword], color: 'var(--code-key)' },
  { tag: [tags.string, tags.character, tags.special(tags.string)], color: 'var(--code-str)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--code-num)' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.definition(tags.variableName))],
    color: 'var(--code-fn)',
  },
  { tag: [tags.comment], color: 'var(--code-dim)' },
])

export const theme = EditorView.theme({
  '&': { color: 'var(--code-ink)', backgroundColor: 'var(--code-bg)', fontSize: '1rem' },
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
  '.cm-scroller': {
    fontFamily: 'var(--font-mono)',
    fontVariantLigatures: 'none',
    lineHeight: '1.6',
    minHeight: '16rem',
  },
  '.cm-content': { caretColor: 'var(--accent)', paddingBlock: '0.75rem' },
  '.cm-cursor': { borderLeftColor: 'var(--accent)', borderLeftWidth: '2px' },
  '.cm-gutters': { color: 'var(--code-dim)', backgroundColor: 'transparent', border: 'none' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in oklch, var(--code-ink) 6%, transparent)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--code-line) !important',
  },
  '.cm-matchingBracket': { backgroundColor: 'transparent', outline: '1px solid var(--code-dim)' },
  '.marked-line': { textDecoration: 'underline wavy var(--danger)', textUnderlineOffset: '4px' },
})
