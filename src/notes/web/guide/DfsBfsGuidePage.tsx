import { lazy, useRef } from 'react'
import { Link } from 'react-router'
import { dfsBfsGuide, guideHeadings } from '#content/notes/dfs-bfs/outline.ts'
import { practicePlan } from '#content/notes/dfs-bfs/practice-plan.ts'
import { lead, templateNotes } from '#content/notes/dfs-bfs/texts.ts'
import backtracking from '#content/notes/templates/graphs/graph-backtracking.java?raw'
import bfs from '#content/notes/templates/graphs/graph-bfs.java?raw'
import dfs from '#content/notes/templates/graphs/graph-dfs.java?raw'
import dfsStack from '#content/notes/templates/graphs/graph-dfs-stack.java?raw'
import { LoadBoundary } from '#platform/ui/feedback/LoadBoundary.tsx'
import { useIsNear } from '#platform/web/use-is-near.ts'
import { CodeTemplate, WithCode } from '../CodeTemplate.tsx'
import { NoteSection } from '../NoteSection.tsx'
import { NotesLayout } from '../NotesLayout.tsx'
import { PracticePlan } from '../plan/PracticePlan.tsx'
import { Difference } from './Difference.tsx'
import { RunTable } from './RunTable.tsx'
import { Videos } from './Videos.tsx'
import { Costs, Keywords, Structures, WhenToUse } from './WhenToUse.tsx'
import '#demos/web/drawings/shared/drawings.css'
import '#demos/web/drawings/graph/graph.css'
import '#demos/web/drawings/shelf/shelf.css'
import '#platform/ui/display/code-lines.css'
import './guide.css'

const SearchLab = lazy(async () => ({ default: (await import('./SearchLab.tsx')).SearchLab }))

export function DfsBfsGuidePage() {
  const h = guideHeadings
  return (
    <NotesLayout outline={dfsBfsGuide} head={<p className="guide-lead">{lead}</p>}>
      <NoteSection heading={h.difference}>
        <Difference />
      </NoteSection>
      <NoteSection heading={h.sideBySide}>
        <p className="on-screen mb-5 max-w-(--measure)">
          Both visit their first node together, their second, and so on. Watch C: it is one edge from A, yet
          DFS reaches it late and by a long path. Then change the graph.
        </p>
        <div className="on-screen">
          <p className="guide-small guide-scriptless">
            The searches need JavaScript. The table shows the same run.
          </p>
          <Lab />
        </div>
        <RunTable />
      </NoteSection>
      <NoteSection heading={h.watch}>
        <Videos />
      </NoteSection>
      <NoteSection heading={h.dataStructures}>
        <Structures />
      </NoteSection>
      <NoteSection heading={h.whenToUse}>
        <WhenToUse />
      </NoteSection>
      <NoteSection heading={h.keywords}>
        <Keywords />
      </NoteSection>
      <NoteSection heading={h.plan}>
        <PracticePlan
          levels={practicePlan}
          path={dfsBfsGuide.path}
          typeOf={({ search }) => ({ label: search, hue: search === 'BFS' ? 'bsearch' : 'graphs' })}
        />
      </NoteSection>
      <NoteSection heading={h.complexity}>
        <Costs />
      </NoteSection>
      <NoteSection heading={h.templates}>
        <div className="note-templates guide-templates">
          <CodeTemplate heading={h.bfsTemplate} language="java" code={bfs} isFolded>
            <WithCode>{templateNotes.bfs}</WithCode>
          </CodeTemplate>
          <CodeTemplate heading={h.dfsTemplate} language="java" code={dfs} isFolded>
            <WithCode>{templateNotes.dfs}</WithCode>
          </CodeTemplate>
          <CodeTemplate heading={h.dfsStackTemplate} language="java" code={dfsStack} isFolded>
            <WithCode>{templateNotes.dfsStack}</WithCode>
          </CodeTemplate>
          <CodeTemplate heading={h.backtrackingTemplate} language="java" code={backtracking} isFolded>
            <WithCode>{templateNotes.backtracking}</WithCode>
          </CodeTemplate>
        </div>
        <p className="print:hidden">
          <span>Write them yourself: </span>
          <Link to="/build/breadth-first-search" className="link">
            BFS
          </Link>
          <span>, </span>
          <Link to="/build/depth-first-search" className="link">
            recursive DFS
          </Link>
          <span> or </span>
          <Link to="/build/depth-first-search/dfs-explicit-stack" className="link">
            DFS with a stack
          </Link>
        </p>
      </NoteSection>
    </NotesLayout>
  )
}

/** Rendered in the browser only: its controls set styles, which the content policy forbids in HTML. */
function Lab() {
  const placeholder = useRef<HTMLDivElement>(null)
  if (!useIsNear(placeholder)) return <div ref={placeholder} className="lab-placeholder" />
  return (
    <LoadBoundary
      className="lab-placeholder"
      loadingText="Loading both searches..."
      failureText="The two searches could not be loaded."
    >
      <SearchLab />
    </LoadBoundary>
  )
}
