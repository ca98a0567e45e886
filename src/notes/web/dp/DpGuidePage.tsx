import { costRule, costs, debugList, depth, largeCounts } from '#content/notes/dp/cost.ts'
import { kinds, kindsInWords } from '#content/notes/dp/kinds.ts'
import { type LadderProblem, ladder, ladderIntro } from '#content/notes/dp/ladder.ts'
import { dpGuide, dpHeadings } from '#content/notes/dp/outline.ts'
import { lead } from '#content/notes/dp/when.ts'
import { WithCode } from '../CodeTemplate.tsx'
import { NoteSection } from '../NoteSection.tsx'
import { NotesLayout } from '../NotesLayout.tsx'
import { NoteTable } from '../NoteTable.tsx'
import { PracticePlan } from '../plan/PracticePlan.tsx'
import { CallTrees } from './CallTrees.tsx'
import { CoinChange, Rebuild } from './CoinChange.tsx'
import { Families, LoopDirection } from './Families.tsx'
import { FindState } from './FindState.tsx'
import { Leads, Prose } from './Prose.tsx'
import { Limits, WhenDp } from './WhenDp.tsx'
import '#demos/web/drawings/shared/drawings.css'
import '#demos/web/drawings/tree/tree.css'
import '#platform/ui/display/code-lines.css'
import '../guide/guide.css'
import './dp.css'

export function DpGuidePage() {
  const h = dpHeadings
  return (
    <NotesLayout outline={dpGuide} head={<p className="guide-lead">{lead}</p>}>
      <div className="dp" data-hue="dp">
        <NoteSection heading={h.when}>
          <WhenDp />
          <NoteSection heading={h.limits}>
            <Limits />
          </NoteSection>
        </NoteSection>
        <NoteSection heading={h.tree}>
          <CallTrees />
        </NoteSection>
        <NoteSection heading={h.coinChange}>
          <CoinChange />
        </NoteSection>
        <NoteSection heading={h.state}>
          <FindState />
        </NoteSection>
        <NoteSection heading={h.families}>
          <Families />
          <NoteSection heading={h.direction}>
            <LoopDirection />
          </NoteSection>
        </NoteSection>
        <NoteSection heading={h.kinds}>
          <NoteTable
            label="What changes between the three"
            columns={['What changes', 'Count', 'Best', 'Feasible']}
            rows={kinds.map(({ what, cells }) => ({ name: what, cells }))}
          />
          <Leads items={kindsInWords} />
        </NoteSection>
        <NoteSection heading={h.rebuild}>
          <Rebuild />
        </NoteSection>
        <NoteSection heading={h.cost}>
          <Prose>{costRule}</Prose>
          <NoteTable
            label="States times work"
            columns={['Problem', 'States', 'Work per state', 'Time']}
            rows={costs.map(({ problem, states, work, time }) => ({
              name: problem,
              cells: [states, work, time],
            }))}
          />
          <NoteSection heading={h.depth}>
            <Prose>{depth}</Prose>
          </NoteSection>
          <NoteSection heading={h.largeCounts}>
            {largeCounts.map((text) => (
              <Prose key={text}>{text}</Prose>
            ))}
          </NoteSection>
        </NoteSection>
        <NoteSection heading={h.debug}>
          <Leads items={debugList.map(({ check, how }) => ({ lead: check, text: how }))} isOrdered />
        </NoteSection>
        <NoteSection heading={h.ladder}>
          <Prose>{ladderIntro}</Prose>
          <PracticePlan levels={ladder} path={dpGuide.path} renderBelow={renderState} />
        </NoteSection>
      </div>
    </NotesLayout>
  )
}

function renderState({ title, family, state }: LadderProblem) {
  return (
    <details className="dp-state">
      <summary>
        State?<span className="sr-only">{` of ${title}`}</span>
      </summary>
      <p>
        <WithCode>{state}</WithCode> <b>{`Family: ${family}.`}</b>
      </p>
    </details>
  )
}
