import { lazy, Suspense } from 'react'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { dfsBfsGuide, guideHeadings } from '#content/notes/dfs-bfs-guide-outline.ts'
import { Spinner } from '#platform/ui/Spinner.tsx'
import { StillPart } from '#platform/ui/StillPart.tsx'
import { CodeTemplate } from './CodeTemplate.tsx'
import { LabSlot } from './guide/LabSlot.tsx'
import { GuidePart, Still } from './guide/Still.tsx'
import { Videos } from './guide/Videos.tsx'
import { NoteSection } from './NoteSection.tsx'
import { NotesLayout } from './NotesLayout.tsx'
import '#demos/web/drawings/drawings.css'
import '#demos/web/drawings/graph.css'
import '#demos/web/drawings/shelf.css'
import '#platform/ui/code-lines.css'
import './guide/guide.css'
import './guide/guide-print.css'
import './guide/plan.css'

export function DfsBfsGuidePage() {
  const h = guideHeadings
  return (
    <NotesLayout outline={dfsBfsGuide} head={<Still part="lead" />}>
      <NoteSection heading={h.difference}>
        <Still part="difference" />
      </NoteSection>
      <NoteSection heading={h.sideBySide}>
        <p className="on-screen mb-5 max-w-(--measure)">
          Both visit their first node together, their second, and so on. Watch C: one edge from A, and yet DFS
          comes there late and from far away. Then change the graph.
        </p>
        <div className="on-screen">
          <p className="guide-small guide-scriptless">
            The searches move with JavaScript. The table holds the same run.
          </p>
          <LabSlot />
        </div>
        <Still part="run" />
      </NoteSection>
      <NoteSection heading={h.watch}>
        <Videos />
      </NoteSection>
      <NoteSection heading={h.dataStructures}>
        <Still part="structures" />
      </NoteSection>
      <NoteSection heading={h.whenToUse}>
        <Still part="whenToUse" />
      </NoteSection>
      <NoteSection heading={h.keywords}>
        <Still part="keywords" />
      </NoteSection>
      <NoteSection heading={h.plan}>
        <Plan />
      </NoteSection>
      <NoteSection heading={h.complexity}>
        <Still part="costs" />
      </NoteSection>
      <NoteSection heading={h.templates}>
        <div className="note-templates guide-templates">
          <CodeTemplate heading={h.bfsTemplate} language="java" code={<GuidePart part="bfs" />}>
            <Still part="bfsNote" />
          </CodeTemplate>
          <CodeTemplate heading={h.dfsTemplate} language="java" code={<GuidePart part="dfs" />}>
            <Still part="dfsNote" />
          </CodeTemplate>
          <CodeTemplate
            heading={h.backtrackingTemplate}
            language="java"
            code={<GuidePart part="backtracking" />}
          >
            <Still part="backtrackingNote" />
          </CodeTemplate>
        </div>
      </NoteSection>
    </NotesLayout>
  )
}

const PracticePlan = lazy(async () => ({
  default: (await import('./guide/PracticePlan.tsx')).PracticePlan,
}))

/** Visitors have nothing to tick in it. */
function Plan() {
  const isLive = likelyKind(useVisitor()) !== 'none'
  return (
    <StillPart isLive={isLive}>
      <Suspense fallback={<Spinner text="Loading the plan..." />}>
        <PracticePlan />
      </Suspense>
    </StillPart>
  )
}
