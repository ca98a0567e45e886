import { Flag, Plus, RotateCcw, Sparkles, Trash2 } from 'lucide-react'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { Point } from '#algorithms/geometry.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { TextField } from '#platform/ui/controls/TextField.tsx'
import { type Edited, type EditedGraph, edgesField, editGraph, type GraphEdit } from '../../edited-graph.ts'
import { exampleGraphs, guideGraph, openExample } from '../../guide-graphs.ts'
import { GraphCanvas } from './GraphCanvas.tsx'

export interface GraphEditing {
  readonly state: EditedGraph
  /** What the last edit did, or why it was refused. */
  readonly message: { readonly text: string; readonly isError: boolean } | undefined
  edit(edit: GraphEdit): Edited
  /** Replaces the whole graph. */
  replace(next: EditedGraph, message: string): void
}

/** The graph the reader edits, at first the guide's. `onChange` is called with each new graph. */
export function useGraphEditing(onChange: (state: EditedGraph) => void): GraphEditing {
  const [state, setState] = useState(guideGraph)
  const [message, setMessage] = useState<GraphEditing['message']>()

  const replace = useCallback(
    (next: EditedGraph, text: string) => {
      setState(next)
      setMessage({ text, isError: false })
      onChange(next)
    },
    [onChange],
  )

  const edit = useCallback(
    (requested: GraphEdit) => {
      const edited = editGraph(state, requested)
      if (edited.kind === 'done') replace(edited.state, edited.message)
      // Errors in typed edges appear at the text field.
      else if (requested.kind !== 'type') setMessage({ text: edited.reason, isError: true })
      return edited
    },
    [state, replace],
  )

  return { state, message, edit, replace }
}

interface GraphEditorProps {
  id: string
  editing: GraphEditing
}

/** Changes the graph by pointer, by keyboard, or by typing its edges. */
export function GraphEditor({ id, editing }: GraphEditorProps) {
  const { state, message, edit, replace } = editing
  const [selected, setSelected] = useState<string>()
  const addButton = useRef<HTMLButtonElement>(null)
  // A removed node is no longer selected.
  const chosen = state.graph.nodes.some((node) => node.id === selected) ? selected : undefined

  function press(node: string) {
    if (chosen === undefined) setSelected(node)
    else if (chosen === node) setSelected(undefined)
    else edit({ kind: 'toggleEdge', from: chosen, to: node })
  }

  function add(position?: Point) {
    const edited = edit({ kind: 'addNode', joinTo: chosen, ...(position && { position }) })
    if (edited.kind === 'done' && position === undefined) setSelected(edited.added)
  }

  function remove(node: string) {
    const edited = edit({ kind: 'removeNode', id: node })
    if (edited.kind === 'done') setSelected(undefined)
  }

  return (
    <section id={id} className="graph-editor" aria-label="Change the graph">
      <div className="graph-editor-draw">
        <GraphCanvas
          state={state}
          chosen={chosen}
          onPress={press}
          onAdd={add}
          onRemove={remove}
          onDeselect={() => setSelected(undefined)}
        />
        <p className="graph-editor-help">
          {chosen === undefined
            ? 'Select a node to add or remove its edges, remove it, or start there. Choose an empty spot to add a node.'
            : `${chosen} is selected. Choose another node to add or remove the edge to it, or an empty spot to add a node connected to ${chosen}.`}
        </p>
        <p role="status" className="graph-editor-news" data-fault={message?.isError}>
          {message?.text}
        </p>
        <div className="graph-editor-tools">
          <Button ref={addButton} onClick={() => add()}>
            <Plus className="icon" aria-hidden="true" />
            <span>{chosen === undefined ? 'Add a node' : `Add a node to ${chosen}`}</span>
          </Button>
          {chosen !== undefined && (
            <>
              <Button onClick={() => edit({ kind: 'startAt', id: chosen })}>
                <Flag className="icon" aria-hidden="true" />
                <span>{`Start at ${chosen}`}</span>
              </Button>
              <Button
                onClick={() => {
                  remove(chosen)
                  // This button disappears with its node.
                  addButton.current?.focus()
                }}
              >
                <Trash2 className="icon" aria-hidden="true" />
                <span>{`Remove ${chosen}`}</span>
              </Button>
            </>
          )}
          <Button look="quiet" onClick={() => edit({ kind: 'tidy' })}>
            <Sparkles className="icon" aria-hidden="true" />
            Tidy up
          </Button>
          <Button look="quiet" onClick={() => replace(guideGraph, 'The graph is reset.')}>
            <RotateCcw className="icon" aria-hidden="true" />
            Reset the graph
          </Button>
        </div>
      </div>
      <div className="graph-editor-type">
        <TypedEdges editing={editing} />
        <fieldset>
          <legend>Start from an example</legend>
          {exampleGraphs.map(({ name, text }) => (
            <button
              key={name}
              type="button"
              aria-pressed={edgesField.format(state.graph) === text}
              onClick={() => replace(openExample(text), `Example: ${name}.`)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      </div>
    </section>
  )
}

/** The graph as a line of text. Invalid text gets an error message and leaves the graph unchanged. */
function TypedEdges({ editing: { state, edit } }: { editing: GraphEditing }) {
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState(() => edgesField.format(state.graph))
  const [error, setError] = useState<string>()

  useEffect(() => {
    setText(edgesField.format(state.graph))
    setError(undefined)
  }, [state.graph])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const edited = edit({ kind: 'type', text })
    if (edited.kind === 'done') return
    setError(edited.reason)
    form.current?.querySelector('input')?.focus()
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <TextField
        label={edgesField.label}
        hint={edgesField.hint}
        error={error}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">Use these edges</Button>
    </form>
  )
}
