import {
  defaultKeymap,
  history,
  historyKeymap,
  indentLess,
  indentMore,
  indentWithTab,
  undo,
} from '@codemirror/commands'
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  type LanguageSupport,
  syntaxHighlighting,
} from '@codemirror/language'
import { EditorState, StateEffect, StateField } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import type { RunLanguage } from '../../protocol.ts'
import { highlightStyle, theme } from './editor-theme.ts'

export interface Editor {
  /** A key of the row above a phone's keyboard. Brackets come as a pair with the cursor between. */
  press(key: 'indent' | 'outdent' | 'undo' | (string & {})): void
  markLine(line: number | undefined): void
  /** Puts the cursor at its beginning. */
  goToLine(line: number): void
  destroy(): void
}

interface EditorSettings {
  readonly language: RunLanguage
  readonly label: string
  readonly source: string
  readonly onChange: (source: string) => void
  readonly onRun: () => void
}

/** Each is a file of its own. */
const grammars: Readonly<Record<RunLanguage, () => Promise<LanguageSupport>>> = {
  python: async () => (await import('@codemirror/lang-python')).python(),
  typescript: async () => (await import('@codemirror/lang-javascript')).javascript({ typescript: true }),
  javascript: async () => (await import('@codemirror/lang-javascript')).javascript(),
  cpp: async () => (await import('@codemirror/lang-cpp')).cpp(),
}

/** @throws if the grammar cannot be fetched. */
export async function createEditor(root: ShadowRoot, settings: EditorSettings): Promise<Editor> {
  const { language, label, source, onChange, onRun } = settings
  const grammar = await grammars[language]()
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: source,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        highlightActiveLine(),
        markedLine,
        grammar,
        indentUnit.of(language === 'python' || language === 'cpp' ? '    ' : '  '),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-description': 'Tab indents. Escape and then Tab leave the editor.',
        }),
        keymap.of([
          {
            key: 'Mod-Enter',
            run: () => {
              onRun()
              return true
            },
          },
          ...defaultKeymap,
          ...historyKeymap,
          indentWithTab,
        ]),
        syntaxHighlighting(highlightStyle),
        theme,
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(state.doc.toString())
        }),
      ],
    }),
  })
  return {
    destroy: () => view.destroy(),
    press(key) {
      if (key === 'indent') indentMore(view)
      else if (key === 'outdent') indentLess(view)
      else if (key === 'undo') undo(view)
      else insert(view, key)
      view.focus()
    },
    markLine: (line) => view.dispatch({ effects: setMarkedLine.of(line) }),
    goToLine(line) {
      const { from, text } = view.state.doc.line(Math.min(line, view.state.doc.lines))
      view.dispatch({
        selection: { anchor: from + (text.length - text.trimStart().length) },
        scrollIntoView: true,
      })
      view.focus()
    },
  }
}

function insert(view: EditorView, key: string): void {
  const { from, to } = view.state.selection.main
  const [before = '', after = ''] = key.length === 2 ? key : [key]
  const selected = view.state.sliceDoc(from, to)
  view.dispatch({
    changes: { from, to, insert: before + selected + after },
    selection: { anchor: from + before.length + selected.length },
    userEvent: 'input',
  })
}

const setMarkedLine = StateEffect.define<number | undefined>()
const lineMark = Decoration.line({ class: 'marked-line' })

/** The line of an error, until the text changes. */
const markedLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { docChanged, effects, state }) {
    for (const effect of effects) {
      if (!effect.is(setMarkedLine)) continue
      const line = effect.value
      if (line === undefined || line < 1 || line > state.doc.lines) return Decoration.none
      return Decoration.set([lineMark.range(state.doc.line(line).from)])
    }
    return docChanged ? Decoration.none : marks
  },
  provide: (field) => EditorView.decorations.from(field),
})
