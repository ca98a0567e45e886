import { Pencil } from 'lucide-react'
import { type KeyboardEvent, useCallback, useId, useMemo, useState } from 'react'
import { type Speed, startPlayer } from '#demos/player.ts'
import { useSpeedOptions } from '#demos/web/controls/DemoFooter.tsx'
import { PlayButtons, Scrubber, StepCount } from '#demos/web/controls/PlayControls.tsx'
import { Legend } from '#demos/web/drawings/shared/Legend.tsx'
import { findKeyEvent, usePlayer } from '#demos/web/use-player.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { SegmentedControl } from '#platform/ui/controls/SegmentedControl.tsx'
import { compareSearches } from '../../compare-searches.ts'
import type { EditedGraph } from '../../edited-graph.ts'
import { guideGraph } from '../../guide-graphs.ts'
import { GraphEditor, useGraphEditing } from './GraphEditor.tsx'
import { SearchPanel } from './SearchPanel.tsx'
import '#demos/web/demo.css'
import '#demos/web/controls/demo-controls.css'
import '#demos/web/demo-side.css'
import './search-lab.css'

/** Both searches side by side on one graph that the reader can edit, with one set of controls. */
export function SearchLab() {
  const editorId = useId()
  const [isEditing, setIsEditing] = useState(false)
  const [player, send] = usePlayer(() =>
    startPlayer(compareSearches(guideGraph.graph, guideGraph.start).bfs.length),
  )
  const load = useCallback(
    ({ graph, start }: EditedGraph) =>
      send({ kind: 'load', stepCount: compareSearches(graph, start).bfs.length }),
    [send],
  )
  const editing = useGraphEditing(load)
  const { graph, start } = editing.state
  const { bfs, dfs } = useMemo(() => compareSearches(graph, start), [graph, start])
  const { speed, playing } = player
  const speedOptions = useSpeedOptions()
  // For one render after an edit, the player may still be beyond the end of a shorter run.
  const at = Math.min(player.step, bfs.length - 1)
  const seek = useCallback((to: number) => send({ kind: 'seek', step: to }), [send])
  const setSpeed = useCallback((next: Speed) => send({ kind: 'setSpeed', speed: next }), [send])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const meant = findKeyEvent(event)
    if (!meant) return
    event.preventDefault()
    send(meant)
  }

  return (
    <div className="search-lab" data-speed={speed}>
      <div className="search-lab-head">
        <Button
          aria-expanded={isEditing}
          aria-controls={isEditing ? editorId : undefined}
          onClick={() => setIsEditing(!isEditing)}
        >
          <Pencil className="icon" aria-hidden="true" />
          Change the graph
        </Button>
        <SegmentedControl label="Speed" options={speedOptions} selected={speed} onSelect={setSpeed} />
      </div>
      {isEditing && <GraphEditor id={editorId} editing={editing} />}
      <section aria-label="Player of both searches" className="search-lab-player" onKeyDown={onKeyDown}>
        <div className="search-lab-panels">
          <SearchPanel name="BFS" steps={bfs} at={at} playing={playing} speed={speed} />
          <SearchPanel name="DFS" steps={dfs} at={at} playing={playing} speed={speed} />
        </div>
        <div className="demo-controls search-lab-controls">
          <Scrubber step={at} stepCount={bfs.length} onSeek={seek} />
          <div className="demo-row">
            <PlayButtons isAtStart={at === 0} isAtEnd={at === bfs.length - 1} playing={playing} send={send} />
            <StepCount player={{ ...player, step: at, lastStep: bfs.length - 1 }} />
          </div>
        </div>
      </section>
      <Legend legend={legend} />
    </div>
  )
}

const legend = [
  { role: 'default', means: 'not found' },
  { role: 'frontier', means: 'found, waiting' },
  { role: 'active', means: 'current node' },
  { role: 'compare', means: 'on the call stack' },
  { role: 'settled', means: 'done' },
  { role: 'visited', means: 'cannot be reached' },
  { role: 'result', means: 'answer' },
] as const
