import { Flag, Plus, RotateCcw, Sparkles, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Point } from '#demos/geometry.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { edgesField } from '../../edited-graph.ts'
import { exampleGraphs, openExample } from '../../example-graphs.ts'
import { guideGraph } from '../../guide-graph.ts'
import { GraphStage } from './GraphStage.tsx'
import { TypedEdges } from './TypedEdges.tsx'
import type { GraphDesk } from './use-edited-graph.ts'

interface GraphEditorProps {
  id: string
  desk: GraphDesk
}

/** Where the reader changes the graph: by pointer, by keyboard, or by typing its edges. */
export function GraphEditor({ id, desk }: GraphEditorProps) {
  const { state, news, edit, replace } = desk
  const [wanted, setWanted] = useState<string>()
  const addButton = useRef<HTMLButtonElement>(null)
  // A node that is gone is no longer chosen.
  const chosen = state.graph.nodes.some((node) => node.id === wanted) ? wanted : undefined

  function press(node: string) {
    if (chosen === undefined) setWanted(node)
    else if (chosen === node) setWanted(undefined)
    else edit({ kind: 'toggleEdge', from: chosen, to: node })
  }

  function add(place?: Point) {
    const edited = edit({ kind: 'addNode', joinTo: chosen, ...(place && { place }) })
    if (edited.kind === 'done' && place === undefined) setWanted(edited.added)
  }

  function remove(node: string) {
    const edited = edit({ kind: 'removeNode', id: node })
    if (edited.kind === 'done') setWanted(undefined)
  }

  return (
    <section id={id} className="graph-editor" aria-label="Change the graph">
      <div className="graph-editor-draw">
        <GraphStage
          state={state}
          chosen={chosen}
          onPress={press}
          onAdd={add}
          onRemove={remove}
          onLeave={() => setWanted(undefined)}
        />
        <p className="graph-editor-help">
          {chosen === undefined
            ? 'Choose a node to join, cut, remove or start at it. A press on an empty place adds a node there.'
            : `${chosen} is chosen. A press on another node makes the edge to it, or cuts it; on an empty place, it adds a node joined to ${chosen}.`}
        </p>
        <p role="status" className="graph-editor-news" data-fault={news?.isFault}>
          {news?.text}
        </p>
        <div className="graph-editor-tools">
          <Button ref={addButton} onClick={() => add()}>
            <Plus className="icon" aria-hidden="true" />
            {chosen === undefined ? 'Add a node' : `Add a node to ${chosen}`}
          </Button>
          {chosen !== undefined && (
            <>
              <Button onClick={() => edit({ kind: 'startAt', id: chosen })}>
                <Flag className="icon" aria-hidden="true" />
                Start at {chosen}
              </Button>
              <Button
                onClick={() => {
                  remove(chosen)
                  // This button goes with its node.
                  addButton.current?.focus()
                }}
              >
                <Trash2 className="icon" aria-hidden="true" />
                Remove {chosen}
              </Button>
            </>
          )}
          <Button look="quiet" onClick={() => edit({ kind: 'tidy' })}>
            <Sparkles className="icon" aria-hidden="true" />
            Tidy up
          </Button>
          <Button look="quiet" onClick={() => replace(guideGraph, 'This is the guide’s graph again.')}>
            <RotateCcw className="icon" aria-hidden="true" />
            Reset the graph
          </Button>
        </div>
      </div>
      <div className="graph-editor-type">
        <TypedEdges desk={desk} />
        <fieldset>
          <legend>Start from an example</legend>
          {exampleGraphs.map(({ name, text }) => (
            <button
              key={name}
              type="button"
              aria-pressed={edgesField.format(state.graph) === text}
              onClick={() => replace(openExample(text), `This is the example: ${name}.`)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      </div>
    </section>
  )
}
