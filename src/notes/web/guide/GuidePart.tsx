import { lead, templateNotes } from '#content/notes/dfs-bfs-guide.ts'
import backtracking from '#content/notes/templates/graph-backtracking.java?raw'
import bfs from '#content/notes/templates/graph-bfs.java?raw'
import dfs from '#content/notes/templates/graph-dfs.java?raw'
import { ContourGlyph } from '#platform/ui/art/ContourGlyph.tsx'
import { TemplateCode } from '../TemplateCode.tsx'
import { WithCode } from '../WithCode.tsx'
import { Difference } from './Difference.tsx'
import { RunTable } from './RunTable.tsx'
import { VideoNotes } from './VideoNotes.tsx'
import { Costs, Keywords, Structures, WhenToUse } from './WhenToUse.tsx'

/** A part of the guide that does not move. All are in one file, which only a reader who comes by a link fetches. */
export function GuidePart({ part }: { part: GuidePartName }) {
  const Part = parts[part]
  return <Part />
}

export type GuidePartName = keyof typeof parts

const parts = {
  lead: () => <p className="guide-lead">{lead}</p>,
  difference: Difference,
  run: RunTable,
  structures: Structures,
  whenToUse: WhenToUse,
  keywords: Keywords,
  costs: Costs,
  bfsVideo: () => <ContourGlyph seed={31} rings={7} size={560} hue="bsearch" />,
  dfsVideo: () => <ContourGlyph seed={32} rings={7} size={560} hue="graphs" />,
  videoNotes: VideoNotes,
  bfs: () => <TemplateCode language="java" code={bfs} />,
  dfs: () => <TemplateCode language="java" code={dfs} />,
  backtracking: () => <TemplateCode language="java" code={backtracking} />,
  bfsNote: () => <WithCode>{templateNotes.bfs}</WithCode>,
  dfsNote: () => <WithCode>{templateNotes.dfs}</WithCode>,
  backtrackingNote: () => <WithCode>{templateNotes.backtracking}</WithCode>,
}
